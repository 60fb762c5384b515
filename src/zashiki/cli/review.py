"""`zashiki review`: the value of each position of a recorded game, luck and choice, and better choices."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..review.analysis import DEPTHS, Finding, Review, analyse
from ..review.review_text import ReviewText, turning_points
from ..review.reviewed_game import ReviewedGame
from .common import EditionFile, Language, console, polite, read_file, read_language, seat_number, write_file
from .replay import RecordFile


@polite
def review(
    file: RecordFile,
    seat: Annotated[str | None, typer.Option(help="Whose decisions: a seat's name or number; none: all.")] = None,
    depth: Annotated[str, typer.Option(help=f"How much computing: {', '.join(DEPTHS)}.")] = "usual",
    lang: Language = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write a report with pictures.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    edition: EditionFile = None,
) -> None:
    """Review a recorded game: turning points, and how much was luck and how much choice."""
    language = read_language(lang)
    reviewed = ReviewedGame.of(read_file(file), edition)
    seats = None if seat is None else [seat_number(seat, reviewed.game.seats)]
    errors = Console(stderr=True, highlight=False)
    text = ReviewText.of(reviewed.game, language, timeline=reviewed.timeline)
    found = _with_progress(errors, reviewed, seats, depth, text.title())
    if found is None:
        raise typer.Exit(130)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        show(console(), found, text)
    if html is not None:
        from ..review.report import report

        write_file(html, report(reviewed, found, text))
        errors.print(f"{html}", soft_wrap=True, markup=False)


def _with_progress(
    out: Console, reviewed: ReviewedGame, seats: list[int] | None, depth: str, title: str
) -> Review | None:
    """Analyse with a progress bar; Ctrl-C stops it after the tasks under way."""
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=out) as bar:
        task = bar.add_task(title)

        def progress(done: int, total: int, _finding: Finding | None) -> None:
            bar.update(task, completed=done, total=total)

        try:
            return analyse(reviewed, seats, depth, progress)
        except KeyboardInterrupt:
            return None


def show(out: Console, found: Review, text: ReviewText) -> None:
    """Print a review."""
    out.print(f"[bold]{text.title()}[/bold]\n")
    out.print(f"[bold]{text.say('turning')}[/bold]")
    marked = turning_points(found, None)
    for advice in marked:
        out.print(f"{advice.number:5}  {text.better(advice)}", markup=False)
    if not marked:
        out.print(text.say("quiet"))
    out.print(f"[dim]{text.say('coach')}[/dim]\n")
    grid = Grid(title=text.say("parts"), title_justify="left")
    grid.add_column("")
    rows = [text.parts(split, found.over) for split in found.luck]
    for seat in range(found.players):
        grid.add_column(text.name(seat), justify="right")
    for k, (name, _) in enumerate(rows[0]):
        ends = k in (0, len(rows[0]) - 1)
        grid.add_row(name, *(text.amount(row[k][1], signed=not ends) for row in rows), end_section=ends)
    out.print(grid)
    out.print(f"[dim]{text.say('method')}[/dim]")
