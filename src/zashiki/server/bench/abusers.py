"""Abusers: each asks for one kind of work as fast as it is answered.

Run as `python -m zashiki.server.bench.abusers`, a process of low priority: a real abuser has a processor elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ... import load
from ...api.endings import Ending
from .http_client import HttpClient
from .raw_socket import RawSocket, open_socket

AT_ONCE = 24
"""Connections that ask at the same time."""
NICE = 10
SOCKETS = 200
TABLES = 30
GIVEN = 40
"""Actions of the record that is brought along again and again."""


class Order(msgspec.Struct):
    """What an abuser is told: where, from which address, for how long, which path, and whose table to watch."""

    url: str
    source: str
    seconds: float
    path: str
    game: str
    table: str


@dataclass
class Abuser:
    """One abuser, and how often it was answered and refused."""

    order: Order
    table: str = ""
    keys: list[str] = field(default_factory=list)
    served: int = 0
    refused: int = 0
    record: str = ""
    numbers: itertools.count[int] = field(default_factory=itertools.count)

    def client(self) -> HttpClient:
        """A connection."""
        return HttpClient(self.order.url, self.order.source)

    async def prepare(self) -> None:
        """Sit down at a table of one's own, and write a record of a game that is over."""
        made: dict[str, Any] = await self.client().make(game=self.order.game, hints=True)
        self.table, self.keys = made["table"], [seat["key"] for seat in made["seats"]]
        state = load(self.order.game).start(seed=3)
        while len(state.log) < GIVEN:
            state.play(state.legal()[0])
        self.record = str(state.record(ending=Ending("resignation", 0)))

    def count(self, status: int) -> None:
        """Count an answer; 0 is a connection that was dropped."""
        if status in (0, 429, 4429):
            self.refused += 1
        else:
            self.served += 1

    async def socket(self, table: str, hello: dict[str, Any], on_text: Callable[[bytes], None]) -> RawSocket | None:
        """A socket that has said hello."""
        try:
            raw = await open_socket(self.order.url, table, on_text, lambda: None, self.order.source)
        except (OSError, ConnectionError):
            self.refused += 1
            return None
        raw.send(msgspec.json.encode(hello))
        return raw


Attack = Callable[[Abuser, HttpClient], Awaitable[None]]
"""One step of an attack; it is repeated."""


def asking(path: str, with_key: bool = False, method: str = "GET", body: dict[str, Any] | None = None) -> Attack:
    """Ask for a path; in it `{table}` and `{game}` are filled in, and `{n}` is another number each time."""

    async def ask(abuser: Abuser, client: HttpClient) -> None:
        n = next(abuser.numbers)
        full = path.format(table=abuser.table, game=abuser.order.game, n=n)
        key = abuser.keys[n % len(abuser.keys)] if with_key else None
        status, _ = await client.ask(method, full, key, {"id": f"a{n}", **body} if body is not None else None)
        abuser.count(status)

    return ask


async def refused_on_a_socket(abuser: Abuser, _client: HttpClient) -> None:
    """Send a hundred moves that cannot be made, then read the answers."""
    done = asyncio.Event()
    answers = 0

    def on_text(_text: bytes) -> None:
        nonlocal answers
        answers += 1
        abuser.served += 1
        if answers > 100:
            done.set()

    raw = await abuser.socket(abuser.table, {"key": abuser.keys[0], "views": False}, on_text)
    if raw:
        for k in range(100):
            raw.send(msgspec.json.encode({"type": "move", "id": f"r{k}", "at": 0, "action": "gift"}))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await done.wait()
        raw.close()


async def whole_log(abuser: Abuser, _client: HttpClient) -> None:
    """Come back with a cursor before the first entry."""
    answered = asyncio.get_running_loop().create_future()

    def on_text(text: bytes) -> None:
        if not answered.done():
            abuser.count(429 if b'"too-many"' in text else 200)
            answered.set_result(None)

    raw = await abuser.socket(abuser.order.table, {"after": -1}, on_text)
    if raw:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await answered
        raw.close()


async def bringing_records(abuser: Abuser, client: HttpClient) -> None:
    """Make a table of a finished game."""
    status, _ = await client.ask("POST", "/api/tables", body={"game": abuser.order.game, "record": abuser.record})
    abuser.count(status)


async def deep_reviews(abuser: Abuser, client: HttpClient) -> None:
    """Make a table of a finished game, and have it reviewed."""
    status, body = await client.ask("POST", "/api/tables", body={"game": abuser.order.game, "record": abuser.record})
    abuser.count(status)
    if status == 200:
        table = msgspec.json.decode(body)["table"]
        status, _ = await client.ask("POST", f"/api/tables/{table}/review", body={"depth": "deep"})
        abuser.count(status)


