"""Highlights: the places and pieces of the pictures that an event speaks of."""

from ....api.events import Event
from ..data.names import CHARACTERS, WAVES

MARKS: dict[tuple[str, ...], str] = {
    (): "set up",
    ("crest-{seat}",): "side, colour, win",
    ("token-{town}",): "token",
    ("wave-{character}",): "wave, use wave, spare wave, tile",
    ("pilgrim-{seat}", "merchant-{seat}", "artist-{seat}"): "stand",
    ("round", "crest-{seat}"): "round",
    ("die-{die}",): "roll, take",
    ("pilgrim-{seat}", "station-{stop}"): "walk, push on",
    ("merchant-{seat}", "town-{stop}"): "go",
    ("merchant-{seat}", "town-{town}"): "blocked",
    ("region-{stop}",): "via",
    ("artist-{seat}", "region-{stop}"): "to",
    ("{die}-{seat}",): "leave, nothing",
    ("token-{town}", "coins-{seat}"): "coins",
    ("slab-{seat}-{slabs}",): "slab",
    ("coins-{seat}",): "coins stay",
    ("temple-track-{seat}",): "temple",
    ("garden-track-{seat}",): "garden",
    ("spring-token",): "spring, enough, spring back",
    ("goods-{seat}",): "good, return",
    ("goods-{seat}", "coins-{seat}"): "sell",
    ("culture-{seat}",): "paint",
    ("painting-{seat}-{place}",): "reveal",
    ("painting-{seat}-{gift}",): "gift",
    ("spring-token", "die-{die}"): "again",
    ("{ended}",): "trigger",
    ("round",): "play out",
    ("{source}-{seat}",): "score",
}
"""Marks of the pictures, with operands to be filled in, and the verbs of events that speak of them."""
HIGHLIGHTS = {verb: marks for marks, verbs in MARKS.items() for verb in verbs.split(", ")}
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
