"""The protocol over HTTP: tables, moves, refusals, repeats."""

from __future__ import annotations

import threading

import httpx

import zashiki
from zashiki.api.records import Record
from zashiki.cli.verify import examine

from .servers import GAME, Inside, Seat, play_some


def turn_of(seats: list[Seat]) -> tuple[Seat, Seat, dict]:
    """Who moves, who waits, and the position of the one who moves."""
    turn = seats[0].show()["position"]["turn"]
    mover, other = seats[turn], seats[1 - turn]
    return mover, other, mover.show()["position"]


def test_games_are_listed_with_the_meaning_of_their_options(server: Inside) -> None:
    found = httpx.get(f"{server.url}/api/games").json()
    (game,) = [g for g in found["games"] if g["name"] == GAME]
    assert {o["name"] for o in game["options"]} >= {"mode", "level"}
    assert all(o["help"] for o in game["options"])
    assert {b["level"] for b in found["bots"]} >= {"random", "novice"}


def test_a_new_table_gives_a_key_a_seat_and_one_to_watch(server: Inside) -> None:
    one, two, watcher = server.seats()
    assert len({one.key, two.key, watcher.key}) == 3
    assert one.show()["about"]["you"] == 0
    assert two.show()["about"]["you"] == 1
    assert watcher.show()["about"]["you"] is None
    assert Seat(server.url, one.table).show()["about"]["you"] is None


def test_keys_are_stored_as_hashes_only(server: Inside) -> None:
    seats = server.seats()
    stored = repr(server.app.store.table(seats[0].table)) + repr(server.app.store.rows(seats[0].table))
    assert not any(seat.key in stored for seat in seats)


def test_a_game_is_played_to_its_end_and_verifies(server: Inside) -> None:
    seats = server.seats()
    commitment = seats[0].show()["about"]["commitment"]
    shown = play_some(seats, 500)
    assert shown["position"]["stage"] == "over"
    assert shown["position"]["outcome"]["winners"]
    assert shown["about"]["commitment"] == commitment
    record = Record.read(seats[2].get("/record").text)
    assert record.header["seed"] == shown["about"]["seed"]
    assert record.header["commitment"] == commitment
    assert examine(record).fault is None
    again = zashiki.replay(record)
    assert [row["total"] for row in again.scores()] == [row["total"] for row in shown["position"]["scores"]]
    mover = seats[0]
    assert mover.refused("moves", action="gift", at=shown["position"]["version"])["refusal"] == "over"


def test_only_the_seat_to_move_is_told_its_choices(server: Inside) -> None:
    seats = server.seats()
    _, other, position = turn_of(seats)
    assert position["legal"]
    assert other.show()["position"]["legal"] == []
    assert seats[2].show()["position"]["legal"] == []


def test_refusals_have_types_and_the_current_version(server: Inside) -> None:
    seats = server.seats()
    mover, other, position = turn_of(seats)
    at, first = position["version"], position["legal"][0]["action"]
    assert mover.refused("moves", action=first, at=at + 7)["refusal"] == "stale"
    assert mover.refused("moves", action=first, at=at - 1)["version"] == at
    assert other.refused("moves", action=first, at=at)["refusal"] == "not-your-turn"
    assert mover.refused("moves", action="dance", at=at)["refusal"] == "unknown-action"
    illegal = mover.refused("moves", action="deal pink 1", at=at)
    assert illegal["refusal"] == "illegal"
    assert illegal["rule"]
    assert illegal["text"]
    assert seats[2].refused("moves", action=first, at=at)["refusal"] == "not-allowed"
    assert Seat(server.url, mover.table, "wrong").refused("moves", action=first, at=at)["refusal"] == "bad-key"
    assert Seat(server.url, "nowhere-at-all", "x").refused("moves", action=first, at=at)["refusal"] == "unknown-table"
    assert mover.show()["number"] == 0


