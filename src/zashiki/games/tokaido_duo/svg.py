"""The table as pictures, through one seat's eyes: in parts for a page, and whole with the map between the mats."""

from __future__ import annotations

import re
from functools import cache

from ...core.drawing import INK, PAPER, TITLE_FACE, el, fibres, group, letters, move, rect, seat_patterns
from ...core.pictures import BOARD, DEFS, OTHER, OWN, WIDE, Part, Role
from . import svg_figures, svg_goods, svg_island, svg_scenes, svg_stations, svg_waves
from .prompts import prompt
from .svg_board import board
from .svg_chart import PREFIX
from .svg_ending import ending
from .svg_mats import (
    CARD_HEIGHT,
    CARD_LEAST,
    CARD_WIDTH,
    STRIP_HEIGHT,
    STRIP_LEAST,
    STRIP_WIDTH,
    card,
    points_of,
    strip,
)
from .svg_sheets import LYING, UPRIGHT, Sheet
from .svg_touch import Facts, View

WIDTH, HEIGHT = 1200, 900
MARGIN = 20
RIVAL_TOP, PRINT_TOP, OWN_TOP = 10, 145, 763
PROMPT_LINE = 752
LINE = 1860.0
"""How long the prompt may be: letters times their size."""
XMLNS = "http://www.w3.org/2000/svg"
TIP = re.compile(r'<g [^>]*data-tip="([^"]*)"[^>]*>')


def parts(view: View, seat: int | None, facts: Facts, shape: str) -> tuple[Part, ...]:
    """The map and the mats for a page, drawn from a view alone; a spectator looks from the first seat.

    >>> import zashiki
    >>> game = zashiki.load("tokaido-duo")
    >>> [(p.name, p.width, p.least) for p in parts(game.start(seed=7).view(1), 1, game.facts, "narrow")]
    [('defs', 0, 0), ('board', 600, 360), ('mat-1', 400, 360), ('mat-0', 400, 360)]
    """
    near = seat or 0
    sheet = LYING if shape == WIDE else UPRIGHT
    label = facts["say"].say("drawn-board")
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
    draw, width, height, least = card, CARD_WIDTH, CARD_HEIGHT, CARD_LEAST
    if shape == WIDE:
        draw, width, height, least = strip, STRIP_WIDTH, STRIP_HEIGHT, STRIP_LEAST
    label = facts["say"].say("drawn-mat", name=facts["names"][seat], points=points_of(view, facts, seat))
    drawn = _document(draw(view, facts, seat, role == OWN), width, height, label)
    return Part(f"mat-{seat}", role, drawn, width, height, least, seat)


def _document(drawn: str, width: int, height: int, label: str) -> str:
    return el(
        "svg", drawn, xmlns=XMLNS, viewBox=f"0 0 {width} {height}", role="group", aria_label=label,
        class_="zashiki tokaido-duo",
    )  # fmt: skip


def svg(view: View, seat: int | None, facts: Facts) -> str:
    """A complete SVG document, drawn from a view alone; the seat that looks is at the bottom.

    >>> import zashiki
    >>> picture = zashiki.load("tokaido-duo").start(seed=7).svg(0)
    >>> picture.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"')
    True
    """
    near = seat or 0
    asked = prompt(view, seat, facts)
    picture = [
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        rect(0, 0, WIDTH, HEIGHT, fill=f"url(#{PREFIX}fibres)"),
        group(strip(view, facts, 1 - near, False), transform=move(MARGIN, RIVAL_TOP)),
        group(board(view, facts, LYING), ending(view, facts, LYING), transform=move(MARGIN, PRINT_TOP)),
        letters(
            asked,
            WIDTH / 2,
            PROMPT_LINE,
            round(min(19.0, LINE / len(asked)), 1),
            face=TITLE_FACE,
            fill=INK,
            font_weight="bold" if view["turn"] == seat else None,
            class_="prompt",
        ),
        group(strip(view, facts, near, True), transform=move(MARGIN, OWN_TOP)),
    ]
    title = facts["say"].say("game-title")
    drawn = el(
        "svg", definitions(LYING), *picture, xmlns=XMLNS, viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width="100%", height="100%", role="img", aria_label=f"{title}. {asked}", class_="zashiki tokaido-duo",
    )  # fmt: skip
    return TIP.sub(_with_title, drawn)


def _with_title(found: re.Match[str]) -> str:
    """Outside a page nobody shows the tips: there each is the title of its thing."""
    return f"{found[0]}<title>{found[1]}</title>"


@cache
def definitions(sheet: Sheet) -> str:
    """All that is drawn more than once, or never changes."""
    return el(
        "defs",
        fibres(f"{PREFIX}fibres"),
        seat_patterns(PREFIX, 2),
        svg_scenes.definitions(),
        svg_goods.definitions(),
        svg_stations.definitions(),
        svg_figures.definitions(),
        svg_waves.definitions(),
        svg_island.definitions(sheet),
    )
