"""The parlour: one server process with everything it needs, opened and closed as a whole."""

from __future__ import annotations

import gc
import logging
import secrets
from collections.abc import Callable

from ..core.registry import games
from ..core.registry import kind as kind_of
from . import protocol
from .gallery import Gallery
from .host import Host
from .limiter import Limiter
from .meter import Meter
from .past import Archive
from .refusals import Refused
from .reviewer import Reviewer
from .settings import Settings
from .steward import Steward
from .store import Store, StoreError
from .table import Table
from .writer import Writer

LOGGER = logging.getLogger("zashiki.server")


class Parlour:
    """The parts of a server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.meter = Meter()
        self.origin = secrets.token_hex(8)
        """The name of this process among those that share a database."""
        self.store = Store(settings.db)
        self.host = Host(settings, self.store, Writer(self.store.engine, self.origin, self.meter.commit), self.meter)
        self.archive = Archive()
        self.gallery = Gallery()
        self.steward = Steward(self.host, self.origin)
        self.reviewer = Reviewer(self.host)
        self.creations = Limiter(settings.create_rate)
        self.wrong_keys = Limiter(settings.wrong_key_rate)
        self.asking = Limiter(settings.ask_rate)
        self.advice = Limiter(settings.advice_rate)
        self._commands = Limiter(settings.command_rate)
        self._chats = Limiter(settings.chat_rate)
        self.ready = False
        self.meter.gauge("zashiki_sockets", lambda: self.host.courier.sockets)
        self.meter.gauge("zashiki_tables_loaded", lambda: len(self.host.tables))
        self.meter.gauge("zashiki_bots_waiting", lambda: self.steward.coach.waiting)
        self.meter.gauge("zashiki_reviews_waiting", lambda: self.reviewer.waiting)

    async def act(
        self,
        table: Table,
        seat: int | None,
        command: protocol.Command,
        address: str,
        acknowledge: Callable[[protocol.Ack], None],
    ) -> None:
        """What a viewer asks for, if it is a seat and does not ask too often."""
        await self.host.act(table, self.admit(table, seat, command, address), command, acknowledge)

    def admit(self, table: Table, seat: int | None, command: protocol.Command, address: str) -> int:
        """The seat that asks, if it is one and does not ask too often."""
        if seat is None:
            raise Refused("not-allowed", "Watchers cannot do that; it needs the key of a seat.", table.version)
        (self._chats if isinstance(command, protocol.Chat) else self._commands).demand((table.id, seat), "commands")
        if isinstance(command, protocol.Rematch):
            self.creations.demand(address, "new tables")
        self.steward.seen(table, seat)
        return seat

    async def open(self) -> None:
        """Get ready: rules compiled, words read, garbage settled, live tables awake."""
        for name in self.settings.games or games():
            kind = kind_of(name)
            kind.kernels.warm()
            kind.speech()
        self.steward.open()
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
            await self.host.in_thread(self.store.alive)
        except StoreError as error:
            LOGGER.error("not ready", extra={"reason": str(error)})
            return protocol.Health("failing", "The database does not answer, or cannot be written.")
        return protocol.Health("ok")

    async def close(self) -> None:
        """Close in the order that loses nothing."""
        self.ready = False
        await self.reviewer.close()
        await self.steward.close()
        await self.host.close()
        LOGGER.info("closed", extra={"origin": self.origin})
