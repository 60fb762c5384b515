"""Highlights: the places and pieces of the pictures that an event speaks of."""

from __future__ import annotations

from ....api.events import Event
from ..data.names import GOODS
from .log import BY_RULE
from .naming import shop_of

HIGHLIGHTS: dict[str, tuple[str, ...]] = {
    "first": ("mat-{seat}",),
    "sun": ("mat-{seat}",),
    "plan": ("card-{building}",),
    "starter": ("card-{card}",),
    "month": ("month-{month}",),
    "block": ("ikizama-{space}",),
    "reveal": ("row",),
    "ikizama": ("ikizama-{space}",),
    "turn": ("mat-{seat}",),
    "income": ("good-{seat}-mon",),
    "forced income": ("good-{seat}-mon",),
    "hire": ("card-{card}",),
    "place": ("room-{room}",),
    "neutral place": ("room-{room}",),
    "rise": ("fire-{seat}", "step-{step}"),
    "walk": ("oyakata-{seat}",),
    "ox": ("oyakata-{seat}",),
    "step": ("space-{shop}",),
    "go": ("space-{shop}",),
    "lap": ("lap",),
    "visit": ("shop-{shop}",),
    "arrived": ("shop-{shop}",),
    "buy": ("mat-{seat}",),
    "use": ("room-{room}",),
    "level": ("room-{room}",),
    "free": ("room-{room}",),
    "retire": ("room-{room}", "mat-{seat}"),
    "token": ("mat-{seat}",),
    "build": ("card-{building}",),
    "leave": ("room-{room}",),
    "neutral": ("row",),
    "fire": ("nagaya-{nagaya}",),
    "spread": ("room-{room}",),
    "stop fire": ("room-{room}", "fire-{seat}"),
    "burn": ("room-{room}",),
    "neutral burn": ("room-{room}",),
    "escape": ("room-{room}",),
    "fire out": ("nagaya-{nagaya}",),
    "payday": ("month-{month}",),
    "salary": ("mat-{seat}",),
    "harmony": ("points-{seat}",),
    "feed": ("good-{seat}-rice",),
    "starve": ("room-{room}",),
    "row mon": ("row",),
    "new year": ("month-13",),
    "score": ("points-{seat}",),
    "track": ("points-{seat}",),
    "joker": ("mat-{seat}",),
    "won": ("mat-{seat}",),
    "won by step": ("mat-{seat}", "fire-{seat}"),
    "won by stack": ("mat-{seat}", "fire-{seat}"),
}
"""What each kind of event points at; those not named here point at nothing."""
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
