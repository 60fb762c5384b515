"""The host: applies commands to tables in a fixed order: check, commit, acknowledge, broadcast."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from .. import protocol
from ..metrics import Metrics
from ..refusals import Refused
from ..settings import Settings
from ..storage.rows import Row, TableRow
from ..storage.store import Store
from ..storage.uptime import Span
from ..storage.writer import UnwrittenError, Writer
from . import commands, updates
from .background import Background
from .broadcast import Broadcaster
from .commands import Draft
from .keys import hashed, new_key
from .server_time import ServerTime
from .stored_table import CLOSED, StoredTable
from .table import BrokenTableError, Table
from .table_cache import TableCache
from .table_parts import AppliedEntry
from .versions import is_newest, newer_rules

LOGGER = logging.getLogger("zashiki.server")
Acknowledge = Callable[[protocol.Ack], None]
"""Answers a command that was committed."""
Stored = Callable[[], None] | None
"""Called when an entry is committed and applied, before it is broadcast."""
ATTEMPTS = 6
"""How often an entry is tried again when another process took its number."""


class Host:
    """The tables of this process, and everything that appends to their logs."""

    def __init__(self, settings: Settings, store: Store, writer: Writer, metrics: Metrics) -> None:
        self.settings, self.store, self.writer, self.metrics = settings, store, writer, metrics
        self.time = ServerTime(writer, store.shared, metrics)
        self.background = Background()
        self.broadcaster = Broadcaster()
        self.tables = TableCache(settings, store, metrics, self.background)
        self.tables.on_load = self._on_load
        self.on_change: Callable[[Table], None] = lambda _table: None
        """Called with every table that was loaded or changed; the scheduler sets it."""

    def _on_load(self, table: Table) -> None:
        self.on_change(table)
        if self.store.shared:
            self.background.start(self._follow(table))  # notices that came while it was read found no table
        if table.unfinished:
            self.background.start(self.conclude(table))
        elif not self.settled(table):
            self.background.start(self.give_back(table))
        if not table.ending and not is_newest(table.game):
            self.background.start(self._move_over(table))

    # commands of seats

    async def act(self, table: Table, seat: int, command: protocol.Command, acknowledge: Acknowledge) -> None:
        """Carry out a command; it is acknowledged before it is broadcast. A repeated id gets the first answer."""
        async with table.live.lock:
            if isinstance(command, protocol.Versioned) and command.at > table.version:
                await self._catch_up(table)
            await self._carry_out(table, seat, command, acknowledge)

    async def act_again(self, table: Table, seat: int, command: protocol.Command, acknowledge: Acknowledge) -> None:
        """Carry out a command whose number another process took. The table lock must be held."""
        await self._catch_up(table)
        await self._carry_out(table, seat, command, acknowledge)

    async def _carry_out(self, table: Table, seat: int, command: protocol.Command, acknowledge: Acknowledge) -> None:
        def draft() -> Draft:
            return commands.judge(table, seat, command, self.settings.chat_length)

        def stored() -> None:
            acknowledge(protocol.Ack(command.id, *table.answers[seat, command.id]))

        if (seat, command.id) in table.answers:
            stored()
        else:
            await self.commit(table, seat, command.id, draft, stored)

    async def claim(self, table: Table, wish: protocol.Claim) -> protocol.SeatKey:
        """Give an open seat to somebody."""
        key = new_key()
        async with table.live.lock:
            for _ in range(ATTEMPTS):
                seat, draft = commands.claim(table, wish, hashed(key))
                if await self.append(table, seat, None, draft):
                    return protocol.SeatKey(seat, key)
                await self._catch_up(table)
        raise Refused("try-again", "The table is busy.")

    # appending to the log

    async def attempt(self, table: Table, version: int, seat: int | None, draft: Callable[[], Draft | None]) -> bool:
        """Append an entry of the server itself, if it has a draft and the position is still that of `version`."""
        async with table.live.lock:
            for _ in range(ATTEMPTS):
                await self._settle(table)
                made = draft() if table.version == version and not table.ending else None
                if made is None:
                    return False
                if await self.append(table, seat, None, made):
                    return True
                await self._catch_up(table)
        return False

    async def commit(
        self, table: Table, seat: int, client: str, draft: Callable[[], Draft], stored: Stored = None
    ) -> None:
        """Append a draft; if another process took its number, catch up and draft anew. The table lock must be held."""
        for _ in range(ATTEMPTS):
            await self._settle(table)
            if await self.append(table, seat, client, draft(), stored):
                return
            await self._catch_up(table)
            if (seat, client) in table.answers:
                if stored:
                    stored()
                return
        raise Refused("try-again", "The table is busy.", table.version)

    async def append(
        self, table: Table, seat: int | None, client: str | None, draft: Draft, stored: Stored = None
    ) -> bool:
        """Commit one entry, apply it and broadcast it; false if its number was taken. The table lock must be held."""
        row = self.row(table, seat, client, draft)
        if not await self.write(row, version=table.version):
            return False
        self.apply_entries(table, [row], stored)
        await self.finish(table)
        return True

    def row(self, table: Table, seat: int | None, client: str | None, draft: Draft) -> Row:
        """A draft as the next row of a table's log."""
        return Row(table.id, table.number + 1, max(self.time.now(), table.at), draft.kind, seat, client, draft.body)

    async def write(self, row: Row, table: TableRow | None = None, version: int | None = None) -> bool:
        """Commit a row, with its table if it is the first; false if its number was taken."""
        try:
            return await self.writer.append(row, table)
        except UnwrittenError as error:
            raise self.unwritten(error, version) from error

    @staticmethod
    def unwritten(error: UnwrittenError, version: int | None) -> Refused:
        """The refusal of an entry that could not be committed."""
        LOGGER.error("the log could not be written", extra={"reason": str(error)})
        return Refused("try-again", "It could not be stored; send it again.", version)

    def apply_entries(self, table: Table, rows: list[Row], stored: Stored = None, made_here: bool = True) -> None:
        """Apply committed rows to a table, answer whoever made them, then broadcast them."""
        table.live.made_here = made_here
        try:
            entries = [table.apply(row) for row in rows]
        except BrokenTableError as error:
            raise self.tables.refuse(table.id, error) from error
        if stored:
            stored()
        if made_here:
            for row in rows:
                self.metrics.count("zashiki_entries_total", "kind", row.kind)
        try:
            self.broadcaster.broadcast(table, entries)
        except Exception:  # it is committed and answered; a client that missed it finds the gap and asks
            LOGGER.exception("a committed entry could not be broadcast", extra={"table": table.id})
        self.on_change(table)

    async def conclude(self, table: Table) -> None:
        """Append the last entry of a game that is over and has none."""
        async with table.live.lock:
            await self.finish(table)

    async def finish(self, table: Table) -> None:
        """Append the last entry of a game that is over and has none. The table lock must be held.

        If it cannot be committed now, the entries before it stay, and it is tried again when the table is loaded.
        """
        try:
            for _ in range(ATTEMPTS):
                if not table.unfinished:
                    return
                if not await self.append(table, None, None, self._end(table)):
                    await self._catch_up(table)
        except Refused as refused:
            LOGGER.warning("an end could not be stored", extra={"table": table.id, "reason": refused.refusal})

    @staticmethod
    def _end(table: Table) -> Draft:
        """The last entry; with the record the game stays readable, whatever becomes of its rules."""
        return Draft("end", {"result": table.result(), "record": updates.record(table, None)})

    async def _move_over(self, table: Table) -> None:
        """Let a table go on by the newest rules, if nothing changes by that."""
        version = table.version
        state = table.state.copy() if table.state else None
        rules = await self.background.in_thread(newer_rules, table.header, table.game, state)
        if rules is not None:
            await self.attempt(table, version, None, lambda: Draft("moved", {"rules": rules}))

    async def close_stored(self, table: StoredTable, seat: int, command: protocol.Resign) -> protocol.Ack:
        """Close a table whose rules cannot be loaded, at the wish of a seat."""
        if table.result is not None and table.closed_by != (seat, command.id):
            raise Refused("over", "The game is over.", table.number)
        if table.result is None:
            body = {"result": table.closing_result(seat), CLOSED: True}
            row = Row(table.id, table.number + 1, max(self.time.now(), table.at), "end", seat, command.id, body)
            if not await self.write(row):
                raise Refused("try-again", "Somebody else has closed it.", table.number)
            table.apply(row)
        return protocol.Ack(command.id, table.number, table.number)

    # outages

    def settled(self, table: Table) -> bool:
        """Has a running clock been given back the time of every outage, and is it certain that there was no other?"""
        clocks = table.clocks
        if not clocks.used or clocks.running is None:
            return True
        return self.time.certain and self.time.uptime.known <= clocks.settled

    async def give_back(self, table: Table) -> None:
        """Give a running clock back the time in which nobody could play."""
        async with table.live.lock:
            await self._settle(table)

    async def _settle(self, table: Table) -> None:
        """Give a running clock back the time in which nobody could play. The table lock must be held."""
        tries = ATTEMPTS
        while not self.settled(table):
            outage = self.time.uptime.outage_after(table.clocks.settled) if self.time.certain else None
            if outage is None:
                await self.beat(table.version)
                tries -= 1
            elif not await self.append(table, None, None, Draft("pause", _pause(table, outage))):
                await self._catch_up(table)
                tries -= 1
            if not tries:
                raise Refused("try-again", "The table is busy.", table.version)

    async def beat(self, version: int | None = None) -> None:
        """Store that tables can be played, and learn of outages; refuses if the database cannot be written."""
        try:
            await self.time.beat()
        except UnwrittenError as error:
            raise self.unwritten(error, version) from error

    # entries of other processes

    async def entries_after(self, table: Table, after: int) -> list[AppliedEntry]:
        """The entries after a cursor, from memory or else from the log. Nothing is awaited after the last is read."""
        if after > table.number and self.store.shared:
            await self._follow(table)  # the client got that number from another process
        found = updates.recent_after(table, after)
        while found is None:
            replayed = await self.tables.replayed(table, least=table.number - len(table.recent))
            old = [entry for entry in replayed.recent if entry.row.number > after]
            rest = updates.recent_after(table, replayed.number)
            found = None if rest is None else old + rest
        return found

    async def _catch_up(self, table: Table) -> None:
        """Apply what other processes have appended. The table lock must be held."""
        rows = await self.background.in_thread(self.store.rows, table.id, table.number)
        if rows:
            self.apply_entries(table, rows, made_here=False)

    def on_notice(self, id_: str, number: int) -> None:
        """Another process has said that a table is at this number."""
        table = self.tables.peek(id_)
        if table and table.number < number:
            self.background.start(self._follow(table))

    async def _follow(self, table: Table) -> None:
        async with table.live.lock:
            await self._catch_up(table)

    async def check_all(self) -> None:
        """Compare every table in memory with the log, because notices may have been lost."""
        lengths = await self.background.in_thread(self.store.lengths, self.tables.ids())
        for id_, number in lengths.items():
            self.on_notice(id_, number)

    async def close(self) -> None:
        """Stop the background work, write what waits, close the database."""
        await self.background.cancel()
        self.writer.close()
        await asyncio.to_thread(self.writer.join)
        self.background.close()
        self.store.close()


def _pause(table: Table, outage: Span) -> dict[str, int]:
    """The body of the entry that gives the time of an outage back."""
    return {"since": max(outage.since, table.clocks.since), "until": outage.until}
