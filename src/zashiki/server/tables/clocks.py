"""Clocks: the time each seat has left, computed from the times in the log and from nothing else."""

from __future__ import annotations

import time

from ..protocol import Clock
from ..storage.rows import Header

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def now() -> int:
    """The wall clock, in milliseconds since 1970; it may jump, so the times of entries are `ServerTime`'s."""
    return time.time_ns() // 1_000_000


class Clocks:
    """The clocks of a table: minutes for the whole game, or days for each turn; times are milliseconds."""

    def __init__(self, header: Header) -> None:
        self._each_move = int(header.days * DAY) if header.days else None
        whole = int((header.minutes or 0) * MINUTE)
        self._left = [self._each_move or whole] * len(header.seats)
        self._since = 0
        self._running: int | None = None
        self.used = bool(header.minutes or header.days)
        self.settled = 0
        """Until when outages have been given back, or cannot have cost anything."""

    def run(self, seat: int | None, at: int) -> None:
        """Stop the running clock at `at` and start that of a seat; None: of nobody."""
        if self._each_move is None and self._running is not None:
            self._left[self._running] = max(0, self._left[self._running] - (at - self._since))
        if self._each_move is None or seat != self._running:  # else a choice taken back would bring the days anew
            self._since = at
        self._running, self.settled = seat, max(self.settled, at)

    def pause(self, since: int, until: int) -> None:
        """Give the running clock back the time of an outage, as far as it ran then."""
        self._since += max(0, until - max(since, self._since))
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
