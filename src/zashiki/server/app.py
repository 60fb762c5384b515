"""The app: the parts of one server process, opened and closed together."""

from __future__ import annotations

import gc
import logging
import secrets
from collections import Counter

from ..registry import games
from ..registry import kind as kind_of
from . import protocol
from .budget import Budget
from .limiter import Limiter
from .metrics import Metrics
from .refusals import Refused
from .scenes.past import Archive
from .scenes.scene_cache import SceneCache
from .settings import Settings
from .storage.store import Store, StoreError
from .storage.writer import Writer
from .tables.fast_path import FastPath
from .tables.host import Acknowledge, Host
from .tables.table import Table
from .tables.table_factory import TableFactory
from .workers.reviews import Reviewer
from .workers.scheduler import Scheduler

LOGGER = logging.getLogger("zashiki.server")


class App:
    """The parts of a server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.origin = secrets.token_hex(8)
        """The name of this process among those that share a database."""
        self.store = Store(settings.db)
        self.host = Host(
            settings, self.store, Writer(self.store.engine, self.origin, self.metrics.commit), self.metrics
        )
        self.table_factory = TableFactory(self.host)
        self.fast_path = FastPath(self.host)
        self.archive = Archive()
        self.scene_cache = SceneCache()
        self.scheduler = Scheduler(self.host, self.origin)
        self.reviewer = Reviewer(self.host)
        self.budget = Budget(settings)
        self.connections = Limiter(settings.connect_rate)
        self.creations = Limiter(settings.create_rate)
        self.wrong_keys = Limiter(settings.wrong_key_rate)
        self.advice = Limiter(settings.advice_rate)
        self.hints = Limiter(settings.hint_rate)
        self._commands = Limiter(settings.command_rate)
        self._chats = Limiter(settings.chat_rate)
        self.watchers: Counter[str] = Counter()
        """Watchers' sockets, by client."""
        self.ready = False
        self.metrics.gauge("zashiki_sockets", lambda: self.host.broadcaster.sockets)
        self.metrics.gauge("zashiki_tables_loaded", lambda: len(self.host.tables.loaded))
        self.metrics.gauge("zashiki_bots_waiting", lambda: self.scheduler.bot_pool.waiting)
        self.metrics.gauge("zashiki_reviews_waiting", lambda: self.reviewer.waiting)

    async def act(
        self,
        table: Table,
        seat: int | None,
        command: protocol.Command,
        address: str,
        acknowledge: Acknowledge,
    ) -> None:
        """Carry out a viewer's command, if it comes from a seat and not too often."""
        allowed = self.admit(table, seat, command, address)
        if isinstance(command, protocol.Rematch):
            acknowledge(await self.table_factory.rematch(table, allowed, command))
        else:
            await self.host.act(table, allowed, command, acknowledge)

    def admit(self, table: Table, seat: int | None, command: protocol.Command, address: str) -> int:
        """The seat of a command; refuses watchers and those who send too many."""
        if seat is None:
            raise Refused("not-allowed", "Watchers cannot do that; it needs the key of a seat.", table.version)
        (self._chats if isinstance(command, protocol.Chat) else self._commands).demand((table.id, seat), "commands")
        if isinstance(command, protocol.Rematch):
            self.creations.demand(address, "new tables")
        self.scheduler.mark_present(table, seat)
        return seat

    async def open(self) -> None:
        """Compile the rules, read the words, tune the garbage collector, start the background work."""
        for name in self.settings.games or games():
            kind = kind_of(name)
            kind.kernels.warm()
            kind.speech()
        self.scheduler.open()
        await self.reviewer.open()
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 50, 1000)  # measured: collections of the young were the longest pauses
        self.ready = True
        LOGGER.info("open", extra={"origin": self.origin, "database": self.store.engine.dialect.name})

    async def readiness(self) -> protocol.Health:
        """Can tables be served?"""
        if not self.ready:
            return protocol.Health("starting", "The server is starting.")
        try:
            await self.host.background.in_thread(self.store.alive)
        except StoreError as error:
            LOGGER.error("not ready", extra={"reason": str(error)})
            return protocol.Health("failing", "The database does not answer, or cannot be written.")
        return protocol.Health("ok")

    async def close(self) -> None:
        """Close the parts in an order that loses nothing."""
        self.ready = False
        await self.reviewer.close()
        await self.scheduler.close()
        await self.host.close()
        LOGGER.info("closed", extra={"origin": self.origin})
