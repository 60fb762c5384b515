"""Carries updates to sockets. Every socket has a bounded outbox: who reads too slowly is dropped and may come back."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from . import narrator
from .meter import Meter
from .table import Table, Told

Send = Callable[[str], Awaitable[None]]
TOO_SLOW = 4008
"""The code a slow reader's socket is closed with."""
STUCK_SECONDS = 30.0
"""How long one message may wait for the network."""


class Outbox:
    """What waits to be sent on one socket, in order."""

    __slots__ = ("_limit", "_meter", "_send", "_shut", "_task", "_waiting", "closed")

    def __init__(self, send: Send, shut: Callable[[int, str], Awaitable[None]], limit: int, meter: Meter) -> None:
        self._send = send
        self._shut = shut
        self._limit = limit
        self._meter = meter
        self._waiting: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self.closed = False

    def put(self, text: str) -> None:
        """Send soon; with a full outbox the socket is given up."""
        if self.closed:
            return
        if len(self._waiting) >= self._limit:
            self._give_up()
            return
        self._waiting.append(text)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._carry())

    def message(self, message: msgspec.Struct) -> None:
        """Send a message."""
        self.put(narrator.ENCODER.encode(message).decode())

    async def _carry(self) -> None:
        try:
            while self._waiting and not self.closed:
                await self._send(self._waiting.popleft())
        except Exception:  # the socket is gone, in whatever way: its reader finds out and tidies up
            self.close()
        finally:
            self._task = None

    def _give_up(self) -> None:
        self.close()
        self._meter.count("zashiki_sockets_dropped_total", "reason", "slow")
        if self._task:
            self._task.cancel()
        self._task = asyncio.get_running_loop().create_task(self._part())

    async def _part(self) -> None:
        try:
            async with asyncio.timeout(STUCK_SECONDS):
                await self._shut(TOO_SLOW, "too slow: connect again with `after`")
        except Exception:  # gone already
            pass

    def close(self) -> None:
        """Send no more."""
        self.closed = True
        self._waiting.clear()


class Courier:
    """Knows who listens at which table."""

    def __init__(self) -> None:
        self.sockets = 0

    def join(self, table: Table, viewer: int | None, outbox: Outbox) -> None:
        """Somebody listens."""
        table.live.sockets.setdefault(viewer, set()).add(outbox)
        self.sockets += 1

    def leave(self, table: Table, viewer: int | None, outbox: Outbox) -> None:
        """Somebody listens no more."""
        outbox.close()
        listeners = table.live.sockets.get(viewer, set())
        if outbox in listeners:
            listeners.discard(outbox)
            self.sockets -= 1
        if not listeners:
            table.live.sockets.pop(viewer, None)

    def broadcast(self, table: Table, news: list[Told]) -> None:
        """Tell everybody at a table, each what they may know; what is the same is encoded once."""
        for viewer, listeners in list(table.live.sockets.items()):
            if not any(narrator.concerns(table, viewer, told) for told in news):
                continue
            text = narrator.ENCODER.encode(narrator.update(table, viewer, news)).decode()
            for outbox in list(listeners):
                outbox.put(text)

    @staticmethod
    def count(table: Table) -> int:
        """How many listen at a table."""
        return sum(map(len, table.live.sockets.values()))
