"""The table lock: one task holds it at a time, and every other gets it in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from zashiki.server.tables.lock import TableLock


async def turns(n: int = 5) -> None:
    for _ in range(n):
        await asyncio.sleep(0)


class Queue:
    """Tasks that want the same lock, and the order in which they got it."""

    def __init__(self) -> None:
        self.lock, self.got = TableLock(), list[str]()

    def ask(self, name: str) -> asyncio.Task[None]:
        async def write() -> None:
            async with self.lock:
                self.got.append(name)
                await asyncio.sleep(0)

        return asyncio.create_task(write())


async def the_lock_is_passed_on_in_the_order_of_asking() -> None:
    queue = Queue()
    assert queue.lock.try_acquire()
    tasks = [queue.ask(name) for name in "abc"]
    await turns()
    assert (queue.got, queue.lock.try_acquire()) == ([], False)
    queue.lock.release()
    assert not queue.lock.try_acquire(), "it was passed on, nobody comes between"
    await asyncio.gather(*tasks)
    assert (queue.got, queue.lock.locked) == (["a", "b", "c"], False)


async def a_cancelled_waiter_is_passed_over() -> None:
    queue = Queue()
    queue.lock.try_acquire()
    tasks = [queue.ask(name) for name in "abc"]
    await turns()
    tasks[0].cancel()
    await turns()
    assert queue.lock.locked, "who only waited has nothing to give back"
    queue.lock.release()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (queue.got, queue.lock.locked) == (["b", "c"], False)


async def who_is_cancelled_while_getting_it_passes_it_on() -> None:
    queue = Queue()
    queue.lock.try_acquire()
    tasks = [queue.ask(name) for name in "ab"]
    await turns()
    queue.lock.release()
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (queue.got, queue.lock.locked) == (["b"], False)


async def who_fails_releases_it() -> None:
    lock = TableLock()
    with pytest.raises(ZeroDivisionError):
        async with lock:
            raise ZeroDivisionError
    assert not lock.locked


CASES = (
    the_lock_is_passed_on_in_the_order_of_asking,
    a_cancelled_waiter_is_passed_over,
    who_is_cancelled_while_getting_it_passes_it_on,
    who_fails_releases_it,
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_lock(case: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(case())
