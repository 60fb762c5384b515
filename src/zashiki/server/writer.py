"""The one thread that writes: whatever waits is committed together, and each job learns whether it was first."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ..core.errors import ZashikiError
from .rows import TABLES, Row, TableRow

Rows = dict[tuple[str, int], Row]
"""Rows by table and number."""
LOGGER = logging.getLogger("zashiki.server")
CHANNEL = "zashiki"
BATCH = 512
"""Jobs of one commit, at most."""
CROWDS = ((16, 0.010), (3, 0.004), (0, 0.0))
"""After a commit of so many jobs the next one waits so many seconds for company: a commit costs more than ten rows."""
CROWD = 64
"""Jobs that wait for no more company."""
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
and the thread would ask for the interpreter's lock, which the moves need, at every one of them."""
UNSTORABLE = (sa.exc.DataError, sa.exc.IntegrityError)
"""What a database says when it is not itself at fault, but a row."""
NOTICES = 100
"""Tables named in one notice: PostgreSQL limits it to 8,000 bytes."""


class UnwrittenError(ZashikiError):
    """The log could not be written; its cause is what the database said."""


Settled = bool | UnwrittenError
"""Was a row the first to take its number? Or why nothing could be written."""


@dataclass(slots=True)
class Job:
    """A row to append, with its table if it is the first, and how to tell whoever waits for it."""

    row: Row
    tell: Callable[[Settled], None]
    table: TableRow | None = None


class Writer:
    """Appends rows in groups. A row whose number is taken already fails alone."""

    def __init__(self, engine: sa.Engine, origin: str, observe: Callable[[int, float], None]) -> None:
        self._engine = engine
        self._origin = origin
        self._observe = observe
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._waiting: list[Job] = []
        self._closed = False
        self._at_rest = True
        """Is no batch written, and none about to be?"""
        self._next = 0.0
        """When the next commit may begin, by the clock that never goes back."""
        self._loop: asyncio.AbstractEventLoop | None = None
        insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        append = APPEND[engine.dialect.name]
        self._append = sa.text(append)
        self._append_free = sa.text(f"{append} RETURNING table_id, number")
        self._open = insert(TABLES).on_conflict_do_nothing()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Commit a row; whoever waits is told in the running loop."""
        if self._closed:
            raise UnwrittenError("the server is closing")
        self._waiting.append(job)
        if self._at_rest:
            self._at_rest = False
            self._loop = asyncio.get_running_loop()
            self._plan(self._loop, self._next - time.monotonic())

    def _plan(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        """Write what waits, now or after some seconds."""
        if seconds > 0 and len(self._waiting) < CROWD:
            loop.call_later(seconds, self._hand_over)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        if batch:
            self._batches.put(batch)

    def append(self, row: Row, table: TableRow | None = None) -> asyncio.Future[bool]:
        """Commit a row; the answer is false if its number was taken."""
        done = asyncio.get_running_loop().create_future()

        def tell(settled: Settled) -> None:
            if done.done():
                return
            if isinstance(settled, bool):
                done.set_result(settled)
            else:
                done.set_exception(settled)

        self.submit(Job(row, tell, table))
        return done

    def close(self) -> None:
        """Take no more; what waits is still written."""
        self._closed = True
        while self._waiting:
            self._hand_over()
        self._batches.put(None)

    def join(self) -> None:
        """Wait until all is written; blocks."""
        self._thread.join()

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            self._settle(batch)

    def _settle(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        settled = self._outcomes(batch)
        self._observe(len(batch), time.perf_counter() - began)
        if self._loop and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._settled, self._loop, batch, settled)

    def _outcomes(self, batch: list[Job]) -> list[Settled]:
        """Write a batch; what came of each job. Where the database cannot take one of them, the others are stored."""
        try:
            written = self._write(batch)
        except UNSTORABLE as error:
            if len(batch) > 1:
                half = len(batch) // 2
                return self._outcomes(batch[:half]) + self._outcomes(batch[half:])
            return [_unwritten(error)]
        except Exception as error:  # whatever it was, those who wait are told, and the next batch is tried
            return [_unwritten(error)] * len(batch)
        return [written.get((job.row.table, job.row.number)) is job.row for job in batch]

    def _settled(self, loop: asyncio.AbstractEventLoop, batch: list[Job], settled: list[Settled]) -> None:
        """A batch is written: see to the next, and tell those who wait, all in one turn of the loop."""
        pause = next(seconds for jobs, seconds in CROWDS if len(batch) >= jobs)
        self._next = time.monotonic() + pause
        self._at_rest = not self._waiting
        if self._waiting:
            self._plan(loop, pause)
        for job, outcome in zip(batch, settled, strict=True):
            try:
                job.tell(outcome)
            except Exception:  # whatever goes wrong at one table, the others are not to wait for it
                LOGGER.exception("an entry was stored and could not be told", extra={"table": job.row.table})

    def _write(self, batch: list[Job]) -> Rows:
        """Commit a batch; returns the rows that were first to take their number."""
        # In order: two processes that want the same numbers must not wait for each other.
        tables = sorted((_plain_table(job.table) for job in batch if job.table), key=lambda table: str(table["id"]))
        rows = dict(sorted({(job.row.table, job.row.number): job.row for job in reversed(batch)}.items()))
        written = self._commit(tables, rows, self._all)
        return self._commit(tables, rows, self._free) or {} if written is None else written

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

    def _all(self, connection: sa.Connection, rows: Rows) -> Rows | None:
        """Append all rows, or none if the number of one is taken: the usual case, and half the price of the other."""
        return rows if connection.execute(self._append, _given(rows)).rowcount == len(rows) else None

    def _free(self, connection: sa.Connection, rows: Rows) -> Rows:
        """Append the rows whose numbers are free."""
        keys = {(r[0], r[1]) for r in connection.execute(self._append_free, _given(rows))}
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
    """What the database said, as far as it cannot hold anything of a row."""
    said = getattr(error, "orig", None)
    if isinstance(said, sqlite3.Error):
        return f"{type(error).__name__}: {said}"
    return f"{type(error).__name__} {getattr(said, 'sqlstate', None) or ''}".strip()


def _plain_table(table: TableRow) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(table)
    return plain


def _given(rows: Rows) -> dict[str, str]:
    return {"rows": msgspec.json.encode(list(rows.values())).decode()}
