"""Another process was first, or a table was let go meanwhile: the order of things stays, and everybody is told."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from zashiki.server.host import EVERYTHING
from zashiki.server.thinker import Question

from .parlours import Inside, Seat, wait_until
from .situations import ack, glued, move, opening, table_of, written_elsewhere
from .test_frames import chat, peer

RESIGN = json.dumps({"type": "resign", "id": "r"})


def after_a_conflict(server: Inside, *texts: str) -> tuple[Seat, list[dict[str, Any]]]:
    """What a mover is answered whose messages come in one packet, while another process has taken the next number."""
    mover, other, _ = opening(server)
    with peer(mover) as line:
        written_elsewhere(server, other, "chat", "c", {"text": "hai"})
        line.send(glued(*texts))
        answers = [line.answer() for _ in texts]
    wait_until(lambda: not table_of(server, mover).live.pen.held)
    return mover, answers


def test_a_word_does_not_overtake_the_move_before_it(server: Inside) -> None:
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
        patch.setattr(server.parlour.host, "act_again", fail)
        _, (answer,) = after_a_conflict(server, move("m", 0))
    assert (answer["refusal"], answer["id"]) == ("server-error", "m")


def test_a_move_that_cannot_be_told_is_acknowledged_once_and_not_refused(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("nothing can be said")

    mover, other, _ = opening(server)
    with mover.live() as line, other.live() as far:
        line.next()
        far.next()
        with monkeypatch.context() as patch:
            patch.setattr(server.parlour.host.courier, "broadcast", fail)
            line.send(type="move", id="m", at=0, action="gift")
            assert line.next() == ack("m", 1)
        line.send(type="chat", id="c", text="hai")
        assert line.next() == ack("c", 2, 1), "nothing came between"
        assert far.next()["number"] == 2, "who was not told sees the gap"


@pytest.fixture
def small(tmp_path: Path) -> Any:
    """A server that keeps two tables in memory, and one entry of each."""
    with Inside(f"sqlite:///{tmp_path / 't.db'}", loaded_tables=2, recent=1) as server:
        yield server


def crowd_out(server: Inside, seat: Seat) -> None:
    """Make so many tables that this one is let go."""
    for _ in range(2):
        server.seats()
    assert seat.table not in server.parlour.host.tables


def test_a_table_that_is_let_go_while_somebody_comes_is_there_once(
    small: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, _ = opening(small)
    for k in range(3):
        other.do("chat", text=f"{k}")
    host, reading, word = small.parlour.host, threading.Event(), threading.Event()
    usual = host.replay

    def slow(id_: str, keep: int | None = None, until: int = EVERYTHING) -> Any:
        if keep == EVERYTHING:
            reading.set()
            assert word.wait(20)
        return usual(id_, keep, until)

    monkeypatch.setattr(host, "replay", slow)
    with mover.live(after=0) as line:
        wait_until(reading.is_set)
        crowd_out(small, mover)
        word.set()
        line.next()
        with other.live() as far:
            far.next()
            line.send(type="move", id="m", at=0, action="gift")
            assert line.next() == ack("m", 4)
            assert far.next()["number"] == 4


def test_a_table_that_is_let_go_while_a_request_comes_is_there_once(small: Inside) -> None:
    mover, other, _ = opening(small)
    body = move("m", 0).encode()
    where = urlsplit(small.url)
    head = (
        f"POST /api/tables/{mover.table}/moves HTTP/1.1\r\nHost: {where.netloc}\r\n"
        f"Authorization: Bearer {mover.key}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection((where.hostname or "", where.port or 0)) as line:
        line.sendall(head.encode() + body[:5])
        crowd_out(small, mover)
        with other.live() as far:
            far.next()
            line.sendall(body[5:])
            assert line.recv(4000).startswith(b"HTTP/1.1 200")
            assert far.next()["number"] == 1


def against_a_bot_that_thinks(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> tuple[Seat, list[Question], threading.Event]:
    """Somebody whose bot was asked and waits for a word before it answers, and what it was asked."""
    coach, asked, word = server.parlour.steward.coach, list[Question](), threading.Event()
    usual = coach.ask

    async def ask(question: Question) -> int:
        asked.append(question)
        while not word.is_set():
            await asyncio.sleep(0.02)
        return await usual(question)

    monkeypatch.setattr(coach, "ask", ask)
    person, _ = server.seats(seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
    while not asked:
        position = person.show()["position"]
        if position["turn"] == person.seat:
            person.move(position["legal"][0]["action"], position["version"])
    return person, asked, word


def test_a_table_that_is_let_go_while_its_bot_thinks_is_there_once(
    small: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, asked, word = against_a_bot_that_thinks(small, monkeypatch)
    crowd_out(small, person)
    with person.live() as line:
        before = line.next()["number"]
        word.set()
        assert line.next("update")["number"] == before + 1
    assert len({question.seed for question in asked}) == len(asked), "nothing was asked twice"


def test_a_table_that_nobody_has_in_hand_is_forgotten(small: Inside) -> None:
    mover, _, _ = opening(small)
    crowd_out(small, mover)
    host = small.parlour.host
    wait_until(lambda: mover.table not in host._known)
    assert mover.show()["number"] == 0, "and comes back from the log"


def test_a_bot_whose_number_was_taken_by_a_word_plays_all_the_same(
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
    crowd_out(small, mover)
    host, word = small.parlour.host, threading.Event()
    wait_until(lambda: mover.table not in host._known)
    usual = host.replay

    def slow(*given: Any) -> Any:
        assert word.wait(20)
        return usual(*given)

    monkeypatch.setattr(host, "replay", slow)

    async def story() -> bool:
        first, second = (asyncio.ensure_future(host.table(mover.table)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        third = asyncio.ensure_future(host.table(mover.table))
        await asyncio.sleep(0)
        word.set()
        return await second is await third

    loop = host.writer._loop
    assert loop
    assert asyncio.run_coroutine_threadsafe(story(), loop).result(20)
