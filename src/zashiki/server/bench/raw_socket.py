"""A cheap WebSocket client, so that the server is measured and not the client: no extensions, a mask of zeros."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASK = b"\x00\x00\x00\x00"


class RawSocket(asyncio.Protocol):
    """One WebSocket, with callbacks for every text and for the loss of the connection."""

    def __init__(self, path: str, host: str, on_text: Callable[[bytes], None], on_lost: Callable[[], None]) -> None:
        self._path, self._host = path, host
        self._on_text, self._on_lost = on_text, on_lost
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self._handshake_done = False
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Cut the received bytes into frames."""
        buffer = self._buffer
        buffer += data
        if not self._handshake_done:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:16]:
                self.close()
                return
            self._handshake_done = True
            del buffer[: end + 4]
            if not self.open.done():
                self.open.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            length, head = buffer[at + 1] & 127, 2
            if length == 126:
                length, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + length:
                break
            self._frame(buffer[at] & 15, bytes(buffer[at + head : at + head + length]))
            at += head + length
        del buffer[:at]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._on_text(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        n = len(payload)
        head = bytes((0x80 | kind, 0x80 | n)) if n < 126 else bytes((0x80 | kind, 0xFE)) + n.to_bytes(2, "big")
        if self._transport and not self._transport.is_closing():
            self._transport.write(head + MASK + payload)

    def connection_lost(self, _exc: Exception | None) -> None:
        """Fail the opening, or call `on_lost`."""
        self.lost = True
        if self._handshake_done:
            self._on_lost()
        elif not self.open.done():
            self.open.set_exception(ConnectionError("no socket was opened"))
            self.open.exception()  # whoever opened it may be gone

    def close(self) -> None:
        """Close the connection."""
        if self._transport:
            self._transport.abort()


async def open_socket(
    url: str, table: str, on_text: Callable[[bytes], None], on_lost: Callable[[], None], source: str | None = None
) -> RawSocket:
    """Open a socket at a table, from an address of this machine."""
    where = urlsplit(url)
    path, host = f"/api/tables/{table}/live", f"{where.hostname}:{where.port}"
    _, raw = await asyncio.get_running_loop().create_connection(
        lambda: RawSocket(path, host, on_text, on_lost),
        where.hostname or "127.0.0.1",
        where.port or 80,
        local_addr=(source, 0) if source else None,
    )
    try:
        await raw.open
    except asyncio.CancelledError:  # nobody waits for it any longer
        raw.close()
        raise
    return raw
