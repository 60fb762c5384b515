"""The writer thread: groups, and numbers that were taken."""

from __future__ import annotations

import asyncio
from pathlib import Path

from zashiki.server.storage.rows import Row
from zashiki.server.storage.store import Store
from zashiki.server.storage.writer import UnwrittenError, Writer


def row(table: str, number: int, client: str) -> Row:
    return Row(table, number, 1, "chat", 0, client, {"text": client})


def test_a_number_that_is_taken_fails_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 't.db'}")
    sizes: list[int] = []
    writer = Writer(store.engine, "here", lambda rows, _seconds: sizes.append(rows))

    async def write(*rows: Row) -> list[bool]:
        return list(await asyncio.gather(*map(writer.append, rows)))

    async def story() -> None:
        assert await write(row("a", 0, "first"), row("a", 0, "second"), row("b", 0, "third")) == [True, False, True]
        assert await write(row("b", 0, "late"), row("b", 1, "fourth"), row("c", 0, "fifth")) == [False, True, True]
        assert await write(*(row("many", k, f"{k}") for k in range(2000))) == [True] * 2000

    asyncio.run(story())
    writer.close()
    writer.join()
    assert [(r.number, r.client) for r in store.rows("a")] == [(0, "first")]
    assert [(r.number, r.client) for r in store.rows("b")] == [(0, "third"), (1, "fourth")]
    assert [r.number for r in store.rows("many")] == list(range(2000))
    assert sum(sizes) == 2006
    assert len(sizes) < 100, "what waits is committed together"
    store.close()


def test_a_row_that_the_database_cannot_take_fails_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 't.db'}")
    writer = Writer(store.engine, "here", lambda _rows, _seconds: None)
    nameless = row("b", 0, "second")
    nameless.kind = None  # type: ignore[assignment]  # the column must not be empty
    rows = [row("a", 0, "first"), nameless, *(row("c", k, f"{k}") for k in range(30))]

    async def story() -> list[bool | BaseException]:
        return await asyncio.gather(*map(writer.append, rows), return_exceptions=True)

    first, second, *others = asyncio.run(story())
    writer.close()
    writer.join()
    assert isinstance(second, UnwrittenError)
    assert [first, *others] == [True] * 31
    assert [len(store.rows(table)) for table in "abc"] == [1, 0, 30]
    store.close()
