"""The whole table as one SVG document: the map between the two mats."""

import re

from ....api.facts import Facts
from ....drawing.palette import INK, PAPER, TITLE_FACE
from ....drawing.svg import el, group, letters, move, rect
from ..words.prompts import prompt
from .board import board
from .chart import PREFIX
from .definitions import XMLNS, definitions
from .ending import ending
from .items import View
from .mats import wide_mat
from .sheets import LYING

WIDTH, HEIGHT = 1200, 900
MARGIN = 20
RIVAL_TOP, PRINT_TOP, OWN_TOP = 10, 145, 763
PROMPT_LINE = 752
LINE = 1860.0
"""How long the prompt may be: letters times their size."""
TIP = re.compile(r'<g [^>]*data-tip="([^"]*)"[^>]*>')


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
        group(wide_mat(view, facts, 1 - near, False), transform=move(MARGIN, RIVAL_TOP)),
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
        group(wide_mat(view, facts, near, True), transform=move(MARGIN, OWN_TOP)),
    ]
    title = facts.say.say("game-title")
    drawn = el(
        "svg", definitions(LYING), *picture, xmlns=XMLNS, viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width="100%", height="100%", role="img", aria_label=f"{title}. {asked}", class_="zashiki tokaido-duo",
    )  # fmt: skip
    return TIP.sub(_with_title, drawn)


def _with_title(found: re.Match[str]) -> str:
    """Outside a page nobody shows the tips: there each is the title of its thing."""
    return f"{found[0]}<title>{found[1]}</title>"
