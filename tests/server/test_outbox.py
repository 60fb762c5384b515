"""Outboxes and inboxes: frames go out together and in order, and none is lost in a full batch or before a close."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from zashiki.server.http.connection import Inbox
from zashiki.server.metrics import Metrics
from zashiki.server.tables.outbox import MAX_BATCH, FlushBatch, Outbox

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


class FakeConnection:
    """As much of a connection as an outbox needs."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.transport = Transport()
        self.close_sent = False
        self.closed_as_slow = False

    def close_slow(self) -> None:
        self.closed_as_slow = True


def outbox(batch: FlushBatch) -> tuple[Outbox, FakeConnection]:
    connection = FakeConnection()
    return Outbox(connection, LIMIT, Metrics(), batch), connection


async def settled() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def together() -> None:
    box, connection = outbox(FlushBatch())
    box.put(b"answer ")
    box.put(b"news")
    assert connection.transport.written == []
    await settled()
    assert connection.transport.written == [b"answer news"]
    box.put(b"more")
    await settled()
    assert connection.transport.written == [b"answer news", b"more"]


async def none_is_forgotten_when_the_batch_is_full() -> None:
    batch = FlushBatch()
    boxes = [outbox(batch) for _ in range(MAX_BATCH + 1)]
    for box, _ in boxes:
        box.put(b"first ")
    assert sum(len(connection.transport.written) for _, connection in boxes) == MAX_BATCH
    for box, _ in boxes:
        box.put(b"second")
    await settled()
    assert all(b"".join(connection.transport.written) == b"first second" for _, connection in boxes)


async def what_is_pending_goes_out_before_the_close() -> None:
    box, connection = outbox(FlushBatch())
    box.put(b"refused")
    box.close()
    box.put(b"too late")
    await settled()
    assert connection.transport.written == [b"refused"]


async def who_reads_too_slowly_is_dropped() -> None:
    box, connection = outbox(FlushBatch())
    connection.transport.waiting = LIMIT + 1
    box.put(b"news")
    await settled()
    assert (connection.transport.written, connection.closed_as_slow, box.closed) == ([], True, True)


async def one_broken_connection_does_not_hold_up_the_others() -> None:
    batch = FlushBatch()
    boxes = [outbox(batch) for _ in range(3)]
    boxes[1][1].transport.broken = True
    for box, _ in boxes:
        box.put(b"news")
    await settled()
    assert [connection.transport.written for _, connection in boxes] == [[b"news"], [], [b"news"]]
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


CASES = (
    together,
    none_is_forgotten_when_the_batch_is_full,
    what_is_pending_goes_out_before_the_close,
    who_reads_too_slowly_is_dropped,
    one_broken_connection_does_not_hold_up_the_others,
    an_inbox_gives_in_order_and_waits,
    an_inbox_outlives_a_taker_who_went_away,
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_boxes(case: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(case())
