"""Players for the measurements: each sits at a table over a socket, moves when asked, and counts what it is told."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field

import msgspec

from .wire import Wire, wire_to


class Line(msgspec.Struct):
    """Of an entry, its number."""

    number: int


class Choice(msgspec.Struct):
    """Of a choice, its number."""

    id: int


class Standing(msgspec.Struct):
    """Of a position, what a player needs."""

    version: int
    stage: str
    turn: int | None
    legal: list[Choice]


class Message(msgspec.Struct):
    """Of a message, what a player needs; all kinds in one."""

    type: str
    number: int = -1
    entries: list[Line] = []
    position: Standing | None = None
    id: str = ""
    refusal: str = ""


DECODER = msgspec.json.Decoder(Message)


@dataclass
class Tally:
    """What all players together have seen."""

    acknowledged: int = 0
    delivered: int = 0
    faults: int = 0
    lost: int = 0
    """Lines that broke."""
    refusals: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    moving: bool = True
    pause: float = 0.0
    """Seconds a player thinks."""
    views: bool = False
    """Do the players ask for views? The page does not."""


class Player:
    """A seat, or a watcher with no seat. Comes back by itself when the line is lost, and repeats what is unsure."""

    def __init__(self, urls: list[str], table: str, key: str | None, tally: Tally, seed: str) -> None:
        self._urls, self.table, self._key, self._tally = urls, table, key, tally
        self._random = random.Random(seed)
        self._name = seed.rsplit(" ", maxsplit=1)[-1]
        self._wire: Wire | None = None
        self._pending: tuple[str, bytes, float] | None = None
        self._count = 0
        self.number = -1
        self._position: Standing | None = None
        self.acks: dict[str, int] = {}
        self._closing = False
        self._returning: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._position is not None and self._position.stage == "over"

    async def sit(self) -> None:
        """Connect; on the way back, say what is known and repeat what was not answered."""
        wire = await wire_to(self._random.choice(self._urls), self.table, self._hear, self._lost)
        if wire.lost:
            raise ConnectionError("lost as soon as it was open")
        self._wire = wire
        after = self.number if self.number >= 0 else None
        self._wire.send(msgspec.json.encode({"key": self._key, "after": after, "views": self._tally.views}))
        if self._pending:
            self._wire.send(self._pending[1])

    def leave(self) -> None:
        """Go for good."""
        self._closing = True
        if self._wire:
            self._wire.close()

    def _lost(self) -> None:
        self._wire = None
        self._tally.lost += not self._closing
        if not self._closing and self._returning is None:
            self._returning = asyncio.get_running_loop().create_task(self._return())

    async def _return(self) -> None:
        while not self._closing and self._wire is None:
            await asyncio.sleep(0.05 + self._random.random() * 0.2)
            with contextlib.suppress(OSError):
                await self.sit()
        self._returning = None

    def _hear(self, data: bytes) -> None:
        message = DECODER.decode(data)
        if message.type == "update":
            self._update(message)
        elif message.type == "ack":
            self._answered(message)
        elif message.refusal == "stale" and self._pending and message.id == self._pending[0]:
            self._pending = None
            self.consider()
        else:
            self._tally.refusals.append(message.refusal)

    def _answered(self, message: Message) -> None:
        self.acks[message.id] = message.number
        if self._pending and message.id == self._pending[0]:
            self._tally.seconds.append(time.perf_counter() - self._pending[2])
            self._tally.acknowledged += 1
            self._pending = None

    def _update(self, message: Message) -> None:
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
        """Move, if it is time to, now or after some thought."""
        if not self._position or not self._position.legal or not self._tally.moving:
            return
        if self._tally.pause:
            delay = self._tally.pause * (0.5 + self._random.random())
            asyncio.get_running_loop().call_later(delay, self._move, self._position)
        else:
            self._move(self._position)

    def _move(self, position: Standing) -> None:
        if self._pending or not self._wire or not self._tally.moving or position is not self._position:
            return
        self._count += 1
        name = f"{self._name}-{self._count}"
        choice = self._random.choice(position.legal).id
        move = msgspec.json.encode({"type": "move", "id": name, "at": position.version, "action": choice})
        self._pending = (name, move, time.perf_counter())
        self._wire.send(move)
