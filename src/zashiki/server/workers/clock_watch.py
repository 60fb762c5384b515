"""Watches the clocks of live tables and the absence of people, and appends the entries that are due by them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

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


class Due(NamedTuple):
    """An entry that the server appends at a time, or later if it waits until the seat is absent for long enough."""

    kind: str
    seat: int | None
    at: int
    if_absent: bool = False


def dues(table: Table, salt_time: int) -> Iterator[Due]:
    """The entries that will be due at a table if nothing happens there; salts are awaited for `salt_time`."""
    if table.salts_since is not None and table.salts_missing:
        yield Due("salts-due", None, table.salts_since + salt_time)
    seat, deadline, away, offer = table.clocks.running, table.clocks.deadline, table.header.away, table.offer
    if offer is not None and away is not None:
        for asked in offer.waiting:
            yield Due("answer-undo", asked, offer.at + int(away * MINUTE), if_absent=True)
    if seat is not None and deadline is not None:
        yield Due("timeout", seat, deadline)
    if seat is not None and away is not None and not table.seats[seat].bot:
        yield Due("hand-over", seat, table.at + int(away * MINUTE), if_absent=True)


def body_of(due: Due, table: Table) -> dict[str, Any]:
    """The body of an entry that is due."""
    if due.kind == "salts-due":
        return {"without": table.salts_missing}
    declined = {"accept": False} if due.kind == "answer-undo" else {}
    return {**declined, "on": table.digest()}


@dataclass(slots=True)
class Watched:
    """What tells that an entry is due at a table, whether the table is in memory or not; times are milliseconds."""

    dues: list[Due]
    clock_runs: bool
    away: int
    """How long a seat may be absent."""
    seen: dict[int, int]
    """When each seat was last present, by `ServerTime.served`."""


class ClockWatch:
    """The tables with a clock or a limit of absence. Only what is in `Watched` stays in memory of each."""

    def __init__(self, host: Host) -> None:
        self._host, self._time = host, host.time
        self._salt_time = int(1_000 * host.settings.salt_seconds)
        self.watched: dict[str, Watched] = {}
        self._at_work: set[str] = set()
        """The tables at which an entry is being appended."""
        self._beat_at = 0
        self._settled = 0
        """The end of the last outage that was given back at the tables in memory."""

    def on_change(self, table: Table) -> None:
        """Watch a table that was loaded or changed, as long as it has something to watch."""
        if table.ending or not (table.clocks.used or table.header.away is not None or table.salts_missing):
            self.watched.pop(table.id, None)
            return
        known = self.watched.get(table.id)
        self.watched[table.id] = Watched(
            dues=list(dues(table, self._salt_time)),
            clock_runs=table.clocks.deadline is not None,
            away=int((table.header.away or 0) * MINUTE),
            seen=known.seen if known else {},
        )

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
        clock_runs = any(watched.clock_runs for watched in self.watched.values())
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
                self._host.background.start(self._append(id_, due))

    def _in_memory(self) -> Iterator[Table]:
        return (table for id_ in list(self.watched) if (table := self._host.tables.peek(id_)))

    def _due(self, id_: str, watched: Watched) -> Due | None:
        """The entry that is due at a table now, if any."""
        if watched.clock_runs and not self._time.certain:
            return None
        due = (d for d in watched.dues if not d.if_absent or self._is_away(id_, watched, d.seat))
        return next((d for d in due if self._time.now() >= self._at(d)), None)

    def _at(self, due: Due) -> int:
        """When an entry is due. Salts are awaited anew after an outage, in which nobody could send them."""
        return max(due.at, self._time.uptime.known + self._salt_time) if due.kind == "salts-due" else due.at

    def _is_away(self, id_: str, watched: Watched, seat: int | None) -> bool:
        """Has a seat been absent for as long as it may? It counts from when it is first found absent."""
        table = self._host.tables.peek(id_)
        if seat is None or (table and table.live.has_listener(seat)):
            return False
        return self._time.served - watched.seen.setdefault(seat, self._time.served) >= watched.away

    async def _append(self, id_: str, due: Due) -> None:
        """Append an entry, if it is still due when the table is loaded, locked, and settled."""

        def draft() -> Draft | None:
            watched = self.watched.get(id_)
            return Draft(due.kind, body_of(due, table)) if watched and self._due(id_, watched) == due else None

        try:
            table = await self._host.tables.find(id_)
            await self._host.attempt(table, table.version, due.seat, draft)
        except Refused as refused:
            if refused.refusal not in LOST:
                raise
            self.watched.pop(id_, None)
        finally:
            self._at_work.discard(id_)
