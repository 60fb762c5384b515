"""Another process took the number, or the table was evicted meanwhile: the order stays, and everybody is updated."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from zashiki.server.tables.table_cache import EVERYTHING
from zashiki.server.workers.bot_worker import Question

from .servers import Inside, Seat, wait_until
from .situations import ack, glued, move, opening, table_of, written_elsewhere
from .test_frames import chat, peer

RESIGN = json.dumps({"type": "resign", "id": "r"})


def after_a_conflict(server: Inside, *texts: str) -> tuple[Seat, list[dict[str, Any]]]:
    """What a mover is answered whose messages come in one packet, while another process has taken the next number."""
    mover, other, _ = opening(server)
    with peer(mover) as ws:
        written_elsewhere(server, other, "chat", "c", {"text": "hai"})
        ws.send(glued(*texts))
        answers = [ws.answer() for _ in texts]
    wait_until(lambda: not table_of(server, mover).live.lock.locked)
    return mover, answers


def test_a_chat_does_not_overtake_the_move_before_it(server: Inside) -> None:
    mover, answers = after_a_conflict(server, move("m", 0), chat("after"))
    assert [answer["id"] for answer in answers] == ["m", "after"]
    assert [e["kind"] for e in mover.show(after=0)["entries"]] == ["chat", "move", "chat"]


def test_of_two_moves_the_first_is_made(server: Inside) -> None:
    mover, answers = after_a_conflict(server, move("m1", 0, "gift"), move("m2", 0, "competition"))
    assert [(a["id"], a["type"]) for a in answers] == [("m1", "ack"), ("m2", "refusal")]
    assert mover.show(after=1)["entries"][0]["action"] == "gift"


def test_who_moves_and_resigns_has_moved(server: Inside) -> None:
    _, answers = after_a_conflict(server, move("m", 0), RESIGN)
    assert answers == [ack("m", 2), ack("r", 3)]


def test_whatever_goes_wrong_on_the_second_try_is_answered(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("nobody has thought of this")

    with monkeypatch.context() as patch:
        patch.setattr(server.app.host, "act_again", fail)
        _, (answer,) = after_a_conflict(server, move("m", 0))
    assert (answer["refusal"], answer["id"]) == ("server-error", "m")


def test_a_move_that_cannot_be_told_is_acknowledged_once_and_not_refused(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("nothing can be said")

    mover, other, _ = opening(server)
    with mover.live() as ws, other.live() as other_ws:
        ws.next()
        other_ws.next()
        with monkeypatch.context() as patch:
            patch.setattr(server.app.host.broadcaster, "broadcast", fail)
            ws.send(type="move", id="m", at=0, action="gift")
            assert ws.next() == ack("m", 1)
        ws.send(type="chat", id="c", text="hai")
        assert ws.next() == ack("c", 2, 1), "nothing came between"
        assert other_ws.next()["number"] == 2, "who was not told sees the gap"


@pytest.fixture
def small(tmp_path: Path) -> Any:
    """A server that keeps two tables in memory, and one entry of each."""
    with Inside(f"sqlite:///{tmp_path / 't.db'}", loaded_tables=2, recent=1) as server:
        yield server


def evict(server: Inside, seat: Seat) -> None:
    """Make so many tables that this one is evicted."""
    for _ in range(2):
        server.seats()
    assert seat.table not in server.app.host.tables.loaded


def test_a_table_that_is_evicted_while_somebody_comes_is_in_memory_once(
    small: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, _ = opening(small)
    for k in range(3):
        other.do("chat", text=f"{k}")
    tables, reading, word = small.app.host.tables, threading.Event(), threading.Event()
    usual = tables.replay

    def slow(id_: str, keep: int | None = None, until: int = EVERYTHING) -> Any:
        if keep == EVERYTHING:
            reading.set()
            assert word.wait(20)
        return usual(id_, keep, until)

    monkeypatch.setattr(tables, "replay", slow)
    with mover.live(after=0) as ws:
        wait_until(reading.is_set)
        evict(small, mover)
        word.set()
        ws.next()
        with other.live() as other_ws:
            other_ws.next()
            ws.send(type="move", id="m", at=0, action="gift")
            assert ws.next() == ack("m", 4)
            assert other_ws.next()["number"] == 4


def test_a_table_that_is_evicted_while_a_request_comes_is_in_memory_once(small: Inside) -> None:
    mover, other, _ = opening(small)
    body = move("m", 0).encode()
    where = urlsplit(small.url)
    head = (
        f"POST /api/tables/{mover.table}/moves HTTP/1.1\r\nHost: {where.netloc}\r\n"
        f"Authorization: Bearer {mover.key}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection((where.hostname or "", where.port or 0)) as ws:
        ws.sendall(head.encode() + body[:5])
        evict(small, mover)
        with other.live() as other_ws:
            other_ws.next()
            ws.sendall(body[5:])
            assert ws.recv(4000).startswith(b"HTTP/1.1 200")
            assert other_ws.next()["number"] == 1


def against_a_bot_that_thinks(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> tuple[Seat, list[Question], threading.Event]:
    """Somebody whose bot was asked and waits for a word before it answers, and what it was asked."""
    bot_pool, asked, word = server.app.scheduler.bot_pool, list[Question](), threading.Event()
    usual = bot_pool.ask

    async def ask(question: Question, client: str, bots_alone: bool) -> int:
        asked.append(question)
        while not word.is_set():
            await asyncio.sleep(0.02)
        return await usual(question, client, bots_alone)

    monkeypatch.setattr(bot_pool, "ask", ask)
    person, _ = server.seats(seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
    while not asked:
        position = person.show()["position"]
        if position["turn"] == person.seat:
            person.move(position["legal"][0]["action"], position["version"])
    return person, asked, word


def test_a_table_that_is_evicted_while_its_bot_thinks_is_in_memory_once(
    small: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, asked, word = against_a_bot_that_thinks(small, monkeypatch)
    evict(small, person)
    with person.live() as ws:
        before = ws.next()["number"]
        word.set()
        assert ws.next("update")["number"] == before + 1
    assert len({question.seed for question in asked}) == len(asked), "nothing was asked twice"


def test_an_evicted_table_that_nobody_uses_is_forgotten(small: Inside) -> None:
    mover, _, _ = opening(small)
    evict(small, mover)
    tables = small.app.host.tables
    wait_until(lambda: mover.table not in tables.ids())
    assert mover.show()["number"] == 0, "and comes back from the log"


def test_a_bot_whose_number_was_taken_by_a_chat_plays_all_the_same(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, _, word = against_a_bot_that_thinks(server, monkeypatch)
    taken = written_elsewhere(server, person, "chat", "c", {"text": "hai"})
    word.set()
    wait_until(lambda: person.show()["number"] > taken)
    kinds = {entry["number"]: entry["kind"] for entry in person.show(after=taken - 1)["entries"]}
    assert (kinds[taken], kinds[taken + 1]) == ("chat", "move")


def test_a_table_is_read_once_though_the_first_who_asked_went_away(
    small: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, _, _ = opening(small)
    evict(small, mover)
    tables, word = small.app.host.tables, threading.Event()
    wait_until(lambda: mover.table not in tables.ids())
    usual = tables.replay

    def slow(*given: Any) -> Any:
        assert word.wait(20)
        return usual(*given)

    monkeypatch.setattr(tables, "replay", slow)

    async def story() -> bool:
        first, second = (asyncio.ensure_future(tables.find(mover.table)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        third = asyncio.ensure_future(tables.find(mover.table))
        await asyncio.sleep(0)
        word.set()
        return await second is await third

    loop = small.app.host.writer._loop
    assert loop
    assert asyncio.run_coroutine_threadsafe(story(), loop).result(20)
