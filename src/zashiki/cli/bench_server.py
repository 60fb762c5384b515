"""`zashiki bench server`: the load test, the crash test and the abuse test of the table server."""

from __future__ import annotations

import asyncio
import json
import tempfile
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .bench_crash import CrashForm, FaultName, crash_test, tell
from .common import console, polite

if TYPE_CHECKING:
    from ..server.bench.abuse_test import Abuse
    from ..server.bench.load_test import Load

GAME = "geishas-road"
OPTIONS: dict[str, object] = {"mode": "campaign"}
UNCLEAN = 1
OURS, WITH_VIEWS = "zashiki", "with full views"
MEASURES = {
    "sockets": ("sockets", 1),
    "durable moves a second": ("moves_per_second", 1),
    "1,000 deliveries checked": ("delivered", 1000),
    "wrong, late or missing": ("faults", 1),
    "sockets lost": ("lost", 1),
    "ms to the answer, median": ("p50_ms", 1),
    "ms to the answer, 99%": ("p99_ms", 1),
    "KB of memory a socket": ("bytes_per_socket", 1024),
    "us of processor a move": ("processor_us_per_move", 1),
    "the players' own, us a move": ("client_us_per_move", 1),
}
"""The rows that are printed: a field of `Load`, and its unit."""
ROUNDED = ("ms to the answer, median", "ms to the answer, 99%", "KB of memory a socket")


