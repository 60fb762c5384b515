"""The writer thread: commits waiting rows in groups, and reports to each job whether its row took its number."""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ...errors import ZashikiError
from .rows import TABLES, Row, TableRow

T = TypeVar("T")
Rows = dict[tuple[str, int], Row]
"""Rows by table and number."""
LOGGER = logging.getLogger("zashiki.server")
CHANNEL = "zashiki"
BATCH = 512
"""Jobs of one commit, at most."""
GROUP_WAITS = ((16, 0.010), (3, 0.004), (0, 0.0))
"""After a commit of so many jobs the next one waits so many seconds for more: a commit costs more than ten rows."""
FULL_GROUP = 64
"""So many jobs wait for no more."""
COLUMNS = "INSERT INTO log (table_id, number, at, kind, seat, client, body)"
APPEND = {
    "sqlite": f"""{COLUMNS} SELECT json_extract(value, '$.table'), json_extract(value, '$.number'),
        json_extract(value, '$.at'), json_extract(value, '$.kind'), json_extract(value, '$.seat'),
        json_extract(value, '$.client'), json_extract(value, '$.body')
        FROM json_each(:rows) WHERE true ON CONFLICT DO NOTHING""",
    "postgresql": f"""{COLUMNS} SELECT "table", number, at, kind, seat, client, body
        FROM json_to_recordset(CAST(:rows AS json)) AS given("table" text, number integer, at bigint, kind text,
        seat integer, client text, body json) ON CONFLICT DO NOTHING""",
}
"""All rows of a batch in one statement, given as JSON. One by one they would cost more in Python than in the database,
and the thread would take the interpreter's lock, which the moves need, for every one of them."""
UNSTORABLE = (sa.exc.DataError, sa.exc.IntegrityError)
"""Errors of the database that are the fault of a row."""
NOTICES = 100
"""Tables named in one notice: PostgreSQL limits it to 8,000 bytes."""


class UnwrittenError(ZashikiError):
    """The log could not be written; its cause is what the database said."""


WriteResult = bool | UnwrittenError
"""Was the row the first to take its number? Or why it could not be written."""


@dataclass(slots=True)
class Job:
    """A row to append, with its table if it is the first, and the callback for the result."""

    row: Row
    on_written: Callable[[WriteResult], None]
    table: TableRow | None = None


