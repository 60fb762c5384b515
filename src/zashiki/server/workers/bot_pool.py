"""The pool of bot processes: gives them views, and replaces those that die."""

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

LOGGER = logging.getLogger("zashiki.server")
MAX_LINE = 1 << 20
"""Bytes of one answer."""
TRIES = 3
"""How many processes may fail at a position before a simpler bot is pending."""
SIMPLEST = "random"


class BotError(Exception):
    """A bot process died, or took too long."""


@dataclass
class Pending:
    """A question that waits for its reply."""

    question: Question
    reply: asyncio.Future[Reply]


class BotPool:
    """A pool of processes of low priority, started when the first bot is needed."""

    def __init__(self, size: int, seconds: float, metrics: Metrics) -> None:
        self._size = size
        self._seconds = seconds
        self._metrics = metrics
        self._questions: asyncio.Queue[Pending] = asyncio.Queue()
        self._workers: list[asyncio.Task[None]] = []
        self.processes: dict[int, Process] = {}

    @property
    def waiting(self) -> int:
        """Questions that no process has begun."""
        return self._questions.qsize()

    async def ask(self, question: Question) -> int:
        """The number of the action a bot chooses."""
        return (await self._ask(question)).action

    async def advise(self, question: Question) -> list[Assessment]:
        """What a bot thinks of every choice."""
        thoughts = (await self._ask(question)).thoughts
        if not thoughts:
            raise BotError("no bot could think about it")
        return thoughts

    async def _ask(self, question: Question) -> Reply:
        if not self._workers:
            self._workers = [asyncio.ensure_future(self._work(k)) for k in range(self._size)]
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._questions.put_nowait(Pending(question, reply))
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

    async def _work(self, k: int) -> None:
        """Answer questions with one process, one at a time."""
        while True:
            pending = await self._questions.get()
            if pending.reply.done():
                continue
            try:
                reply = await self._ask_with_retries(k, pending.question)
            except BotError as error:
                if not pending.reply.done():
                    pending.reply.set_exception(error)
            else:
                if not pending.reply.done():
                    pending.reply.set_result(reply)

    async def _ask_with_retries(self, k: int, question: Question) -> Reply:
        for _ in range(TRIES):
            try:
                return await self._ask_process(k, question)
            except BotError as error:
                self._metrics.count("zashiki_bot_answers_total", "result", "crashed")
                LOGGER.warning("a bot process was replaced", extra={"reason": str(error), "level": question.level})
        return await self._ask_process(k, msgspec.structs.replace(question, level=SIMPLEST, iterations=0))

    async def _ask_process(self, k: int, question: Question) -> Reply:
        process = self.processes.get(k) or await self._start(k)
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

    async def _start(self, k: int) -> Process:
        self.processes[k] = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "zashiki.server.workers.bot_worker", stdin=PIPE, stdout=PIPE, limit=MAX_LINE
        )
        return self.processes[k]

    async def _replace(self, k: int, process: Process) -> None:
        self.processes.pop(k, None)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
