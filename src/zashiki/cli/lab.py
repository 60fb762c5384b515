"""`zashiki lab`: what many games of a bot with itself teach about a game."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from .. import bots
from ..arena.executors import spread
from ..arena.lab import Findings, gather, jobs, study
from ..arena.standings import Share
from ..registry import load
from .common import EditionFile, OptionList, console, polite, read_options

ROWS = 12


@polite
def lab(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 1000,
    bot: Annotated[
        str, typer.Option(help=f"Who plays: {', '.join(bots.LEVELS | bots.YARDSTICKS)}, or {bots.SPELLINGS}.")
    ] = "novice",
    seed: Annotated[str, typer.Option(help="The luck of the games.")] = "1",
    option: OptionList = None,
    edition: EditionFile = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Also draw it: a .svg or .png.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many games of a bot with itself: seats, points by source, length, and what winners did."""
    own = str(edition.resolve()) if edition else None
    chosen = load(game, own, **read_options(option))
    bots.bot(bot, chosen)
    errors = Console(stderr=True, highlight=False)
    played = track(spread(study, jobs(chosen, own, bot, games, seed)), f"{game}: games", games, console=errors)
    found = gather(chosen, bot, played)
    if as_json:
        console().print(json.dumps(found.to_json(), indent=2), markup=False, soft_wrap=True)
    else:
        show(console(), found)
    if plot is not None:
        from ..arena.plots import plot as draw

        draw(found, plot)
        errors.print(f"Drawn: {plot}", soft_wrap=True, markup=False)


def show(out: Console, found: Findings) -> None:
    """Print the findings, a table a question."""
    out.print(f"[bold]{found.game.kind.title}[/bold]: {found.games:,} games of {found.bot} with itself")
    _shares(out, "seat", dict(zip(found.game.seats, found.by_seat, strict=True)), found.games)
    for title, rows in found.answers.items():
        _shares(out, title, rows, found.games)
    grid = _grid("points from", "winner", "others")
    for source, (winner, others) in found.sources.items():
        grid.add_row(source, f"{winner:.2f}", f"{others:.2f}")
    out.print(grid)
    lengths = sorted(found.lengths.elements())
    leads = sorted(found.leads.elements())
    out.print(f"Choices in a game: {lengths[0]} to {lengths[-1]}, usually {lengths[len(lengths) // 2]}.", end=" ")
    out.print(f"Lead of the first: {leads[0]} to {leads[-1]}, usually {leads[len(leads) // 2]}.\n")
    names = list(found.deeds)
    best = names if len(names) <= 2 * ROWS else names[:ROWS] + names[-ROWS:]
    _shares(out, "did at least once", {name: found.deeds[name] for name in best}, found.games)


def _shares(out: Console, title: str, rows: dict[str, Share], games: int) -> None:
    grid = _grid(title, "times", "in 100 games", "of these won, 95% interval")
    for name, share in rows.items():
        grid.add_row(name, f"{share.games:,}", f"{100 * share.games / games:.1f}", str(share))
    out.print(grid)


def _grid(first: str, *columns: str) -> Grid:
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style="dim")
    grid.add_column(first, no_wrap=True)
    for column in columns:
        grid.add_column(column, justify="right", no_wrap=True)
    return grid
