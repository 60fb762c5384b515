"""The table as pictures: the night street, the folding screen and the mats, through one seat's eyes."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from ...core import pictures
from ...core.drawing import INK, PAPER, TITLE_FACE, el, fibres, group, move, rect, seat_patterns
from ...core.pictures import Part
from ...core.speech import Name
from . import svg_flowers, svg_landscape, svg_mats, svg_phone, svg_pieces, svg_screen, svg_street
from .prompts import prompt
from .svg_ending import ending
from .svg_flowers import PREFIX
from .svg_look import Look, fitted

WIDTH, HEIGHT = 1200, 900
MARGIN = 20
RIVAL_TOP, PRINT_TOP, OWN_TOP = 12, 120, 754
SCREEN_LEFT = 692
PROMPT_LINE = 742
TIP = re.compile(r'<g [^>]*?data-tip="([^"]*)"[^>]*>')
SPACE = "http://www.w3.org/2000/svg"

LEAST = {"desk": 530, "alone": 930, "phone": 360, "screen": 400, "strip": 1040}
"""In CSS pixels, by what is drawn: at this width words are 12 pixels high and the numbers that decide 16."""


def looking(view: dict[str, Any], seat: int | None, facts: dict[str, Any]) -> Look:
    """What there is to see; hands laid open at the end of a round are seen as hands."""
    if view["game"] == "geiko" and any(view["zone"]):
        view = view | {"hand": view["zone"]}
    return Look(view, seat, facts)


def parts(view: dict[str, Any], seat: int | None, facts: dict[str, Any], shape: str) -> tuple[Part, ...]:
    """The table in pieces that a page lays out: street, screen, mats.

    >>> import zashiki
    >>> game = zashiki.load("geishas-road")
    >>> view = game.start(seed=7).view(0)
    >>> [(part.name, part.role) for part in parts(view, 0, game.facts, pictures.NARROW)]
    [('defs', 'defs'), ('street', 'board'), ('screen', 'board'), ('own', 'own'), ('other', 'other')]
    """
    look = looking(view, seat, facts)
    drawings = Part("defs", pictures.DEFS, el("svg", definitions(), xmlns=SPACE, width=0, height=0), 0, 0, 0)
    return (drawings, *(desk if shape == pictures.WIDE else phone)(look))


def desk(look: Look) -> tuple[Part, ...]:
    """Board prints and mats for a wide screen."""
    near, wide = look.near, look.game == "geiko"
    plan = svg_street.ALONE if wide else svg_street.DESK
    strip = (svg_mats.WIDTH, svg_mats.OWN_HEIGHT, LEAST["strip"])
    board = [_part("street", pictures.BOARD, svg_street.street(look, plan), plan.width, plan.height, LEAST[plan.name])]
    if not wide:
        board.append(_screen(look, svg_screen.DESK))
    return (
        *board,
        _part("own", pictures.OWN, svg_mats.own_mat(look, near), *strip, near),
        _part(
            "other", pictures.OTHER, svg_mats.rival_mat(look, 1 - near), svg_mats.WIDTH, svg_mats.RIVAL_HEIGHT,
            LEAST["strip"], 1 - near,
        ),
    )  # fmt: skip


def phone(look: Look) -> tuple[Part, ...]:
    """The same across a telephone held upright."""
    plan, least = svg_street.PHONE, LEAST["phone"]
    board = [_part("street", pictures.BOARD, svg_street.street(look, plan), plan.width, plan.height, least)]
    if look.game != "geiko":
        board.append(_screen(look, svg_screen.phone(look)))
    mats = []
    for role, seat in ((pictures.OWN, look.near), (pictures.OTHER, 1 - look.near)):
        drawn, height = svg_phone.mat(look, seat)
        mats.append(_part(role, role, drawn, svg_phone.WIDTH, height, least, seat))
    return (*board, *mats)


def _screen(look: Look, plan: svg_screen.Screen) -> Part:
    least = LEAST["screen"] if plan.open else LEAST["phone"]
    return _part("screen", pictures.BOARD, svg_screen.screen(look, plan), plan.width, plan.height, least)


def _part(
    name: str, role: pictures.Role, drawn: str, width: float, height: float, least: int, seat: int | None = None
) -> Part:
    picture = el("svg", drawn, xmlns=SPACE, viewBox=f"0 0 {width:g} {height:g}", class_=f"zashiki geishas-road {name}")
    return Part(name, role, picture, int(width), int(height), least, seat)


def svg(view: dict[str, Any], seat: int | None, facts: dict[str, Any]) -> str:
    """A complete SVG document, drawn from a view alone; the seat that looks is at the bottom.

    >>> import zashiki
    >>> picture = zashiki.load("geishas-road").start(seed=7).svg(0)
    >>> picture.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"')
    True
    """
    look, asked = looking(view, seat, facts), prompt(view, seat, facts)
    wide = look.game == "geiko"
    plan = svg_street.ALONE if wide else svg_street.DESK
    weight = "bold" if view["turn"] == seat else None
    picture = [
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        rect(0, 0, WIDTH, HEIGHT, fill=f"url(#{PREFIX}fibres)"),
        group(svg_mats.rival_mat(look, 1 - look.near), transform=move(MARGIN, RIVAL_TOP)),
        group(svg_street.street(look, plan), ending(look, *plan.centre), transform=move(MARGIN, PRINT_TOP)),
        "" if wide else group(svg_screen.screen(look, svg_screen.DESK), transform=move(SCREEN_LEFT, PRINT_TOP)),
        fitted(asked, WIDTH / 2, PROMPT_LINE, 19, WIDTH - 80, face=TITLE_FACE, fill=INK, font_weight=weight),
        group(svg_mats.own_mat(look, look.near), transform=move(MARGIN, OWN_TOP)),
    ]
    label = look.say("seen-table", game=Name("game", look.game), round=view["round_no"], asked=asked)
    return el(
        "svg", definitions(), *(TIP.sub(r"\g<0><title>\1</title>", drawn) for drawn in picture), xmlns=SPACE,
        viewBox=f"0 0 {WIDTH} {HEIGHT}", width="100%", height="100%", role="img", aria_label=label,
        class_="zashiki geishas-road",
    )  # fmt: skip


@cache
def definitions() -> str:
    """All that is drawn more than once."""
    return el(
        "defs",
        fibres(f"{PREFIX}fibres"),
        seat_patterns(PREFIX, 2),
        svg_flowers.definitions(),
        svg_pieces.definitions(),
        svg_landscape.definitions(),
        svg_screen.definitions(),
        svg_street.definitions(),
    )
