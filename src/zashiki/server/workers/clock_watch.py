"""Watches the clocks of live tables and the absence of people, and appends the entries that are due by them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from ..refusals import Refused
from ..tables.clocks import MINUTE
from ..tables.commands import Draft
from ..tables.host import Host
from ..tables.table import Table
from .pg_notify import PgNotify

TICK = 0.25
"""Seconds between two checks of the clocks."""
BEAT = 1_000
"""Milliseconds between two beats while a clock runs."""
LOST = ("broken-table", "unknown-table")
"""Refusals of a table that need not be watched any more."""


@dataclass(slots=True)
class Watched:
    """What tells that an entry is due at a table, whether the table is in memory or not; times are milliseconds."""

    seat: int | None
    """Whose clock runs."""
    deadline: int | None
    since: int
    """When the last entry was made."""
    away: int | None
    """How long the seat may be absent."""
    seen: dict[int, int]
    """When each seat was last present, by `ServerTime.served`."""


class ClockWatch:
    """The tables with a clock or a limit of absence. Only what is in `Watched` stays in memory of each."""

    def __init__(self, host: Host) -> None:
        self._host, self._time = host, host.time
        self.watched: dict[str, Watched] = {}
        self._at_work: set[str] = set()
        """The tables at which an entry is being appended."""
        self._beat_at = 0
        self._settled = 0
        """The end of the last outage that was given back at the tables in memory."""

    def on_change(self, table: Table) -> None:
        """Watch a table that was loaded or changed, as long as it has something to watch."""
        clocks, away = table.clocks, table.header.away
        if table.ending or not (clocks.used or away is not None):
            self.watched.pop(table.id, None)
            return
        known = self.watched.get(table.id)
        limit = None if away is None else int(away * MINUTE)
        seen = known.seen if known else {}
        self.watched[table.id] = Watched(clocks.running, clocks.deadline, table.at, limit, seen)

    def mark_present(self, id_: str, seat: int) -> None:
        """The person of a seat is present."""
        watched = self.watched.get(id_)
        if watched:
            watched.seen[seat] = self._time.served

    async def run(self, pg_notify: PgNotify | None) -> None:
        """Check the clocks for ever, and tell other processes who is present."""
        while True:
            await asyncio.sleep(TICK)
            await self.check()
            if pg_notify:
                pg_notify.send_presence(self._in_memory())

    async def check(self) -> None:
        """Beat while a clock runs, give back the time of outages, then start to append what is due."""
        self._time.tick()
        clock_runs = any(watched.deadline is not None for watched in self.watched.values())
        if clock_runs and self._time.now() - self._beat_at >= BEAT:
            self._beat_at = self._time.now()
            with suppress(Refused):  # it is logged; nobody loses on time until a beat is stored again
                await self._host.beat()
        if self._settled != self._time.uptime.known:
            self._settled = self._time.uptime.known
            for table in self._in_memory():
                if not self._host.settled(table):
                    self._host.background.start(self._host.give_back(table))
        for id_, watched in list(self.watched.items()):
            due = self._due(id_, watched)
            if due and id_ not in self._at_work:
                self._at_work.add(id_)
                self._host.background.start(self._append(id_, *due))

    def _in_memory(self) -> Iterator[Table]:
        return (table for id_ in list(self.watched) if (table := self._host.tables.peek(id_)))

    def _due(self, id_: str, watched: Watched) -> tuple[str, int] | None:
        """The kind and seat of the entry that is due at a table, if any."""
        seat, deadline, table = watched.seat, watched.deadline, self._host.tables.peek(id_)
        if seat is None:
            return None
        if deadline is not None and self._time.now() >= deadline and self._time.certain:
            return "timeout", seat
        if watched.away is None or (table and table.live.has_listener(seat)):
            return None
        absent = self._time.served - watched.seen.setdefault(seat, self._time.served)
        return ("hand-over", seat) if min(absent, self._time.now() - watched.since) >= watched.away else None

    async def _append(self, id_: str, kind: str, seat: int) -> None:
        """Append an entry, if it is still due when the table is loaded, locked, and settled."""

        def draft() -> Draft | None:
            watched = self.watched.get(id_)
            return Draft(kind, {"on": table.digest()}) if watched and self._due(id_, watched) == (kind, seat) else None

        try:
            table = await self._host.tables.find(id_)
            await self._host.attempt(table, table.version, seat, draft)
        except Refused as refused:
            if refused.refusal not in LOST:
                raise
            self.watched.pop(id_, None)
        finally:
            self._at_work.discard(id_)
