"""`zashiki settings`: lists the settings of the server."""

from rich.table import Table

from .common import console, polite


@polite
def settings() -> None:
    """List what can be set for `zashiki serve` by environment variables: the value now, and what it means."""
    from ..server.settings import Settings, variables

    out, now = console(), Settings.from_environment()
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("variable", no_wrap=True)
    grid.add_column("value")
    grid.add_column("meaning")
    for variable in variables():
        value = variable.write(getattr(now, variable.field))
        changed = value != variable.usual
        grid.add_row(variable.name, f"[bold]{value}[/bold]" if changed else value, variable.meaning)
    out.print(grid)
    out.print("A rate is how many at once / how many a second after that. What differs from the usual is bold.")
