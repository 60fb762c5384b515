"""A cheap HTTP client from any address of this machine, for the abuse test."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec

PATIENCE = 30.0


class HttpClient:
    """One kept-alive connection; it is opened again when the server has closed it."""

    def __init__(self, url: str, source: str) -> None:
        where = urlsplit(url)
        self._host, self._port, self._source = where.hostname or "127.0.0.1", where.port or 80, source
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The streams of the connection."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port, local_addr=(self._source, 0))
        return self._streams

    def close(self) -> None:
        """Drop the connection."""
        if self._streams:
            self._streams[1].transport.abort()
        self._streams = None

    async def ask(
        self, method: str, path: str, key: str | None = None, body: object | None = None
    ) -> tuple[int, bytes]:
        """The status and the body of the answer; status 0 if the connection was dropped."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: {self._host}:{self._port}", "Accept-Encoding: gzip"]
        head += [f"Authorization: Bearer {key}"] if key else []
        head += [f"Content-Length: {len(content)}", "Content-Type: application/json"] if content else []
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self.open()
                writer.write("\r\n".join([*head, "", ""]).encode() + content)
                return await self._answer(reader)
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            self.close()
            return 0, b""

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        lines = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        length = next((int(line[15:]) for line in lines if line.startswith(b"content-length:")), 0)
        body = await reader.readexactly(length)
        if b"connection: close" in lines:
            self.close()
        return int(lines[0].split()[1]), body

    async def make(self, **order: object) -> dict[str, object]:
        """A new table."""
        status, body = await self.ask("POST", "/api/tables", body=order)
        found: dict[str, object] = msgspec.json.decode(body) if status == 200 else {}
        return found
