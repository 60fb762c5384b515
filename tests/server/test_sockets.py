"""The protocol over WebSocket: pushes, moves, coming back."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from .servers import Inside, Seat, play_some, wait_until


def test_everybody_is_pushed_what_they_may_know(server: Inside) -> None:
    one, two, watcher = seats = server.seats()
    with one.live() as a, two.live() as b, watcher.live() as c:
        sockets = [a, b, c]
        first = [ws.next("update") for ws in sockets]
        assert [message["about"]["you"] for message in first] == [0, 1, None]
        turn, version = first[0]["position"]["turn"], first[0]["position"]["version"]
        choice = first[turn]["position"]["legal"][0]["action"]
        sockets[turn].send(type="move", id="m1", at=version, action=choice)
        assert sockets[turn].next() == {"type": "ack", "id": "m1", "number": 1, "version": 1}, "the answer comes first"
        for seat, ws in zip(seats, sockets, strict=True):
            pushed = ws.next()
            assert pushed["type"] == "update"
            assert pushed["number"] == 1
            shown = seat.show()
            assert pushed["position"] == shown["position"]
            assert pushed["entries"] == seat.show(after=0)["entries"]


def test_who_wants_no_views_is_told_the_same_without_them(server: Inside) -> None:
    one, two, watcher = seats = server.seats()
    with one.live(views=False) as a, two.live(views=False) as b, watcher.live(views=False) as c, one.live() as full:
        sockets = [a, b, c]
        first = [ws.next("update") for ws in sockets]
        assert full.next("update")["position"]["view"]
        turn, version = first[0]["position"]["turn"], first[0]["position"]["version"]
        choice = first[turn]["position"]["legal"][0]["action"]
        sockets[turn].send(type="move", id="m1", at=version, action=choice)
        assert sockets[turn].next()["type"] == "ack"
        for seat, ws in zip(seats, sockets, strict=True):
            pushed, shown = ws.next("update"), seat.show(after=0)
            left_out = {name: shown["position"].pop(name) for name in ("prompt", "scores", "view")}
            assert left_out["view"]
            texts = [event.pop("text") for entry in shown["entries"] for event in entry["events"]]
            assert any(texts), "over HTTP an event that is worth one has a sentence"
            assert (pushed["position"], pushed["entries"]) == (shown["position"], shown["entries"])
        assert full.next("update")["position"] == one.show()["position"]


def test_moves_over_the_socket_are_refused_with_their_id(server: Inside) -> None:
    one, two, watcher = server.seats()
    with one.live() as a, watcher.live() as c:
        a.next()
        c.next()
        a.send(type="move", id="x", at=99, action="gift")
        refusal = a.next()
        assert (refusal["refusal"], refusal["id"], refusal["version"]) == ("stale", "x", 0)
        a.send(type="sing", id="y")
        assert a.next()["refusal"] == "bad-request"
        c.send(type="resign", id="z")
        assert c.next()["refusal"] == "not-allowed"
    assert two.show()["position"]["stage"] == "playing"


@pytest.mark.parametrize("missed", [1, 10, 60])
def test_who_comes_back_is_told_what_was_missed(server: Inside, missed: int) -> None:
    seats = server.seats()
    play_some(seats, 4)
    with seats[0].live() as ws:
        cursor = ws.next()["number"]
    play_some(seats, missed, seed=2)
    with seats[0].live(after=cursor) as ws:
        told = ws.next()
    whole = seats[0].show(after=cursor)
    assert told["entries"] == whole["entries"]
    assert [e["number"] for e in told["entries"]] == list(range(cursor + 1, whole["number"] + 1))
    assert told["position"] == whole["position"]


def test_a_whole_game_over_sockets_has_no_gap(server: Inside) -> None:
    one, two, watcher = server.seats()
    with one.live() as a, two.live() as b, watcher.live() as c:
        sockets, numbers = [a, b, c], [[], [], []]
        position: dict = {}
        states = [ws.next() for ws in sockets]
        position = states[0]["position"]
        while position["stage"] != "over":
            turn, version = position["turn"], position["version"]
            sockets[turn].send(
                type="move", id=str(version), at=version, action=states[turn]["position"]["legal"][-1]["id"]
            )
            for k, ws in enumerate(sockets):
                message = ws.next("update")
                numbers[k] += [e["number"] for e in message["entries"]]
                states[k] = message
            position = states[0]["position"]
        for k, ws in enumerate(sockets):
            numbers[k] += [e["number"] for e in ws.next("update")["entries"]]
        assert numbers[0] == numbers[1] == numbers[2] == list(range(1, len(numbers[0]) + 1))
    assert states[0]["about"]["seed"]


def refusal_and_code(url: str, first: str | bytes) -> tuple[str, int]:
    with connect(url) as socket:
        socket.send(first)
        refusal = json.loads(socket.recv())["refusal"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        return refusal, closed.value.rcvd.code


def test_a_socket_that_begins_badly_is_told_why_and_closed(server: Inside) -> None:
    one, *_ = server.seats()
    live = one.path.replace("http", "ws") + "/live"
    nowhere = f"{server.url.replace('http', 'ws')}/api/tables/nowhere-at-all/live"
    assert refusal_and_code(live, '{"key": "wrong"}') == ("bad-key", 4401)
    assert refusal_and_code(live, "not json") == ("bad-request", 4400)
    assert refusal_and_code(live, b"\x00\xff") == ("bad-request", 4400)
    assert refusal_and_code(live, '{"key": 5}') == ("bad-request", 4400)
    assert refusal_and_code(nowhere, "{}") == ("unknown-table", 4404)


def test_a_page_of_another_site_gets_no_socket_and_no_move(server: Inside) -> None:
    one, *_ = server.seats()
    live = one.path.replace("http", "ws") + "/live"
    with pytest.raises(InvalidStatus) as refused, connect(live, origin="https://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["refusal"] == "foreign-origin"
    with connect(live, origin=server.url) as socket:
        socket.send("{}")
        assert json.loads(socket.recv())["type"] == "update"
    answer = one.client.post(f"{one.path}/resign", json={"id": "a"}, headers={**one.headers, "Origin": "null"})
    assert answer.json()["refusal"] == "foreign-origin"


def test_sockets_are_forgotten_when_they_close(server: Inside) -> None:
    seats = server.seats()
    before = server.app.host.broadcaster.sockets
    for _ in range(5):
        with seats[0].live() as ws:
            ws.next()
    wait_until(lambda: server.app.host.broadcaster.sockets == before)
    assert not server.app.host.tables.loaded[seats[0].table].live.sockets
    assert Seat(server.url, seats[0].table).show()["number"] == 0


def test_watchers_cannot_keep_a_player_out(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path}/t.db", sockets_per_table=2) as server, contextlib.ExitStack() as open_sockets:
        one, _, watcher = server.seats()
        for _ in range(2):
            assert open_sockets.enter_context(watcher.live()).next()
        with watcher.live() as ws:
            assert ws.next()["refusal"] == "too-many"
        with one.live() as ws:
            assert ws.next()["number"] == 0