def test_why_not_cites_the_rule(server: Inside) -> None:
    seats = server.seats()
    mover, other, position = turn_of(seats)
    first = position["legal"][0]["action"]
    assert mover.get("/why-not", action=first).json() == {"action": first, "rule": None, "text": None}
    assert mover.get("/why-not", action="dance").json()["refusal"] == "unknown-action"
    forbidden = mover.get("/why-not", action="deal pink 1").json()
    assert forbidden["rule"]
    assert other.get("/why-not", action=first).json()["refusal"] == "not-your-turn"


def test_a_repeated_move_gets_the_first_answer(server: Inside) -> None:
    seats = server.seats()
    mover, _, position = turn_of(seats)
    body = {"id": "once", "at": position["version"], "action": position["legal"][0]["action"]}
    first = mover.post("moves", **body)
    assert first.status_code == 200
    for _ in range(3):
        assert mover.post("moves", **body).content == first.content
    assert mover.show()["number"] == first.json()["number"] == 1


def test_the_same_move_sent_by_many_at_once_is_played_once(server: Inside) -> None:
    seats = server.seats()
    mover, _, position = turn_of(seats)
    body = {"id": "crowd", "at": position["version"], "action": position["legal"][0]["action"]}
    answers: list[httpx.Response] = []
    crowd = [Seat(server.url, mover.table, mover.key) for _ in range(12)]
    threads = [threading.Thread(target=lambda s=s: answers.append(s.post("moves", **body))) for s in crowd]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {answer.content for answer in answers} == {answers[0].content}
    assert mover.show()["number"] == 1


def test_reordered_moves_are_refused_as_stale(server: Inside) -> None:
    seats = server.seats()
    mover, _, position = turn_of(seats)
    late = {"id": "late", "at": position["version"] + 1, "action": position["legal"][0]["action"]}
    early = {"id": "early", "at": position["version"], "action": position["legal"][0]["action"]}
    assert mover.post("moves", **late).json()["refusal"] == "stale"
    assert mover.post("moves", **early).status_code == 200
    assert mover.post("moves", **{**early, "id": "other"}).json()["refusal"] == "stale"


def test_events_are_told_from_a_cursor_and_add_up(server: Inside) -> None:
    seats = server.seats()
    play_some(seats, 40)
    whole = seats[0].show(after=-1)
    numbers = [entry["number"] for entry in whole["entries"]]
    assert numbers == list(range(whole["number"] + 1))
    for after in (0, 5, 30, whole["number"] - 1, whole["number"], 9999):
        part = seats[0].show(after=after)["entries"]
        assert part == [entry for entry in whole["entries"] if entry["number"] > after]
    assert seats[0].show()["entries"] == []


def test_health_readiness_and_metrics(server: Inside) -> None:
    server.seats()
    assert httpx.get(f"{server.url}/healthz").json()["status"] == "ok"
    assert httpx.get(f"{server.url}/readyz").json()["status"] == "ok"
    text = httpx.get(f"{server.url}/metrics").text
    assert "zashiki_tables_made_total" in text
    assert "zashiki_commit_seconds_bucket" in text


def test_bad_orders_are_explained(server: Inside) -> None:
    def order(**body: object) -> dict:
        return httpx.post(f"{server.url}/api/tables", json=body).json()

    assert order(game="chess")["refusal"] == "unknown-game"
    assert order(game=GAME, options={"mode": "noon"})["refusal"] == "bad-options"
    assert order(game=GAME, options={"colour": "red"})["refusal"] == "bad-options"
    assert order(game=GAME, seats=[{}])["refusal"] == "bad-options"
    assert order(game=GAME, seats=[{}, {"kind": "bot", "level": "god"}])["refusal"] == "bad-options"
    assert order(game=GAME, clock={"minutes": 5, "days": 2})["refusal"] == "bad-options"
    assert order(game=GAME, surprise=1)["refusal"] == "bad-request"
    assert order()["refusal"] == "bad-request"
