"""Carries word between processes that share a PostgreSQL database: which table is at which number, who is there.

A lost word does no harm: a gap is read from the log, and after a break in the line every table is compared with it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg
import sqlalchemy as sa

from .refusals import Refused
from .table import Table
from .writer import CHANNEL, NOTICES

if TYPE_CHECKING:
    from .host import Host

LOGGER = logging.getLogger("zashiki.server")
PAUSE = 1.0
"""Seconds before listening is tried again."""
PRESENCE_EVERY = 5.0
"""Seconds between two words about who is there."""


class Messenger:
    """Listens to the other processes, and tells them who is at their tables."""

    def __init__(self, host: Host, origin: str, seen: Callable[[str, int], None]) -> None:
        self._host = host
        self._origin = origin
        self._seen = seen
        self._told = 0.0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to listen."""
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
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    await self._host.check_all()
                    async for notice in line.notifies():
                        self._hear(notice.payload)
            except (psycopg.Error, Refused) as error:
                LOGGER.warning("the line to the other processes broke", extra={"reason": type(error).__name__})
            await asyncio.sleep(PAUSE)

    def _hear(self, payload: str) -> None:
        word: list[Any] = msgspec.json.decode(payload)
        if word[0] == self._origin:
            return
        if word[1] == "seen":
            for id_, seat in word[2]:
                self._seen(id_, seat)
            return
        for id_, number in word[1]:
            self._host.noticed(id_, number)

    def tell_presence(self, tables: list[Table]) -> None:
        """Say, now and then, which seats that are awaited are connected here."""
        if time.monotonic() - self._told < PRESENCE_EVERY:
            return
        self._told = time.monotonic()
        here = [(t.id, seat) for t in tables if (seat := t.clocks.running) is not None and t.live.hears(seat)]
        if here:
            self._host.start(self._tell(here))

    async def _tell(self, here: list[tuple[str, int]]) -> None:
        def notify() -> None:
            with self._host.store.engine.begin() as connection:
                for k in range(0, len(here), NOTICES):
                    text = msgspec.json.encode([self._origin, "seen", here[k : k + NOTICES]]).decode()
                    connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))

        await self._host.in_thread(notify)
