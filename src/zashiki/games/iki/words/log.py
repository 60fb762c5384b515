"""The log: events as sentences, and how their operands are said."""

from collections.abc import Callable
from typing import Any

from ....api.events import Event
from ....api.facts import Facts
from ....text.speech import Name, Said, message_id
from .naming import amount, card_name, room_name, shop_of, token_name

SILENT = (
    "supply", "decks", "blockers", "laid out", "step", "arrived", "turn end", "free", "alarm", "unhired",
    "market stays", "paid in rice", "collect", "stand",
)  # fmt: skip
"""What is not worth a sentence."""

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
    ("pay", "hire.cost"): "pay hire",
    ("pay", "hire.discount"): "pay hire",
    ("pay", "hire.surcharge"): "pay room",
    ("pay", "two.surcharge"): "pay room",
    ("pay", "move.sandals"): "pay step",
    ("pay", "build.fee"): "pay fee",
    ("pay", "build.cost"): "pay building",
    ("pay", "ability.build"): "pay building",
    ("won", "tie.fire"): "won by step",
    ("won", "tie.stack"): "won by stack",
}
"""Where one verb tells different things, the rule it follows from says which."""
LESS = {"salary": "amount", "score": "points"}
"""What may be less than nothing: it is then told as a loss."""


def tell(event: Event, seat: int | None, facts: Facts) -> str | None:
    """A sentence about an event for the reader in `seat` (None: a spectator), or None if it is not worth one."""
    told = BY_RULE.get((event.verb, event.rule), event.verb)
    if told in SILENT:
        return None
    data = dict(event.data)
    if told in LESS and int(data[LESS[told]] or 0) < 0:
        data[LESS[told]] = -int(data[LESS[told]] or 0)
        told += " less"
    words: dict[str, Said] = {"reader": "me" if seat is not None and seat == event.seat else "other"}
    if event.seat is not None:
        words["name"] = facts.names[event.seat]
    for key, value in data.items():
        if value is not None:
            words |= SPOKEN[key](value, facts) if key in SPOKEN else {key: value}
    if "good" in data:
        words["amount"] = amount(str(data["good"]), int(data["amount"] or 0), facts.say)
    return str(facts.say.say(message_id("told", told), **words))


SPOKEN: dict[str, Callable[[Any, Facts], dict[str, Said]]] = {
    "card": lambda card, facts: {"card": card_name(card, facts)},
    "other": lambda card, facts: {"other": card_name(card, facts)},
    "building": lambda card, facts: {"building": card_name(card, facts)},
    "room": lambda room, _: {"room": room_name(room)},
    "nagaya": lambda nagaya, _: {"nagaya": room_name(nagaya)},
    "space": lambda space, _: {"space": room_name(space)},
    "shop": lambda shop, _: {"shop": Name("shop", shop)},
    "deal": lambda deal, _: {"shop": Name("shop", shop_of(deal))},
    "token": lambda token, _: {"token": token_name(token)},
    "type": lambda kind, _: {"type": Name("type", kind)},
    "season": lambda season, _: {"season": Name("season", season)},
    "source": lambda source, _: {"source": Name("source", source)},
    "owner": lambda *_: {},
}
"""How operands are said; those not named here are said as they are."""
