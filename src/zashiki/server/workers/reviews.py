"""The reviewer: a fair queue of reviews of finished games, computed in a process of their own, one after the other.

A long review makes room for a short one of another client, and goes on later from what it has found.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process

import msgspec

from ...review.worker import Assignment, ProgressMessage
from ..refusals import Refused
from ..storage.review_store import DONE, FAILED, RUNNING, Kept, ReviewStore
from ..tables import updates
from ..tables.clocks import now
from ..tables.host import Host
from ..tables.table import Table
from ..tables.versions import own_edition
from .fair_queue import FairQueue

LOGGER = logging.getLogger("zashiki.server")
COMMAND = (sys.executable, "-m", "zashiki.review.worker")
MAX_LINE = 1 << 24
"""Bytes of one message of the process."""
SAVE_EVERY = 3.0
"""Seconds between two saves of what was found so far."""
STALE = 60_000
"""Milliseconds without a save after which another server process may continue a review."""
COST = {"quick": 1.0, "usual": 4.0, "deep": 16.0}
"""What a review costs, about, by its depth."""
Key = tuple[str, int, str]


class Reviewer:
    """Computes and stores the reviews of a host's tables."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._store = ReviewStore(host.store.engine)
        self._under_way: dict[Key, Kept] = {}
        self._queue = FairQueue[Key]()
        self._clients: dict[Key, str] = {}
        self._worker: asyncio.Task[None] | None = None
        self._process: Process | None = None

    @property
    def waiting(self) -> int:
        """Reviews that wait or are under way."""
        return len(self._under_way)

    async def open(self) -> None:
        """Continue the reviews that were interrupted."""
        before = now() - (STALE if self._host.store.shared else 0)
        for kept in await self._host.background.in_thread(self._store.unfinished, before):
            self._enqueue(kept)

    async def close(self) -> None:
        """Stop; what was found is saved, and the review continues after the next start."""
        if self._worker:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        for kept in self._under_way.values():
            with contextlib.suppress(Refused):
                await self._save(kept)

    async def status(self, table: Table, depth: str) -> Kept | None:
        """A review as far as it is; None if nobody asked for it."""
        key = _key(table, depth)
        if key in self._under_way:
            return self._under_way[key]
        kept = await self._host.background.in_thread(self._store.find, key)
        if kept and kept.state == RUNNING and kept.updated < now() - STALE:
            self._enqueue(kept)
        return kept

    async def start(self, table: Table, depth: str, client: str) -> Kept:
        """Begin a review for a client, unless it is stored or under way; one that failed is tried again."""
        kept = await self.status(table, depth)
        if kept is None or kept.state == FAILED:
            most = self._host.settings.reviews_waiting
            if self._queue.of(client) >= most:
                raise Refused("too-many", f"{most} reviews of your address wait already; try again when one is done.")
            kept = self._under_way.get(_key(table, depth)) or Kept(*_key(table, depth), RUNNING, now())
            kept.state = RUNNING
            self._enqueue(kept, client)
            await self._save(kept)
        return kept

    def _enqueue(self, kept: Kept, client: str = "") -> None:
        if kept.key in self._under_way:
            return
        self._under_way[kept.key] = kept
        self._clients[kept.key] = client
        self._queue.put(kept.key, client, COST[kept.depth])
        if self._worker is None:
            self._worker = asyncio.ensure_future(self._work())

    async def _work(self) -> None:
        while True:
            kept = self._under_way[await self._queue.get()]
            try:
                kept = await self._review(kept)
            except (Refused, OSError, ValueError, msgspec.MsgspecError) as error:
                LOGGER.error("a review failed", extra={"table": kept.table, "reason": str(error)})
                kept.state = FAILED
            finally:
                await self._end_process()
            with contextlib.suppress(Refused):
                await self._save(kept)
            if kept.state == RUNNING:
                self._queue.put_back(kept.key, self._clients[kept.key], COST[kept.depth])
            else:
                self._under_way.pop(kept.key, None)
                self._clients.pop(kept.key, None)

    async def _review(self, kept: Kept) -> Kept:
        """Compute a review; it is returned when it is done, or when it makes room for another, and not yet stored."""
        table = await self._host.tables.find(kept.table)
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, limit=MAX_LINE)
        self._process = process
        if process.stdin is None or process.stdout is None:
            raise OSError("the process has no pipes")
        edition = own_edition(table.game)
        values = edition.values if edition else None
        assignment = Assignment(updates.record(table, None), kept.depth, kept.findings, values)
        process.stdin.write(msgspec.json.encode(assignment) + b"\n")
        await process.stdin.drain()
        saved = time.monotonic()
        async for line in process.stdout:
            word = msgspec.json.decode(line, type=ProgressMessage)
            kept.done, kept.total = word.done, word.total
            if word.finding:
                kept.findings.append(word.finding)
            if word.review:
                return msgspec.structs.replace(kept, review=word.review, state=DONE, findings=[])
            if word.finding and self._queue.precedes(self._clients[kept.key], COST[kept.depth]):
                return kept
            if time.monotonic() - saved > SAVE_EVERY:
                await self._save(kept)
                saved = time.monotonic()
        raise OSError(f"the process ended with {await process.wait()}")

    async def _end_process(self) -> None:
        process, self._process = self._process, None
        if process:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _save(self, kept: Kept) -> None:
        kept.updated = now()
        await self._host.background.in_thread(
            self._store.put, msgspec.structs.replace(kept, findings=list(kept.findings))
        )


def _key(table: Table, depth: str) -> Key:
    return table.id, table.game.kind.rules_version, depth
