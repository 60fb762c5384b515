"""The tables in memory: found by id, replayed from the log when missing, forgotten when there are too many."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

import msgspec

from ...api.game import Game
from ..metrics import Metrics
from ..refusals import Refused
from ..settings import Settings
from ..storage.store import Store
from .background import Background
from .loading import new_table
from .stored_table import StoredTable
from .table import BrokenTableError, Table

LOGGER = logging.getLogger("zashiki.server")
EVERYTHING = 1 << 30
UNREADABLE = (msgspec.MsgspecError, ValueError, AttributeError)
"""What reading a damaged row may raise."""
REPLAYS_KEPT = 32
"""Replays in the cache, of all tables together."""


class TableCache:
    """A cache of tables over the log. No table is in memory twice."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, background: Background) -> None:
        self._settings, self._store, self._metrics, self._background = settings, store, metrics, background
        self.loaded: dict[str, Table] = {}
        """The tables that the cache keeps, in the order they were loaded."""
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """These, and those that were evicted while something else still refers to them."""
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._replays: OrderedDict[tuple[str, int], asyncio.Future[Table]] = OrderedDict()
        """Replays with all entries at hand, finished or under way, for all who ask."""
        self.broken: dict[str, str] = {}
        """Tables that do not replay, and what is answered to whoever asks for them."""
        self.failed_loads = 0
        """How many tables in a row could not be loaded."""
        self.on_load: Callable[[Table], None] = lambda _table: None
        """Called with every table that was loaded."""

    async def find(self, id_: str, client: str = "") -> Table:
        """A table, replayed from its log if it is not in memory; `client` is who had it made just now."""
        known = self.in_memory(id_)
        if known:
            return known
        if id_ in self.broken:
            raise Refused("broken-table", self.broken[id_])
        if id_ not in self._loading:
            self._loading[id_] = asyncio.ensure_future(self._load(id_, client))
        return await asyncio.shield(self._loading[id_])

    def in_memory(self, id_: str) -> Table | None:
        """A table, if it is in memory; one that was evicted is kept again."""
        table = self._known.get(id_)
        if table and id_ not in self.loaded:
            self._keep(table)
        return table

    def peek(self, id_: str) -> Table | None:
        """A table, if it is in memory; one that was evicted stays so."""
        return self._known.get(id_)

    def ids(self) -> list[str]:
        """The ids of all tables in memory."""
        return list(self._known)

    async def _load(self, id_: str, client: str) -> Table:
        try:
            table = await self._background.in_thread(self.replay, id_)
        except BrokenTableError as error:
            self.failed_loads += 1
            raise self.refuse(id_, error) from error
        except Exception:
            self.failed_loads += 1
            raise
        finally:
            del self._loading[id_]
        self.failed_loads = 0
        if table is None:
            raise Refused("unknown-table", "There is no such table.")
        table.live.client = client
        self._keep(table)
        self.on_load(table)
        return table

    def replay(self, id_: str, keep: int | None = None, until: int = EVERYTHING) -> Table | None:
        """A new table from its log, whole or as it was after entry `until`; blocks."""
        try:
            row = self._store.table(id_)
            if row is None:
                return None
            entries = self._store.rows(id_)
            table = new_table(self._store, row, entries, keep or self._settings.recent)
            self.keep_edition(table.game)
            for entry in entries:
                if entry.number <= until:
                    table.apply(entry)
        except UNREADABLE as error:
            raise BrokenTableError(f"table {id_}: cannot be read ({type(error).__name__})") from error
        return table

    async def replayed(self, table: Table, until: int = EVERYTHING, least: int = -1) -> Table:
        """The table replayed in a thread with all its entries at hand, as it was after entry `until`.

        A replay is shared with whoever asks at the same time or later, as long as it has `least` entries.
        """
        key = table.id, until
        known = self._replays.get(key)
        if known is None or (known.done() and (known.exception() or known.result().number < least)):
            known = self._replays[key] = asyncio.ensure_future(self._replay_whole(*key))
            if len(self._replays) > REPLAYS_KEPT:
                self._replays.popitem(last=False)
        self._replays.move_to_end(key)
        return await asyncio.shield(known)

    async def _replay_whole(self, id_: str, until: int) -> Table:
        found = await self._background.in_thread(self.replay, id_, EVERYTHING, until)
        if found is None:
            raise Refused("unknown-table", "There is no such table.")
        return found

    def keep_edition(self, game: Game) -> None:
        """Store the values that a table's game is played with, unless they are; blocks."""
        self._store.keep_edition(game.name, game.components.digest, game.components.values)

    async def stored(self, id_: str) -> StoredTable:
        """A table that cannot be loaded, as far as its header and its log tell by themselves."""
        return await self._background.in_thread(self._read_stored, id_)

    def _read_stored(self, id_: str) -> StoredTable:
        try:
            row = self._store.table(id_)
            if row is None:
                raise Refused("unknown-table", "There is no such table.")
            found = StoredTable(row, self.broken.get(id_, ""))
            for entry in self._store.rows(id_):
                found.apply(entry)
        except UNREADABLE as error:
            raise Refused("broken-table", self.broken.get(id_, "This table cannot be read.")) from error
        return found

    def refuse(self, id_: str, error: BrokenTableError) -> Refused:
        """Forget a table that does not replay, and refuse it from now on."""
        LOGGER.error("table refused", extra={"table": id_, "reason": error.whole})
        self._metrics.count("zashiki_broken_tables_total")
        self.loaded.pop(id_, None)
        self._known.pop(id_, None)
        self.broken[id_] = f"This table cannot go on by the rules of this server. {error}"
        return Refused("broken-table", self.broken[id_])

    def _keep(self, table: Table) -> None:
        self._evict()
        self.loaded[table.id] = self._known[table.id] = table

    def _evict(self) -> None:
        """When the cache is full, drop a tenth of the tables without listeners, the oldest first."""
        if len(self.loaded) < self._settings.loaded_tables:
            return
        idle = [t for t in self.loaded.values() if not t.live.sockets and not t.live.lock.locked]
        for table in idle[: max(1, len(idle) // 10)]:
            del self.loaded[table.id]
