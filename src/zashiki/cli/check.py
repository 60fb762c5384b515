"""`zashiki check`: replays every stored game."""

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .common import console, polite

BROKEN = 1


@polite
def check(db: Annotated[str, typer.Argument(metavar="DB", help="The database: a file, or postgresql://...")]) -> None:
    """Replay every game of a database, and report those that no longer do."""
    from ..server.storage.store import Store
    from ..server.tables.check import check_database

    out, store = console(), Store(db, create=False)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True, highlight=False), transient=True) as bar:
        task = bar.add_task("Replaying tables", total=None)
        result = check_database(store, lambda done, tables: bar.update(task, completed=done, total=tables))
    store.close()
    for fault in result.faults:
        out.print(fault, markup=False, soft_wrap=True)
    out.print(f"{result.tables} tables, {result.entries} entries: {len(result.faults)} do not replay.")
    if result.faults:
        raise typer.Exit(BROKEN)
