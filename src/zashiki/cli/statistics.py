"""`zashiki bench --stats`: random play beside what is known of it, as evidence that the rules are the same."""

from __future__ import annotations

import importlib
import importlib.util

from rich.console import Console
from rich.table import Table

from ..core.registry import kind, load
from ..core.scratch import random_words
from ..core.state import State

UNIFORM_GAMES = 20_000


def print_statistics(out: Console, name: str, games: int) -> None:
    """Compiled random games that all end, then the game's own random player, if it has one to compare."""
    game = load(name)
    root, cells = State.fresh(game, None), game.kind.schema.new()
    _, _, longest = game.kind.kernels.playouts(game.tables, root._cells, cells, UNIFORM_GAMES, random_words(1))
    out.print(f"[bold]{name}[/bold]: {UNIFORM_GAMES:,} games of uniform random play ended, the longest after")
    out.print(f" {longest:,} decisions.")
    package = kind(name).kernels.package
    if importlib.util.find_spec(f"{package}.stats") is None:
        out.print(" There are no published statistics of random play to compare with.")
        return
    stats = importlib.import_module(f"{package}.stats")
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="dim")
    for column in (f"{games:,} games", "mean", "standard error", "5-95 %", "known", "standard errors apart"):
        table.add_column(column, justify="left" if column.endswith("games") else "right")
    for what, seen, known, apart in stats.collect(game, games).rows():
        spread = f"{seen.low:g} to {seen.high:g}"
        table.add_row(what, f"{seen.mean:.1f}", f"{seen.error:.2f}", spread, f"{known:g}", f"{apart:+.1f}")
    out.print(table)
