"""The abuse test: one abuser after the other asks for all it is allowed, beside people who play."""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

import msgspec

from .abusers import ATTACKS, Order
from .http_client import HttpClient
from .player import DECODER, Player, PositionPart, Tally
from .processes import ServerProcess
from .raw_socket import RawSocket, open_socket

PLAYER = "127.0.0.3"
"""The address of the people who play; abusers have one of their own each."""
PAUSE = 0.02
"""Seconds a player waits before a move."""
BOT_LEVEL = "apprentice"
MOST_TIMES, MOST_BOT_SECONDS = 3.0, 2.0
"""The bounds: of the median of the answers, against the quiet one, and of a bot's answer."""


@dataclass(frozen=True)
class Abuse:
    """What an abuser did, and what the others noticed of it."""

    path: str
    served_per_second: float
    refused_per_second: float
    quiet_p50_ms: float
    quiet_p99_ms: float
    p50_ms: float
    p99_ms: float
    bot_ms: float
    """The slowest answer of a bot."""
    player_refused: int
    neighbour_refused: int
    """Refusals and lost sockets of a player behind the abuser's own address."""

    @property
    def times(self) -> float:
        """How many times the quiet median."""
        return self.p50_ms / self.quiet_p50_ms

    @property
    def clean(self) -> bool:
        """Was it within the bounds?"""
        refused = self.player_refused or self.neighbour_refused
        return self.times <= MOST_TIMES and self.bot_ms <= 1000 * MOST_BOT_SECONDS and not refused

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {**asdict(self), "times": self.times, "clean": self.clean}


class Pair:
    """Two people who play each other, table after table."""

    def __init__(self, server: ServerProcess, game: str, options: dict[str, object], source: str, pause: float) -> None:
        self._server, self._order, self._source = server, {"game": game, "options": options}, source
        self.tally = Tally(pause=pause, source=source)
        self.players: list[Player] = []

    async def sit_down(self) -> None:
        """Make a table and connect."""
        self.leave()
        made: dict[str, Any] = await HttpClient(self._server.url, self._source).make(**self._order)
        keys = [seat["key"] for seat in made["seats"]]
        self.players = [Player([self._server.url], made["table"], k, self.tally, f"pair {k}") for k in keys]
        for player in self.players:
            await player.connect()

    async def play(self, seconds: float) -> list[float]:
        """Play for some seconds; returns the milliseconds to each answer."""
        self.tally.seconds.clear()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(0.05)
            if any(player.over for player in self.players):
                await self.sit_down()
        return sorted(1000 * each for each in self.tally.seconds) or [1000 * seconds]

    @property
    def table(self) -> str:
        """Where they sit."""
        return self.players[0].table

    def leave(self) -> None:
        """Disconnect."""
        for player in self.players:
            player.leave()


class BotGame:
    """Somebody who plays bots, and notes how long each of their answers takes."""

    def __init__(self, server: ServerProcess, game: str) -> None:
        self._server, self._game = server, game
        self.seconds: list[float] = []
        self.refused = 0
        self._since: float | None = None
        self._socket: RawSocket | None = None
        self._version = -1

    async def sit_down(self) -> None:
        """Make a table and connect."""
        seats = [{"kind": "person"}, {"kind": "bot", "level": BOT_LEVEL}]
        made: dict[str, Any] = await HttpClient(self._server.url, PLAYER).make(game=self._game, seats=seats)
        self.leave()
        self._since, self._version = None, -1
        self._socket = await open_socket(self._server.url, made["table"], self._on_text, lambda: None, PLAYER)
        self._socket.send(msgspec.json.encode({"key": made["seats"][0]["key"], "views": False}))

    def _on_text(self, data: bytes) -> None:
        message = DECODER.decode(data)
        self.refused += bool(message.refusal)
        position = message.position
        if position is None or position.version <= self._version:
            return
        self._version = position.version
        if position.stage == "over":
            asyncio.ensure_future(self.sit_down())  # noqa: RUF006  (the test ends before it could be lost)
        elif position.legal:
            self._note()
            asyncio.get_running_loop().call_later(PAUSE, self._move, position)
        else:
            self._note()
            self._since = time.monotonic()

    def _note(self) -> None:
        """The bot has answered, if it was asked."""
        if self._since is not None:
            self.seconds.append(time.monotonic() - self._since)
        self._since = None

    def _move(self, position: PositionPart) -> None:
        if self._socket:
            move = {
                "type": "move",
                "id": f"b{position.version}",
                "at": position.version,
                "action": position.legal[0].id,
            }
            self._socket.send(msgspec.json.encode(move))

    def worst(self) -> float:
        """The milliseconds of the slowest answer since the last call, or of the one that is awaited."""
        waiting = [time.monotonic() - self._since] if self._since else []
        found, self.seconds = max([*self.seconds, *waiting], default=0.0), []
        return 1000 * found

    def leave(self) -> None:
        """Disconnect."""
        if self._socket:
            self._socket.close()


async def abuse_all(
    server: ServerProcess,
    seconds: float,
    game: str,
    options: dict[str, object],
    progress: Callable[[str], None],
    paths: Sequence[str] = tuple(ATTACKS),
) -> list[Abuse]:
    """Every attack in turn, each from another address, before and during which two others and a bot play."""
    pair, bot = Pair(server, game, options, PLAYER, PAUSE), BotGame(server, game)
    await pair.sit_down()
    await bot.sit_down()
    while not bot.seconds:  # its process starts with the first question
        await pair.play(0.5)
    found = []
    for k, path in enumerate(paths):
        progress(path)
        source = f"127.0.1.{k + 1}"
        neighbour = Pair(server, game, options, source, 10 * PAUSE)
        await neighbour.sit_down()
        found.append(await _abuse(server, seconds, game, path, source, pair, bot, neighbour))
        neighbour.leave()
    pair.leave()
    bot.leave()
    return found


async def _abuse(
    server: ServerProcess, seconds: float, game: str, path: str, source: str, pair: Pair, bot: BotGame, neighbour: Pair
) -> Abuse:
    quiet = await pair.play(seconds / 2)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "zashiki.server.bench.abusers", stdin=PIPE, stdout=PIPE
    )
    if process.stdin is None or process.stdout is None:
        raise OSError("the process has no pipes")
    order = Order(server.url, source, seconds + 1, path, game, pair.table)
    process.stdin.write(msgspec.json.encode(order) + b"\n")
    await process.stdout.readline()
    before = len(pair.tally.refusals) + pair.tally.lost + bot.refused
    bot.worst()
    during, _ = await asyncio.gather(pair.play(seconds), neighbour.play(seconds))
    counts = msgspec.json.decode(await process.stdout.readline() or b"{}")
    await process.wait()
    return Abuse(
        path, counts.get("served", 0) / seconds, counts.get("refused", 0) / seconds,
        median(quiet), quiet[int(len(quiet) * 0.99)], median(during), during[int(len(during) * 0.99)], bot.worst(),
        len(pair.tally.refusals) + pair.tally.lost + bot.refused - before,
        len(neighbour.tally.refusals) + neighbour.tally.lost,
    )  # fmt: skip
