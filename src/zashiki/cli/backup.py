"""`zashiki backup`: copies a database while it is in use."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from .common import console, polite

DAMAGED = 1
"""The exit code when not everything could be saved."""


@polite
def backup(
    db: Annotated[str, typer.Argument(metavar="DB", help="The SQLite database: a file.")],
    copy: Annotated[Path, typer.Argument(metavar="COPY", help="The file to write; there must be none yet.")],
) -> None:
    """Copy a database as it is at one moment; the server may go on. Every move acknowledged before is in the copy."""
    from ..server.storage.backup import copy_database
    from ..server.storage.store import Store

    out, store = console(), Store(db, create=False)
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=out) as bar:
        task = bar.add_task("Copying", total=None)
        saved = copy_database(store, copy, lambda done, pages: bar.update(task, completed=done, total=pages))
    store.close()
    if saved:
        for table in saved.lost:
            out.print(f"table {table}: not saved, it cannot be read", soft_wrap=True, markup=False)
        for table, number in saved.cut.items():
            out.print(f"table {table}: saved up to entry {number}", soft_wrap=True, markup=False)
        out.print(
            f"{db} is damaged. Saved in {copy}: {saved.whole} tables whole, {len(saved.cut)} in part, "
            f"{len(saved.lost)} not.", soft_wrap=True, markup=False,
        )  # fmt: skip
        raise typer.Exit(DAMAGED)
    out.print(
        f"{copy}: {copy.stat().st_size:,} bytes. `zashiki check {copy}` replays it.", soft_wrap=True, markup=False
    )
