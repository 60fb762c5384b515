"""What is sent on a line: together, in order, and not lost when much comes at once or the line is about to close."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from zashiki.server.line import ENOUGH, LINE, Inbox, Outbox, Post
from zashiki.server.meter import Meter

LIMIT = 1000


class Transport:
    """Remembers what was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.waiting = 0
        self.broken = self.aborted = False

    def write(self, data: bytes) -> None:
        if self.broken:
            raise RuntimeError("the handle is closed")
        self.written.append(data)

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return self.waiting


class FakeLine:
    """As much of a line as an outbox needs."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.transport = Transport()
        self.close_sent = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed_with: list[Any] = []

    async def send(self, message: Any) -> None:
        self.closed_with.append(message["code"])


def outbox(post: Post) -> tuple[Outbox, FakeLine]:
    line = FakeLine()
    return Outbox({"extensions": {LINE: line}}, LIMIT, Meter(), post), line


async def settled() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def together() -> None:
    box, line = outbox(Post())
    box.put(b"answer ")
    box.put(b"news")
    assert line.transport.written == []
    await settled()
    assert line.transport.written == [b"answer news"]
    box.put(b"more")
    await settled()
    assert line.transport.written == [b"answer news", b"more"]


async def none_is_forgotten_when_enough_has_come_together() -> None:
    post = Post()
    boxes = [outbox(post) for _ in range(ENOUGH + 1)]
    for box, _ in boxes:
        box.put(b"first ")
    assert sum(len(line.transport.written) for _, line in boxes) == ENOUGH
    for box, _ in boxes:
        box.put(b"second")
    await settled()
    assert all(b"".join(line.transport.written) == b"first second" for _, line in boxes)


async def what_is_held_goes_out_before_the_end() -> None:
    box, line = outbox(Post())
    box.put(b"refused")
    box.close()
    box.put(b"too late")
    await settled()
    assert line.transport.written == [b"refused"]


async def who_reads_too_slowly_is_dropped() -> None:
    box, line = outbox(Post())
    line.transport.waiting = LIMIT + 1
    box.put(b"news")
    await settled()
    assert (line.transport.written, line.closed_with, box.closed) == ([], [4008], True)


async def one_broken_line_does_not_hold_up_the_others() -> None:
    post = Post()
    boxes = [outbox(post) for _ in range(3)]
    boxes[1][1].transport.broken = True
    for box, _ in boxes:
        box.put(b"news")
    await settled()
    assert [line.transport.written for _, line in boxes] == [[b"news"], [], [b"news"]]
    assert (boxes[1][0].closed, boxes[1][1].transport.aborted) == (True, True)


async def an_inbox_gives_in_order_and_waits() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    taken = asyncio.create_task(inbox.get())
    await settled()
    assert not taken.done()
    inbox.put_nowait("one")
    inbox.put_nowait("two")
    assert await taken == "one"
    assert (inbox.qsize(), inbox.empty()) == (1, False)
    assert await inbox.get() == "two"
    assert inbox.empty()


async def an_inbox_outlives_a_taker_who_went_away() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    taken = asyncio.create_task(inbox.get())
    await settled()
    taken.cancel()
    await asyncio.gather(taken, return_exceptions=True)
    inbox.put_nowait("one")
    assert await inbox.get() == "one"


STORIES = (
    together,
    none_is_forgotten_when_enough_has_come_together,
    what_is_held_goes_out_before_the_end,
    who_reads_too_slowly_is_dropped,
    one_broken_line_does_not_hold_up_the_others,
    an_inbox_gives_in_order_and_waits,
    an_inbox_outlives_a_taker_who_went_away,
)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_lines(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())
