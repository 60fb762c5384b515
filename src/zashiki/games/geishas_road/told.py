"""What happened, as sentences for the log: one table, whole sentences, no glue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...core.events import Event
from .names import COLOURS

GAME_TITLES = {"evening": "Evening in Kyoto", "maiko": "Life of a Maiko", "geiko": "Life of a Geiko"}
BY = {
    "four geisha": "the favour of four geisha",
    "points": "points",
    "influence tokens": "influence tokens, points being equal",
    "first player": "having been the first player, all else being equal",
    "games won": "games won",
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
    # the board shows how it was laid out
    "house": None,
    "stand": None,
    "lanterns": None,
    "arrive": None,
    "lay": None,
    "dealt": None,
    "placed": None,
    "again": None,
    # beginning
    "new game": Told("The campaign: {game} begins."),
    "new round": Told("Round {round} begins."),
    "home": Told("{name} is given the {house} house as a home.", "You are given the {house} house as your home."),
    "darken": Told("A prestige token worth {light} turns to its dark side, {dark}."),
    "start": Told("{name} begins round {round}.", "You begin round {round}."),
    # a turn
    "draw": Told("{name} draws {card}.", "You draw {card}."),
    "draw unseen": Told("{name} draws a card."),
    "act": Told("{name} chooses {action}.", "You choose {action}."),
    "keep": Told("{name} lays {card} face down.", "You lay {card} face down."),
    "keep unseen": Told("{name} lays a card face down for the end of the round."),
    "discard": Told("{name} discards {card}.", "You discard {card}."),
    "discard unseen": Told("{name} discards a card, unseen."),
    "shown": None,
    "offer": Told("{name} offers {card} at place {place}.", "You offer {card} at place {place}."),
    "veil": Told("{name} offers {card} face down at place {place}.", "You offer {card} face down at place {place}."),
    "veil unseen": Told("{name} offers a card face down at place {place}."),
    "take": Told("{name} takes the card at place {place}.", "You take the card at place {place}."),
    "remove": Told("{name} removes {card} from the game.", "You remove {card} from the game."),
    "manner": Told("{name} decides to {manner}.", "You decide to {manner}."),
    "ruled": Told("{name} says: {manner} the other card.", "You say: {manner} the other card."),
    "rest": Told("The rest of the offer falls to {name}.", "The rest of the offer falls to you."),
    # counter-offers
    "counter": Told(
        "{name} makes a counter-offer for the card at place {place}.",
        "You make a counter-offer for the card at place {place}.",
    ),
    "swapped in": Told("{name} puts {card} at place {place} instead.", "You put {card} at place {place} instead."),
    "set aside": Told("The {card} goes back into the deck."),
    "set aside hidden": Told(
        "The {card}, face down at place {place}, goes back into the deck.",
        "Your {card}, face down at place {place}, goes back into the deck.",
    ),
    "set aside hidden unseen": Told("The face-down card at place {place} goes back into the deck unseen."),
    "choosing": Told("Now {name} is to choose.", "Now you are to choose."),
    # playing a card
    "reveal": Told("The face-down card of {name} is {card}.", "Your face-down card is {card}."),
    "intrigue": Told("{name} turns up the Intrigue card: {card}.", "You turn up your Intrigue card: {card}."),
    "zone": Told("{name} plays {card}.", "You play {card}."),
    "learn": Told("{name} learns with {card}.", "You learn with {card}."),
    "work": Told("{name} works with {card}.", "You work with {card}."),
    "under": Told("{name} lays {card} under the {house} house.", "You lay {card} under the {house} house."),
    "move": Told("{geisha} walks from the {start} house to the {stop} house."),
    "return": Told("{geisha} comes home and gets a prestige token worth {light}."),
    "return again": Told("{geisha} comes home a second time and gets another prestige token, worth {light}."),
    "return fate": Told("{geisha} comes home and gets the next prestige token."),
    "return empty": Told("{geisha} comes home, and there is no prestige token for her."),
    "flip": Told("{geisha} comes home a second time, and her prestige token turns over."),
    "guest": Told(
        "{name} takes a {guest} guest at the {house} house.", "You take a {guest} guest at the {house} house."
    ),
    "influence": Told("{name} takes the influence token of {geisha}.", "You take the influence token of {geisha}."),
    "influence drawn": Told(
        "{name} begins with the influence token of {geisha}.",
        "You begin with the influence token of {geisha}.",
    ),
    "no guest": Told(
        "{name} finds nothing more to take at the {house} house.", "You find nothing more to take at the {house} house."
    ),
    "takes nothing": None,
    # the end
    "round end": Told("Round {round} ends."),
    "compare": Told("{geisha}: {first} {halves_indigo}, {second} {halves_vermilion}."),
    "favour": Told("{geisha} favours {name}.", "{geisha} favours you."),
    "enough": Told("{name} has won the favour of {four} geisha.", "You have won the favour of {four} geisha."),
    "tie": Told("{geisha} favours nobody."),
    "show": Told("{name} shows {card}.", "You show {card}."),
    "score": Told("{name} scores {points} ({source}).", "You score {points} ({source})."),
    "round won": Told("{name} wins round {round}; points: {points}.", "You win round {round}; points: {points}."),
    "feat": Told("{name} earns an achievement: {feat}.", "You earn an achievement: {feat}."),
    "game won": Told("{name} wins {game} by {by}.", "You win {game} by {by}."),
    "campaign won": Told("{name} wins the campaign.", "You win the campaign."),
}

BY_RULE: dict[tuple[str, str], str] = {
    ("influence", "setup.guests"): "placed",
    ("influence", "setup.simple"): "influence drawn",
    ("draw", "setup.deal"): "dealt",
    ("draw", "second.deal"): "dealt",
    ("draw", "maiko.deal"): "dealt",
    ("draw", "geiko.deal"): "dealt",
    ("draw", "geiko.second"): "dealt",
    ("offer", "action.reveal"): "shown",
    ("offer", "maiko.reveal"): "shown",
    ("offer", "counter.place"): "swapped in",
    ("manner", "maiko.intrigue-choice"): "ruled",
    ("choosing", "action.gift-rest"): "rest",
    ("choosing", "action.competition-rest"): "rest",
    ("reveal", "round.intrigue"): "intrigue",
    ("zone", "maiko.learn"): "learn",
    ("return", "card.home-second"): "return again",
    ("return", "fate.first"): "return fate",
    ("no guest", "card.tokens-none"): "takes nothing",
    ("favour", "score.four"): "enough",
    ("game won", "campaign.winner"): "campaign won",
}
"""Where one verb tells different things, the rule it follows from says which."""


def tell(event: Event, seat: int | None, facts: dict[str, Any]) -> str | None:
    """A sentence about an event for the reader in `seat` (None: a spectator), or None if it is not worth one.

    The event is told as it is given: pass `event.seen_by(seat)` to leave out what that seat may not know.
    """
    key = BY_RULE.get((event.verb, event.rule), event.verb)
    if any(event.data[name] is None for name in event.private) and f"{key} unseen" in SENTENCES:
        key = f"{key} unseen"
    if event.verb == "return" and event.data["token"] is None:
        key = "return empty"
    told = SENTENCES[key]
    if told is None:
        return None
    return told.to(seat is not None and seat == event.seat).format(**_words(event, facts))


def _words(event: Event, facts: dict[str, Any]) -> dict[str, Any]:
    components, (first, second) = facts["components"], facts["seats"]
    words: dict[str, Any] = {"first": first.capitalize(), "second": second.capitalize()}
    words |= {"four": components["game.geisha_to_win"]}
    if event.seat is not None:
        words["name"] = facts["seats"][event.seat].capitalize()
    for key, value in event.data.items():
        words[key] = SHOWN[key](value, components) if key in SHOWN and value is not None else value
    if event.data.get("token") is not None:
        words |= components["prestige.tokens"][int(str(event.data["token"])) - 1]
    return words


def _half(halves: Any, _components: Any) -> str:
    return f"{halves / 2:g}"


SHOWN: dict[str, Callable[[Any, Any], Any]] = {
    "geisha": lambda colour, components: components["names.geisha"][COLOURS.index(colour)],
    "action": lambda action, *_: action.capitalize(),
    "halves_indigo": _half,
    "halves_vermilion": _half,
    "feat": lambda feat, *_: feat.replace("_", " "),
    "game": lambda game, *_: GAME_TITLES[game],
    "by": lambda by, *_: BY[by],
}
"""How operands are said; those not named here are said as they are."""
