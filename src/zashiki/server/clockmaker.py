"""Clocks: what each seat has left, read from the times of the log and from nothing else."""

from __future__ import annotations

from .protocol import Clock
from .rows import Header

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Clocks:
    """Minutes for the whole game, or days for each move; times are milliseconds."""

    def __init__(self, header: Header) -> None:
        self._each_move = int(header.days * DAY) if header.days else None
        whole = int((header.minutes or 0) * MINUTE)
        self._left = [self._each_move or whole] * len(header.seats)
        self._since = 0
        self._running: int | None = None
        self.used = bool(header.minutes or header.days)

    def run(self, seat: int | None, at: int) -> None:
        """From `at` on it is this seat's time that passes; None: nobody's."""
        if self._running is not None and self._each_move is None:
            self._left[self._running] = max(0, self._left[self._running] - (at - self._since))
        self._running, self._since = seat, at

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

    def face(self) -> Clock | None:
        """What everybody may read."""
        return Clock(self._left.copy(), self._since, self._running) if self.used else None
