"""`zashiki bench server --crash`: sets the crash test up, shows how far it is, and prints what was found."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..errors import ZashikiError

if TYPE_CHECKING:
    from ..server.bench.crash_test import CrashResult
    from ..server.bench.faults import Stage

SQLITE_DISK, POSTGRES_DISK = 128, 384
"""Megabytes of the disk that is filled."""


class FaultName(StrEnum):
    """What the crash test can do to a server."""

    KILL = "kill"
    SIGTERM = "sigterm"
    POSTGRES_RESTART = "postgres-restart"
    DISK_FULL = "disk-full"
    SIGSTOP = "sigstop"


class CrashForm(NamedTuple):
    """What is done, how often, to how many tables, and where."""

    fault: FaultName
    kills: int
    tables: int
    processes: int
    db: str | None
    own_postgres: bool

    def check(self) -> None:
        """Refuse what does not go together."""
        own = self.fault in (FaultName.POSTGRES_RESTART, FaultName.DISK_FULL)
        if self.db and (own or self.own_postgres):
            raise ZashikiError(f"--fault {self.fault} makes a database of its own; leave --db out")
        if self.processes > 1 and not (self.on_cluster or (self.db or "").startswith("postgresql")):
            raise ZashikiError("several processes need PostgreSQL: give --db postgresql://... or --own-postgres")

    @property
    def on_cluster(self) -> bool:
        """Is a PostgreSQL started for the test?"""
        return self.own_postgres or self.fault is FaultName.POSTGRES_RESTART


def crash_test(form: CrashForm, folder: Path, game: str, options: dict[str, object]) -> CrashResult:
    """Run a crash test; an interrupt ends it with what was found until then."""
    import uvloop

    from ..server.bench.crash_test import CrashTest
    from ..server.storage.store import Store

    form.check()
    with opened(form, folder, game) as (stage, db):
        store = Store(db)
        test = CrashTest(form.fault, stage, store, form.tables, game, options)
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        with Progress(*columns, console=Console(stderr=True, highlight=False), transient=True) as bar:
            task = bar.add_task(form.fault, total=form.kills)

            def show(found: CrashResult) -> None:
                state = "nothing lost" if found.clean else "NOT CLEAN"
                text = f"{form.fault}: {found.acknowledged:,} moves, {state}"
                bar.update(task, completed=found.faults, description=text)

            result = uvloop.run(test.run(form.kills, show))
        store.close()
        return result


@contextmanager
def opened(form: CrashForm, folder: Path, game: str) -> Iterator[tuple[Stage, str]]:
    """The database and the servers of a crash test, and their end."""
    from ..server.bench.faults import Stage
    from ..server.bench.pg_cluster import PgCluster
    from ..server.bench.player import Tally
    from ..server.bench.processes import our_server
    from ..server.bench.small_disk import LimitedDisk, small_disk

    stage = Stage([], random.Random(0), Tally())
    with ExitStack() as stack:
        place = folder / "store"
        if form.fault is FaultName.DISK_FULL:
            megabytes = POSTGRES_DISK if form.on_cluster else SQLITE_DISK
            stage.disk = small_disk(place, megabytes, only_mounted=form.on_cluster)
            stack.callback(stage.disk.close)
        else:
            place.mkdir()
        if form.on_cluster:
            folder.chmod(0o711)  # the cluster may run under another account
            stage.cluster = PgCluster(place)
            stack.callback(stage.cluster.stop)
        db = stage.cluster.url if stage.cluster else form.db or f"sqlite:///{place / 'tables.db'}"
        for _ in range(form.processes):
            server = our_server(db, folder, game)
            stack.callback(server.kill)
            stage.servers.append(server)
        if isinstance(stage.disk, LimitedDisk):
            stage.disk.servers = stage.servers
        yield stage, db


def tell(out: Console, found: CrashResult) -> None:
    """Print what was found, and the line for the documentation."""
    for key, value in found.to_json().items():
        out.print(f"{key.replace('_', ' '):>14}: {value}", markup=False)
    out.print(found.summary, markup=False, soft_wrap=True)
