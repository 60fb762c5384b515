"""The parts of the table that a page lays out by itself: the map and the mats, as one seat sees them."""

from functools import cache

from ....api.facts import Facts
from ....drawing.parts import BOARD, DEFS, OTHER, OWN, WIDE, Part, Role
from ....drawing.svg import document, el, fibres, hidden_document, seat_patterns
from ..data.points import points_of
from . import dice, figures, goods, island, scenes, stations, waves
from .board import board
from .chart import PREFIX
from .items import View
from .mats import NARROW_HEIGHT, NARROW_LEAST, NARROW_WIDTH, WIDE_HEIGHT, WIDE_LEAST, WIDE_WIDTH, narrow_mat, wide_mat
from .sheets import LYING, UPRIGHT, Sheet


def parts(view: View, seat: int | None, facts: Facts, shape: str) -> tuple[Part, ...]:
    """The map and the mats for a page, drawn from a view alone; a spectator looks from the first seat.

    >>> import zashiki
    >>> game = zashiki.load("tokaido-duo")
    >>> [(p.name, p.width, p.least) for p in parts(game.start(seed=7).view(1), 1, game.facts, "narrow")]
    [('defs', 0, 0), ('board', 600, 360), ('mat-1', 400, 360), ('mat-0', 400, 360)]
    """
    near = seat or 0
    sheet = LYING if shape == WIDE else UPRIGHT
    drawn = _document(board(view, facts, sheet), sheet.width, sheet.height, facts.say.say("drawn-board"))
    return (
        Part("defs", DEFS, hidden_document(definitions(sheet)), 0, 0, 0),
        Part("board", BOARD, drawn, sheet.width, sheet.height, sheet.least),
        _mat(view, facts, near, OWN, shape),
        _mat(view, facts, 1 - near, OTHER, shape),
    )


def _mat(view: View, facts: Facts, seat: int, role: Role, shape: str) -> Part:
    draw, width, height, least = narrow_mat, NARROW_WIDTH, NARROW_HEIGHT, NARROW_LEAST
    if shape == WIDE:
        draw, width, height, least = wide_mat, WIDE_WIDTH, WIDE_HEIGHT, WIDE_LEAST
    label = facts.say.say("drawn-mat", name=facts.names[seat], points=sum(points_of(view, seat, facts.components)))
    drawn = _document(draw(view, facts, seat, role == OWN), width, height, label)
    return Part(f"mat-{seat}", role, drawn, width, height, least, seat)


def _document(drawn: str, width: int, height: int, label: str) -> str:
    named = {"role": "group", "aria_label": label, "class_": "zashiki tokaido-duo"}
    return document(drawn, size=(width, height), **named)


@cache
def definitions(sheet: Sheet) -> str:
    """The `defs` of a picture on that sheet."""
    return el(
        "defs",
        fibres(f"{PREFIX}fibres"),
        seat_patterns(PREFIX, 2),
        scenes.definitions(),
        goods.definitions(),
        stations.definitions(),
        figures.definitions(),
        waves.definitions(),
        dice.definitions(),
        island.definitions(sheet),
    )
