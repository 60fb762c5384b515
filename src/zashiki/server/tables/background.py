"""Background work of the server process: tasks beside the requests, and blocking calls in threads."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

import sqlalchemy as sa

from ..budget import PAYER
from ..refusals import Refused

LOGGER = logging.getLogger("zashiki.server")
P = ParamSpec("P")
T = TypeVar("T")


class Background:
    """A set of tasks and a small thread pool."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self._tasks: set[asyncio.Task[None]] = set()

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a blocking call in a thread, at the payer's cost; a failing database is refused with `try-again`."""
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            began = time.thread_time()
            try:
                return work(*args, **kwargs)
            finally:
                spent = time.thread_time() - began

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, timed)
        except sa.exc.SQLAlchemyError as error:
            LOGGER.exception("the database failed")
            raise Refused("try-again", "The database does not answer.") from error
        finally:
            payer = PAYER.get()
            if payer is not None:
                payer.charge(spent)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task; a failure is logged and not raised."""

        async def logged() -> None:
            try:
                await work
            except Refused as refused:
                LOGGER.warning("a background task was refused", extra={"reason": refused.refusal})
            except Exception:
                LOGGER.exception("a background task failed")

        task = asyncio.get_running_loop().create_task(logged())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def cancel(self) -> None:
        """Cancel the tasks and wait for them."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown()
