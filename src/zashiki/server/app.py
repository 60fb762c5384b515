"""The app: the parts of one server process, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections import Counter

from ..errors import ZashikiError
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
PROBE_SECONDS = 5.0
"""How long the writer thread may take to commit the probe of `/readyz`."""
PROBED_EVERY = 1.0
"""Seconds for which the answer to a probe is kept: whoever asks more often gets the same."""
FAILED_COMMITS, FAILED_SECONDS = 3, 10.0
"""So many refused commits in a row, the last of them not longer ago than this, mean that nothing can be written."""
FAILED_LOADS = 5
"""So many tables in a row that could not be loaded mean that none can be served."""
NOT_WRITTEN = "The database does not answer, or cannot be written."


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
        self._next_probe = 0.0
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
        self.scheduler.clock_watch.mark_present(table.id, seat)
        return seat

    async def open(self) -> None:
        """Compile the rules, read the words, tune the garbage collector, start the background work."""
        for name in self.settings.games or games():
            kind = kind_of(name)
            kind.kernels.warm()
            kind.speech()
        for name, rules in await self.host.background.in_thread(self.store.live_rules):
            with contextlib.suppress(ZashikiError):  # the table is refused when it is loaded, with the reason
                kind_of(name, rules).kernels.warm()
        await self.scheduler.open()
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
        if time.monotonic() > self._next_probe:
            self._next_probe = time.monotonic() + PROBED_EVERY + PROBE_SECONDS  # one at a time
            self._probe = asyncio.ensure_future(self._health())
        return await asyncio.shield(self._probe)

    async def _health(self) -> protocol.Health:
        reason, text = await self._what_fails()
        self._next_probe = time.monotonic() + PROBED_EVERY
        if reason:
            LOGGER.error("not ready", extra={"reason": reason})
        return protocol.Health("failing" if reason else "ok", text)

    async def _what_fails(self) -> tuple[str, str]:
        """Why tables cannot be served, for the log and for whoever asks; empty if they can."""
        writer, failed_loads = self.host.writer, self.host.tables.failed_loads
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await writer.call(self.store.alive)
        except StoreError as error:
            return str(error), NOT_WRITTEN
        except TimeoutError:
            return "the writer thread does not answer", NOT_WRITTEN
        if writer.failed >= FAILED_COMMITS and time.monotonic() - writer.failed_at < FAILED_SECONDS:
            return f"{writer.failed} commits in a row failed", NOT_WRITTEN
        if failed_loads >= FAILED_LOADS:
            return f"{failed_loads} tables in a row could not be loaded", "Stored tables cannot be loaded."
        return "", ""

    async def close(self) -> None:
        """Close the parts in an order that loses nothing."""
        self.ready = False
        await self.reviewer.close()
        await self.scheduler.close()
        await self.host.close()
        LOGGER.info("closed", extra={"origin": self.origin})
