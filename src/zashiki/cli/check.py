"""`zashiki check`: looks for damage in the file, replays every stored game, and says how each live one will go on."""

from collections import Counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .common import console, polite

BROKEN = 1


@polite
def check(db: Annotated[str, typer.Argument(metavar="DB", help="The database: a file, or postgresql://...")]) -> None:
    """Replay every game of a database. Report those that no longer do, and the rules by which live ones will go on.

    Nothing is changed: before an update, run it by the new version on the database as it is, or on a copy.
    """
    from ..server.storage.store import Store
    from ..server.tables.check import GOES_ON, check_database

    out, store = console(), Store(db, create=False, upgrade=False)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True, highlight=False), transient=True) as bar:
        task = bar.add_task("Replaying tables", total=None)
        result = check_database(store, lambda done, tables: bar.update(task, completed=done, total=tables))
    store.close()
    for finding in result.damage:
        out.print(f"the file is damaged: {finding}", markup=False, soft_wrap=True)
    for id_, outlook in result.outlooks.items():
        if outlook != GOES_ON:
            out.print(f"table {id_}: {outlook}", markup=False, soft_wrap=True)
    for fault in result.faults:
        out.print(fault, markup=False, soft_wrap=True)
    for outlook, number in sorted(Counter(result.outlooks.values()).items()):
        out.print(f"{number} live: {outlook}", markup=False, soft_wrap=True)
    out.print(f"{result.tables} tables, {result.entries} entries: {len(result.faults)} do not replay.")
    if result.damage:
        out.print("`zashiki backup` saves what can be read into a new file.")
    if result.faults or result.damage:
        raise typer.Exit(BROKEN)
