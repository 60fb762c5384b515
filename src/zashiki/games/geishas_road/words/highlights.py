"""Highlights: the places and pieces of the pictures that an event speaks of."""

from ....api.events import Event

HOUSE, GEISHA, PANEL = "house-{house}", "geisha-{geisha}", "panel-{geisha}"
SEAT, HAND, OFFER = "seat-{seat}", "hand-{seat}", "offer"

MARKS: dict[tuple[str, ...], str] = {
    (HOUSE,): "house, lanterns, arrive, under, no guest",
    (GEISHA, HOUSE): "stand",
    (HOUSE, SEAT): "home",
    (PANEL,): "influence, flip, compare, favour, tie",
    (): "lay, round end, new round, again, new game",
    ("row-fate",): "darken",
    (HAND,): "draw, show",
    (SEAT,): "start, keep, discard, choosing, score, round won, feat, game won",
    ("action-{seat}-{action}",): "act",
    (OFFER,): "offer, veil, take, reveal, remove, manner",
    (OFFER, "action-{seat}-counter"): "counter",
    (OFFER, "deck"): "set aside, set aside hidden",
    ("panel-{colour}",): "zone",
    ("geisha-{colour}",): "work",
    (GEISHA, "house-{start}", "house-{stop}"): "move",
    (PANEL, "house-{geisha}"): "return",
    (HOUSE, "guests-{seat}"): "guest",
}
"""Marks of the pictures, and the verbs of events that speak of them; the operands of the event, its seat and the colour
of its card fill the gaps."""
HIGHLIGHTS = {verb: marks for marks, verbs in MARKS.items() for verb in verbs.split(", ")}
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
