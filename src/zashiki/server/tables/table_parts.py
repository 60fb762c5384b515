"""The parts of a table: seats, moves, offers, its ending, and what is not in the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...api import endings
from ...api.events import Event
from ..storage.rows import Row
from .clocks import Mark
from .lock import TableLock
from .outbox import Outbox
from .view_cache import ViewCache

STAND_IN = "novice"
"""The bot that takes a seat when none was agreed."""


@dataclass(slots=True)
class Seat:
    """A seat as it is now."""

    kind: str
    name: str | None
    level: str | None
    language: str | None
    key: str | None
    bot: str | None
    """The bot that plays here now."""
    salt: str | None = None
    """What the person added to the seed; empty: nothing."""
    salt_hash: str | None = None
    """What the person committed to before anybody's salt was shown."""
    unsalted: bool = False
    """Did the game not wait for this person's salt any longer?"""
    gone: bool = False
    """Has the person resigned or run out of time?"""
    leaves: int = 0
    """How often the person has handed over to a bot."""

    @property
    def stand_in(self) -> str | None:
        """The bot that plays for the person of this seat while they are away."""
        return None if self.kind == "bot" else self.level or STAND_IN


@dataclass(slots=True)
class Played:
    """A move that counts: not taken back, not undone."""

    number: int
    seat: int
    action: int
    clock: Mark | None = None
    """The clocks before it."""


@dataclass(slots=True)
class Offer:
    """An offer to undo, and the seats whose answers are missing."""

    seat: int
    waiting: list[int]
    at: int
    drawn: int | None
    """How many draws were used by then: chance goes on after them. None in logs of old: the same draws came again."""


@dataclass(slots=True)
class Ending:
    """How a game ended."""

    winners: list[int]
    reason: str
    notes: dict[str, Any]
    early: endings.Ending | None = None
    """What stopped it before its rules did."""


@dataclass(slots=True)
class AppliedEntry:
    """An entry of the log with the events it brought."""

    row: Row
    events: list[Event]
    notation: tuple[str, str] | None = None
    """Of a move: its notation for the seat that made it, and for the others."""


@dataclass(slots=True)
class Live:
    """What of a table is not in the log: its lock, its sockets, who is present."""

    lock: TableLock = field(default_factory=TableLock)
    sockets: dict[tuple[int | None, bool], set[Outbox]] = field(default_factory=dict)
    """The listeners: by viewer, and whether views are wanted."""
    view_cache: ViewCache | None = None
    """The views of the last position, once views were wanted."""
    bot_asked_at: int = -1
    """The version a bot has been asked about."""
    client: str = ""
    """Who had the table made, as the limits count it; unknown after a restart."""
    made_here: bool = False
    """Was the last entry made by this process?"""

    def has_listener(self, viewer: int | None) -> bool:
        """Does this viewer listen?"""
        return (viewer, True) in self.sockets or (viewer, False) in self.sockets
