"""Tables of figures that a game gives to be printed."""

from typing import NamedTuple


class FigureTable(NamedTuple):
    """Rows of figures, already as text; the first column is what they are about."""

    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]
