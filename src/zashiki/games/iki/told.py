"""What happened, as sentences for the log: one table, whole sentences, no glue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...core.events import Event
from .prompts import SHOP_NAMES, card_name

GOODS = {
    "mon": ("mon", "mon"),
    "rice": ("rice", "rice"),
    "sandal": ("sandal", "sandals"),
    "wood": ("wood", "wood"),
    "koban": ("koban", "koban"),
    "iki": ("IKI", "IKI"),
    "fire": ("fire step", "fire steps"),
}
TYPES = {
    "vendor": "Street vendors",
    "artisan": "Artisans",
    "special": "Specials",
    "master": "Master craftsmen",
    "shopkeeper": "Shopkeepers",
}
SPECIAL = {
    "hire": "Hire −1",
    "move": "Move +1",
    "mountain escape": "Escape",
    "shrine escape": "Escape",
    "joker": "Joker",
}


@dataclass(frozen=True)
class Told:
    """A sentence told of somebody, and the same told to that very person."""

    theirs: str
    mine: str = ""

    def to(self, reader_acts: bool) -> str:
        """The sentence for a reader."""
        return self.mine if reader_acts and self.mine else self.theirs


SENTENCES: dict[str, Told | None] = {
    # setting up
    "first": Told("{name} is the first player.", "You are the first player."),
    "sun": Told("{name} has the sun and begins.", "You have the sun and begin."),
    "plan": Told("The {building} comes on offer."),
    "starter": Told("{name} takes the {card}.", "You take the {card}."),
    "supply": None,
    "decks": None,
    "blockers": None,
    "laid out": None,
    "left out": Told("The {card} stays out of the game."),
    "no room": Told("There is no room for the {card}: it leaves the game."),
    # months and turns
    "month": Told("Month {month} begins."),
    "block": Told("The space {space} of the ikizama track is blocked."),
    "reveal": Told("The {card} is for hire."),
    "ikizama": Told("{name} chooses {space} on the ikizama track.", "You choose {space} on the ikizama track."),
    "turn": Told("It is the turn of {name}.", "It is your turn."),
    "income": Told("{name} takes income.", "You take income."),
    "forced income": Told("{name} cannot hire and takes income.", "You cannot hire and take income."),
    "hire": Told("{name} hires the {card}.", "You hire the {card}."),
    "place": Told("The {card} of {name} goes to room {room}.", "Your {card} goes to room {room}."),
    "neutral place": Told("The neutral {card} goes to room {room}."),
    "pay": Told("{name} pays {amount}.", "You pay {amount}."),
    "gain": Told("{name} gets {amount}.", "You get {amount}."),
    "rise": Told("{name} rises to step {step} of the fire track.", "You rise to step {step} of the fire track."),
    "walk": Told("{name} walks {steps}.", "You walk {steps}."),
    "ox": Told("{name} walks a step further with Move +1.", "You walk a step further with Move +1."),
    "step": None,
    "go": Told("{name} goes to the {shop}.", "You go to the {shop}."),
    "lap": Told("{name} has walked a lap.", "You have walked a lap."),
    "visit": Told("{name} stops at the {shop}.", "You stop at the {shop}."),
    "arrived": None,
    "turn end": None,
    # business
    "deal": Told("{name} deals with the shop: {deal}.", "You deal with the shop: {deal}."),
    "buy": Told("{name} buys a token: {token}.", "You buy a token: {token}."),
    "use": Told("{name} deals with the {card} in room {room}.", "You deal with the {card} in room {room}."),
    "level": Told("The {card} of {name} reaches level {level}.", "Your {card} reaches level {level}."),
    "free": None,
    "retire": Told("The {card} of {name} retires.", "Your {card} retires."),
    "token": Told("{name} gets a special token: {token}.", "You get a special token: {token}."),
    "swap": Told("The {card} and the {other} change rooms."),
    "build": Told("{name} builds the {building}.", "You build the {building}."),
    "leave": Told("The neutral {card} leaves the game."),
    "neutral": Told("{name} makes the {card} neutral.", "You make the {card} neutral."),
    # fire
    "alarm": None,
    "fire": Told("Fire breaks out in nagaya {nagaya}, strength {strength}."),
    "spread": Told("The fire passes room {room}."),
    "stop fire": Told("{name} stops the fire in room {room}.", "You stop the fire in room {room}."),
    "burn": Told("The {card} of {name} burns in room {room}.", "Your {card} burns in room {room}."),
    "neutral burn": Told("The neutral {card} burns in room {room}."),
    "escape": Told("{name} saves the {card} with an Escape token.", "You save the {card} with an Escape token."),
    "fire out": Told("The fire in nagaya {nagaya} is out."),
    # payday
    "payday": Told("Payday at the end of month {month}."),
    "unhired": None,
    "market": Told("The markets now sell the tokens of {season}."),
    "market stays": None,
    "salary": Told("The {card} pays {name} {amount}.", "The {card} pays you {amount}."),
    "harmony": Told(
        "{type} in harmony: {name} has kobun: {kobun}, cards: {cards}.",
        "{type} in harmony: you have kobun: {kobun}, cards: {cards}.",
    ),
    "paid in rice": None,
    "feed": Told("{name} feeds characters; rice: {rice}.", "You feed your characters; rice: {rice}."),
    "starve": Told("The {card} of {name} starves and leaves the game.", "Your {card} starves and leaves the game."),
    "row mon": Told("Every character still for hire gets 1 mon."),
    # the end
    "new year": Told("The New Year begins."),
    "score": Told("{name} scores {points} ({source}).", "You score {points} ({source})."),
    "track": Told("{name} keeps {points} IKI of the year.", "You keep {points} IKI of the year."),
    "collect": None,
    "stand": None,
    "joker": Told("The Joker of {name} counts among the {type}.", "Your Joker counts among the {type}."),
    "won": Told("{name} wins with {points} IKI.", "You win with {points} IKI."),
    "won by step": Told(
        "{name} wins with {points} IKI and the higher fire step.", "You win with {points} IKI and the higher fire step."
    ),
    "won by stack": Told(
        "{name} wins with {points} IKI and the upper fire marker.",
        "You win with {points} IKI and the upper fire marker.",
    ),
}

BY_RULE: dict[tuple[str, str], str] = {
    ("first", "setup2.sun-moon"): "sun",
    ("gain", "setup.goods"): "laid out",
    ("rise", "setup.fire-stack"): "laid out",
    ("left out", "two.neutral-full"): "no room",
    ("income", "hire.forced-income"): "forced income",
    ("place", "two.neutral-room"): "neutral place",
    ("walk", "move.token"): "ox",
    ("step", "newyear.place"): "go",
    ("step", "option.new-year-free-space-only"): "go",
    ("visit", "newyear.business"): "arrived",
    ("burn", "two.neutral-fire"): "neutral burn",
    ("market", "payday.winter"): "market stays",
    ("pay", "payday.feed"): "paid in rice",
    ("won", "tie.fire"): "won by step",
    ("won", "tie.stack"): "won by stack",
}
"""Where one verb tells different things, the rule it follows from says which."""


def tell(event: Event, seat: int | None, facts: dict[str, Any]) -> str | None:
    """A sentence about an event for the reader in `seat` (None: a spectator), or None if it is not worth one."""
    told = SENTENCES[BY_RULE.get((event.verb, event.rule), event.verb)]
    if told is None:
        return None
    return told.to(seat is not None and seat == event.seat).format(**_words(event, facts))


def _words(event: Event, facts: dict[str, Any]) -> dict[str, Any]:
    words: dict[str, Any] = {}
    if event.seat is not None:
        words["name"] = facts["seats"][event.seat].capitalize()
    for key, value in event.data.items():
        words[key] = SHOWN[key](value, facts) if key in SHOWN and value is not None else value
    if "good" in event.data:
        words["amount"] = quantity(int(event.data["amount"] or 0), str(event.data["good"]))
    return words


def quantity(amount: int, good: str) -> str:
    """So much of something, in words.

    >>> quantity(2, "sandal")
    '2 sandals'
    """
    return f"{amount} {GOODS[good][abs(amount) != 1]}"


SHOWN: dict[str, Callable[[Any, dict[str, Any]], Any]] = {
    "card": card_name,
    "other": card_name,
    "building": card_name,
    "room": lambda room, _: room.upper(),
    "nagaya": lambda nagaya, _: nagaya.upper(),
    "shop": lambda shop, _: SHOP_NAMES[shop],
    "space": lambda space, _: space.replace("-", "–"),
    "token": lambda token, _: SPECIAL.get(token, token),
    "type": lambda kind, _: TYPES[kind],
    "steps": lambda steps, _: f"{steps} step" if steps == 1 else f"{steps} steps",
}
"""How operands are said; those not named here are said as they are."""
