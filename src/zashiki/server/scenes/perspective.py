"""Perspective: who looks at a position, and what they may see of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...api.events import Event
from ...api.state import OPEN, Entry, State
from ..refusals import Refused


@dataclass(frozen=True)
class Perspective:
    """A seat, a spectator (no seat), or after the end somebody who sees every hand."""

    seat: int | None
    sees_all: bool = False

    @staticmethod
    def read(text: str, players: int) -> Perspective:
        """The perspective named in a request: the number of a seat, or `open`."""
        if text == "open":
            return OPEN_HANDS
        if text.isdecimal() and len(text) < 3 and int(text) < players:
            return Perspective(int(text))
        raise Refused("bad-request", f"`eyes` is a seat from 0 to {players - 1}, or open.")

    def view(self, state: State) -> dict[str, Any]:
        """What they see of a position."""
        return state.open_view() if self.sees_all else state.view(self.seat)

    def event(self, event: Event) -> Event:
        """What they see of an event."""
        return event if self.sees_all else event.seen_by(self.seat)

    def knows(self, entry: Entry) -> bool:
        """May they know what exactly was done?"""
        return self.sees_all or entry.known_to in (OPEN, self.seat)


OPEN_HANDS = Perspective(None, sees_all=True)
