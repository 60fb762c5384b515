"""The line to one client: a WebSocket, and what is written on it. A frame is made once for all who should hear it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .meter import Meter

try:
    from websockets.speedups import apply_mask  # in C, where it was built
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

ENCODE = msgspec.json.Encoder().encode
LOGGER = logging.getLogger("zashiki.server.line")
LOGGER.setLevel(logging.WARNING)  # who comes and goes is counted, and not written down
LINE = "zashiki.line"
"""Under this name the application finds the line in its scope."""
TOO_SLOW = 4008
"""The code a slow reader's socket is closed with."""
END_OF_REQUEST = b"\r\n\r\n"
WHOLE_TEXT, FINAL, MASKED = 0x81, 0x80, 0x80
WAITING = 16
"""Messages of one client that wait to be looked at before no more are read."""
ENOUGH = 12
"""Lines that are written to together, at most: who waits for the last must not wait long."""
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


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the client's frame at a place begins and ends; (0, 0) if its head is not whole, unmasked, or
    of one so long that it will come in pieces.

    >>> frame_at(b"\\x81\\x83mask" + b"abc", 0)
    (6, 9)
    """
    if len(data) - at < 2 or data[at + 1] < MASKED:
        return 0, 0
    size, start = data[at + 1] - MASKED, at + 6
    if size == 126:
        size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
    return (start, start + size) if size < 127 or start == at + 8 else (0, 0)


def unmasked(payload: bytes, mask: bytes) -> str | None:
    """The text of a frame; None if it is not UTF-8."""
    try:
        return apply_mask(payload, mask).decode()
    except UnicodeDecodeError:
        return None


class Inbox:
    """What one client has said and nobody has looked at yet: a queue of which one task takes."""

    __slots__ = ("_items", "_loop", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """One more."""
        self._items.append(item)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """The oldest; waits for one."""
        while not self._items:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._items.popleft()

    def empty(self) -> bool:
        """Is everything looked at?"""
        return not self._items

    def qsize(self) -> int:
        """How many wait."""
        return len(self._items)

    @property
    def awaited(self) -> bool:
        """Is everything looked at and dealt with?"""
        return self._waiting is not None and not self._waiting.done()


class Line(WebSocketsSansIOProtocol):
    """A connection as uvicorn keeps it, which can also be written to without waiting.

    Moves are small texts that come in one piece: they take a short way past the library, which is a third of what it
    costs to hear one. Whatever is not exactly that goes through it, and once a piece was torn everything does.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = self.conn.logger = LOGGER
        self.queue: Any = Inbox(self.loop)
        self.short: Callable[[str], bool] | None = None
        """Is offered every text that comes whole while nothing else is dealt with; false: it goes to the inbox."""
        self._whole = False
        """Has everything so far come in whole frames?"""

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames."""
        if not self.handshake_complete:
            self._whole = data.endswith(END_OF_REQUEST)
            super().data_received(data)
            return
        at = 0
        while self._whole and at < len(data):
            start, end = frame_at(data, at)
            self._whole = 0 < end <= len(data)
            if self._whole:
                self._frame(data[at:start], data[start:end])
                at = end
        if at < len(data):
            super().data_received(data[at:])

    def _frame(self, head: bytes, payload: bytes) -> None:
        """Take in a frame that came whole."""
        short = head[0] == WHOLE_TEXT and len(payload) <= self.config.ws_max_size and not self.close_sent
        text = unmasked(payload, head[-4:]) if short else None
        if text is None:
            self._whole = head[0] & FINAL != 0
            super().data_received(head + payload)
            return
        if self.short and self.queue.awaited and self.short(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        """The application finds the line in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            found: Any = self.scope["extensions"]
            found[LINE] = self


class Post:
    """What is ready to be sent, carried out together: lines written to one after another wake those who read them once,
    where each by itself wakes them every time."""

    __slots__ = ("_ready",)

    def __init__(self) -> None:
        self._ready: list[Outbox] = []

    def add(self, outbox: Outbox) -> None:
        """An outbox has something to send: when the work at hand is done, or enough has come together."""
        if not self._ready:
            outbox.line.loop.call_soon(self.carry)
        self._ready.append(outbox)
        if len(self._ready) >= ENOUGH:
            self.carry()

    def carry(self) -> None:
        """Send what is ready."""
        ready, self._ready = self._ready, []
        for outbox in ready:
            try:
                outbox.send()
            except Exception:  # whatever is wrong with one line, the others are not to wait for it
                LOGGER.exception("a line could not be written to")
                outbox.closed = True
                outbox.line.transport.abort()


class Outbox:
    """What is sent on one line, in order, and at most so many bytes of it waiting: who reads too slowly is dropped."""

    __slots__ = ("_held", "_limit", "_meter", "_post", "closed", "line")

    def __init__(self, scope: Any, limit: int, meter: Meter, post: Post) -> None:
        self.line: Line = scope["extensions"][LINE]
        self._limit = limit
        self._meter = meter
        self._post = post
        self._held = b""
        self.closed = False

    def put(self, frame: bytes) -> None:
        """Send a frame, with what else there is to send soon."""
        first = not self._held
        self._held += frame
        if first:
            self._post.add(self)

    def message(self, message: msgspec.Struct) -> None:
        """Send a message."""
        self.put(framed(message))

    def send(self) -> None:
        """Send what is held now; with too much waiting the line is given up."""
        frames, self._held = self._held, b""
        line = self.line
        if not frames or self.closed or line.close_sent or line.transport.is_closing():
            return
        if line.transport.get_write_buffer_size() > self._limit:
            self._give_up()
        else:
            line.transport.write(frames)

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
        """Send what is held, and no more."""
        self.send()
        self.closed = True
