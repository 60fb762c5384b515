"""Server time: runs evenly whatever happens to the wall clock, and knows when the tables could not be played."""

from __future__ import annotations

import asyncio
import logging
import time

import sqlalchemy as sa

from ..metrics import Metrics
from ..storage.uptime import Span, Uptime, extend_uptime
from ..storage.writer import UnwrittenError, Writer
from .clocks import now as wall_clock

LOGGER = logging.getLogger("zashiki.server")
STEADY = getattr(time, "CLOCK_BOOTTIME", None)
"""The clock of Linux that nobody can set and that runs on while the machine is suspended."""
LATE = 1_000
"""Milliseconds by which a tick or a beat may be late: more means that this process was stopped or hung."""
SLACK = 2_500
"""Milliseconds without a beat that are no outage yet."""
JUMP = 2_000
"""Milliseconds by which the wall clock may differ from what it was: more is a jump."""


def steady_clock() -> int:
    """Milliseconds that run evenly, from any beginning."""
    return (time.monotonic_ns() if STEADY is None else time.clock_gettime_ns(STEADY)) // 1_000_000


class ServerTime:
    """The time of a server process, and the uptime of its database.

    It is read from the wall clock once, at the start, and then from the steady clock. Processes that share a database
    follow the one that is furthest ahead, by their beats. What the wall clock does meanwhile is logged.
    """

    def __init__(self, writer: Writer, shared: bool, metrics: Metrics) -> None:
        self._writer, self._shared, self._metrics = writer, shared, metrics
        self.wall, self.steady = wall_clock, steady_clock
        self.uptime = Uptime()
        self.served = 0
        """Milliseconds for which this process has run, those in which it was stopped left out."""
        self._beating: asyncio.Future[None] | None = None
        self._start()

    def _start(self) -> None:
        self._ahead = self.wall() - self.steady()
        self._wall_ahead = 0
        self._ticked = self.steady()
        self._unbroken = self.now()

    def now(self) -> int:
        """Milliseconds since 1970, as far as the wall clock was right at the start."""
        return self.steady() + self._ahead

    @property
    def certain(self) -> bool:
        """Is it certain that there was no outage until now?"""
        return self.now() - self.uptime.until <= SLACK

    def tick(self) -> None:
        """Notice that this process was stopped, and that the wall clock was set."""
        steady = self.steady()
        passed, self._ticked = steady - self._ticked, steady
        if passed > LATE:
            self._unbroken = self.now()
        else:
            self.served += passed
        wall_ahead = self.wall() - self.now()
        if abs(wall_ahead - self._wall_ahead) > JUMP:
            LOGGER.warning("the wall clock was set", extra={"milliseconds": wall_ahead - self._wall_ahead})
            self._metrics.count("zashiki_clock_jumps_total")
            self._wall_ahead = wall_ahead

    async def open(self) -> None:
        """Begin to serve: without other processes, all time since the last beat was an outage."""
        self._start()
        await self._extend(SLACK if self._shared else 0)
        self._wall_ahead = self.wall() - self.now()
        if self._wall_ahead < -JUMP:
            LOGGER.warning("the wall clock is behind the log", extra={"milliseconds": -self._wall_ahead})

    async def beat(self) -> None:
        """Store that tables can be played, and learn of outages; raises UnwrittenError. One serves all who wait."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.ensure_future(self._extend(SLACK))
        await asyncio.shield(self._beating)

    async def _extend(self, slack: int) -> None:
        self.tick()
        asked = self.steady()

        def extend(connection: sa.Connection) -> tuple[int, list[Span]]:
            now = self.now()
            unbroken = now if self.steady() - asked > LATE else self._unbroken
            return now, extend_uptime(connection, self.uptime.known, now, unbroken, slack)

        try:
            now, spans = await self._writer.transact(extend)
        except UnwrittenError:
            self._unbroken = self.now()
            raise
        if self.steady() - asked > LATE:
            self._unbroken = self.now()
        before = self.uptime.known
        self.uptime.learn(spans)
        self._ahead += max(0, self.uptime.until - now)
        if self.uptime.known > before > 0:
            outage = self.uptime.outage_after(before)
            LOGGER.warning("the tables could not be played", extra=outage._asdict() if outage else {})
            self._metrics.count("zashiki_outages_total")