@polite
def server(
    sockets: Annotated[int, typer.Option(min=4, help="Sockets to connect, four a table.")] = 2000,
    seconds: Annotated[float, typer.Option(min=0.5, help="How long to play in each round.")] = 10,
    rounds: Annotated[int, typer.Option(min=1, help="How often to measure each, in turn.")] = 3,
    rate: Annotated[float, typer.Option(min=0, help="Moves a second to aim at; 0: as many as go.")] = 0,
    db: Annotated[str | None, typer.Option(metavar="URL", help="A database to use; else an SQLite file.")] = None,
    baseline: Annotated[bool, typer.Option(help="Measure the Node baselines in the same run.")] = True,
    views: Annotated[bool, typer.Option(help="Measure also with full views, as a bot may listen.")] = True,
    crash: Annotated[bool, typer.Option("--crash", help="Do harm to the server under load instead.")] = False,
    fault: Annotated[FaultName, typer.Option(help="With --crash: what is done to it.")] = FaultName.KILL,
    kills: Annotated[int, typer.Option(min=1, help="With --crash: how often.")] = 20,
    tables: Annotated[int, typer.Option(min=1, help="With --crash: how many tables.")] = 200,
    processes: Annotated[int, typer.Option(min=1, help="With --crash: server processes on one database.")] = 1,
    own_postgres: Annotated[
        bool, typer.Option("--own-postgres", help="With --crash: on a PostgreSQL of its own, in a temporary folder.")
    ] = False,
    abuse: Annotated[bool, typer.Option("--abuse", help="Attack it on every path instead, beside people who play.")] = (
        False
    ),
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the table server with real rules over real sockets."""
    import uvloop

    from ..server.run import allow_files

    allow_files()
    out = console()
    with tempfile.TemporaryDirectory(prefix="zashiki-bench-") as name:
        folder = Path(name)
        if crash:
            found = crash_test(CrashForm(fault, kills, tables, processes, db, own_postgres), folder, GAME, OPTIONS)
            out.print_json(json.dumps(found.to_json())) if as_json else tell(out, found)
            if not found.clean or found.interrupted:
                raise typer.Exit(UNCLEAN)
            return
        if abuse:
            attacks = uvloop.run(_abuse(db or _fresh(folder), folder, seconds))
            out.print_json(json.dumps([row.to_json() for row in attacks])) if as_json else _print_abuse(attacks)
            if not all(row.clean for row in attacks):
                raise typer.Exit(UNCLEAN)
            return
        form = LoadForm(sockets, seconds, rate)
        loads, missing = uvloop.run(_load(db, folder, form, rounds, views, baseline))
    if as_json:
        rows = [{"round": k, **load.to_json()} for found in loads.values() for k, load in enumerate(found)]
        out.print_json(json.dumps({"loads": rows, "missing": missing}))
        return
    _print(out, loads, missing)


def _fresh(folder: Path) -> str:
    """The URL of a new database."""
    return f"sqlite:///{folder / f'tables-{len(list(folder.iterdir()))}.db'}"


async def _abuse(where: str, folder: Path, seconds: float) -> list[Abuse]:
    from ..server.bench.abuse_test import abuse_all
    from ..server.bench.abusers import ATTACKS
    from ..server.bench.processes import our_server

    started = await asyncio.to_thread(our_server, where, folder, GAME, limited=True)
    try:
        with _progress_bar() as bar:
            task, done = bar.add_task("", total=len(ATTACKS)), count()
            return await abuse_all(
                started, seconds, GAME, OPTIONS, lambda path: bar.update(task, description=path, completed=next(done))
            )
    finally:
        started.kill()


def _print_abuse(rows: list[Abuse]) -> None:
    """Print the abuse test as a Markdown table."""
    heads = ("", "answered a second", "refused a second", "ms to the other's answer, quiet", "under attack", "times",
             "99%, quiet", "under attack", "slowest bot, ms", "players refused")  # fmt: skip
    print("|" + "|".join(f" {head} " for head in heads) + "|\n|" + "---|" * len(heads))
    for row in rows:
        numbers = (
            f"{row.served_per_second:,.0f}", f"{row.refused_per_second:,.0f}", f"{row.quiet_p50_ms:.1f}",
            f"{row.p50_ms:.1f}", f"{row.times:.2f}", f"{row.quiet_p99_ms:.1f}", f"{row.p99_ms:.1f}",
            f"{row.bot_ms:,.0f}", str(row.player_refused + row.neighbour_refused),
        )  # fmt: skip
        print("|" + "|".join(f" {text} " for text in (row.path, *numbers)) + "|")


def _progress_bar() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True, highlight=False), transient=True)


class LoadForm(NamedTuple):
    """The size of a load test."""

    sockets: int
    seconds: float
    rate: float


async def _load(
    db: str | None, folder: Path, form: LoadForm, rounds: int, views: bool, baseline: bool
) -> tuple[dict[str, list[Load]], str]:
    from ..server.bench.load_test import load
    from ..server.bench.processes import ServerProcess, baseline_server, our_server
    from ..server.bench.rounds import Maker, in_turn

    makers: dict[str, Maker] = {OURS: lambda: our_server(db or _fresh(folder), folder, GAME)}
    if views:
        makers[WITH_VIEWS] = makers[OURS]
    if baseline:
        makers["node, usual"] = lambda: baseline_server(folder, "usual")
        makers["node, bare"] = lambda: baseline_server(folder, "bare")

    async def measure(name: str, server: ServerProcess) -> Load:
        return await load(name, server, *form, GAME, OPTIONS, views=name == WITH_VIEWS)

    with _progress_bar() as bar:
        task = bar.add_task("", total=rounds * len(makers))
        done = count()
        return await in_turn(
            makers, rounds, measure, lambda name: bar.update(task, description=name, completed=next(done))
        )


def _print(out: Console, loads: dict[str, list[Load]], missing: str) -> None:
    from ..server.bench.rounds import Spread, times_as_many

    rounds = len(loads[OURS])
    if rounds > 1:
        out.print(f" {rounds} rounds: the median, and the least and the greatest")
    grid = Table(box=None, padding=(0, 2, 0, 1), header_style="dim")
    grid.add_column()
    for name in loads:
        grid.add_column(name, justify="right", vertical="bottom")
    for title, (name, unit) in MEASURES.items():
        form = ",.1f" if title in ROUNDED else ",.0f"
        spreads = [Spread.of([getattr(load, name) / unit for load in found]) for found in loads.values()]
        grid.add_row(title, *(format(spread, form).replace(" ", "\n") for spread in spreads))
    out.print(grid)
    if any(name not in (OURS, WITH_VIEWS) for name in loads):
        out.print(" How many times as many moves a second, round by round:")
    for mine in (name for name in (OURS, WITH_VIEWS) if name in loads):
        for other in (name for name in loads if name not in (OURS, WITH_VIEWS)):
            out.print(f" {mine}: {times_as_many(loads[mine], loads[other]):.2f} times {other}")
    if missing:
        out.print(f" No baseline was measured: {missing}", markup=False)
