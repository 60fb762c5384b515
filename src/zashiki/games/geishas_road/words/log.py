"""Log sentences: which message tells an event, and what its operands are called."""

from ....api.events import Event
from ....api.facts import Facts
from ....text.speech import Said, message_id
from .naming import called, in_halves, reading, say, signed

SILENT = frozenset(
    {"house", "stand", "lanterns", "arrive", "lay", "dealt", "placed", "again", "shown", "takes nothing"}
)
"""What the board shows well enough."""
UNSEEN = frozenset({"draw", "keep", "discard", "veil", "set aside hidden"})
"""What is told in other words to those who may not know the card."""
MANNERS = {
    ("manner", "learn"): "learning",
    ("manner", "work"): "working",
    ("ruled", "learn"): "ruled learn",
    ("ruled", "work"): "ruled work",
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


KINDS = {
    "house": "house", "start": "house", "stop": "house", "geisha": "geisha", "guest": "guest", "card": "card",
    "action": "action", "source": "source", "feat": "feat", "game": "game", "by": "won",
}  # fmt: skip
"""What kind of thing an operand is; those not named here are said as they are."""


def tell(event: Event, seat: int | None, facts: Facts) -> str | None:
    """A sentence about an event for the reader in `seat` (None: a spectator), or None if it is not worth one.

    The event is told as it is given: pass `event.seen_by(seat)` to leave out what that seat may not know.
    """
    key = message_key(event)
    if key in SILENT:
        return None
    return say(facts, message_id("told", key), reader=reading(event.seat, seat), **_operands(event, facts))


def message_key(event: Event) -> str:
    """The message that tells an event."""
    key = BY_RULE.get((event.verb, event.rule), event.verb)
    if event.verb == "manner":
        return MANNERS[key, str(event.data["manner"])]
    if event.verb == "return" and event.data["token"] is None:
        return "return empty"
    if key in UNSEEN and any(event.data[name] is None for name in event.private):
        return f"{key} unseen"
    return key


def _operands(event: Event, facts: Facts) -> dict[str, Said]:
    said: dict[str, Said] = {"four": facts.components["game.geisha_to_win"]}
    if event.seat is not None:
        said["name"] = facts.names[event.seat]
    for key, value in event.data.items():
        if value is not None:
            said[key] = called(facts, KINDS[key], str(value)) if key in KINDS else value
    if event.data.get("token") is not None:
        token = facts.components["prestige.tokens"][int(str(event.data["token"])) - 1]
        said |= {side: signed(token[side]) for side in ("light", "dark")}
    if event.verb == "compare":
        said["first"], said["second"] = facts.names
        for key, halves in (("first_sum", "halves_indigo"), ("second_sum", "halves_vermilion")):
            said[key] = in_halves(int(event.data[halves] or 0))
    return said
