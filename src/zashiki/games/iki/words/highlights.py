"""Highlights: the places and pieces of the pictures that an event speaks of."""

from ....api.events import Event
from ..data.names import GOODS
from .log import BY_RULE
from .naming import shop_of

MARKS: dict[tuple[str, ...], str] = {
    ("mat-{seat}",): "first, sun, turn, buy, token, salary, joker, won",
    ("card-{building}",): "plan, build",
    ("card-{card}",): "starter, hire",
    ("month-{month}",): "month, payday",
    ("ikizama-{space}",): "block, ikizama",
    ("row",): "reveal, neutral, row mon",
    ("good-{seat}-mon",): "income, forced income",
    ("room-{room}",): "place, neutral place, use, level, free, leave, spread, burn, neutral burn, escape, starve",
    ("fire-{seat}", "step-{step}"): "rise",
    ("oyakata-{seat}",): "walk, ox",
    ("space-{shop}",): "step, go",
    ("lap",): "lap",
    ("shop-{shop}",): "visit, arrived",
    ("room-{room}", "mat-{seat}"): "retire",
    ("nagaya-{nagaya}",): "fire, fire out",
    ("room-{room}", "fire-{seat}"): "stop fire",
    ("points-{seat}",): "harmony, score, track",
    ("good-{seat}-rice",): "feed",
    ("month-13",): "new year",
    ("mat-{seat}", "fire-{seat}"): "won by step, won by stack",
}
"""Marks of the pictures, and the events that point at them; those not named here point at nothing."""
HIGHLIGHTS = {verb: marks for marks, verbs in MARKS.items() for verb in verbs.split(", ")}
WORTH_MARKS = {"iki": "points-{seat}", "fire": "fire-{seat}", **{good: f"good-{{seat}}-{good}" for good in GOODS}}


def highlights(event: Event) -> tuple[str, ...]:
    """The `data-mark` names of what an event speaks of.

    >>> highlights(Event("place", "hire.room", 0, {"card": "monk", "room": "a4", "level": 1}))
    ('room-a4',)
    """
    if event.verb in ("pay", "gain"):
        return (WORTH_MARKS[str(event.data["good"])].format(seat=event.seat),)
    if event.verb == "deal":
        return (f"shop-{shop_of(str(event.data['deal']))}",)
    told = BY_RULE.get((event.verb, event.rule), event.verb)
    return tuple(mark.format(seat=event.seat, **event.data) for mark in HIGHLIGHTS.get(told, ()))
