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
    patience: float = 0.0
    """Seconds of silence after which a player connects anew, perhaps to another server; 0: never."""
    views: bool = False
    """Do the players ask for views? The page does not."""
    source: str | None = None
    """The address of this machine that they come from."""


CONNECT_SECONDS = 5.0
"""Seconds that a server may take to open a socket."""
RETRY_SECONDS = 0.25
"""Seconds before a move that could not be stored is sent again."""


class Player:
    """A seat, or a watcher. Reconnects by itself when the socket is lost, and repeats an unanswered move."""

    def __init__(self, urls: list[str], table: str, key: str | None, tally: Tally, seed: str) -> None:
        self._urls, self.table, self._key, self._tally = urls, table, key, tally
        self._random = random.Random(seed)
        self._name = seed.rsplit(" ", maxsplit=1)[-1]
        self._socket: RawSocket | None = None
        self._pending: tuple[str, bytes, float] | None = None
        self._answered = -1
        """The version that the last move was an answer to."""
        self._count = 0
        self.number = -1
        self._position: PositionPart | None = None
        self.acks: dict[str, int] = {}
        self._closing = False
        self._reconnecting: asyncio.Task[None] | None = None
        self._heard = False
        """Did anything come since the last look?"""
        self._url = self._silent = ""
        """The server it is connected to, and the one to avoid, which did not answer."""

    @property
    def settled(self) -> bool:
        """Is it connected, and every move answered?"""
        return self._socket is not None and self._pending is None

    def knows(self, number: int, version: int, turn: int | None, legal: set[int]) -> bool:
        """Is this the position that the player was last told of?"""
        told = self._position
        if told is None or (self.number, told.version, told.turn) != (number, version, turn):
            return False
        return not told.legal or {choice.id for choice in told.legal} == legal

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._position is not None and self._position.stage == "over"

    async def connect(self) -> None:
        """Connect, or reconnect with the last known number and the unanswered move."""
        others = [url for url in self._urls if url != self._silent]
        self._url, self._silent = self._random.choice(others or self._urls), ""
        try:
            async with asyncio.timeout(self._tally.patience or CONNECT_SECONDS):
                opened = await open_socket(self._url, self.table, self._on_message, self._on_lost, self._tally.source)
        except TimeoutError:
            self._silent = self._url
            raise
        if opened.lost:
            raise ConnectionError("lost as soon as it was open")
        self._socket = opened
        after = self.number if self.number >= 0 else None
        self._socket.send(msgspec.json.encode({"key": self._key, "after": after, "views": self._tally.views}))
        self._send_pending()
        if self._tally.patience:
            self._heard = True
            asyncio.get_running_loop().call_later(self._tally.patience, self._look, opened)

    def _look(self, socket: RawSocket) -> None:
        """Give up a socket on which nothing was heard for a while."""
        if socket is not self._socket or self._closing:
            return
        if not self._heard and self._tally.moving:
            self._silent = self._url
            socket.close()
        self._heard = False
        asyncio.get_running_loop().call_later(self._tally.patience, self._look, socket)

    def _send_pending(self) -> None:
        if self._pending and self._socket:
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
            with contextlib.suppress(OSError):  # a TimeoutError is one
                await self.connect()
        self._reconnecting = None

    def _on_message(self, data: bytes) -> None:
        message = DECODER.decode(data)
        self._heard = True
        if message.type == "update":
            self._on_update(message)
        elif message.type == "ack":
            self._on_ack(message)
        elif message.refusal == "stale" and self._pending and message.id == self._pending[0]:
            self._pending = None
            self.consider()
        else:
            self._tally.refusals.append(message.refusal)
            if message.refusal == "try-again":
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self._send_pending)

    def _on_ack(self, message: Message) -> None:
        self.acks[message.id] = message.number
        if self._pending and message.id == self._pending[0]:
            self._tally.seconds.append(time.perf_counter() - self._pending[2])
            self._tally.acknowledged += 1
            self._pending = None
            if self._position and self._position.version > self._answered:
                self.consider()  # after a new connection the position may come before the answer

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
        self._pending, self._answered = (name, move, time.perf_counter()), position.version
        self._socket.send(move)
