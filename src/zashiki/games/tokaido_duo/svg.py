"""The table as a picture: the map of the island between the mats, through one seat's eyes."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.drawing import INK, PAPER, TITLE_FACE, el, fibres, group, letters, move, rect, seat_patterns
from . import svg_figures, svg_goods, svg_island, svg_scenes, svg_stations, svg_waves
from .prompts import prompt
from .svg_board import board
from .svg_chart import PREFIX
from .svg_ending import ending
from .svg_mats import mat

WIDTH, HEIGHT = 1200, 900
MARGIN = 20
RIVAL_TOP, PRINT_TOP, OWN_TOP = 10, 145, 763
PROMPT_LINE = 752
LINE = 1860.0
"""How long the prompt may be: letters times their size."""


def svg(view: dict[str, Any], seat: int | None, facts: dict[str, Any]) -> str:
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
        group(mat(view, facts, 1 - near, False), transform=move(MARGIN, RIVAL_TOP)),
        group(board(view, facts), ending(view, facts), transform=move(MARGIN, PRINT_TOP)),
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
        group(mat(view, facts, near, True), transform=move(MARGIN, OWN_TOP)),
    ]
    label = f"Tokaido Duo, round {view['round_no']}. {asked}"
    return el(
        "svg", definitions(), *picture, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width="100%", height="100%", role="img", aria_label=label, class_="zashiki tokaido-duo",
    )  # fmt: skip


@cache
def definitions() -> str:
    """All that is drawn more than once."""
    return el(
        "defs",
        fibres(f"{PREFIX}fibres"),
        seat_patterns(PREFIX, 2),
        svg_scenes.definitions(),
        svg_goods.definitions(),
        svg_stations.definitions(),
        svg_figures.definitions(),
        svg_waves.definitions(),
        svg_island.definitions(),
    )
