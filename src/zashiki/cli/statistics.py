"""`zashiki bench --stats`: random play beside what is known of it, as evidence that the rules are the same."""

from rich.console import Console
from rich.table import Table

from ..api.state import State
from ..engine.buffers import random_words
from ..registry import load


def print_statistics(out: Console, name: str, games: int) -> None:
    """Compiled random games that all end, then the game's own random player, if it has one to compare."""
    game = load(name)
    root, cells = State.fresh(game, None), game.kind.schema.new()
    _, _, longest = game.kind.kernels.playouts(game.tables, root.cells, cells, games, random_words(1))
    out.print(f"[bold]{name}[/bold]: {games:,} games of uniform random play ended, the longest after")
    out.print(f" {longest:,} decisions.")
    if game.kind.statistics is None:
        out.print(" There are no published statistics of random play to compare with.")
        return
    for columns, rows in game.kind.statistics(game, games):
        table = Table(box=None, padding=(0, 2, 0, 1), header_style="dim")
        table.add_column(columns[0])
        for column in columns[1:]:
            table.add_column(column, justify="right")
        for row in rows:
            table.add_row(*row)
        out.print(table)
