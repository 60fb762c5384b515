"""`zashiki bench`: how fast the engine is on this machine, with a peer beside it."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ..arena import performance
from ..arena.bench import Report, Spread, measure
from ..registry import games
from .common import console, polite
from .statistics import print_statistics

MILLION = 1e6


@polite
def bench(
    context: typer.Context,
    game: Annotated[str | None, typer.Option(help="One game only.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="Processor time of one repeat of one variant.")] = 0.5,
    repeats: Annotated[int, typer.Option(min=1, help="How often each is measured.")] = 5,
    cold: Annotated[bool, typer.Option("--cold", help="Also compile from nothing, which takes a while.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Instead: search, batches and all peers too, as a page.")
    ] = None,
    stats: Annotated[int, typer.Option(min=0, help="Instead: so many random games beside known statistics.")] = 0,
) -> None:
    """Measure compiled random play, beside OpenSpiel's hearts in the same run."""
    if context.invoked_subcommand:
        return
    out, errors = console(), Console(stderr=True, highlight=False)
    if stats:
        for name in [game] if game else games():
            print_statistics(out, name, stats)
        return
    if report is not None:
        with errors.status("") as status:
            performance.write(report, [game] if game else games(), seconds, repeats, status.update)
        out.print(f"Written: {report}", soft_wrap=True, markup=False)
        return
    reports = []
    for name in [game] if game else games():
        with errors.status("") as status:
            reports.append(measure(name, seconds, repeats, cold, status.update))
    if as_json:
        out.print(json.dumps([one.to_json() for one in reports], indent=2), markup=False, soft_wrap=True)
        return
    for one in reports:
        _print(out, one)


def _print(out: Console, report: Report) -> None:
    out.print(f"[bold]{report.game}[/bold], random play in compiled code on one core; median (least to most)")
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="dim")
    table.add_column("")
    for column in ("million decisions/s", "million actions/s", "games/s"):
        table.add_column(column, justify="right", no_wrap=True)
    for speed in (*report.speeds, *report.peers):
        table.add_row(
            speed.name,
            str(Spread(tuple(rate / MILLION for rate in speed.decisions))),
            f"{Spread(tuple(speed.actions)).median / MILLION:.2f}",
            f"{Spread(tuple(speed.games)).median:,.0f}" if speed.games else "",
        )
    out.print(table)
    for name, ratio in report.ratios.items():
        out.print(f" {report.speeds[0].name}, against {name}: [bold]{ratio}[/bold] times the decisions/s")
    if report.missing:
        out.print(f" No peer was measured: {report.missing}")
    out.print(f" A state: {report.state_bytes} bytes. Import: {report.import_seconds:.2f} s.", end=" ")
    out.print(f"Python to the first prompt: {report.first_prompt_seconds:.2f} s.")
    if report.cold_compile_seconds is not None:
        out.print(f" Compiling for the first time: {report.cold_compile_seconds:.1f} s.")
