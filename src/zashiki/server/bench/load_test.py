"""The load test: many sockets, real moves, every delivery checked."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict, dataclass
from typing import Any

from .player import Player, Tally
from .processes import ServerProcess, new_table

SOCKETS_PER_TABLE = 4
"""Two seats and two watchers."""
LAST_SECONDS = 20.0
"""Seconds that the last updates may need."""
AT_ONCE = 100
"""Sockets opened at a time."""


@dataclass(frozen=True)
class Load:
    """The result of a load test."""

    name: str
    sockets: int
    seconds: float
    moves: int
    moves_per_second: float
    delivered: int
    faults: int
    lost: int
    refusals: int
    p50_ms: float
    p99_ms: float
    bytes_per_socket: int
    processor_us_per_move: float
    client_us_per_move: float
    """Processor time of the players themselves."""

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


async def load(
    name: str,
    server: ServerProcess,
    sockets: int,
    seconds: float,
    rate: float,
    game: str,
    options: dict[str, object],
    views: bool = False,
) -> Load:
    """Play at `sockets // 4` tables for some seconds; `rate` is the wanted moves a second, 0 for no limit."""
    tally = Tally(moving=False, views=views)
    count = max(1, sockets // SOCKETS_PER_TABLE)
    players = []
    for k in range(count):
        table, keys = await asyncio.to_thread(new_table, server.url, game, options)
        for n, key in enumerate([*keys, None, None][:SOCKETS_PER_TABLE]):
            players.append(Player([server.url], table, key, tally, f"load {k} {n}"))
    before = server.memory()
    for k in range(0, len(players), AT_ONCE):
        await asyncio.gather(*(player.connect() for player in players[k : k + AT_ONCE]))
    await asyncio.sleep(1)
    held = server.memory() - before
    tally.pause = count / rate if rate else 0.0
    tally.moving = True
    for player in players:
        player.consider()
    began, busy, own = time.perf_counter(), server.processor_seconds(), time.process_time()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    moves, busy, own = tally.acknowledged, server.processor_seconds() - busy, time.process_time() - own
    tally.moving = False
    faults = tally.faults + await _behind(players)
    for player in players:
        player.leave()
    times = sorted(tally.seconds) or [0.0]
    return Load(
        name, len(players), passed, moves, moves / passed, tally.delivered, faults, tally.lost, len(tally.refusals),
        1000 * times[len(times) // 2], 1000 * times[int(len(times) * 0.99)], held // max(1, len(players)),
        1e6 * busy / max(1, moves), 1e6 * own / max(1, moves),
    )  # fmt: skip


async def _behind(players: list[Player]) -> int:
    """Wait for the last updates; returns at how many tables not everybody got the same entries."""
    end = time.perf_counter() + LAST_SECONDS
    while True:
        await asyncio.sleep(0.5)
        numbers: dict[str, set[int]] = {}
        for player in players:
            numbers.setdefault(player.table, set()).add(player.number)
        behind = sum(len(found) > 1 for found in numbers.values())
        if not behind or time.perf_counter() > end:
            return behind
