"""The parts of the table that a page lays out by itself: the map and the mats, as one seat sees them."""

from ....api.facts import Facts
from ....drawing.parts import BOARD, DEFS, OTHER, OWN, WIDE, Part, Role
from ....drawing.svg import el
from ..data.points import points_of
from .board import board
from .definitions import XMLNS, definitions
from .items import View
from .mats import NARROW_HEIGHT, NARROW_LEAST, NARROW_WIDTH, WIDE_HEIGHT, WIDE_LEAST, WIDE_WIDTH, narrow_mat, wide_mat
from .sheets import LYING, UPRIGHT


def parts(view: View, seat: int | None, facts: Facts, shape: str) -> tuple[Part, ...]:
    """The map and the mats for a page, drawn from a view alone; a spectator looks from the first seat.

    >>> import zashiki
    >>> game = zashiki.load("tokaido-duo")
    >>> [(p.name, p.width, p.least) for p in parts(game.start(seed=7).view(1), 1, game.facts, "narrow")]
    [('defs', 0, 0), ('board', 600, 360), ('mat-1', 400, 360), ('mat-0', 400, 360)]
    """
    near = seat or 0
    sheet = LYING if shape == WIDE else UPRIGHT
    label = facts.say.say("drawn-board")
    return (
        Part("defs", DEFS, el("svg", definitions(sheet), xmlns=XMLNS, width=0, height=0, aria_hidden="true"), 0, 0, 0),
        Part(
            "board", BOARD, _document(board(view, facts, sheet), sheet.width, sheet.height, label),
            sheet.width, sheet.height, sheet.least,
        ),
        _mat(view, facts, near, OWN, shape),
        _mat(view, facts, 1 - near, OTHER, shape),
    )  # fmt: skip


def _mat(view: View, facts: Facts, seat: int, role: Role, shape: str) -> Part:
    draw, width, height, least = narrow_mat, NARROW_WIDTH, NARROW_HEIGHT, NARROW_LEAST
    if shape == WIDE:
        draw, width, height, least = wide_mat, WIDE_WIDTH, WIDE_HEIGHT, WIDE_LEAST
    label = facts.say.say("drawn-mat", name=facts.names[seat], points=sum(points_of(view, seat, facts.components)))
    drawn = _document(draw(view, facts, seat, role == OWN), width, height, label)
    return Part(f"mat-{seat}", role, drawn, width, height, least, seat)


def _document(drawn: str, width: int, height: int, label: str) -> str:
    return el(
        "svg", drawn, xmlns=XMLNS, viewBox=f"0 0 {width} {height}", role="group", aria_label=label,
        class_="zashiki tokaido-duo",
    )  # fmt: skip