async def tables_of_bots(abuser: Abuser, client: HttpClient) -> None:
    """Have the strongest bots play each other at thirty tables."""
    if next(abuser.numbers) >= TABLES:
        await asyncio.sleep(0.1)
        return
    seats = [{"kind": "bot", "level": "strongest"}] * 2
    status, _ = await client.ask("POST", "/api/tables", body={"game": abuser.order.game, "seats": seats})
    abuser.count(status)


async def wrong_keys(abuser: Abuser, client: HttpClient) -> None:
    """Guess a key of the other's table."""
    status, _ = await client.ask("GET", f"/api/tables/{abuser.order.table}", f"guess {next(abuser.numbers)}")
    abuser.count(status)


async def watchers(abuser: Abuser, _client: HttpClient) -> None:
    """Watch the other's table with two hundred sockets."""
    if next(abuser.numbers) >= SOCKETS:
        await asyncio.sleep(0.1)
    else:
        await abuser.socket(abuser.order.table, {}, lambda text: abuser.count(429 if b'"too-many"' in text else 200))


async def new_sockets(abuser: Abuser, _client: HttpClient) -> None:
    """Open a socket and drop it."""
    raw = await abuser.socket(abuser.order.table, {}, lambda text: abuser.count(429 if b'"too-many"' in text else 200))
    if raw:
        raw.close()


async def big_heads(abuser: Abuser, client: HttpClient) -> None:
    """Send a head that goes on and on."""
    with contextlib.suppress(OSError):
        reader, writer = await client.open()
        writer.write(b"GET / HTTP/1.1\r\n")
        while not writer.is_closing() and not reader.at_eof():
            writer.write(b"X-More: " + b"y" * 16_000 + b"\r\n")
            await asyncio.sleep(0)
    client.close()
    abuser.refused += 1


async def slow_heads(abuser: Abuser, client: HttpClient) -> None:
    """Send a head one line a second."""
    with contextlib.suppress(OSError):
        reader, writer = await client.open()
        writer.write(b"GET / HTTP/1.1\r\n")
        while not writer.is_closing() and not reader.at_eof():
            writer.write(b"X-More: y\r\n")
            await asyncio.sleep(1)
    client.close()
    abuser.refused += 1


ATTACKS: dict[str, Attack] = {
    "scenes of a seat": asking("/api/tables/{table}/scene?after=-1", with_key=True),
    "scenes without a key": asking("/api/tables/{table}/scene?after=-1&at={n}"),
    "refused commands, socket": refused_on_a_socket,
    "refused commands, HTTP": asking(
        "/api/tables/{table}/moves", with_key=True, method="POST", body={"at": 0, "action": "gift"}
    ),
    "rules": asking("/api/games/{game}/rules?lang=ru"),
    "why not": asking("/api/tables/{table}/why-not?action=gift", with_key=True),
    "hello after -1": whole_log,
    "lesson scenes": asking("/api/games/{game}/lesson/scene?at={n}"),
    "examples": asking("/api/games/{game}/examples"),
    "page": asking("/"),
    "no such path": asking("/api/nothing/{n}"),
    "wrong keys": wrong_keys,
    "200 watchers": watchers,
    "new sockets": new_sockets,
    "big heads": big_heads,
    "slow heads": slow_heads,
    "imports": bringing_records,
    "hints": asking("/api/tables/{table}/hint", with_key=True),
    "deep reviews": deep_reviews,
    "30 tables of bots": tables_of_bots,
}
"""What is asked for, by name. What goes on after the abuser has left comes last."""


async def abuse(order: Order) -> Abuser:
    """Attack for some seconds."""
    abuser, attack = Abuser(order), ATTACKS[order.path]
    await abuser.prepare()
    print("ready", flush=True)

    async def repeat() -> None:
        client = abuser.client()
        while True:
            before = abuser.refused
            await attack(abuser, client)
            await asyncio.sleep(0 if abuser.refused == before else 0.001)

    tasks = [asyncio.ensure_future(repeat()) for _ in range(AT_ONCE)]
    await asyncio.sleep(order.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return abuser


def main() -> None:
    """Read an order, say `ready`, attack, and write what came of it."""
    os.nice(NICE)
    abuser = asyncio.run(abuse(msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)))
    print(msgspec.json.encode({"served": abuser.served, "refused": abuser.refused}).decode(), flush=True)


if __name__ == "__main__":
    main()
