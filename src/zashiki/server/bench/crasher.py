"""Crashes: the server is killed at random under load, and afterwards nothing acknowledged may be lost or doubled."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from ..checker import examine
from ..store import Store
from .player import Player, Tally
from .processes import ServerProcess, new_table

PATIENCE = 60.0
"""Seconds that play may take to begin again."""


@dataclass
class Aftermath:
    """What was found after the crashes."""

    kills: int
    tables: int
    acknowledged: int
    stored: int
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    stuck: int = 0
    told_wrong: int = 0
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
) -> Aftermath:
    """Play at many tables while a server, any of them, is killed again and again; ended games make room for new."""
    luck, tally = random.Random(seed), Tally(pause=0.05)
    urls = [server.url for server in servers]
    players: list[Player] = []
    for _ in range(kills):
        for k in range(tables - _in_play(players)):
            table, keys = await asyncio.to_thread(new_table, urls[0], game, options)
            guests = [Player(urls, table, key, tally, f"crash {k} {n}") for n, key in enumerate(keys)]
            await asyncio.gather(*(player.sit() for player in guests))
            players += guests
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
    end = time.monotonic() + PATIENCE
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
    """At how many tables the game goes on."""
    return len({player.table for player in players} - {player.table for player in players if player.over})


async def _some_play(tally: Tally, moves: int) -> None:
    """Let so many moves be acknowledged, that every crash hits a server at work."""
    begun, end = tally.acknowledged, time.monotonic() + PATIENCE
    while tally.acknowledged < begun + moves and time.monotonic() < end:
        await asyncio.sleep(0.02)


def _compare(db: str, players: list[Player], kills: int, tally: Tally) -> Aftermath:
    store = Store(db)
    logs = {player.table: store.rows(player.table) for player in players}
    verdict = examine(store)
    store.close()
    acks = [(player.table, name, number) for player in players for name, number in player.acks.items()]
    found = Aftermath(kills, len(logs), len(acks), sum(map(len, logs.values())), told_wrong=tally.faults)
    found.broken = verdict.faults
    stored: dict[tuple[str, str], list[int]] = {}
    for table, rows in logs.items():
        found.gaps += [row.number for row in rows] != list(range(len(rows)))
        for row in rows:
            if row.client:
                stored.setdefault((table, row.client), []).append(row.number)
    found.doubled = sum(len(numbers) > 1 for numbers in stored.values())
    found.lost = sum(number not in stored.get((table, name), []) for table, name, number in acks)
    return found
