"""The pool of bot processes: gives them views, in a fair order, and replaces those that die.

Quick levels and `strongest`, which thinks for seconds, have processes of their own: nobody waits for a long search who
did not ask for one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass

import msgspec

from ...review.coach import Assessment
from ..metrics import Metrics
from .bot_worker import Question, Reply
from .fair_queue import FairQueue

LOGGER = logging.getLogger("zashiki.server")
MAX_LINE = 1 << 20
"""Bytes of one answer."""
TRIES = 3
"""How many processes may fail at a position before a simpler bot is pending."""
SIMPLEST = "random"
LONG = ("strongest",)
"""Levels that think for seconds."""
SECONDS = {"strongest": 3.0, "master": 0.3}
"""What an answer costs, about; of other levels little."""
LITTLE = 0.02
PEOPLE, HINTS, BOTS_ALONE = range(3)
"""The lanes of the queues: tables with people first."""
NICE, LONG_NICE = 15, 19
"""The priorities: people's games come first, then quick bots, then those that think for long."""


class BotError(Exception):
    """A bot process died, or took too long."""


@dataclass
class Pending:
    """A question that waits for its reply."""

    question: Question
    reply: asyncio.Future[Reply]


class BotPool:
    """A pool of processes of low priority, each started when it is first needed.

    If there are several for quick levels, the first of them never plays at tables of bots alone.
    """

    def __init__(self, size: int, seconds: float, metrics: Metrics) -> None:
        self._size = size
        self._seconds = seconds
        self._metrics = metrics
        self._quick, self._long = FairQueue[Pending](lanes=3), FairQueue[Pending](lanes=3)
        self._workers: list[asyncio.Task[None]] = []
        self.processes: dict[int, Process] = {}

    @property
    def waiting(self) -> int:
        """Questions that no process has begun."""
        return len(self._quick) + len(self._long)

    async def ask(self, question: Question, client: str, bots_alone: bool) -> int:
        """The number of the action a bot chooses at a table of a client."""
        return (await self._ask(question, client, BOTS_ALONE if bots_alone else PEOPLE)).action

    async def advise(self, question: Question, client: str) -> list[Assessment]:
        """What a bot thinks of every choice."""
        thoughts = (await self._ask(question, client, HINTS)).thoughts
        if not thoughts:
            raise BotError("no bot could think about it")
        return thoughts

    async def _ask(self, question: Question, client: str, lane: int) -> Reply:
        if not self._workers:
            lanes = [BOTS_ALONE if k == 0 and self._size > 1 else None for k in range(self._size)]
            work = [self._work(k, self._quick, first, NICE) for k, first in enumerate(lanes)]
            work.append(self._work(self._size, self._long, None, LONG_NICE))
            self._workers = [asyncio.ensure_future(each) for each in work]
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        queue = self._long if question.level in LONG else self._quick
        queue.put(Pending(question, reply), client, SECONDS.get(question.level, LITTLE), lane)
        return await reply

    async def close(self) -> None:
        """Stop the processes."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        for process in self.processes.values():
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self.processes.clear()

    async def _work(self, k: int, queue: FairQueue[Pending], lanes: int | None, nice: int) -> None:
        """Answer the questions of the first lanes of a queue with one process, one at a time."""
        while True:
            pending = await queue.get(lanes)
            if pending.reply.done():
                continue
            try:
                reply = await self._ask_with_retries(k, pending.question, nice)
            except BotError as error:
                if not pending.reply.done():
                    pending.reply.set_exception(error)
            else:
                if not pending.reply.done():
                    pending.reply.set_result(reply)

    async def _ask_with_retries(self, k: int, question: Question, nice: int) -> Reply:
        for _ in range(TRIES):
            try:
                return await self._ask_process(k, question, nice)
            except BotError as error:
                self._metrics.count("zashiki_bot_answers_total", "result", "crashed")
                LOGGER.warning("a bot process was replaced", extra={"reason": str(error), "level": question.level})
        return await self._ask_process(k, msgspec.structs.replace(question, level=SIMPLEST, iterations=0), nice)

    async def _ask_process(self, k: int, question: Question, nice: int) -> Reply:
        process = self.processes.get(k) or await self._start(k, nice)
        stdin, stdout = process.stdin, process.stdout
        if stdin is None or stdout is None:
            raise BotError("it has no pipes")
        try:
            async with asyncio.timeout(self._seconds):
                stdin.write(msgspec.json.encode(question) + b"\n")
                await stdin.drain()
                line = await stdout.readline()
                return msgspec.json.decode(line, type=Reply)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await self._replace(k, process)
            raise BotError(f"{type(error).__name__}, exit code {process.returncode}") from error

    async def _start(self, k: int, nice: int) -> Process:
        command = [sys.executable, "-m", "zashiki.server.workers.bot_worker", str(nice)]
        self.processes[k] = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=MAX_LINE)
        return self.processes[k]

    async def _replace(self, k: int, process: Process) -> None:
        self.processes.pop(k, None)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
