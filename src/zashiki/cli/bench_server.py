"""`zashiki bench server`: how much the table server bears, and what it loses when it is killed."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from .common import console, polite

GAME = "geishas-road"
OPTIONS: dict[str, object] = {"mode": "campaign"}
UNCLEAN = 1
MEASURES = {
    "sockets": ("sockets", 1),
    "durable moves a second": ("moves_per_second", 1),
    "deliveries checked": ("delivered", 1),
    "wrong, late or missing": ("faults", 1),
    "lines lost": ("lost", 1),
    "ms to the answer, median": ("p50_ms", 1),
    "ms to the answer, 99%": ("p99_ms", 1),
    "KB of memory a socket": ("bytes_per_socket", 1024),
    "us of processor a move": ("processor_us_per_move", 1),
    "the players' own, us a move": ("client_us_per_move", 1),
}
"""What is printed: the measure and its unit."""
ROUNDED = ("ms to the answer, median", "ms to the answer, 99%", "KB of memory a socket")


@polite
def server(
    sockets: Annotated[int, typer.Option(min=4, help="Sockets to connect, four a table.")] = 2000,
    seconds: Annotated[float, typer.Option(min=0.5, help="How long to play.")] = 15,
    rate: Annotated[float, typer.Option(min=0, help="Moves a second to aim at; 0: as many as go.")] = 0,
    db: Annotated[str | None, typer.Option(metavar="URL", help="A database to use; else an SQLite file.")] = None,
    baseline: Annotated[bool, typer.Option(help="Measure the Node baselines in the same run.")] = True,
    views: Annotated[bool, typer.Option("--views", help="Listen with full views, as a bot may.")] = False,
    crash: Annotated[bool, typer.Option("--crash", help="Kill the server under load instead.")] = False,
    kills: Annotated[int, typer.Option(min=1, help="With --crash: how often.")] = 20,
    tables: Annotated[int, typer.Option(min=1, help="With --crash: how many tables.")] = 300,
    processes: Annotated[int, typer.Option(min=1, help="With --crash: server processes on one database.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the table server with real rules over real sockets."""
    import uvloop

    from ..server.runner import allow_files

    allow_files()
    out = console()
    with tempfile.TemporaryDirectory(prefix="zashiki-bench-") as name:
        folder = Path(name)
        where = db or f"sqlite:///{folder / 'tables.db'}"
        if crash:
            found = uvloop.run(_crash(where, folder, kills, tables, processes))
            out.print_json(json.dumps(found)) if as_json else _tell(out, found)
            if not found["clean"]:
                raise typer.Exit(UNCLEAN)
            return
        rows, missing = uvloop.run(_load(where, folder, sockets, seconds, rate, baseline, views))
    if as_json:
        out.print_json(json.dumps({"loads": rows, "missing": missing}))
        return
    _print(out, rows, missing)


async def _crash(where: str, folder: Path, kills: int, tables: int, processes: int) -> dict[str, Any]:
    from ..server.bench.crasher import crash
    from ..server.bench.processes import our_server

    servers = [await asyncio.to_thread(our_server, where, folder, GAME) for _ in range(processes)]
    try:
        return (await crash(servers, where, kills, tables, GAME, OPTIONS)).to_json()
    finally:
        for started in servers:
            started.kill()


async def _load(
    where: str, folder: Path, sockets: int, seconds: float, rate: float, baseline: bool, views: bool
) -> tuple[list[dict[str, Any]], str]:
    from ..server.bench.loader import load
    from ..server.bench.processes import ProcessError, baseline_server, our_server

    makers = [("zashiki", lambda: our_server(where, folder, GAME))]
    if baseline:
        makers.append(("node ws + better-sqlite3", lambda: baseline_server(folder, "usual")))
        makers.append(("the same without rules", lambda: baseline_server(folder, "bare")))
    rows, missing = [], ""
    for name, make in makers:
        try:
            started = await asyncio.to_thread(make)
        except ProcessError as error:
            if name == "zashiki":
                raise
            missing = str(error)
            continue
        try:
            rows.append((await load(name, started, sockets, seconds, GAME, OPTIONS, rate, views)).to_json())
        finally:
            started.kill()
    return rows, missing


def _tell(out: Console, found: dict[str, Any]) -> None:
    for key, value in found.items():
        out.print(f"{key.replace('_', ' '):>14}: {value}")


def _print(out: Console, rows: list[dict[str, Any]], missing: str) -> None:
    grid = Table(box=None, padding=(0, 2, 0, 1), header_style="dim")
    grid.add_column()
    for row in rows:
        grid.add_column(row["name"], justify="right")
    for title, (name, unit) in MEASURES.items():
        values = [row[name] / unit for row in rows]
        grid.add_row(title, *(f"{v:,.1f}" if title in ROUNDED else f"{v:,.0f}" for v in values))
    out.print(grid)
    ours, *others = rows
    for row in others:
        times = ours["moves_per_second"] / row["moves_per_second"]
        out.print(f" {times:.2f} times the moves a second of {row['name']}")
    if missing:
        out.print(f" No baseline was measured: {missing}", markup=False)
