"""The pen of a table: one holds it at a time, and nobody is left without it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from zashiki.server.pen import Pen


async def turns(n: int = 5) -> None:
    for _ in range(n):
        await asyncio.sleep(0)


class Queue:
    """Some who want the same pen, and in which order they got it."""

    def __init__(self) -> None:
        self.pen, self.got = Pen(), list[str]()

    def ask(self, name: str) -> asyncio.Task[None]:
        async def write() -> None:
            async with self.pen:
                self.got.append(name)
                await asyncio.sleep(0)

        return asyncio.create_task(write())


async def the_pen_goes_round_in_the_order_of_asking() -> None:
    queue = Queue()
    assert queue.pen.take()
    tasks = [queue.ask(name) for name in "abc"]
    await turns()
    assert (queue.got, queue.pen.take()) == ([], False)
    queue.pen.give()
    assert not queue.pen.take(), "it was handed on, nobody comes between"
    await asyncio.gather(*tasks)
    assert (queue.got, queue.pen.held) == (["a", "b", "c"], False)


async def who_went_away_is_passed_over() -> None:
    queue = Queue()
    queue.pen.take()
    tasks = [queue.ask(name) for name in "abc"]
    await turns()
    tasks[0].cancel()
    await turns()
    assert queue.pen.held, "who only waited has nothing to give back"
    queue.pen.give()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (queue.got, queue.pen.held) == (["b", "c"], False)


async def who_goes_as_they_get_it_hands_it_on() -> None:
    queue = Queue()
    queue.pen.take()
    tasks = [queue.ask(name) for name in "ab"]
    await turns()
    queue.pen.give()
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (queue.got, queue.pen.held) == (["b"], False)


async def who_fails_while_writing_gives_it_back() -> None:
    pen = Pen()
    with pytest.raises(ZeroDivisionError):
        async with pen:
            raise ZeroDivisionError
    assert not pen.held


PEN_STORIES = (
    the_pen_goes_round_in_the_order_of_asking,
    who_went_away_is_passed_over,
    who_goes_as_they_get_it_hands_it_on,
    who_fails_while_writing_gives_it_back,
)


@pytest.mark.parametrize("story", PEN_STORIES, ids=lambda story: story.__name__)
def test_pens(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())
