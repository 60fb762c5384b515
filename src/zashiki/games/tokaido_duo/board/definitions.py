"""SVG definitions: all that the pictures draw more than once, or that never changes."""

from functools import cache

from ....drawing.svg import el, fibres, seat_patterns
from . import dice, figures, goods, island, scenes, stations, waves
from .chart import PREFIX
from .sheets import Sheet

XMLNS = "http://www.w3.org/2000/svg"


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