class Writer:
    """Appends rows in groups from one thread. A row whose number is taken fails alone."""

    def __init__(self, engine: sa.Engine, origin: str, observe: Callable[[int, float], None]) -> None:
        self._engine = engine
        self._origin = origin
        self._observe = observe
        self._batches: queue.SimpleQueue[list[Job] | Callable[[], None] | None] = queue.SimpleQueue()
        self._waiting: list[Job] = []
        self._closed = False
        self._idle = True
        """Is no batch being written, and none planned?"""
        self._next = 0.0
        """When the next commit may begin, by the monotonic clock."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self.failed = 0
        """How many commits in a row the database has refused."""
        self.failed_at = 0.0
        """When it last did, by the monotonic clock."""
        insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        append = APPEND[engine.dialect.name]
        self._insert = sa.text(append)
        self._insert_returning = sa.text(f"{append} RETURNING table_id, number")
        self._open = insert(TABLES).on_conflict_do_nothing()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Commit a row; its callback is called in the running event loop."""
        if self._closed:
            raise UnwrittenError("the server is closing")
        self._waiting.append(job)
        if self._idle:
            self._idle = False
            self._loop = asyncio.get_running_loop()
            self._plan(self._loop, self._next - time.monotonic())

    def _plan(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        """Write the waiting jobs, now or after some seconds."""
        if seconds > 0 and len(self._waiting) < FULL_GROUP:
            loop.call_later(seconds, self._send_batch)
        else:
            self._send_batch()

    def _send_batch(self) -> None:
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        if batch:
            self._batches.put(batch)

    def append(self, row: Row, table: TableRow | None = None) -> asyncio.Future[bool]:
        """Commit a row; the result is false if its number was taken."""
        done = asyncio.get_running_loop().create_future()

        def on_written(result: WriteResult) -> None:
            if done.done():
                return
            if isinstance(result, bool):
                done.set_result(result)
            else:
                done.set_exception(result)

        self.submit(Job(row, on_written, table))
        return done

    def call(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Run a blocking call in the writer thread, after the batches that wait: proof that the thread is at work."""
        if self._closed:
            raise UnwrittenError("the server is closing")
        done: concurrent.futures.Future[T] = concurrent.futures.Future()

        def run() -> None:
            if not done.set_running_or_notify_cancel():
                return  # nobody waits for it any more
            try:
                done.set_result(work())
            except Exception as error:  # for the one who asked
                done.set_exception(error)

        self._batches.put(run)
        return asyncio.wrap_future(done)

    def transact(self, work: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Do something else than appending, in a transaction between two batches; fails with UnwrittenError."""

        def commit() -> T:
            try:
                with self._engine.begin() as connection:
                    return work(connection)
            except Exception as error:
                raise _unwritten(error) from error

        return self.call(commit)

    def close(self) -> None:
        """Accept no more jobs; those that wait are still written."""
        self._closed = True
        while self._waiting:
            self._send_batch()
        self._batches.put(None)

    def join(self) -> None:
        """Wait until everything is written; blocks."""
        self._thread.join()

    def _run(self) -> None:
        while (work := self._batches.get()) is not None:
            if callable(work):
                work()
            else:
                self._process(work)

    def _process(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        results = self._results(batch)
        self._observe(len(batch), time.perf_counter() - began)
        if self._loop and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._finish, self._loop, batch, results)

    def _results(self, batch: list[Job]) -> list[WriteResult]:
        """Write a batch and return the result of each job. A row that the database cannot take fails alone."""
        try:
            written = self._write(batch)
        except UNSTORABLE as error:
            if len(batch) > 1:
                half = len(batch) // 2
                return self._results(batch[:half]) + self._results(batch[half:])
            return [_unwritten(error)]
        except Exception as error:  # the jobs get the error, and the next batch is tried
            self.failed, self.failed_at = self.failed + 1, time.monotonic()
            return [_unwritten(error)] * len(batch)
        self.failed = 0
        return [written.get((job.row.table, job.row.number)) is job.row for job in batch]

    def _finish(self, loop: asyncio.AbstractEventLoop, batch: list[Job], results: list[WriteResult]) -> None:
        """Plan the next batch, and call the callbacks of a written one, all in one turn of the loop."""
        pause = next(seconds for jobs, seconds in GROUP_WAITS if len(batch) >= jobs)
        self._next = time.monotonic() + pause
        self._idle = not self._waiting
        if self._waiting:
            self._plan(loop, pause)
        for job, result in zip(batch, results, strict=True):
            try:
                job.on_written(result)
            except Exception:  # an error at one table must not hold up the others
                LOGGER.exception("the callback of a committed entry failed", extra={"table": job.row.table})

    def _write(self, batch: list[Job]) -> Rows:
        """Commit a batch; returns the rows that took their numbers."""
        # Sorted: two processes that want the same numbers must not wait for each other in a circle.
        tables = sorted((_plain_table(job.table) for job in batch if job.table), key=lambda table: str(table["id"]))
        rows = dict(sorted({(job.row.table, job.row.number): job.row for job in reversed(batch)}.items()))
        written = self._commit(tables, rows, self._append_all)
        return self._commit(tables, rows, self._append_if_free) or {} if written is None else written

    def _commit(
        self, tables: list[dict[str, Any]], rows: Rows, append: Callable[[sa.Connection, Rows], Rows | None]
    ) -> Rows | None:
        with self._engine.connect() as connection:
            if tables:
                connection.execute(self._open, tables)
            written = append(connection, rows)
            if written is None:
                return None
            for row in written.values():
                if row.kind == "end":
                    connection.execute(TABLES.update().where(TABLES.c.id == row.table).values(ended=row.at))
            if self._engine.dialect.name == "postgresql":
                self._notify(connection, list(written))
            connection.commit()
        return written

    def _append_all(self, connection: sa.Connection, rows: Rows) -> Rows | None:
        """Append all rows, or none if the number of one is taken: the usual case, and half the price of the other."""
        return rows if connection.execute(self._insert, _given(rows)).rowcount == len(rows) else None

    def _append_if_free(self, connection: sa.Connection, rows: Rows) -> Rows:
        """Append the rows whose numbers are free."""
        keys = {(r[0], r[1]) for r in connection.execute(self._insert_returning, _given(rows))}
        return {key: row for key, row in rows.items() if key in keys}

    def _notify(self, connection: sa.Connection, notices: list[tuple[str, int]]) -> None:
        for k in range(0, len(notices), NOTICES):
            text = msgspec.json.encode([self._origin, notices[k : k + NOTICES]]).decode()
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))


def _unwritten(error: Exception) -> UnwrittenError:
    failure = UnwrittenError(_reason(error))
    failure.__cause__ = error
    return failure


def _reason(error: Exception) -> str:
    """The message of the database, as far as it cannot quote a row."""
    cause = getattr(error, "orig", None)
    if isinstance(cause, sqlite3.Error):
        return f"{type(error).__name__}: {cause}"
    return f"{type(error).__name__} {getattr(cause, 'sqlstate', None) or ''}".strip()


def _plain_table(table: TableRow) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(table)
    return plain


def _given(rows: Rows) -> dict[str, str]:
    return {"rows": msgspec.json.encode(list(rows.values())).decode()}
