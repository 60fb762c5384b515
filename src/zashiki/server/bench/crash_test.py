"""The crash test: kills the server at random under load, then looks for moves that were lost or applied twice."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from ..storage.store import Store
from ..tables.check import check_database
from .player import Player, Tally
from .processes import ServerProcess, new_table

RESTART_SECONDS = 60.0
"""Seconds that play may take to begin again."""


@dataclass
class CrashResult:
    """The result of a crash test."""

    kills: int
    tables: int
    acknowledged: int
    stored: int
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    stuck: int = 0
    told_wrong: int = 0
    """Gaps and repeats in what clients were sent."""
    broken: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        """Was nothing lost?"""
        return not (self.lost or self.doubled or self.gaps or self.stuck or self.told_wrong or self.broken)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {**asdict(self), "clean": self.clean}


async def crash(
    servers: list[ServerProcess], db: str, kills: int, tables: int, game: str, options: dict[str, object], seed: int = 0
) -> CrashResult:
    """Play at many tables while a server, any of them, is killed again and again; ended games make room for new."""
    luck, tally = random.Random(seed), Tally(pause=0.05)
    urls = [server.url for server in servers]
    players: list[Player] = []
    for _ in range(kills):
        for k in range(tables - _in_play(players)):
            table, keys = await asyncio.to_thread(new_table, urls[0], game, options)
            players_here = [Player(urls, table, key, tally, f"crash {k} {n}") for n, key in enumerate(keys)]
            await asyncio.gather(*(player.connect() for player in players_here))
            players += players_here
        await _some_play(tally, tables)
        await asyncio.sleep(luck.uniform(0, 1))
        server = luck.choice(servers)
        server.kill()
        await asyncio.to_thread(server.start)
        for player in players:
            if player.over:
                player.leave()
    before = {player.table: player.number for player in players}
    over = {player.table for player in players if player.over}
    end = time.monotonic() + RESTART_SECONDS
    while time.monotonic() < end:
        await asyncio.sleep(0.1)
        over |= {player.table for player in players if player.over}
        if all(p.number > before[p.table] or p.table in over for p in players):
            break
    stuck = sum(p.number <= before[p.table] and p.table not in over for p in players)
    tally.moving = False
    await asyncio.sleep(1.5)
    for player in players:
        player.leave()
    found = await asyncio.to_thread(_compare, db, players, kills, tally)
    found.stuck = stuck
    return found


def _in_play(players: list[Player]) -> int:
    """The number of tables whose game goes on."""
    return len({player.table for player in players} - {player.table for player in players if player.over})


async def _some_play(tally: Tally, moves: int) -> None:
    """Wait until so many moves are acknowledged, so that every crash hits a busy server."""
    begun, end = tally.acknowledged, time.monotonic() + RESTART_SECONDS
    while tally.acknowledged < begun + moves and time.monotonic() < end:
        await asyncio.sleep(0.02)


def _compare(db: str, players: list[Player], kills: int, tally: Tally) -> CrashResult:
    store = Store(db)
    logs = {player.table: store.rows(player.table) for player in players}
    checked = check_database(store)
    store.close()
    acks = [(player.table, name, number) for player in players for name, number in player.acks.items()]
    found = CrashResult(kills, len(logs), len(acks), sum(map(len, logs.values())), told_wrong=tally.faults)
    found.broken = checked.faults
    stored: dict[tuple[str, str], list[int]] = {}
    for table, rows in logs.items():
        found.gaps += [row.number for row in rows] != list(range(len(rows)))
        for row in rows:
            if row.client:
                stored.setdefault((table, row.client), []).append(row.number)
    found.doubled = sum(len(numbers) > 1 for numbers in stored.values())
    found.lost = sum(number not in stored.get((table, name), []) for table, name, number in acks)
    return found
