"""The table as a picture: the night street, the folding screen and the mats, through one seat's eyes."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.drawing import INK, PAPER, TITLE_FACE, el, fibres, group, letters, move, rect, seat_patterns
from . import svg_flowers, svg_landscape, svg_pieces, svg_screen
from .prompts import prompt
from .svg_flowers import PREFIX
from .svg_mats import own_mat, rival_mat
from .svg_offer import ending, offer
from .svg_screen import screen
from .svg_street import GAME_TITLES, NARROW, WIDE, street

WIDTH, HEIGHT = 1200, 900
MARGIN = 20
RIVAL_TOP, PRINT_TOP, OWN_TOP = 12, 120, 754
SCREEN_LEFT = 692
PROMPT_LINE = 742


def svg(view: dict[str, Any], seat: int | None, facts: dict[str, Any]) -> str:
    """A complete SVG document, drawn from a view alone; the seat that looks is at the bottom.

    >>> import zashiki
    >>> picture = zashiki.load("geishas-road").start(seed=7).svg(0)
    >>> picture.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"')
    True
    """
    near = seat or 0
    asked = prompt(view, seat, facts)
    wide = view["game"] == "geiko"
    if wide and any(view["zone"]):
        view = view | {"hand": view["zone"]}  # hands laid open at the end of a round
    plan = WIDE if wide else NARROW
    picture = [
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        rect(0, 0, WIDTH, HEIGHT, fill=f"url(#{PREFIX}fibres)"),
        group(rival_mat(view, facts, 1 - near), transform=move(MARGIN, RIVAL_TOP)),
        group(
            street(view, facts, plan),
            offer(view, facts, seat, *plan.centre),
            ending(view, facts, *plan.centre),
            transform=move(MARGIN, PRINT_TOP),
        ),
        "" if wide else group(screen(view, facts, near), transform=move(SCREEN_LEFT, PRINT_TOP)),
        letters(
            asked,
            WIDTH / 2,
            PROMPT_LINE,
            19,
            face=TITLE_FACE,
            fill=INK,
            font_weight="bold" if view["turn"] == seat else None,
            class_="prompt",
        ),
        group(own_mat(view, facts, near), transform=move(MARGIN, OWN_TOP)),
    ]
    label = f"Geisha's Road, {GAME_TITLES[view['game']]}, round {view['round_no']}. {asked}"
    return el(
        "svg", definitions(), *picture, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width="100%", height="100%", role="img", aria_label=label, class_="zashiki geishas-road",
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
    )
