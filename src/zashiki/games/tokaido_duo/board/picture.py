"""The whole table as one SVG document: the map between the two mats."""

from ....api.facts import Facts
from ....drawing.palette import INK, PAPER, TITLE_FACE
from ....drawing.svg import group, letters, move, rect, whole_picture
from ..words.prompts import prompt
from .board import board
from .chart import PREFIX
from .ending import ending
from .items import View
from .mats import wide_mat
from .parts import definitions
from .sheets import LYING

WIDTH, HEIGHT = 1200, 900
MARGIN = 20
RIVAL_TOP, PRINT_TOP, OWN_TOP = 10, 145, 763
PROMPT_LINE = 752
LINE = 1860.0
"""How long the prompt may be: letters times their size."""


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
            asked, WIDTH / 2, PROMPT_LINE, round(min(19.0, LINE / len(asked)), 1), face=TITLE_FACE, fill=INK,
            font_weight="bold" if view["turn"] == seat else None, class_="prompt",
        ),
        group(wide_mat(view, facts, near, True), transform=move(MARGIN, OWN_TOP)),
    ]  # fmt: skip
    label = f"{facts.say.say('game-title')}. {asked}"
    return whole_picture(definitions(LYING), *picture, size=(WIDTH, HEIGHT), label=label, class_="zashiki tokaido-duo")
