"""`zashiki bench --stats`: random play beside what is known of it, as evidence that the rules are the same."""

from __future__ import annotations

import importlib
import importlib.util

from rich.console import Console
from rich.table import Table

from ..core.registry import kind, load
from ..core.scratch import random_words
from ..core.state import State


def print_statistics(out: Console, name: str, games: int) -> None:
    """Compiled random games that all end, then the game's own random player, if it has one to compare."""
    game = load(name)
    root, cells = State.fresh(game, None), game.kind.schema.new()
    _, _, longest = game.kind.kernels.playouts(game.tables, root.cells, cells, games, random_words(1))
    out.print(f"[bold]{name}[/bold]: {games:,} games of uniform random play ended, the longest after")
    out.print(f" {longest:,} decisions.")
    package = kind(name).kernels.package
    if importlib.util.find_spec(f"{package}.stats") is None:
        out.print(" There are no published statistics of random play to compare with.")
        return
    stats = importlib.import_module(f"{package}.stats")
    table = _table(f"{games:,} games", "rounds, mean", "longest", f"over {stats.MANY_ROUNDS}")
    for player, seen in stats.lengths(game, games).items():
        table.add_row(player, f"{seen.mean:.1f}", f"{seen.longest:,}", f"{seen.long:,} ({seen.long / games:.3%})")
    out.print(table)
    games = min(games, stats.MOST_COMPARED)
    table = _table(f"{games:,} games", "mean", "standard error", "5-95 %", "known", "standard errors apart")
    for what, seen, known, apart in stats.collect(game, games).rows():
        spread = f"{seen.low:g} to {seen.high:g}"
        table.add_row(what, f"{seen.mean:.1f}", f"{seen.error:.2f}", spread, f"{known:g}", f"{apart:+.1f}")
    out.print(table)


def _table(first: str, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="dim")
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table
