"""Outgoing frames: an outbox for each connection, and a batch that writes to several connections together."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

import msgspec

from ..metrics import Metrics

ENCODE = msgspec.json.Encoder().encode
LOGGER = logging.getLogger("zashiki.server.outbox")
MAX_BATCH = 12
"""Connections that are written to together, at most: whoever is last must not wait long."""


class Connection(Protocol):
    """As much of a WebSocket connection as an outbox needs."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    close_sent: bool

    def close_slow(self) -> None:
        """Close the connection because its client reads too slowly."""


def framed(message: msgspec.Struct) -> bytes:
    """A message as a WebSocket text frame: whole, uncompressed, unmasked, as servers send them.

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


class FlushBatch:
    """Outboxes with something to send. Flushed one right after the other, they wake their readers once for all."""

    __slots__ = ("_ready",)

    def __init__(self) -> None:
        self._ready: list[Outbox] = []

    def add(self, outbox: Outbox) -> None:
        """Flush this outbox at the end of the loop's turn, or as soon as the batch is full."""
        if not self._ready:
            outbox.connection.loop.call_soon(self.flush)
        self._ready.append(outbox)
        if len(self._ready) >= MAX_BATCH:
            self.flush()

    def flush(self) -> None:
        """Flush every outbox of the batch."""
        ready, self._ready = self._ready, []
        for outbox in ready:
            try:
                outbox.flush()
            except Exception:  # one broken connection must not hold up the others
                LOGGER.exception("a connection could not be written to")
                outbox.closed = True
                outbox.connection.transport.abort()


class Outbox:
    """The frames for one connection, in order. A client that leaves too many bytes unread is dropped."""

    __slots__ = ("_batch", "_limit", "_metrics", "_pending", "closed", "connection")

    def __init__(self, connection: Connection, limit: int, metrics: Metrics, batch: FlushBatch) -> None:
        self.connection = connection
        self._limit = limit
        self._metrics = metrics
        self._batch = batch
        self._pending = b""
        self.closed = False

    def put(self, frame: bytes) -> None:
        """Send a frame soon, together with what else is ready by then."""
        first = not self._pending
        self._pending += frame
        if first:
            self._batch.add(self)

    def put_message(self, message: msgspec.Struct) -> None:
        """Send a message soon."""
        self.put(framed(message))

    def flush(self) -> None:
        """Send what is pending now; drop the connection if too much is unread already."""
        frames, self._pending = self._pending, b""
        connection = self.connection
        transport = connection.transport
        if not frames or self.closed or connection.close_sent or transport.is_closing():
            return
        if transport.get_write_buffer_size() > self._limit:
            self.closed = True
            self._metrics.count("zashiki_sockets_dropped_total", "reason", "slow")
            connection.close_slow()
        else:
            transport.write(frames)

    def close(self) -> None:
        """Send what is pending, and nothing after it."""
        self.flush()
        self.closed = True
