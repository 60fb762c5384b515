"""Highlights: the places and pieces of the pictures that an event speaks of."""

from __future__ import annotations

from ....api.events import Event
from ..data.names import CHARACTERS, WAVES

HIGHLIGHTS: dict[str, tuple[str, ...]] = {
    "set up": (),
    "side": ("crest-{seat}",),
    "colour": ("crest-{seat}",),
    "token": ("token-{town}",),
    "wave": ("wave-{character}",),
    "stand": ("pilgrim-{seat}", "merchant-{seat}", "artist-{seat}"),
    "round": ("round", "crest-{seat}"),
    "roll": ("die-{die}",),
    "take": ("die-{die}",),
    "walk": ("pilgrim-{seat}", "station-{stop}"),
    "push on": ("pilgrim-{seat}", "station-{stop}"),
    "go": ("merchant-{seat}", "town-{stop}"),
    "blocked": ("merchant-{seat}", "town-{town}"),
    "via": ("region-{stop}",),
    "to": ("artist-{seat}", "region-{stop}"),
    "use wave": ("wave-{character}",),
    "spare wave": ("wave-{character}",),
    "leave": ("{die}-{seat}",),
    "nothing": ("{die}-{seat}",),
    "coins": ("token-{town}", "coins-{seat}"),
    "slab": ("slab-{seat}-{slabs}",),
    "coins stay": ("coins-{seat}",),
    "temple": ("temple-track-{seat}",),
    "garden": ("garden-track-{seat}",),
    "spring": ("spring-token",),
    "tile": ("wave-{character}",),
    "good": ("goods-{seat}",),
    "return": ("goods-{seat}",),
    "sell": ("goods-{seat}", "coins-{seat}"),
    "paint": ("culture-{seat}",),
    "reveal": ("painting-{seat}-{place}",),
    "gift": ("painting-{seat}-{gift}",),
    "again": ("spring-token", "die-{die}"),
    "enough": ("spring-token",),
    "spring back": ("spring-token",),
    "trigger": ("{ended}",),
    "play out": ("round",),
    "score": ("{source}-{seat}",),
    "win": ("crest-{seat}",),
}
"""Marks of the pictures by the verb of an event, with its operands to be filled in."""
ENDED = {
    "temple": "temple-track-{seat}",
    "garden": "garden-track-{seat}",
    "slab": "trade-{seat}",
    "gift": "culture-{seat}",
}


def highlights(event: Event) -> tuple[str, ...]:
    """The marks of an event, as `data-mark` has them."""
    words = {"seat": event.seat, **event.data}
    if event.data.get("wave") is not None:
        words["character"] = CHARACTERS[WAVES.index(str(event.data["wave"])) // 2]
    if event.verb == "gift":
        words["gift"] = int(event.data["gifts"] or 0) - 1
    if event.verb == "trigger":
        words["ended"] = ENDED[str(event.data["trigger"])].format(seat=event.seat)
    return tuple(mark.format(**words) for mark in HIGHLIGHTS[event.verb])
