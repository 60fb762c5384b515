"""Simulated players: each has a socket at a table, moves at random, and counts what it receives."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field

import msgspec

from .raw_socket import RawSocket, open_socket


class EntryNumber(msgspec.Struct):
    """The part of an Entry that a player reads."""

    number: int


class ChoiceId(msgspec.Struct):
    """The part of a Choice that a player reads."""

    id: int


class PositionPart(msgspec.Struct):
    """The part of a Position that a player reads."""

    version: int
    stage: str
    turn: int | None
    legal: list[ChoiceId]


class Message(msgspec.Struct):
    """The part of a server message that a player reads, all kinds in one."""

    type: str
    number: int = -1
    entries: list[EntryNumber] = []
    position: PositionPart | None = None
    id: str = ""
    refusal: str = ""


DECODER = msgspec.json.Decoder(Message)


@dataclass
class Tally:
    """Counts of all players together."""

    acknowledged: int = 0
    delivered: int = 0
    faults: int = 0
    lost: int = 0
    """Connections that broke."""
    refusals: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    moving: bool = True
    pause: float = 0.0
    """Seconds a player waits before a move."""
    views: bool = False
    """Do the players ask for views? The page does not."""
    source: str | None = None
    """The address of this machine that they come from."""


class Player:
    """A seat, or a watcher. Reconnects by itself when the socket is lost, and repeats an unanswered move."""

    def __init__(self, urls: list[str], table: str, key: str | None, tally: Tally, seed: str) -> None:
        self._urls, self.table, self._key, self._tally = urls, table, key, tally
        self._random = random.Random(seed)
        self._name = seed.rsplit(" ", maxsplit=1)[-1]
        self._socket: RawSocket | None = None
        self._pending: tuple[str, bytes, float] | None = None
        self._count = 0
        self.number = -1
        self._position: PositionPart | None = None
        self.acks: dict[str, int] = {}
        self._closing = False
        self._reconnecting: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._position is not None and self._position.stage == "over"

    async def connect(self) -> None:
        """Connect, or reconnect with the last known number and the unanswered move."""
        url = self._random.choice(self._urls)
        opened = await open_socket(url, self.table, self._on_message, self._on_lost, self._tally.source)
        if opened.lost:
            raise ConnectionError("lost as soon as it was open")
        self._socket = opened
        after = self.number if self.number >= 0 else None
        self._socket.send(msgspec.json.encode({"key": self._key, "after": after, "views": self._tally.views}))
        if self._pending:
            self._socket.send(self._pending[1])

    def leave(self) -> None:
        """Disconnect for good."""
        self._closing = True
        if self._socket:
            self._socket.close()

    def _on_lost(self) -> None:
        self._socket = None
        self._tally.lost += not self._closing
        if not self._closing and self._reconnecting is None:
            self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        while not self._closing and self._socket is None:
            await asyncio.sleep(0.05 + self._random.random() * 0.2)
            with contextlib.suppress(OSError):
                await self.connect()
        self._reconnecting = None

    def _on_message(self, data: bytes) -> None:
        message = DECODER.decode(data)
        if message.type == "update":
            self._on_update(message)
        elif message.type == "ack":
            self._on_ack(message)
        elif message.refusal == "stale" and self._pending and message.id == self._pending[0]:
            self._pending = None
            self.consider()
        else:
            self._tally.refusals.append(message.refusal)

    def _on_ack(self, message: Message) -> None:
        self.acks[message.id] = message.number
        if self._pending and message.id == self._pending[0]:
            self._tally.seconds.append(time.perf_counter() - self._pending[2])
            self._tally.acknowledged += 1
            self._pending = None

    def _on_update(self, message: Message) -> None:
        for entry in message.entries:
            if self.number >= 0 and entry.number != self.number + 1:
                self._tally.faults += 1
            self.number = entry.number
            self._tally.delivered += 1
        self.number = max(self.number, message.number)
        position = message.position
        if position is None:
            return
        self._position = position
        self.consider()

    def consider(self) -> None:
        """Move if it is this player's turn, now or after the pause."""
        if not self._position or not self._position.legal or not self._tally.moving:
            return
        if self._tally.pause:
            delay = self._tally.pause * (0.5 + self._random.random())
            asyncio.get_running_loop().call_later(delay, self._move, self._position)
        else:
            self._move(self._position)

    def _move(self, position: PositionPart) -> None:
        if self._pending or not self._socket or not self._tally.moving or position is not self._position:
            return
        self._count += 1
        name = f"{self._name}-{self._count}"
        choice = self._random.choice(position.legal).id
        move = msgspec.json.encode({"type": "move", "id": name, "at": position.version, "action": choice})
        self._pending = (name, move, time.perf_counter())
        self._socket.send(move)
