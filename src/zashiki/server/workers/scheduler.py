"""The scheduler: keeps tables going. It asks bots, ends games by the clock, and lets bots replace absent people."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time

import msgspec

from ...review.coach import Assessment
from ..refusals import Refused
from ..tables.clocks import now
from ..tables.commands import Draft, move_draft
from ..tables.host import Host
from ..tables.table import Table
from .bot_pool import BotError, BotPool
from .bot_worker import Question
from .fair_queue import FairQueue
from .pg_notify import PgNotify

LOGGER = logging.getLogger("zashiki.server")
TICK = 0.25
"""Seconds between two checks of the clocks."""
MINUTE = 60.0
DAY = 24 * 60 * MINUTE
ABANDONED_EVERY = 60 * MINUTE
"""Seconds between two searches for abandoned tables."""
HINT_LEVEL, HINT_ITERATIONS = "apprentice", 3_000
"""The bot that gives hints, and how long it searches."""
MOVES_ALONE = 12
"""Moves a second at all tables of bots alone together."""
RETRY = 10.0
"""Seconds until a bot that failed is asked again."""


class Scheduler:
    """Appends the entries that nobody sends: moves of bots, timeouts, hand-overs, abandoned games."""

    def __init__(self, host: Host, origin: str) -> None:
        self._host = host
        self.bot_pool = BotPool(host.settings.bots, host.settings.bot_seconds, host.metrics)
        self._turns_alone = FairQueue[asyncio.Future[None]]()
        """Tables of bots alone that wait for their next move."""
        self._timed: dict[str, Table] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._pg_notify = PgNotify(host, origin, self._present_elsewhere) if host.store.shared else None
        host.on_change = self.on_change

    def open(self) -> None:
        """Load the live tables, and start to check the clocks."""
        self._tasks = [
            asyncio.ensure_future(work())
            for work in (self._load_live_tables, self._check_clocks, self._close_abandoned, self._give_turns)
        ]
        if self._pg_notify:
            self._pg_notify.open()

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pg_notify:
            await self._pg_notify.close()
        await self.bot_pool.close()

    async def _load_live_tables(self) -> None:
        """Load every live table, one after the other; one that does not replay is refused and logged."""
        for id_ in await self._host.background.in_thread(self._host.store.live):
            try:
                await self._host.tables.find(id_)
            except Refused as refused:
                if refused.refusal != "broken-table":
                    LOGGER.warning("a table could not be loaded", extra={"table": id_, "reason": refused.refusal})

    async def _close_abandoned(self) -> None:
        """Close the tables that nobody has come back to, every hour."""
        days = self._host.settings.abandoned_days
        while days:
            self._host.background.start(self._close_idle(now() - int(1000 * days * DAY)))
            await asyncio.sleep(ABANDONED_EVERY)

    async def _close_idle(self, before: int) -> None:
        for id_ in await self._host.background.in_thread(self._host.store.idle, before):
            self._host.background.start(self._close(id_))

    async def _close(self, id_: str) -> None:
        table = await self._host.tables.find(id_)
        if table.ending:
            await self._host.conclude(table)
        else:
            await self._host.attempt(table, table.version, None, lambda: Draft("abandon"))

    def on_change(self, table: Table) -> None:
        """Watch the clocks of a table that was loaded or changed, and ask a bot if one is to move."""
        timed = not table.ending and (table.clocks.used or table.header.away is not None)
        if timed:
            self._timed[table.id] = table
        else:
            self._timed.pop(table.id, None)
        turn = table.turn
        level = table.seats[turn].bot if turn is not None and turn >= 0 else None
        if turn is None or level is None:
            table.live.bot_asked_at = -1
        elif table.live.bot_asked_at != table.version:
            table.live.bot_asked_at = table.version
            self._host.background.start(self._let_bot_play(table, table.version, turn, level))

    # bots

    async def _let_bot_play(self, table: Table, version: int, seat: int, level: str) -> None:
        if self._host.store.shared and not table.live.made_here:
            await asyncio.sleep(self._host.settings.bot_grace)  # the process that made the position asks its bots first
        while table.version == version and table.live.bot_asked_at == version:
            if table.bots_alone:
                await self._turn_alone(table.live.client)
            result = await self._ask(table, version, seat, level)
            self._host.metrics.count("zashiki_bot_answers_total", "result", result)
            if result != "failed":
                return
            await asyncio.sleep(RETRY)

    async def _turn_alone(self, client: str) -> None:
        """Wait until a table of bots alone may move, in turn with those of other clients."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns_alone.put(turn, client)
        await turn

    async def _give_turns(self) -> None:
        """Let the tables of bots alone move, a few moves a second for all of them together."""
        while True:
            turn = await self._turns_alone.get()
            if not turn.done():
                turn.set_result(None)
                await asyncio.sleep(1 / MOVES_ALONE)

    async def _ask(self, table: Table, version: int, seat: int, level: str) -> str:
        question = _question(table, seat, level)
        if question is None:
            return "stale"

        def draft() -> Draft:
            if not table.seats[seat].bot:
                raise Refused("stale", "The seat was reclaimed.")
            return move_draft(table, action)

        try:
            action = await self.bot_pool.ask(question, table.live.client, table.bots_alone)
            played = await self._host.attempt(table, version, seat, draft)
        except (BotError, Refused) as error:
            if isinstance(error, Refused) and error.refusal == "stale":
                return "stale"
            LOGGER.error("a bot could not play", extra={"table": table.id, "reason": str(error)})
            return "failed"
        return "played" if played else "stale"

    async def advise(self, table: Table, seat: int, client: str) -> list[Assessment]:
        """What a bot thinks of a seat's choices, from the seat's view; `client` asks."""
        question = _question(table, seat, HINT_LEVEL)
        if question is None:
            raise Refused("not-your-turn", "It is not your turn.", table.version)
        try:
            return await self.bot_pool.advise(msgspec.structs.replace(question, iterations=HINT_ITERATIONS), client)
        except BotError as error:
            raise Refused("try-again", "The bots do not answer.", table.version) from error

    # clocks and absence

    def mark_present(self, table: Table, seat: int) -> None:
        """The person of a seat is present."""
        table.live.last_seen[seat] = time.monotonic()

    def _present_elsewhere(self, id_: str, seat: int) -> None:
        table = self._host.tables.in_memory(id_)
        if table:
            self.mark_present(table, seat)

    async def _check_clocks(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for table in list(self._timed.values()):
                entry = self._due(table)
                if entry and not table.live.lock.locked:
                    kind, seat = entry
                    self._host.background.start(self._append_due(table, table.version, seat, kind))
            if self._pg_notify:
                self._pg_notify.send_presence(list(self._timed.values()))

    def _due(self, table: Table) -> tuple[str, int] | None:
        """The kind and seat of the entry that is due at a table by the clock, if any."""
        seat = table.clocks.running
        if seat is None or table.ending:
            return None
        deadline = table.clocks.deadline
        if deadline is not None and now() >= deadline:
            return "timeout", seat
        away = table.header.away
        if away is None or table.live.has_listener(seat):
            return None
        last = table.live.last_seen.setdefault(seat, time.monotonic())
        waited = (now() - table.at) / 1000
        absent = time.monotonic() - last
        return ("hand-over", seat) if min(waited, absent) >= away * MINUTE else None

    async def _append_due(self, table: Table, version: int, seat: int, kind: str) -> None:
        if self._due(table) == (kind, seat):
            await self._host.attempt(table, version, seat, lambda: Draft(kind, {"on": table.digest()}))


def _question(table: Table, seat: int, level: str) -> Question | None:
    """The question for a bot: the seat's view, and nothing that is not in it."""
    state = table.state
    if state is None or state.turn != seat:
        return None
    view = state.bot_view(seat)
    seed = hashlib.sha256(f"{table.secret.bots} {table.version}".encode()).hexdigest()
    cells = table.game.kind.seat_schema.to_json(view.cells)
    return Question(table.game.name, table.game.options, seat, level, seed, cells, view.legal_ids)
