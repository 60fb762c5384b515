"""The connections as uvicorn keeps them: HTTP with a time limit, and a WebSocket that reads moves quickly."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ..budget import Account

try:
    from websockets.speedups import apply_mask  # in C, where it was built
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

LOGGER = logging.getLogger("zashiki.server.connection")
LOGGER.setLevel(logging.WARNING)  # connections are counted, not logged
ADMITS = "zashiki.admits"
"""The key of the server's state under which a connection finds out whether its address may open another."""
SCOPE_KEY = "zashiki.connection"
"""The extension of the ASGI scope under which the application finds its connection."""
TOO_SLOW = 4008
"""The close code for a client that reads too slowly."""
END_OF_REQUEST = b"\r\n\r\n"
WHOLE_TEXT, FINAL, MASKED = 0x81, 0x80, 0x80
MAX_PINGS = 16
"""Pings of a client that are answered in one turn of the event loop; one that sends more is dropped."""
MAX_UNREAD = 16
"""Messages of one client that wait in its inbox before reading is paused."""
HEAD_BYTES = 32_768
"""The most bytes of a request's head, beside what comes in one piece with its end."""
HEAD_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
CLOSE_SECONDS = 30.0
"""How long the close message to a slow client may wait for the network."""
SEND_BUFFER = 64 * 1024
"""Bytes the system buffers for one slow client; without a bound it is megabytes."""
READ_BUFFER = 32 * 1024
"""Bytes the system buffers of what one client sends: so much and not more is read in one turn of the event loop."""
LONGEST_PAUSE = 1.0
"""Seconds that the reading of a debtor's frames is paused at a time, so that its pongs come in time."""


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """Start and end of the payload of the client's frame at `at`.

    (0, 0) if its header is incomplete or unmasked, or the frame so long that it will come in pieces.

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
    """The unread messages of one client: a queue with one reader."""

    __slots__ = ("_items", "_loop", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Add a message."""
        self._items.append(item)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """Take the oldest message; waits for one."""
        while not self._items:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._items.popleft()

    def empty(self) -> bool:
        """Is nothing unread?"""
        return not self._items

    def qsize(self) -> int:
        """How many are unread."""
        return len(self._items)

    @property
    def awaited(self) -> bool:
        """Does the reader wait, because every message is dealt with?"""
        return self._waiting is not None and not self._waiting.done()


class Connection(WebSocketsSansIOProtocol):
    """A WebSocket connection with a quick way for small text frames that come whole, as moves do.

    The quick way goes past the library and costs two thirds of it. Every other frame goes through the library, and so
    does everything after a frame that came in pieces.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = self.conn.logger = LOGGER
        self.queue: Any = Inbox(self.loop)
        self.on_text: Callable[[str], bool] | None = None
        """Is offered every whole text while the reader waits; returns false to have it put into the inbox."""
        self.payer: Account | None = None
        """Who pays for reading the frames, and for the moves that are carried out at once."""
        self._whole = False
        """Has everything so far come in whole frames?"""
        self._pings = 0
        self._paused: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Read what came, and charge it; a client in debt is not listened to for a while."""
        began = perf_counter()
        self._pings = 0
        self._read(data)
        payer = self.payer
        if payer is not None:
            now = perf_counter()
            payer.charge(now - began, now)
            if not payer.ready and self._paused is None and not self.transport.is_closing():
                self._pause(payer.wait())

    def _pause(self, seconds: float) -> None:
        if seconds:
            self.transport.pause_reading()
            self._paused = self.loop.call_later(min(seconds, LONGEST_PAUSE), self._go_on)

    def _go_on(self) -> None:
        self._paused = None
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        if self._paused:
            self._paused.cancel()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer a ping, unless too many came at once."""
        self._pings += 1
        if self._pings <= MAX_PINGS:
            super().handle_ping()
        else:
            self.transport.abort()

    def _read(self, data: bytes) -> None:
        """Cut the received bytes into frames."""
        if not self.handshake_complete:
            self._whole = data.endswith(END_OF_REQUEST)
            super().data_received(data)
            return
        at = 0
        while self._whole and at < len(data) and not self.transport.is_closing():
            start, end = frame_at(data, at)
            self._whole = 0 < end <= len(data)
            if self._whole:
                self._on_frame(data[at:start], data[start:end])
                at = end
        if at < len(data):
            super().data_received(data[at:])

    def _on_frame(self, header: bytes, payload: bytes) -> None:
        """Handle a frame that came whole."""
        quick = header[0] == WHOLE_TEXT and len(payload) <= self.config.ws_max_size and not self.close_sent
        text = unmasked(payload, header[-4:]) if quick else None
        if text is None:
            self._whole = header[0] & FINAL != 0
            super().data_received(header + payload)
            return
        if self.on_text and self.queue.awaited and self.on_text(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MAX_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        """Put the connection into the scope of the application."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[SCOPE_KEY] = self

    def close_slow(self) -> None:
        """Close the connection because its client reads too slowly."""
        task = self.loop.create_task(self._close_slow())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _close_slow(self) -> None:
        reason = "too slow: connect again with `after`"
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.send({"type": "websocket.close", "code": TOO_SLOW, "reason": reason})
        except Exception:  # it is gone already, or never reads
            self.transport.abort()


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection whose requests must come in time, each with a head of limited size."""

    request_seconds = 10.0
    _timer: asyncio.TimerHandle | None = None
    _in_head = False
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # TCP, always
        """Start the timer of the first request; drop a connection too many of one address."""
        super().connection_made(transport)
        admits = self.app_state.get(ADMITS)
        if admits and self.client and not admits(self.client[0]):
            transport.abort()
            return
        raw = transport.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ_BUFFER)
        self._start_timer()

    def data_received(self, data: bytes) -> None:
        """Parse what came; a head that goes on and on is refused."""
        super().data_received(data)
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES and not self.transport.is_closing():
                self.transport.write(HEAD_TOO_LARGE)
                self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins, perhaps on a connection that has served others."""
        super().on_message_begin()
        self._in_head, self._head_bytes = True, 0
        if self._timer is None:
            self._start_timer()

    def on_headers_complete(self) -> None:
        """The head of a request has come."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A whole request has come."""
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The WebSocket has a time limit of its own."""
        self._stop_timer()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._stop_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(self.request_seconds, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
