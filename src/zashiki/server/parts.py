"""What a table is made of: seats, moves, offers, its ending, and those who listen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..core import endings
from ..core.events import Event
from .pen import Pen
from .rows import Row
from .viewer import Sight


@dataclass(slots=True)
class Seat:
    """A place at the table, as it is now."""

    kind: str
    name: str | None
    level: str | None
    language: str | None
    key: str | None
    bot: str | None
    """The bot that plays here now."""
    salt: str | None = None
    gone: bool = False
    """Has the person given up for good?"""


@dataclass(slots=True)
class Played:
    """A move that counts: not taken back, not undone."""

    number: int
    seat: int
    action: int


@dataclass(slots=True)
class Offer:
    """An offer to undo, and whose answers are awaited."""

    seat: int
    waiting: list[int]


@dataclass(slots=True)
class Ending:
    """How a game ended."""

    winners: list[int]
    reason: str
    notes: dict[str, Any]
    early: endings.Ending | None = None
    """What stopped it before its rules did."""


@dataclass(slots=True)
class Told:
    """An entry with what happened in the game by it."""

    row: Row
    events: list[Event]
    said: tuple[str, str] | None = None
    """If it is a move, its notation: for the one who made it, and for the others."""


@dataclass(slots=True)
class Live:
    """What is not in the log: the pen it is written with, the sockets, when each seat was last there."""

    pen: Pen = field(default_factory=Pen)
    sockets: dict[tuple[int | None, bool], set[Any]] = field(default_factory=dict)
    """Who listens: by viewer, and whether views are wanted."""
    seen: dict[int, float] = field(default_factory=dict)
    sight: Sight | None = None
    """What was seen of the game last, once views were wanted."""
    asked: int = -1
    """The version a bot has been asked about."""
    made_here: bool = False
    """Was the last entry made by this process?"""

    def hears(self, viewer: int | None) -> bool:
        """Does this viewer listen?"""
        return (viewer, True) in self.sockets or (viewer, False) in self.sockets
