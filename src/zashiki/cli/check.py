"""`zashiki check`: does every stored game still replay?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .common import console, polite

BROKEN = 1


@polite
def check(db: Annotated[str, typer.Argument(metavar="DB", help="The database: a file, or postgresql://...")]) -> None:
    """Replay every game of a database, and report those that no longer do."""
    from ..server.checker import examine
    from ..server.store import Store

    out, store = console(), Store(db, create=False)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True, highlight=False), transient=True) as bar:
        task = bar.add_task("Replaying tables", total=None)
        verdict = examine(store, lambda done, tables: bar.update(task, completed=done, total=tables))
    store.close()
    for fault in verdict.faults:
        out.print(fault, markup=False, soft_wrap=True)
    out.print(f"{verdict.tables} tables, {verdict.entries} entries: {len(verdict.faults)} do not replay.")
    if verdict.faults:
        raise typer.Exit(BROKEN)
