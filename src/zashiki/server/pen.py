"""The pen of a table: who holds it may write in its log."""

from __future__ import annotations

import asyncio
from collections import deque


class Pen:
    """One holds it at a time; who finds it free takes it at once, the others get it in the order of asking.

    >>> pen = Pen()
    >>> pen.take(), pen.take()
    (True, False)
    >>> pen.give()
    >>> pen.held
    False
    """

    __slots__ = ("_waiting", "held")

    def __init__(self) -> None:
        self.held = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def take(self) -> bool:
        """Take it, if it is free."""
        free = not self.held
        self.held = True
        return free

    def give(self) -> None:
        """Hand it to whoever has waited longest, or lay it down."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # it was handed over at the same moment
                self.give()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.give()
