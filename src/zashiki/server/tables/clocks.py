"""Clocks: the time each seat has left, computed from the times in the log and from nothing else."""

from __future__ import annotations

import time
from typing import NamedTuple

from ..protocol import Clock
from ..storage.rows import Header

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def now() -> int:
    """The wall clock, in milliseconds since 1970; it may jump, so the times of entries are `ServerTime`'s."""
    return time.time_ns() // 1_000_000


class Mark(NamedTuple):
    """The clocks at a moment: what is left, which runs since when, and what was given back until then."""

    left: list[int]
    since: int
    running: int | None
    paused: int


class Clocks:
    """The clocks of a table: minutes for the whole game, or days for each move; times are milliseconds."""

    def __init__(self, header: Header) -> None:
        self._each_move = int(header.days * DAY) if header.days else None
        whole = int((header.minutes or 0) * MINUTE)
        self._left = [self._each_move or whole] * len(header.seats)
        self._since = 0
        self._running: int | None = None
        self._paused = 0
        """What was given back in all."""
        self.used = bool(header.minutes or header.days)
        self.settled = 0
        """Until when outages have been given back, or cannot have cost anything."""

    def run(self, seat: int | None, at: int) -> None:
        """Stop the running clock at `at` and start that of a seat; None: of nobody."""
        if self._running is not None and self._each_move is None:
            self._left[self._running] = max(0, self._left[self._running] - (at - self._since))
        self._running, self._since = seat, at
        self.settled = max(self.settled, at)

    def mark(self) -> Mark | None:
        """The clocks as they are, to go back to; None if there are none."""
        return Mark(self._left.copy(), self._since, self._running, self._paused) if self.used else None

    def restore(self, mark: Mark | None) -> None:
        """Go back to a mark: all time since then, but for pauses, is that of the clock that ran."""
        if mark:
            self._left, self._running = mark.left.copy(), mark.running
            self._since = mark.since + self._paused - mark.paused

    def pause(self, since: int, until: int) -> None:
        """Give the running clock back the time of an outage, as far as it ran then."""
        given_back = max(0, until - max(since, self._since))
        self._since, self._paused = self._since + given_back, self._paused + given_back
        self.settled = max(self.settled, until)

    @property
    def deadline(self) -> int | None:
        """When the running clock runs out."""
        if not self.used or self._running is None:
            return None
        return self._since + self._left[self._running]

    @property
    def running(self) -> int | None:
        """Whose clock runs."""
        return self._running

    @property
    def since(self) -> int:
        """Since when the running clock runs."""
        return self._since

    def face(self) -> Clock | None:
        """The clocks as a message, if there are any."""
        return Clock(self._left.copy(), self._since, self._running) if self.used else None
