"""The table of any game in a terminal: a table of the fields of the view."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ..api.facts import Facts


def board(view: dict[str, Any], seat: int | None, facts: Facts) -> RenderableType:
    """Every field with its value; of a field with a value for each seat, one column a seat."""
    seats = len(facts.seats)
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="bold")
    table.add_column("")
    for name in facts.names:
        table.add_column(name)
    for name, value in view.items():
        each = value if isinstance(value, list) and len(value) == seats else [value]
        table.add_row(name.replace("_", " "), *(_text(one) for one in each))
    return table


def _text(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_text, value)) or "-"
    return "-" if value is None else str(value)
