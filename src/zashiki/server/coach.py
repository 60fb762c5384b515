"""The coach: keeps the bot processes, hands them views, replaces those that die."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass

import msgspec

from ..review.coach import Thought
from .meter import Meter
from .thinker import Question, Reply

LOGGER = logging.getLogger("zashiki.server")
LINE = 1 << 20
TRIES = 3
"""How often a position is shown to a new process before a simpler bot is asked."""
SIMPLEST = "random"


class BotError(Exception):
    """A bot process died, or took too long."""


@dataclass
class Asked:
    """A question on its way."""

    question: Question
    reply: asyncio.Future[Reply]


class Coach:
    """A pool of niced bot processes, started when the first bot is needed."""

    def __init__(self, size: int, seconds: float, meter: Meter) -> None:
        self._size = size
        self._seconds = seconds
        self._meter = meter
        self._questions: asyncio.Queue[Asked] = asyncio.Queue()
        self._keepers: list[asyncio.Task[None]] = []
        self.processes: dict[int, Process] = {}

    @property
    def waiting(self) -> int:
        """Positions that no bot has looked at yet."""
        return self._questions.qsize()

    async def ask(self, question: Question) -> int:
        """The number of the action a bot chooses."""
        return (await self._ask(question)).action

    async def advise(self, question: Question) -> list[Thought]:
        """What a bot thinks of every choice."""
        thoughts = (await self._ask(question)).thoughts
        if not thoughts:
            raise BotError("no bot could think about it")
        return thoughts

    async def _ask(self, question: Question) -> Reply:
        if not self._keepers:
            self._keepers = [asyncio.ensure_future(self._keep(k)) for k in range(self._size)]
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._questions.put_nowait(Asked(question, reply))
        return await reply

    async def close(self) -> None:
        """Send the bots home."""
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        for process in self.processes.values():
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self.processes.clear()

    async def _keep(self, k: int) -> None:
        """Look after one process: one question at a time."""
        while True:
            asked = await self._questions.get()
            if asked.reply.done():
                continue
            try:
                reply = await self._insist(k, asked.question)
            except BotError as error:
                if not asked.reply.done():
                    asked.reply.set_exception(error)
            else:
                if not asked.reply.done():
                    asked.reply.set_result(reply)

    async def _insist(self, k: int, question: Question) -> Reply:
        for _ in range(TRIES):
            try:
                return await self._once(k, question)
            except BotError as error:
                self._meter.count("zashiki_bot_answers_total", "result", "crashed")
                LOGGER.warning("a bot process was replaced", extra={"reason": str(error), "level": question.level})
        return await self._once(k, msgspec.structs.replace(question, level=SIMPLEST, iterations=0))

    async def _once(self, k: int, question: Question) -> Reply:
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
            sys.executable, "-m", "zashiki.server.thinker", stdin=PIPE, stdout=PIPE, limit=LINE
        )
        return self.processes[k]

    async def _replace(self, k: int, process: Process) -> None:
        self.processes.pop(k, None)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
