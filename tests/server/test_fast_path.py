"""The fast path of a move: whatever goes wrong, the table goes on, and everybody is answered and updated in order."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from zashiki.registry import load
from zashiki.server.storage.store import Store
from zashiki.server.storage.writer import Job
from zashiki.server.tables.table import BrokenTableError

from .servers import GAME, Inside, Seat, play_some, wait_until
from .situations import (
    ack,
    glued,
    held_up,
    last_move,
    move,
    numbers,
    opening,
    table_of,
    take_back,
    writing,
    written_elsewhere,
)
from .test_frames import chat, frame, peer


def test_a_move_that_need_not_wait_takes_the_fast_path(server: Inside) -> None:
    mover, _, position = opening(server)
    with mover.live() as ws, held_up(server) as word:
        ws.next()
        ws.send(type="move", id="m", at=position["version"], action="gift")
        table = table_of(server, mover)
        wait_until(lambda: table.live.lock.locked)
        assert table.number == 0, "nothing has happened before it is stored"
        with pytest.raises(TimeoutError):
            ws.next(timeout=0.05)
        word.set()
        assert ws.next() == ack("m", 1)
        assert ws.next()["number"] == 1
        assert not table.live.lock.locked


@pytest.mark.parametrize(
    "error", [sa.exc.OperationalError("INSERT", {}, Exception("full")), RuntimeError("odd")], ids=repr
)
def test_a_move_that_cannot_be_stored_is_refused_and_may_come_again(server: Inside, error: Exception) -> None:
    def fail(_usual: Any, _batch: list[Job]) -> None:
        raise error

    mover, other, position = opening(server)
    with mover.live() as ws, other.live() as other_ws:
        ws.next()
        other_ws.next()
        with writing(server, fail):
            ws.send(type="move", id="m", at=position["version"], action="gift")
            refusal = ws.next()
            assert (refusal["type"], refusal["refusal"], refusal["id"]) == ("refusal", "try-again", "m")
            assert (mover.show()["number"], table_of(server, mover).live.lock.locked) == (0, False)
        ws.send(type="move", id="m", at=position["version"], action="gift")
        assert ws.next() == ack("m", 1)
        assert [entry["number"] for entry in other_ws.next()["entries"]] == [1], (
            "what was not stored was sent to nobody"
        )


def test_a_move_comes_after_what_another_process_wrote(server: Inside) -> None:
    mover, other, position = opening(server)
    with mover.live() as ws, other.live() as other_ws:
        ws.next()
        other_ws.next()
        assert written_elsewhere(server, other, "chat", "c", {"text": "hai"}) == 1
        ws.send(type="move", id="m", at=position["version"], action="gift")
        assert ws.next("ack") == ack("m", 2)
        assert [e["number"] for _ in range(2) for e in other_ws.next("update")["entries"]] == [1, 2]
    assert numbers(mover) == [0, 1, 2]
    assert not table_of(server, mover).live.lock.locked


def test_a_move_that_another_process_has_stored_gets_its_first_answer(server: Inside) -> None:
    mover, _, position = opening(server)
    body = {"action": "gift", "on": table_of(server, mover).digest()}
    with mover.live() as ws:
        ws.next()
        written_elsewhere(server, mover, "move", "m", body)
        ws.send(type="move", id="m", at=position["version"], action="competition")
        assert ws.next("ack") == ack("m", 1)
    assert [e.get("action") for e in mover.show(after=0)["entries"]] == ["gift"]


def test_a_move_is_stale_when_another_process_was_first(server: Inside) -> None:
    mover, _, position = opening(server)
    body = {"action": "gift", "on": table_of(server, mover).digest()}
    with mover.live() as ws:
        ws.next()
        written_elsewhere(server, mover, "move", "other", body)
        ws.send(type="move", id="m", at=position["version"], action="competition")
        refusal = ws.next("refusal")
        assert (refusal["refusal"], refusal["id"], refusal["version"]) == ("stale", "m", 1)
        ws.send(type="take-back", id="t", at=1)
        assert ws.next("ack") == ack("t", 2), "the table goes on"


def test_a_table_that_turns_out_broken_is_refused_and_holds_up_nobody(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_row: Any) -> None:
        raise BrokenTableError("it does not replay")

    def failing(_row: Any) -> None:
        raise ValueError("nobody thought of this")

    people = [opening(server)[0] for _ in range(3)]
    monkeypatch.setattr(table_of(server, people[0]), "apply", broken)
    monkeypatch.setattr(table_of(server, people[1]), "apply", failing)
    tables = [table_of(server, seat) for seat in people]
    with people[0].live() as a, people[1].live() as b, people[2].live() as c, held_up(server) as word:
        for ws in (a, b, c):
            ws.next()
        for ws, table in zip((a, b, c), tables, strict=True):
            ws.send(type="move", id="m", at=0, action="gift")
            wait_until(lambda table=table: table.live.lock.locked)
        word.set()
        refusal = a.next()
        assert (refusal["refusal"], refusal["id"]) == ("broken-table", "m")
        assert b.next()["refusal"] == "server-error"
        assert c.next() == ack("m", 1)
        wait_until(lambda: not any(table.live.lock.locked for table in tables))


def test_the_last_move_of_a_game_is_followed_by_its_end(server: Inside) -> None:
    (mover, other), last = last_move(server)
    table = table_of(server, mover)
    before = table.number
    with mover.live() as ws, other.live() as other_ws:
        ws.next()
        other_ws.next()
        ws.send(**last)
        assert ws.next() == ack("last", before + 1)
        for seen in (ws, other_ws):
            updates = [seen.next("update") for _ in range(2)]
            assert [[e["kind"] for e in update["entries"]] for update in updates] == [["move"], ["end"]]
            assert updates[0]["position"]["stage"] == "over"
            assert updates[1]["number"] == before + 2
    wait_until(lambda: not table.live.lock.locked)
    assert table.closed
    assert mover.table not in server.app.store.live()
    assert other.do("chat", text="thank you")["number"] == before + 3


def test_nothing_comes_between_the_last_move_and_the_end(server: Inside) -> None:
    (mover, _), last = last_move(server)
    with peer(mover) as ws:
        ws.send(glued(json.dumps(last), chat("c"), json.dumps(last)))
        first, second, third = (ws.answer() for _ in range(3))
    assert (first, third) == (ack("last", int(last["at"]) + 1), first)
    assert second["number"] == int(last["at"]) + 3, "the end has the number in between"


def test_a_move_stays_though_its_socket_is_gone(server: Inside) -> None:
    mover, other, position = opening(server)
    table = table_of(server, mover)
    with other.live() as other_ws:
        other_ws.next()
        with held_up(server) as word:
            with peer(mover) as ws:
                ws.send(frame(move("m", position["version"])))
                wait_until(lambda: table.live.lock.locked)
            wait_until(lambda: not table.live.has_listener(mover.seat))
            word.set()
            assert [e["action"] for e in other_ws.next("update")["entries"]] == ["gift"]
        wait_until(lambda: not table.live.lock.locked)
    with mover.live(after=0) as ws:
        assert ws.next()["number"] == 1
        ws.send(type="move", id="m", at=position["version"], action="gift")
        assert ws.next() == ack("m", 1), "whoever comes back and asks again gets the first answer"


@pytest.mark.parametrize("copies", [2, 20])
def test_a_move_sent_again_in_one_packet_is_made_once(server: Inside, copies: int) -> None:
    mover, _, position = opening(server)
    with peer(mover) as ws:
        ws.send(glued(*[move("m", position["version"])] * copies))
        assert [ws.answer() for _ in range(copies)] == [ack("m", 1)] * copies
    assert numbers(mover) == [0, 1]


def test_what_comes_right_behind_a_move_comes_after_it(server: Inside) -> None:
    mover, other, position = opening(server)
    with peer(mover) as ws, other.live() as other_ws:
        other_ws.next()
        ws.send(glued(move("m", position["version"]), chat("c"), take_back("t", 1), chat("d")))
        found = [ws.answer() for _ in range(4)]
        assert found == [ack("m", 1), ack("c", 2, 1), ack("t", 3), ack("d", 4, 3)]
        assert [e["kind"] for _ in range(4) for e in other_ws.next("update")["entries"]] == [
            "move",
            "chat",
            "take-back",
            "chat",
        ]


def test_many_moves_in_one_packet_are_made_in_order(server: Inside) -> None:
    mover, other, _ = opening(server)
    view = mover.show()["position"]["view"]
    texts = [(take_back if at % 2 else move)(f"{at}", at) for at in range(60)]
    with peer(mover) as ws, other.live() as other_ws:
        other_ws.next()
        ws.send(glued(*texts))
        assert [ws.answer() for _ in texts] == [ack(f"{at}", at + 1) for at in range(60)]
        assert [e["number"] for _ in texts for e in other_ws.next("update")["entries"]] == list(range(1, 61))
    assert mover.show()["position"]["view"] == view, "the last of them took the rest back"


def test_both_seats_at_once_are_answered_and_no_number_is_left_out(server: Inside) -> None:
    mover, other, _ = opening(server)
    with peer(mover) as ws, peer(other) as other_ws:
        for k in range(0, 40, 2):
            other_ws.send(glued(chat(f"c{k}"), move(f"n{k}", 0)))
            ws.send(glued(move(f"m{k}", table_of(server, mover).version), chat(f"d{k}")))
        answers = [there.answer() for there in (ws, other_ws) for _ in range(40)]
    stored = [answer["number"] for answer in answers if answer["type"] == "ack"]
    assert sorted(stored) == numbers(mover)[1:], "every entry was acknowledged once"
    refusals = {answer.get("refusal") for answer in answers if answer["type"] == "refusal"}
    assert refusals <= {"stale", "not-your-turn", "illegal"}


@pytest.mark.parametrize("conflict", [False, True])
def test_a_command_is_counted_once(server: Inside, monkeypatch: pytest.MonkeyPatch, conflict: bool) -> None:
    mover, other, position = opening(server)
    counted: list[Any] = []
    monkeypatch.setattr(server.app._commands, "take", lambda who: not counted.append(who))
    with peer(mover) as ws:
        if conflict:
            written_elsewhere(server, other, "chat", "c", {"text": "hai"})
        ws.send(glued(move("m", position["version"]), move("m", position["version"]), move("x", 99)))
        assert [ws.answer()["type"] for _ in range(3)] == ["ack", "ack", "refusal"]
    assert counted == [(mover.table, mover.seat)] * 3


def test_who_asks_too_often_is_refused_and_locks_nothing(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    mover, _, position = opening(server)
    with mover.live() as ws:
        ws.next()
        with monkeypatch.context() as patch:
            patch.setattr(server.app._commands, "take", lambda _who: False)
            ws.send(type="move", id="m", at=position["version"], action="gift")
            refusal = ws.next()
            assert (refusal["refusal"], refusal["id"]) == ("too-many", "m")
        ws.send(type="move", id="m", at=position["version"], action="gift")
        assert ws.next() == ack("m", 1)


def test_a_private_choice_is_told_whole_only_to_who_made_it(server: Inside) -> None:
    mover, other, _ = opening(server)
    groups, secrets = load(GAME).kind.actions.group_of, 0
    with mover.live() as a, other.live() as b, Seat(server.url, mover.table).live() as c:
        sockets = {mover.seat: a, other.seat: b, None: c}
        known = {seat: ws.next()["position"] for seat, ws in sockets.items()}
        for k in range(40):
            turn = known[None]["turn"]
            legal = known[turn]["legal"]
            private = [found for found in legal if groups[found["id"]].private or found["action"] == "intrigue"]
            choice = (private or legal)[0]
            sockets[turn].send(type="move", id=f"{k}", at=known[turn]["version"], action=choice["action"])
            told = {seat: ws.next("update") for seat, ws in sockets.items()}
            known = {seat: update["position"] for seat, update in told.items()}
            said = {seat: update["entries"][0]["action"] for seat, update in told.items()}
            group = groups[choice["id"]]
            others = group.masked if group.private else choice["action"]
            assert said == {seat: choice["action"] if seat == turn else others for seat in sockets}
            secrets += group.private
            if secrets == 2:  # a round has one for each seat
                break
    assert secrets == 2, "nothing private was done"


def test_what_is_taken_back_is_exactly_as_it_was() -> None:
    state, taken = load(GAME).start(seed="back"), 0
    for k in range(400):
        if state.turn is None:
            break
        before = (state.game.kind.schema.to_json(state.cells), list(state.log), state.turn, state.legal_ids())
        seat, action = state.turn, before[3][k % len(before[3])]
        events = state.play(action)
        if state.can_take_back(seat):
            after = state.game.kind.schema.to_json(state.cells)
            state.take_back(seat)
            assert (state.game.kind.schema.to_json(state.cells), state.log, state.turn, state.legal_ids()) == before
            assert state.play(action) == events
            assert state.game.kind.schema.to_json(state.cells) == after
            taken += 1
    assert taken > 5


def test_a_server_that_closes_stores_what_it_was_given(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Inside(db) as server:
        people = [opening(server)[0] for _ in range(3)]
        tables = [table_of(server, seat) for seat in people]
        with peer(people[0]) as a, peer(people[1]) as b, peer(people[2]) as c, held_up(server) as word:
            for ws, table in zip((a, b, c), tables, strict=True):
                ws.send(frame(move("m", 0)))
                wait_until(lambda table=table: table.live.lock.locked)
            threading.Timer(0.3, word.set).start()
            server.__exit__()
    store = Store(db)
    assert [[row.number for row in store.rows(seat.table)] for seat in people] == [[0, 1]] * 3
    store.close()


def test_a_game_may_be_played_by_socket_and_by_request_at_once(server: Inside) -> None:
    mover, other, position = opening(server)
    with mover.live() as ws:
        ws.next()
        ws.send(type="move", id="m", at=position["version"], action="gift")
        answer = mover.post("moves", id="m", at=position["version"], action="gift").json()
        assert ws.next("ack")["number"] == answer["number"] == 1
    play_some([mover, other] if mover.seat == 0 else [other, mover], 4)
    assert numbers(mover) == list(range(6))
