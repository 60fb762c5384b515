"""`zashiki arena`: a tournament between bots."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from .. import bots as bots_
from ..arena.executors import EXECUTORS
from ..arena.match import Result
from ..arena.standings import Table, tabulate
from ..arena.tournament import Executor, Folder, Tournament, run
from ..errors import OptionError
from ..registry import load
from . import saving
from .common import EditionFile, OptionList, console, polite, read_options

INTERRUPTED = 130


@polite
def arena(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    more: Annotated[list[str] | None, typer.Argument(metavar="[BOT]...", help="More bots.")] = None,
    *,
    bots: Annotated[
        list[str] | None,
        typer.Option(help=f"The bots: {', '.join(bots_.LEVELS | bots_.YARDSTICKS)}, or {bots_.SPELLINGS}."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of each pair of bots; rounded up to whole deals.")] = 100,
    seed: Annotated[str, typer.Option(help="The luck of the tournament.")] = "1",
    option: OptionList = None,
    edition: EditionFile = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Where records and results are kept.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the tournament in that folder.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    executor: Annotated[str, typer.Option(help=f"Where games are played: {', '.join(EXECUTORS)}.")] = "process",
) -> None:
    """Let bots play each other, every pair on the same deals with all seats exchanged, and rate them."""
    if executor not in EXECUTORS:
        raise OptionError(f"there is no executor '{executor}'; executors: {', '.join(EXECUTORS)}")
    if resume and out is None:
        raise OptionError("--resume needs --out: the folder of the tournament to go on with")
    own = str(edition.resolve()) if edition else None
    chosen = load(game, own, **read_options(option))
    tournament = Tournament.of(chosen, own, (*(bots or ()), *(more or ())), games, seed)
    folder = Folder(out or _new_folder(game))
    errors = Console(stderr=True, highlight=False)
    results = _run(errors, tournament, folder, EXECUTORS[executor], resume)
    table = tabulate(tournament.bots, results)
    if as_json:
        console().print(json.dumps({"folder": str(folder.path)} | table.to_json(), indent=2), markup=False)
    else:
        show(console(), table, chosen.seats)
        console().print(f"Records and results: {folder.path}", soft_wrap=True, markup=False)
    if len(results) < len(tournament.jobs()):
        errors.print(f"Interrupted; nothing is lost. Go on with --out {folder.path} --resume", soft_wrap=True)
        raise typer.Exit(INTERRUPTED)


def _run(errors: Console, tournament: Tournament, folder: Folder, executor: Executor, resume: bool) -> list[Result]:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, TextColumn("left"), TimeRemainingColumn(), console=errors) as bar:
        task = bar.add_task(f"{tournament.game}: games", total=None)

        def progress(done: int, games: int) -> None:
            bar.update(task, completed=done, total=games)

        try:
            return run(tournament, folder, executor, resume, progress)
        except KeyboardInterrupt:
            return folder.results()


def _new_folder(game: str) -> Path:
    path = saving.folder().parent / "arena" / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    return path if not path.exists() else path.with_name(f"{path.name}-{time.time_ns() % 1000:03}")


def show(out: Console, table: Table, seats: tuple[str, ...]) -> None:
    """Print the standings, and how each bot did against each."""
    grid = Grid(title=f"{table.games} games; intervals are 95%", title_justify="left", box=None, padding=(0, 2, 0, 0))
    grid.add_column("bot", no_wrap=True)
    for column in ("Elo", "won", *seats, "points", "decisions/s"):
        grid.add_column(column, justify="right")
    for row in table.standings:
        by_seat = [f"{share.won / share.games:.0%}" if share.games else "" for share in row.by_seat]
        grid.add_row(
            row.bot, str(row.rating), str(row.share), *by_seat, f"{row.score:.1f}", f"{row.decisions_per_second:,.0f}"
        )
    out.print(grid)
    for row in table.standings:
        for rival, share in row.against.items():
            if _above(table, row.bot, rival):
                out.print(f"{row.bot} against {rival}: {share} of {share.games} games won")
    shares = ", ".join(f"{name} {share}" for name, share in zip(seats, table.seats, strict=False))
    out.print(f"Seats: {shares}. A game: {table.actions:.0f} actions, {table.decisions:.0f} of them choices.")


def _above(table: Table, one: str, other: str) -> bool:
    order = [row.bot for row in table.standings]
    return order.index(one) < order.index(other)
