"""The line to one client: a WebSocket, and what is written on it. A frame is made once for all who should hear it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .meter import Meter

ENCODE = msgspec.json.Encoder().encode
LOGGER = logging.getLogger("zashiki.server.line")
LOGGER.setLevel(logging.WARNING)  # who comes and goes is counted, and not written down
LINE = "zashiki.line"
"""Under this name the application finds the line in its scope."""
TOO_SLOW = 4008
"""The code a slow reader's socket is closed with."""
STUCK_SECONDS = 30.0
"""How long the last word to a slow reader may wait for the network."""


def framed(message: msgspec.Struct) -> bytes:
    """A message as a text frame: whole, uncompressed, unmasked, as servers send them.

    >>> class Word(msgspec.Struct):
    ...     word: str
    >>> framed(Word("hai"))
    b'\\x81\\x0e{"word":"hai"}'
    """
    payload = ENCODE(message)
    n = len(payload)
    if n < 126:
        return bytes((0x81, n)) + payload
    if n < 1 << 16:
        return b"\x81\x7e" + n.to_bytes(2, "big") + payload
    return b"\x81\x7f" + n.to_bytes(8, "big") + payload


class Line(WebSocketsSansIOProtocol):
    """A connection as uvicorn keeps it, which can also be written to without waiting."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = self.conn.logger = LOGGER

    def handle_connect(self, event: Request) -> None:
        """The application finds the line in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            found: Any = self.scope["extensions"]
            found[LINE] = self


class Outbox:
    """What is sent on one line, in order, and at most so many bytes of it waiting: who reads too slowly is dropped."""

    __slots__ = ("_held", "_limit", "_meter", "closed", "line")

    def __init__(self, scope: Any, limit: int, meter: Meter) -> None:
        self.line: Line = scope["extensions"][LINE]
        self._limit = limit
        self._meter = meter
        self._held = b""
        self.closed = False

    def put(self, frame: bytes) -> None:
        """Send a frame, after what is held; with too much waiting the line is given up."""
        line = self.line
        if self._held:
            frame, self._held = self._held + frame, b""
        if self.closed or line.close_sent or line.transport.is_closing():
            return
        if line.transport.get_write_buffer_size() > self._limit:
            self._give_up()
        else:
            line.transport.write(frame)

    def message(self, message: msgspec.Struct) -> None:
        """Send a message."""
        self.put(framed(message))

    def hold(self, message: msgspec.Struct) -> None:
        """Send a message together with the next one, or by itself if none follows at once: a write less."""
        self._held += framed(message)
        self.line.loop.call_soon(self._let_go)

    def _let_go(self) -> None:
        if self._held:
            self.put(b"")

    def _give_up(self) -> None:
        self.closed = True
        self._meter.count("zashiki_sockets_dropped_total", "reason", "slow")
        task = self.line.loop.create_task(self._part())
        self.line.tasks.add(task)
        task.add_done_callback(self.line.tasks.discard)

    async def _part(self) -> None:
        reason = "too slow: connect again with `after`"
        try:
            async with asyncio.timeout(STUCK_SECONDS):
                await self.line.send({"type": "websocket.close", "code": TOO_SLOW, "reason": reason})
        except Exception:  # gone already, or it never reads
            self.line.transport.abort()

    def close(self) -> None:
        """Send no more."""
        self.closed = True
