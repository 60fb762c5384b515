"""The table as parts that a page lays out: street, folding screen and mats, as one seat sees them."""

from functools import cache
from typing import Any

from ....api.facts import Facts
from ....drawing import parts as pictures
from ....drawing.parts import Part
from ....drawing.svg import XMLNS, document, el, fibres, seat_patterns
from . import flowers, landscape, mats, phone, pieces, screen, street
from .flowers import PREFIX
from .look import Look

LEAST = {"desk": 530, "alone": 930, "phone": 360, "screen": 400, "strip": 1040}
"""In CSS pixels, by what is drawn: at this width words are 12 pixels high and the numbers that decide 16."""


def parts(view: dict[str, Any], seat: int | None, facts: Facts, shape: str) -> tuple[Part, ...]:
    """The table in pieces that a page lays out: street, screen, mats.

    >>> import zashiki
    >>> game = zashiki.load("geishas-road")
    >>> view = game.start(seed=7).view(0)
    >>> [(part.name, part.role) for part in parts(view, 0, game.facts, pictures.NARROW)]
    [('defs', 'defs'), ('street', 'board'), ('screen', 'board'), ('own', 'own'), ('other', 'other')]
    """
    look = Look.of(view, seat, facts)
    drawings = Part("defs", pictures.DEFS, el("svg", definitions(), xmlns=XMLNS, width=0, height=0), 0, 0, 0)
    return (drawings, *(_desk if shape == pictures.WIDE else _phone)(look))


def _desk(look: Look) -> tuple[Part, ...]:
    """Board prints and mats for a wide screen."""
    near, wide = look.near, look.game == "geiko"
    plan = street.ALONE if wide else street.DESK
    strip = (mats.WIDTH, mats.OWN_HEIGHT, LEAST["strip"])
    board = [_part("street", pictures.BOARD, street.street(look, plan), plan.width, plan.height, LEAST[plan.name])]
    if not wide:
        board.append(_screen(look, screen.DESK))
    return (
        *board,
        _part("own", pictures.OWN, mats.own_mat(look, near), *strip, near),
        _part(
            "other", pictures.OTHER, mats.rival_mat(look, 1 - near), mats.WIDTH, mats.RIVAL_HEIGHT,
            LEAST["strip"], 1 - near,
        ),
    )  # fmt: skip


def _phone(look: Look) -> tuple[Part, ...]:
    """The same across a telephone held upright."""
    plan, least = street.PHONE, LEAST["phone"]
    board = [_part("street", pictures.BOARD, street.street(look, plan), plan.width, plan.height, least)]
    if look.game != "geiko":
        board.append(_screen(look, screen.for_phone(look)))
    mats = []
    for role, seat in ((pictures.OWN, look.near), (pictures.OTHER, 1 - look.near)):
        drawn, height = phone.mat(look, seat)
        mats.append(_part(role, role, drawn, phone.WIDTH, height, least, seat))
    return (*board, *mats)


def _screen(look: Look, plan: screen.Screen) -> Part:
    least = LEAST["screen"] if plan.open else LEAST["phone"]
    return _part("screen", pictures.BOARD, screen.screen(look, plan), plan.width, plan.height, least)


def _part(
    name: str, role: pictures.Role, drawn: str, width: float, height: float, least: int, seat: int | None = None
) -> Part:
    picture = document(drawn, size=(width, height), class_=f"zashiki geishas-road {name}")
    return Part(name, role, picture, int(width), int(height), least, seat)


@cache
def definitions() -> str:
    """The SVG definitions of all that is drawn more than once."""
    return el(
        "defs",
        fibres(f"{PREFIX}fibres"),
        seat_patterns(PREFIX, 2),
        flowers.definitions(),
        pieces.definitions(),
        landscape.definitions(),
        screen.definitions(),
        street.definitions(),
    )
