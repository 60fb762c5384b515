"""The steward: sees that tables go on. Bots are asked, clocks run out, absent people are stood in for."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable

import msgspec

from ..review.coach import Thought
from .arbiter import Draft, move_draft
from .coach import BotError, Coach
from .host import Host, now
from .messenger import Messenger
from .refusals import Refused
from .table import Table
from .thinker import Question

LOGGER = logging.getLogger("zashiki.server")
TICK = 0.25
"""Seconds between two looks at the clocks."""
MINUTE = 60.0
DAY = 24 * 60 * MINUTE
SWEEP = 60 * MINUTE
"""Seconds between two looks for tables that were abandoned."""
HINTING_LEVEL, HINT_ITERATIONS = "apprentice", 3_000
"""Who gives hints, and after how much thought."""
RETRY = 10.0
"""Seconds until a bot that failed is asked again."""


class Steward:
    """Looks after the tables of a host."""

    def __init__(self, host: Host, origin: str) -> None:
        self._host = host
        self.coach = Coach(host.settings.bots, host.settings.bot_seconds, host.meter)
        self._timed: dict[str, Table] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._messenger = Messenger(host, origin, self._seen_elsewhere) if host.store.shared else None
        host.attend = self.attend

    def open(self) -> None:
        """Wake the live tables, and begin to look at the clocks."""
        self._tasks = [asyncio.ensure_future(work()) for work in (self._awaken, self._watch, self._sweep)]
        if self._messenger:
            self._messenger.open()

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._messenger:
            await self._messenger.close()
        await self.coach.close()

    async def _awaken(self) -> None:
        """Replay every live table, one after the other; what does not replay is refused and named in the log."""
        for id_ in await self._host.in_thread(self._host.store.live):
            try:
                await self._host.table(id_)
            except Refused as refused:
                if refused.refusal != "broken-table":
                    LOGGER.warning("a table did not awake", extra={"table": id_, "reason": refused.refusal})

    async def _sweep(self) -> None:
        """Close the tables that nobody has come back to, now and then."""
        days = self._host.settings.abandoned_days
        while days:
            self._host.start(self._close_idle(now() - int(1000 * days * DAY)))
            await asyncio.sleep(SWEEP)

    async def _close_idle(self, before: int) -> None:
        for id_ in await self._host.in_thread(self._host.store.idle, before):
            self._host.start(self._close(id_))

    async def _close(self, id_: str) -> None:
        table = await self._host.table(id_)
        if table.ending:
            await self._host.conclude(table)
        else:
            await self._host.attempt(table, table.version, None, lambda: Draft("abandon"))

    def attend(self, table: Table) -> None:
        """A table was loaded or has changed."""
        timed = not table.ending and (table.clocks.used or table.header.away is not None)
        if timed:
            self._timed[table.id] = table
        else:
            self._timed.pop(table.id, None)
        turn = table.turn
        level = table.seats[turn].bot if turn is not None and turn >= 0 else None
        if turn is None or level is None:
            table.live.asked = -1
        elif table.live.asked != table.version:
            table.live.asked = table.version
            self._host.start(self._let_bot_play(table, table.version, turn, level))

    # bots

    async def _let_bot_play(self, table: Table, version: int, seat: int, level: str) -> None:
        if self._host.store.shared and not table.live.made_here:
            await asyncio.sleep(self._host.settings.bot_grace)  # the process that made the position asks first
        while table.version == version and table.live.asked == version:
            result = await self._ask(table, version, seat, level)
            self._host.meter.count("zashiki_bot_answers_total", "result", result)
            if result != "failed":
                return
            await asyncio.sleep(RETRY)

    async def _ask(self, table: Table, version: int, seat: int, level: str) -> str:
        question = _question(table, seat, level)
        if question is None:
            return "stale"

        def draft() -> Draft:
            if not table.seats[seat].bot:
                raise Refused("stale", "The seat was reclaimed.")
            return move_draft(table, action)

        try:
            action = await self.coach.ask(question)
            played = await self._host.attempt(table, version, seat, draft)
        except (BotError, Refused) as error:
            if isinstance(error, Refused) and error.refusal == "stale":
                return "stale"
            LOGGER.error("a bot could not play", extra={"table": table.id, "reason": str(error)})
            return "failed"
        return "played" if played else "stale"

    async def advise(self, table: Table, seat: int) -> list[Thought]:
        """What the coach thinks of a seat's choices, from the seat's view."""
        question = _question(table, seat, HINTING_LEVEL)
        if question is None:
            raise Refused("not-your-turn", "It is not your turn.", table.version)
        try:
            return await self.coach.advise(msgspec.structs.replace(question, iterations=HINT_ITERATIONS))
        except BotError as error:
            raise Refused("try-again", "The coach does not answer.", table.version) from error

    # clocks and absence

    def seen(self, table: Table, seat: int) -> None:
        """A seat's person is there."""
        table.live.seen[seat] = time.monotonic()

    def _seen_elsewhere(self, id_: str, seat: int) -> None:
        table = self._host.known(id_)
        if table:
            self.seen(table, seat)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for table in list(self._timed.values()):
                entry = self._due(table)
                if entry and not table.live.pen.held:
                    kind, seat = entry
                    self._host.start(self._enter(table, table.version, seat, kind))
            if self._messenger:
                self._messenger.tell_presence(list(self._timed.values()))

    def _due(self, table: Table) -> tuple[str, int] | None:
        """The entry that time itself makes at a table now, if any."""
        seat = table.clocks.running
        if seat is None or table.ending:
            return None
        deadline = table.clocks.deadline
        if deadline is not None and now() >= deadline:
            return "timeout", seat
        away = table.header.away
        if away is None or table.live.hears(seat):
            return None
        last = table.live.seen.setdefault(seat, time.monotonic())
        waited = (now() - table.at) / 1000
        absent = time.monotonic() - last
        return ("hand-over", seat) if min(waited, absent) >= away * MINUTE else None

    async def _enter(self, table: Table, version: int, seat: int, kind: str) -> None:
        def draft() -> Draft:
            return Draft(kind, {"on": table.digest()})

        def due() -> bool:
            return self._due(table) == (kind, seat)

        await self._attempt_if(table, version, seat, draft, due)

    async def _attempt_if(
        self, table: Table, version: int, seat: int, draft: Callable[[], Draft], due: Callable[[], bool]
    ) -> None:
        if due():
            await self._host.attempt(table, version, seat, draft)


def _question(table: Table, seat: int, level: str) -> Question | None:
    """What a bot is asked: the seat's view, and nothing that is not in it."""
    state = table.state
    if state is None or state.turn != seat:
        return None
    view = state.seen_by(seat)
    seed = hashlib.sha256(f"{table.secret.bots} {table.version}".encode()).hexdigest()
    cells = table.game.kind.seen.to_json(view.cells)
    return Question(table.game.name, table.game.options, seat, level, seed, cells, view.legal_ids)
