"""Clocks of a server that stand still until a test moves them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from .servers import Inside, wait_until

SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000
STEP = 900
"""Milliseconds of a step that no tick is late by."""


@dataclass
class FakeClock:
    """The wall clock and the steady clock of a server."""

    wall: int = field(default_factory=lambda: time.time_ns() // 1_000_000)
    steady: int = 5_000

    def server(self, db: str, **settings: Any) -> Inside:
        """A server that goes by this clock."""
        server = Inside(db, **settings)
        server.app.host.time.wall = lambda: self.wall
        server.app.host.time.steady = lambda: self.steady
        return server

    def skip(self, milliseconds: int) -> None:
        """Time in which no server runs: it is down, or stopped."""
        self.wall += milliseconds
        self.steady += milliseconds

    def run(self, milliseconds: int, *servers: Inside) -> None:
        """Time in which servers run, step by step, each step seen by all of them."""
        self._seen_by(servers)
        while milliseconds > 0:
            step = min(STEP, milliseconds)
            milliseconds -= step
            self.skip(step)
            self._seen_by(servers)

    def _seen_by(self, servers: tuple[Inside, ...]) -> None:
        wait_until(lambda: all(server.app.host.time._ticked == self.steady for server in servers))
