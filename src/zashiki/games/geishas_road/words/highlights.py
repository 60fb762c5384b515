"""Highlights: the places and pieces of the pictures that an event speaks of."""

from __future__ import annotations

from ....api.events import Event

HOUSE, GEISHA, PANEL = "house-{house}", "geisha-{geisha}", "panel-{geisha}"
SEAT, HAND, OFFER = "seat-{seat}", "hand-{seat}", "offer"

HIGHLIGHTS: dict[str, tuple[str, ...]] = {
    "house": (HOUSE,),
    "stand": (GEISHA, HOUSE),
    "lanterns": (HOUSE,),
    "arrive": (HOUSE,),
    "home": (HOUSE, SEAT),
    "influence": (PANEL,),
    "lay": (),
    "darken": ("row-fate",),
    "draw": (HAND,),
    "start": (SEAT,),
    "act": ("action-{seat}-{action}",),
    "keep": (SEAT,),
    "discard": (SEAT,),
    "offer": (OFFER,),
    "veil": (OFFER,),
    "counter": (OFFER, "action-{seat}-counter"),
    "set aside": (OFFER, "deck"),
    "set aside hidden": (OFFER, "deck"),
    "take": (OFFER,),
    "choosing": (SEAT,),
    "reveal": (OFFER,),
    "remove": (OFFER,),
    "manner": (OFFER,),
    "zone": ("panel-{colour}",),
    "work": ("geisha-{colour}",),
    "under": (HOUSE,),
    "move": (GEISHA, "house-{start}", "house-{stop}"),
    "return": (PANEL, "house-{geisha}"),
    "flip": (PANEL,),
    "guest": (HOUSE, "guests-{seat}"),
    "no guest": (HOUSE,),
    "round end": (),
    "compare": (PANEL,),
    "favour": (PANEL,),
    "tie": (PANEL,),
    "score": (SEAT,),
    "round won": (SEAT,),
    "new round": (),
    "again": (),
    "feat": (SEAT,),
    "game won": (SEAT,),
    "show": (HAND,),
    "new game": (),
}
"""By verb; the operands of the event, its seat and the colour of its card fill the gaps."""
ELSEWHERE: dict[tuple[str, str], tuple[str, ...]] = {("favour", "score.four"): (SEAT,)}
"""Where one verb tells different things, the rule says which."""


def highlights(event: Event) -> tuple[str, ...]:
    """What to point at when the event is told.

    >>> highlights(Event("move", "card.move", None, {"geisha": "pink", "start": "red", "stop": "blue"}))
    ('geisha-pink', 'house-red', 'house-blue')
    """
    found = ELSEWHERE.get((event.verb, event.rule), HIGHLIGHTS[event.verb])
    colour = str(event.data.get("card")).partition(" ")[0]
    return tuple(mark.format(**{**event.data, "seat": event.seat, "colour": colour}) for mark in found)
