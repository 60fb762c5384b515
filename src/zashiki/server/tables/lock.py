"""The lock of a table: only its holder may append to the table's log."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """A fair asyncio lock that can also be acquired without a task, when it is free.

    >>> lock = TableLock()
    >>> lock.try_acquire(), lock.try_acquire()
    (True, False)
    >>> lock.release()
    >>> lock.locked
    False
    """

    __slots__ = ("_waiting", "locked")

    def __init__(self) -> None:
        self.locked = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def try_acquire(self) -> bool:
        """Acquire it if it is free; never waits."""
        free = not self.locked
        self.locked = True
        return free

    def release(self) -> None:
        """Pass it to whoever has waited longest, or unlock it."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.locked = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        waiter = asyncio.get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # the lock was passed to it at the same moment
                self.release()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.release()
