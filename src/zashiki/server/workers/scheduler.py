"""The scheduler: keeps tables going. It asks bots, has the clocks watched, and closes abandoned tables."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from contextlib import suppress

import msgspec

from ...review.coach import Assessment
from ..refusals import Refused
from ..storage.writer import UnwrittenError
from ..tables.clocks import DAY
from ..tables.commands import Draft, move_draft
from ..tables.host import Host
from ..tables.table import Table
from ..tables.versions import own_edition
from .bot_pool import BotError, BotPool
from .bot_worker import Question
from .clock_watch import ClockWatch
from .fair_queue import FairQueue
from .pg_notify import PgNotify

LOGGER = logging.getLogger("zashiki.server")
ABANDONED_EVERY = 3_600.0
"""Seconds between two searches for abandoned tables."""
HINT_LEVEL, HINT_ITERATIONS = "apprentice", 3_000
"""The bot that gives hints, and how long it searches."""
MOVES_ALONE = 12
"""Moves a second at all tables of bots alone together."""
RETRY = 10.0
"""Seconds until a bot that failed is asked again, and a table that could not be read."""


class Scheduler:
    """Appends the entries that nobody sends: moves of bots, abandoned games, and what the clocks say."""

    def __init__(self, host: Host, origin: str) -> None:
        self._host = host
        self.bot_pool = BotPool(host.settings.bots, host.settings.bot_seconds, host.metrics)
        self.clock_watch = ClockWatch(host)
        self._turns_alone = FairQueue[asyncio.Future[None]]()
        """Tables of bots alone that wait for their next move."""
        self._tasks: list[asyncio.Task[None]] = []
        self._pg_notify = PgNotify(host, origin, self.clock_watch.mark_present) if host.store.shared else None
        host.on_change = self.on_change

    async def open(self) -> None:
        """Find out how long nobody could play, then load the live tables and start to check the clocks."""
        try:
            await self._host.time.open()
        except UnwrittenError as error:  # as long as it stays so, nobody loses on time
            LOGGER.error("the uptime could not be written", extra={"reason": str(error)})
        watching = self.clock_watch.run(self._pg_notify)
        works = (self._load_live_tables(), watching, self._close_abandoned(), self._give_turns())
        self._tasks = [asyncio.ensure_future(work) for work in works]
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
        """Load every live table, one after the other; while the database does not answer, they are tried again."""
        missing: list[str] | None = None
        while missing is None or missing:
            with suppress(Refused):  # it is logged where it is refused
                if missing is None:
                    missing = await self._host.background.in_thread(self._host.store.live)
                missing = [id_ for id_ in missing if await self._is_missing(id_)]
            if missing != []:
                await asyncio.sleep(RETRY)

    async def _is_missing(self, id_: str) -> bool:
        """Load a table; true if it has to be tried again. One that does not replay is refused, and stays so."""
        try:
            await self._host.tables.find(id_)
        except Refused as refused:
            return refused.refusal == "try-again"
        except Exception:  # one table must not keep the others from being loaded
            LOGGER.exception("a table could not be loaded", extra={"table": id_})
        return False

    async def _close_abandoned(self) -> None:
        """Close the tables that nobody has come back to, every hour."""
        days = self._host.settings.abandoned_days
        while days:
            self._host.background.start(self._close_idle(int(days * DAY)))
            await asyncio.sleep(min(ABANDONED_EVERY, max(1.0, days * DAY / 1000)))

    async def _close_idle(self, served: int) -> None:
        """Close the tables at which nothing has happened while they could be played for so many milliseconds."""
        await self._host.beat()
        before = self._host.time.uptime.before(served)
        if before is not None:
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
        self.clock_watch.on_change(table)
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


def _question(table: Table, seat: int, level: str) -> Question | None:
    """The question for a bot: the seat's view, and nothing that is not in it."""
    state = table.state
    if state is None or state.turn != seat:
        return None
    view = state.bot_view(seat)
    seed = hashlib.sha256(f"{table.secret.bots} {table.version}".encode()).hexdigest()
    game = table.game
    cells = game.kind.seat_schema.to_json(view.cells)
    rules, edition = game.kind.rules_version, own_edition(game)
    return Question(game.name, game.options, rules, edition, seat, level, seed, cells, view.legal_ids)
