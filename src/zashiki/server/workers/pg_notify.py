"""PostgreSQL notices between server processes: which table is at which number, and which seats are present.

A lost notice does no harm: a gap is read from the log, and after a broken connection every table is compared with it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import psycopg
import sqlalchemy as sa

from ..refusals import Refused
from ..storage.writer import CHANNEL, NOTICES
from ..tables.host import Host
from ..tables.table import Table

LOGGER = logging.getLogger("zashiki.server")
RETRY_SECONDS = 1.0
"""Seconds before listening is tried again."""
PRESENCE_EVERY = 5.0
"""Seconds between two notices about who is present."""


class PgNotify:
    """Listens to the notices of the other processes, and sends them who is present here."""

    def __init__(self, host: Host, origin: str, on_present: Callable[[str, int], None]) -> None:
        self._host = host
        self._origin = origin
        self._on_present = on_present
        self._presence_sent = 0.0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start listening."""
        self._task = asyncio.ensure_future(self._listen())

    async def close(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        url = self._host.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._host.check_all()
                    async for notice in connection.notifies():
                        self._on_notice(notice.payload)
            except (psycopg.Error, Refused) as error:
                LOGGER.warning("the notices of other processes stopped", extra={"reason": type(error).__name__})
            await asyncio.sleep(RETRY_SECONDS)

    def _on_notice(self, payload: str) -> None:
        notice: list[Any] = msgspec.json.decode(payload)
        if notice[0] == self._origin:
            return
        if notice[1] == "seen":
            for id_, seat in notice[2]:
                self._on_present(id_, seat)
            return
        for id_, number in notice[1]:
            self._host.on_notice(id_, number)

    def send_presence(self, tables: Iterable[Table]) -> None:
        """Send, every few seconds, which of the seats that are waited for are connected here."""
        if time.monotonic() - self._presence_sent < PRESENCE_EVERY:
            return
        self._presence_sent = time.monotonic()
        here = [(t.id, seat) for t in tables for seat in awaited(t) if t.live.has_listener(seat)]
        if here:
            self._host.background.start(self._send(here))

    async def _send(self, here: list[tuple[str, int]]) -> None:
        def notify() -> None:
            with self._host.store.engine.begin() as connection:
                for k in range(0, len(here), NOTICES):
                    text = msgspec.json.encode([self._origin, "seen", here[k : k + NOTICES]]).decode()
                    connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))

        await self._host.background.in_thread(notify)


def awaited(table: Table) -> set[int]:
    """The seats whose absence the table's away time counts: who is to move, and who is asked for an undo."""
    running = table.clocks.running
    return {*(table.offer.waiting if table.offer else ()), *(() if running is None else (running,))}
