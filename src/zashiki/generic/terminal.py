"""The table of any game in a terminal: a table of the fields of the view; and what the games' own tables share."""

from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..api.facts import Facts

View = dict[str, Any]
NOTHING = Text("-", "dim")


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


def name_of(facts: Facts, seat: int, reader: int | None) -> str:
    """What a player is called when the reader sits in `reader`."""
    return facts.say.say("terminal-you") if seat == reader else facts.names[seat]


def labelled(label: str, *words: Text) -> Table:
    """A line of words behind a label, wrapped between words only."""
    line = Table.grid(padding=(0, 2, 0, 1))
    line.add_column(style="dim", no_wrap=True)
    line.add_row(label, Columns(words, padding=(0, 3)))
    return line
