"""The crash test: harms the server under load, again and again, and looks for moves that were lost or applied twice."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from ..storage.store import Store
from .faults import FAULTS, PATIENCE, Stage, happens
from .log_checker import LogChecker
from .player import Player
from .processes import new_table

MAKERS = 8
"""Tables that are made at the same time."""


@dataclass
class CrashResult:
    """The result of a crash test."""

    fault: str
    store: str
    processes: int
    faults: int = 0
    tables: int = 0
    acknowledged: int = 0
    stored: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    stuck: int = 0
    """Tables without a new entry, long after a fault."""
    told_wrong: int = 0
    """Gaps and repeats in what clients were sent."""
    disagree: int = 0
    """Clients that know another position than the log gives."""
    broken: list[str] = field(default_factory=list)
    """Tables that do not replay, and what did not hold while a fault lasted."""
    longest_pause: float = 0.0
    """Seconds from the end of a fault until every table had a new entry, at worst."""
    refusals: dict[str, int] = field(default_factory=dict)
    """What was refused meanwhile, by kind; the players sent it again."""
    interrupted: bool = False

    @property
    def clean(self) -> bool:
        """Was nothing lost?"""
        wrong = self.lost, self.doubled, self.gaps, self.stuck, self.told_wrong, self.disagree, self.broken
        return not any(wrong)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {**asdict(self), "longest_pause": round(self.longest_pause, 1), "clean": self.clean}

    @property
    def summary(self) -> str:
        """The result in one line, as it stands in docs/server.md."""
        return (
            f"| {self.fault} | {self.store}, {self.processes} | {self.faults} | {self.tables:,} "
            f"| {self.acknowledged:,} | {self.lost} | {self.doubled} | {self.gaps} | {self.stuck} "
            f"| {self.told_wrong} | {self.disagree} | {len(self.broken)} | {self.longest_pause:.1f} s |"
        )


class CrashTest:
    """Plays at many tables while a fault strikes again and again; ended games make room for new ones."""

    def __init__(
        self, fault: str, stage: Stage, store: Store, tables: int, game: str, options: dict[str, object]
    ) -> None:
        self._strike, self._stage, self._tables = FAULTS[fault], stage, tables
        self._game, self._options = game, options
        self._checker = LogChecker(store)
        kind = "PostgreSQL" if store.shared else "SQLite"
        self.result = CrashResult(fault, kind, len(stage.servers))
        stage.tally.pause = 0.05
        if len(stage.servers) > 1:
            stage.tally.patience = PATIENCE.get(fault, 0.0)

    async def run(self, faults: int, progress: Callable[[CrashResult], None] = lambda _result: None) -> CrashResult:
        """Strike so often; when it is interrupted, the result is what was checked until then."""
        try:
            for _ in range(faults):
                await self._round()
                progress(self.result)
            await asyncio.to_thread(self._checker.recount)
        except asyncio.CancelledError:
            self.result.interrupted = True
        for player in self._stage.players:
            player.leave()
        self._count()
        return self.result

    async def _round(self) -> None:
        stage, result = self._stage, self.result
        await self._seat_players()
        begun = stage.tally.acknowledged
        await happens(lambda: stage.tally.acknowledged >= begun + self._tables)  # every fault hits a busy server
        await asyncio.sleep(stage.luck.uniform(0, 0.5))
        result.broken += await self._strike(stage)
        ended = time.monotonic()
        result.stuck += await stage.moved_on(stage.numbers())
        result.longest_pause = max(result.longest_pause, time.monotonic() - ended)
        await self._compare()
        result.faults += 1
        self._count()
        self._clear()

    async def _seat_players(self) -> None:
        """Fill the tables that are free, at any of the servers."""
        stage, room = self._stage, asyncio.Semaphore(MAKERS)
        urls = [server.url for server in stage.servers]

        async def seat(k: int) -> None:
            async with room:
                table, keys = await asyncio.to_thread(new_table, urls[k % len(urls)], self._game, self._options)
                here = [Player(urls, table, key, stage.tally, f"crash {k} {n}") for n, key in enumerate(keys)]
                await asyncio.gather(*(player.connect() for player in here))
                stage.players += here

        await asyncio.gather(*(seat(k) for k in range(self._tables - len(stage.numbers()))))

    async def _compare(self) -> None:
        """Stop play for a moment, and compare every client with the log."""
        stage, checker = self._stage, self._checker
        stage.tally.moving = False
        settled = await happens(lambda: all(player.settled for player in stage.players))
        for _ in range(100 if settled else 1):
            await asyncio.to_thread(checker.check, stage.players)
            wrong = sum(not checker.agrees(player) for player in stage.players)
            if not wrong:
                break
            await asyncio.sleep(0.1)  # an end, or an entry of the other process, is on its way
        self.result.disagree += wrong
        stage.tally.moving = True
        for player in stage.players:
            player.consider()

    def _count(self) -> None:
        checker, result = self._checker, self.result
        result.tables, result.stored, result.acknowledged = len(checker.lengths), checker.stored, checker.acknowledged
        result.lost, result.doubled, result.gaps = checker.lost, checker.doubled, checker.gaps
        result.told_wrong, result.refusals = self._stage.tally.faults, dict(Counter(self._stage.tally.refusals))
        result.broken += checker.broken
        checker.broken = []

    def _clear(self) -> None:
        """Let the players of ended games leave."""
        stage = self._stage
        playing = stage.numbers()
        gone = [player for player in stage.players if player.table not in playing]
        for player in gone:
            player.leave()
        self._checker.forget(gone)
        stage.players = [player for player in stage.players if player.table in playing]
