"""`zashiki games`: what there is to play."""

from rich.table import Table

from .. import bots
from ..api.kind import Kind
from ..api.options import Option, show
from ..registry import games as names
from ..registry import kind
from .common import console, polite


@polite
def games() -> None:
    """List the games with their options."""
    out = console()
    for name in names():
        found = kind(name)
        out.print(f"[bold]{found.title}[/bold]   zashiki play {name}")
        out.print(_options(found))
        out.print()
    out.print("Bots: " + "; ".join(f"[bold]{name}[/bold] {level.help}" for name, level in bots.LEVELS.items()))


def _options(found: Kind) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 1), show_header=False)
    table.add_column("option", no_wrap=True, style="bold")
    table.add_column("choices", no_wrap=True, max_width=24)
    table.add_column("help")
    for option in found.options:
        if len(option.choices) > 1:
            table.add_row(option.name, _choices(option), found.option_help(option))
    return table


def _choices(option: Option) -> str:
    lines = [show(c) + (" (default)" if c == option.default else "") for c in option.choices]
    return "\n".join(lines) if len(lines) > 2 else " | ".join(lines)
