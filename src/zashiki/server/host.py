"""The host: finds tables, lets seats act, and keeps the order of things: checked, committed, answered, told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from weakref import WeakValueDictionary

import sqlalchemy as sa

from . import arbiter, narrator, protocol
from .arbiter import Draft
from .courier import Courier
from .doorkeeper import hashed, new_key
from .express import Acknowledge, Express
from .founder import Founder
from .meter import Meter
from .parts import Told
from .refusals import Refused
from .rows import Row, TableRow
from .settings import Settings
from .store import Store
from .table import BrokenTableError, Table
from .writer import UnwrittenError, Writer

LOGGER = logging.getLogger("zashiki.server")
Stored = Callable[[], None] | None
ATTEMPTS = 6
"""How often an entry is tried again when another process was first."""
EVERYTHING = 1 << 30


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Host:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store, writer: Writer, meter: Meter) -> None:
        self.settings, self.store, self.writer, self.meter = settings, store, writer, meter
        self.courier = Courier()
        self.tables: dict[str, Table] = {}
        """The tables that are kept in memory."""
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """These, and those that were let go while somebody still has them in hand: no table is there twice."""
        self.broken: dict[str, str] = {}
        self.founder = Founder(self)
        self.express = Express(self)
        self.attend: Callable[[Table], None] = lambda _table: None
        """Told of every table that was loaded or changed: bots and clocks look after it."""
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self._chores: set[asyncio.Task[None]] = set()

    # finding tables

    async def table(self, id_: str) -> Table:
        """A table, replayed from its log if it is not in memory."""
        known = self.known(id_)
        if known:
            return known
        if id_ in self.broken:
            raise Refused("broken-table", self.broken[id_])
        if id_ not in self._loading:
            self._loading[id_] = asyncio.ensure_future(self._load(id_))
        loaded: Table = await asyncio.shield(self._loading[id_])
        return loaded

    def known(self, id_: str) -> Table | None:
        """A table, if it is in memory; one that was let go is kept again."""
        table = self._known.get(id_)
        if table and id_ not in self.tables:
            self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._make_room()
        self.tables[table.id] = self._known[table.id] = table

    async def _load(self, id_: str) -> Table:
        try:
            table: Table | None = await self.in_thread(self.replay, id_)
        except BrokenTableError as error:
            raise self._refuse(id_, error) from error
        finally:
            del self._loading[id_]
        if table is None:
            raise Refused("unknown-table", "There is no such table.")
        self._keep(table)
        self.attend(table)
        if self.store.shared:
            self.start(self._follow(table))  # what others said of it while it was read was said to nobody
        if table.unfinished:
            self.start(self.conclude(table))
        return table

    def replay(self, id_: str, keep: int | None = None, until: int = EVERYTHING) -> Table | None:
        """A table from its log, whole or as it was after an entry; blocks."""
        row = self.store.table(id_)
        if row is None:
            return None
        table = Table(row, keep or self.settings.recent)
        for entry in self.store.rows(id_):
            if entry.number <= until:
                table.apply(entry)
        return table

    async def news(self, table: Table, after: int) -> list[Told]:
        """The entries after a cursor, from memory or else from the log. Nothing is awaited after the last of them."""
        if after > table.number and self.store.shared:
            await self._follow(table)  # whoever asks has heard it from another process
        found = narrator.since(table, after)
        while found is None:
            again: Table = await self.in_thread(self.replay, table.id, EVERYTHING)
            old = [told for told in again.recent if told.row.number > after]
            rest = narrator.since(table, again.number)
            found = None if rest is None else old + rest
        return found

    async def in_thread(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do something that blocks; a database that fails is told as such."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, work, *args)
        except sa.exc.SQLAlchemyError as error:
            LOGGER.exception("the database failed")
            raise Refused("try-again", "The database does not answer.") from error

    def _refuse(self, id_: str, error: BrokenTableError) -> Refused:
        LOGGER.error("table refused", extra={"table": id_, "reason": str(error)})
        self.meter.count("zashiki_broken_tables_total")
        self.tables.pop(id_, None)
        self._known.pop(id_, None)
        self.broken[id_] = f"This table cannot go on by the rules of this server. {error}"
        return Refused("broken-table", self.broken[id_])

    def _make_room(self) -> None:
        """Let go of the tables that were loaded first and have no listeners; they are in the log."""
        if len(self.tables) < self.settings.loaded_tables:
            return
        idle = [t for t in self.tables.values() if not t.live.sockets and not t.live.pen.held]
        for table in idle[: max(1, len(idle) // 10)]:
            del self.tables[table.id]

    # acting

    async def act(self, table: Table, seat: int, command: protocol.Command, acknowledge: Acknowledge) -> None:
        """What a seat asks for. It is acknowledged before others are told; a repeated id gets the first answer."""
        if isinstance(command, protocol.Rematch):
            acknowledge(await self.founder.rematch(table, seat, command))
            return

        async with table.live.pen:
            if getattr(command, "at", -1) > table.version:
                await self._catch_up(table)
            await self._carry_out(table, seat, command, acknowledge)

    async def act_again(self, table: Table, seat: int, command: protocol.Command, acknowledge: Acknowledge) -> None:
        """What a seat asks for, after another process was first: look at how things stand now. Needs the pen."""
        await self._catch_up(table)
        await self._carry_out(table, seat, command, acknowledge)

    async def _carry_out(self, table: Table, seat: int, command: protocol.Command, acknowledge: Acknowledge) -> None:
        def draft() -> Draft:
            return arbiter.judge(table, seat, command, self.settings.chat_length)

        def stored() -> None:
            acknowledge(protocol.Ack(command.id, *table.answers[seat, command.id]))

        if (seat, command.id) in table.answers:
            stored()
        else:
            await self.commit(table, seat, command.id, draft, stored)

    async def claim(self, table: Table, wish: protocol.Claim) -> protocol.SeatKey:
        """Give an open seat to somebody."""
        key = new_key()
        async with table.live.pen:
            for _ in range(ATTEMPTS):
                seat, draft = arbiter.claim(table, wish, hashed(key))
                if await self.append(table, seat, None, draft):
                    return protocol.SeatKey(seat, key)
                await self._catch_up(table)
        raise Refused("try-again", "The table is busy.")

    async def attempt(self, table: Table, version: int, seat: int | None, draft: Callable[[], Draft]) -> bool:
        """An entry that the server itself makes, for a seat or the table; dropped if the position is another by now."""
        async with table.live.pen:
            for _ in range(ATTEMPTS):
                if table.version != version or table.ending:
                    return False
                if await self.append(table, seat, None, draft()):
                    return True
                await self._catch_up(table)
        return False

    async def commit(
        self, table: Table, seat: int, client: str, draft: Callable[[], Draft], stored: Stored = None
    ) -> None:
        """Append what is drafted; if another process was first, look again at how things stand. Needs the pen."""
        for _ in range(ATTEMPTS):
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
        """Commit one entry, then take it in and tell everybody; false if its number was taken. Needs the pen."""
        row = self.row(table, seat, client, draft)
        if not await self.write(row, version=table.version):
            return False
        self.take_in(table, [row], stored)
        await self.finish(table)
        return True

    def row(self, table: Table, seat: int | None, client: str | None, draft: Draft) -> Row:
        """A draft as the next entry of a table's log."""
        return Row(table.id, table.number + 1, max(now(), table.at), draft.kind, seat, client, draft.body)

    async def write(self, row: Row, table: TableRow | None = None, version: int | None = None) -> bool:
        """Commit a row, with its table if it is the first; false if its number was taken."""
        try:
            return await self.writer.append(row, table)
        except UnwrittenError as error:
            raise self.unwritten(error, version) from error

    @staticmethod
    def unwritten(error: UnwrittenError, version: int | None) -> Refused:
        """What is said when an entry could not be stored."""
        LOGGER.error("the log could not be written", extra={"reason": str(error)})
        return Refused("try-again", "It could not be stored; send it again.", version)

    def take_in(self, table: Table, rows: list[Row], stored: Stored = None, made_here: bool = True) -> None:
        """What is in the log comes to the table: whoever made it is answered, then everybody is told."""
        table.live.made_here = made_here
        try:
            news = [table.apply(row) for row in rows]
        except BrokenTableError as error:
            raise self._refuse(table.id, error) from error
        if stored:
            stored()
        if made_here:
            for row in rows:
                self.meter.count("zashiki_entries_total", "kind", row.kind)
        try:
            self.courier.broadcast(table, news)
        except Exception:  # it is stored, and answered: whoever was not told finds the gap and asks
            LOGGER.exception("an entry was stored and could not be told", extra={"table": table.id})
        self.attend(table)

    async def conclude(self, table: Table) -> None:
        """See that a game that is over has its last entry."""
        async with table.live.pen:
            await self.finish(table)

    async def finish(self, table: Table) -> None:
        """Append the last entry of a game that is over and has none. Needs the pen.

        If it cannot be stored now, what came before it is stored all the same: it is made up for later.
        """
        try:
            for _ in range(ATTEMPTS):
                if not table.unfinished:
                    return
                if not await self.append(table, None, None, Draft("end", {"result": table.result()})):
                    await self._catch_up(table)
        except Refused as refused:
            LOGGER.warning("an end could not be stored", extra={"table": table.id, "reason": refused.refusal})

    # other processes

    async def _catch_up(self, table: Table) -> None:
        """Take in what other processes have appended. Needs the pen."""
        rows = await self.in_thread(self.store.rows, table.id, table.number)
        if rows:
            self.take_in(table, rows, made_here=False)

    def noticed(self, id_: str, number: int) -> None:
        """Another process says that a table is at this number."""
        table = self._known.get(id_)
        if table and table.number < number:
            self.start(self._follow(table))

    async def _follow(self, table: Table) -> None:
        async with table.live.pen:
            await self._catch_up(table)

    async def check_all(self) -> None:
        """Notices may have been lost: compare every table in memory with the log."""
        lengths = await self.in_thread(self.store.lengths, list(self._known))
        for id_, number in lengths.items():
            self.noticed(id_, number)

    # chores

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; a failure is logged and not thrown."""

        async def watched() -> None:
            try:
                await work
            except Refused as refused:
                LOGGER.warning("a chore was refused", extra={"reason": refused.refusal})
            except Exception:
                LOGGER.exception("a chore failed")

        task = asyncio.get_running_loop().create_task(watched())
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def close(self) -> None:
        """Finish the chores; close the log."""
        for task in list(self._chores):
            task.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self.writer.close()
        await asyncio.to_thread(self.writer.join)
        self._readers.shutdown()
        self.store.close()
