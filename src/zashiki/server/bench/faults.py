"""The faults of the crash test: what is done to a server under load, and what must hold meanwhile."""

from __future__ import annotations

import asyncio
import itertools
import random
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field

from .pg_cluster import PgCluster
from .player import Player, Tally
from .processes import ServerProcess
from .small_disk import Disk

STOP_SECONDS = 30.0
"""Seconds that a server may take to stop by itself."""
FROZEN_SECONDS = 12.0
"""Seconds for which a process is stopped."""
BOUND_SECONDS = 60.0
"""Seconds within which things must happen, on a busy machine too."""


@dataclass
class Stage:
    """What the faults act on."""

    servers: list[ServerProcess]
    luck: random.Random
    tally: Tally
    players: list[Player] = field(default_factory=list)
    cluster: PgCluster | None = None
    disk: Disk | None = None
    modes: Iterator[str] = field(default_factory=lambda: itertools.cycle(("immediate", "fast")))
    """How PostgreSQL is restarted, in turn."""

    def numbers(self) -> dict[str, int]:
        """The tables whose games go on, and the last number that somebody there knows."""
        over = {player.table for player in self.players if player.over}
        found: dict[str, int] = {}
        for player in self.players:
            if player.table not in over:
                found[player.table] = max(player.number, found.get(player.table, -1))
        return found

    async def moved_on(self, before: dict[str, int], seconds: float = BOUND_SECONDS) -> int:
        """Wait until every table has a new entry; how many have none when the time is over."""
        await happens(lambda: not self._waiting(before), seconds)
        return self._waiting(before)

    def _waiting(self, before: dict[str, int]) -> int:
        return sum(number <= before.get(table, -1) for table, number in self.numbers().items())


Complaints = list[str]
"""What did not hold while a fault lasted."""
Fault = Callable[[Stage], Awaitable[Complaints]]


async def happens(condition: Callable[[], bool], seconds: float = BOUND_SECONDS) -> bool:
    """Wait for a condition; false if the time is over."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.05)
    return True


async def kill(stage: Stage) -> Complaints:
    """SIGKILL at any moment, then a new start."""
    server = stage.luck.choice(stage.servers)
    server.kill()
    await asyncio.to_thread(server.start)
    return []


async def terminate(stage: Stage) -> Complaints:
    """SIGTERM: the server stops by itself, in time and without an error; then a new start."""
    server, complaints = stage.luck.choice(stage.servers), []
    server.process.terminate()
    try:
        code = await asyncio.to_thread(server.process.wait, STOP_SECONDS)
        if code not in (0, -signal.SIGTERM):
            complaints.append(f"a server ended with {code} after SIGTERM")
    except subprocess.TimeoutExpired:
        complaints.append(f"a server did not stop within {STOP_SECONDS:g} s of SIGTERM")
        server.kill()
    await asyncio.to_thread(server.start)
    return complaints


async def restart_postgresql(stage: Stage) -> Complaints:
    """PostgreSQL restarted under the server: at once as after a loss of power, or in order, in turn."""
    if stage.cluster:
        await asyncio.to_thread(stage.cluster.restart, next(stage.modes))
    return await _until_ready(stage)


async def fill_disk(stage: Stage) -> Complaints:
    """No room on the disk: moves are refused, /readyz says so; with room again, play goes on without a new start."""
    if stage.disk is None:
        return []
    complaints, refused = [], stage.tally.refusals.count("try-again")
    await asyncio.to_thread(stage.disk.fill)
    try:
        if not await happens(lambda: stage.tally.refusals.count("try-again") > refused):
            complaints.append("no move was refused with try-again while the disk was full")
        if not await _says(stage.servers, 503):
            complaints.append("/readyz did not fail while the disk was full")
    finally:
        await asyncio.to_thread(stage.disk.empty)
    if stage.cluster and not stage.cluster.running:  # without room for its log PostgreSQL stops
        await asyncio.to_thread(stage.cluster.start)
    return complaints + await _until_ready(stage)


async def freeze(stage: Stage) -> Complaints:
    """SIGSTOP for a while: another process serves every table meanwhile, and the stopped one goes on afterwards."""
    server, begun = stage.luck.choice(stage.servers), time.monotonic()
    server.process.send_signal(signal.SIGSTOP)
    try:
        waiting = await stage.moved_on(stage.numbers(), FROZEN_SECONDS) if len(stage.servers) > 1 else 0
        await asyncio.sleep(max(0.0, begun + FROZEN_SECONDS - time.monotonic()))
    finally:
        server.process.send_signal(signal.SIGCONT)
    return [f"{waiting} tables stood still while one of two processes was stopped"] if waiting else []


FAULTS: dict[str, Fault] = {
    "kill": kill,
    "sigterm": terminate,
    "postgres-restart": restart_postgresql,
    "disk-full": fill_disk,
    "sigstop": freeze,
}
PATIENCE = {"sigstop": 2.0}
"""Seconds of silence after which a player tries another process."""


async def _until_ready(stage: Stage) -> Complaints:
    return [] if await _says(stage.servers, 200) else ["/readyz did not recover"]


async def _says(servers: list[ServerProcess], status: int) -> bool:
    """Wait until /readyz of every server answers with a status."""
    end = time.monotonic() + BOUND_SECONDS
    while time.monotonic() < end:
        if {await asyncio.to_thread(_readiness, server) for server in servers} == {status}:
            return True
        await asyncio.sleep(0.2)
    return False


def _readiness(server: ServerProcess) -> int:
    try:
        with urllib.request.urlopen(f"{server.url}/readyz", timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return 0
