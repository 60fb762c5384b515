"""Frames as they come from the network: whole, torn, glued together, in pieces, wrong. All of them are heard alike."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest

from .servers import Inside, Seat

TEXT, MORE, PING, PONG, CLOSE = 0x1, 0x0, 0x9, 0xA, 0x8
MASK = b"\x11\x22\x33\x44"
PROTOCOL_ERROR, NOT_UTF8, TOO_BIG = 1002, 1007, 1009


def frame(payload: bytes | str, opcode: int = TEXT, final: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    data = payload.encode() if isinstance(payload, str) else payload
    size = len(data)
    head = bytes([opcode | (0x80 if final else 0)])
    mask = 0x80 if masked else 0
    head += bytes([mask | size]) if size < 126 else bytes([mask | 126]) + struct.pack("!H", size)
    if not masked:
        return head + data
    return head + MASK + bytes(byte ^ MASK[k % 4] for k, byte in enumerate(data))


class Peer:
    """A socket whose frames are made by hand."""

    def __init__(self, ws: socket.socket) -> None:
        self._socket = ws
        self._rest = b""

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._socket.sendall(piece)

    def read(self, size: int) -> bytes:
        while len(self._rest) < size:
            more = self._socket.recv(65536)
            assert more, "the socket was closed"
            self._rest += more
        found, self._rest = self._rest[:size], self._rest[size:]
        return found

    def next(self) -> tuple[int, bytes]:
        """The next frame of the server: opcode and payload."""
        head, size = self.read(2)
        if size == 126:
            (size,) = struct.unpack("!H", self.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.read(8))
        return head & 15, self.read(size)

    def answer(self) -> dict[str, object]:
        """The next text that is no update."""
        while True:
            opcode, payload = self.next()
            message = json.loads(payload) if opcode == TEXT else {"type": opcode}
            if message["type"] != "update":
                return message

    def closed_with(self) -> int:
        while True:
            opcode, payload = self.next()
            if opcode == CLOSE:
                return int(struct.unpack("!H", payload[:2])[0])


@contextmanager
def peer(seat: Seat) -> Iterator[Peer]:
    where = urlsplit(seat.url)
    with socket.create_connection((where.hostname, where.port), timeout=20) as ws:
        found = Peer(ws)
        found.send(
            f"GET /api/tables/{seat.table}/live HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n".encode(),
            b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += found.read(1)
        assert b" 101 " in head
        found.send(frame(json.dumps({"key": seat.key, "after": None})))
        assert json.loads(found.next()[1])["type"] == "update"
        yield found


def chat(name: str, text: str = "hai") -> str:
    return json.dumps({"type": "chat", "id": name, "text": text})


def pieces(data: bytes, size: int) -> list[bytes]:
    return [data[k : k + size] for k in range(0, len(data), size)]


WAYS = {
    "whole": [frame(chat("a")), frame(chat("b"))],
    "glued": [frame(chat("a")) + frame(chat("b"))],
    "long": [frame(chat("a", "x" * 300)), frame(chat("b"))],
    "torn": [*pieces(frame(chat("a")), 7), *pieces(frame(chat("b")), 1)],
    "torn-in-the-head": [frame(chat("a")) + frame(chat("b"))[:1], frame(chat("b"))[1:]],
    "torn-in-a-long-head": [frame(chat("a", "x" * 300))[:3], frame(chat("a", "x" * 300))[3:], frame(chat("b"))],
    "in-parts": [frame(chat("a")[:9], final=False), frame(chat("a")[9:], MORE), frame(chat("b"))],
    "ping-between-parts": [
        frame(chat("a")[:9], final=False) + frame(b"", PONG) + frame(chat("a")[9:], MORE) + frame(chat("b"))
    ],
    "nothing-between": [frame(chat("a")) + frame(b"", PONG) + frame(chat("b"))],
}


@pytest.mark.parametrize("way", WAYS)
def test_two_messages_are_heard_whichever_way_they_come(server: Inside, way: str) -> None:
    one, *_ = server.seats()
    with peer(one) as ws:
        ws.send(*WAYS[way])
        assert [ws.answer()["id"] for _ in range(2)] == ["a", "b"]
        ws.send(frame(chat("c")))
        assert ws.answer()["id"] == "c"


def test_a_ping_is_answered_between_messages(server: Inside) -> None:
    one, *_ = server.seats()
    with peer(one) as ws:
        ws.send(frame(chat("a")) + frame(b"are you there", PING))
        found = dict(ws.next() for _ in range(3))
        assert found[PONG] == b"are you there"


WRONG = {
    "not-masked": (frame(chat("a"), masked=False), PROTOCOL_ERROR),
    "not-utf8": (frame(b'{"type":"\xff\xfe"}'), NOT_UTF8),
    "too-big": (frame("x" * 60_000), TOO_BIG),
    "a-part-of-nothing": (frame(chat("a"), MORE), PROTOCOL_ERROR),
    "a-message-within-another": (frame(chat("a"), final=False) + frame(chat("b")), PROTOCOL_ERROR),
    "a-bit-that-means-nothing": (bytes([0xC1]) + frame(chat("a"))[1:], PROTOCOL_ERROR),
    "an-unknown-kind": (frame(b"", 0x3), PROTOCOL_ERROR),
}


@pytest.mark.parametrize("fault", WRONG)
@pytest.mark.parametrize("before", [b"", frame(chat("z"))], ids=["at-once", "after-a-message"])
def test_what_breaks_the_protocol_closes_the_socket(server: Inside, fault: str, before: bytes) -> None:
    one, *_ = server.seats()
    data, code = WRONG[fault]
    with peer(one) as ws:
        ws.send(before + data)
        assert ws.closed_with() == code


def test_many_messages_at_once_are_all_heard_in_their_order(server: Inside) -> None:
    one, *_ = server.seats()
    names = [str(k) for k in range(200)]
    with peer(one) as ws:
        ws.send(b"".join(frame(chat(name)) for name in names))
        assert [ws.answer()["id"] for _ in names] == names
