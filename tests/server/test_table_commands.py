"""What happens at a table beside moves: take-back, undo, resigning, rematch, chat, open seats, clocks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import zashiki
from zashiki.api.records import Record
from zashiki.cli.verify import examine

from .servers import Inside, Seat, play_some, wait_until


def mover_and_other(seats: list[Seat]) -> tuple[Seat, Seat, dict]:
    turn = seats[0].show()["position"]["turn"]
    return seats[turn], seats[1 - turn], seats[turn].show()["position"]


def test_an_own_choice_is_taken_back(server: Inside) -> None:
    mover, other, position = mover_and_other(server.seats())
    before = mover.show()["position"]["view"]
    at = mover.move("gift", position["version"])["version"]
    assert mover.show()["position"]["can_take_back"]
    assert not other.show()["position"]["can_take_back"]
    assert other.refused("take-back", at=at)["refusal"] == "not-allowed"
    assert mover.refused("take-back", at=at - 1)["refusal"] == "stale"
    done = mover.do("take-back", at=at)
    assert mover.show()["position"]["view"] == before
    assert mover.refused("take-back", at=done["version"])["refusal"] == "not-allowed"
    mover.move("competition", done["version"])


def test_a_move_is_undone_when_the_other_agrees(server: Inside) -> None:
    seats = server.seats()
    play_some(seats, 9)
    asker, other, position = mover_and_other(seats)
    at = position["version"]
    asker.do("offer-undo", at=at)
    assert other.show()["position"]["undo"] == {"seat": asker.seat, "waiting": [other.seat]}
    assert asker.refused("offer-undo", at=at)["refusal"] == "not-allowed"
    assert asker.refused("answer-undo", at=at, accept=True)["refusal"] == "not-allowed"
    other.do("answer-undo", at=at, accept=False)
    assert other.show()["position"]["version"] == at
    assert asker.refused("offer-undo", at=at)["refusal"] == "not-allowed", "once a position"
    moves = [e for e in asker.show(after=-1)["entries"] if e["kind"] == "move"]
    other.do("offer-undo", at=at)
    asker.do("answer-undo", at=at, accept=True)
    shown = asker.show()
    assert shown["position"]["turn"] == other.seat
    assert shown["position"]["version"] == shown["number"]
    assert len(moves) == 9
    play_some(seats, 500)
    assert seats[0].show()["position"]["stage"] == "over"


def test_resigning_ends_a_game_for_two_and_shows_everything(server: Inside) -> None:
    one, two, watcher = server.seats()
    play_some([one, two, watcher], 3)
    assert "seed" not in watcher.get("/record").text
    one.do("resign")
    shown = two.show()
    assert shown["position"]["stage"] == "over"
    assert shown["position"]["outcome"] == {"winners": [1], "reason": "resignation", "notes": {}}
    assert shown["about"]["seed"]
    assert f"seed: {shown['about']['seed']}" in watcher.get("/record").text
    assert two.refused("resign")["refusal"] == "over"


def check_record(watcher: Seat, ending: str, winner: str) -> None:
    """The record says how the game stopped; it replays, and every draw is verified; nothing in it can be altered."""
    record = Record.read(watcher.get("/record").text)
    assert record.header["ending"] == ending
    assert record.header["result"].startswith(winner)
    draws = sum(line.actor == "chance" for line in record.lines)
    verdict = examine(record)
    assert (verdict.fault, verdict.draws, verdict.ending) == (None, draws, ending)
    assert zashiki.replay(record).turn is not None
    without = {key: value for key, value in record.header.items() if key != "ending"}
    assert examine(replace(record, header=without)).fault[0] == "short"


def test_the_record_of_a_resigned_game_is_verified(server: Inside) -> None:
    seats = server.seats(options={"mode": "campaign"})
    play_some(seats, 40)
    seats[0].do("resign")
    check_record(seats[2], "indigo resigned", "vermilion by resignation; indigo ")


def test_the_record_of_a_game_lost_on_time_is_verified(server: Inside) -> None:
    seats = server.seats(clock={"minutes": 0.005})
    wait_until(lambda: seats[0].show()["position"]["stage"] == "over")
    (winner,) = seats[0].show()["position"]["outcome"]["winners"]
    names = ("indigo", "vermilion")
    check_record(seats[2], f"{names[1 - winner]} ran out of time", f"{names[winner]} by time")


def test_tables_nobody_comes_back_to_are_closed(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with Inside(db) as server:
        played, gathering, over = server.seats(), server.seats(seats=[{}, {"kind": "open"}]), server.seats()
        play_some(played, 20)
        over[0].do("resign")
        assert played[0].show()["position"]["stage"] == "playing"
    with Inside(db, abandoned_days=1e-7) as server:
        for seats in (played, gathering, over):
            seats[-1].url = server.url
        for seats in (played, gathering):
            wait_until(lambda seats=seats: seats[-1].show()["position"]["stage"] == "over")
            assert seats[-1].show()["position"]["outcome"] == {"winners": [], "reason": "abandoned", "notes": {}}
            assert seats[-1].show()["about"]["seed"]
        assert over[-1].show()["position"]["outcome"]["reason"] == "resignation"
        check_record(played[-1], "abandoned", "nobody by abandoned")
        assert gathering[-1].get("/record").json()["refusal"] == "not-started"


def test_a_rematch_rotates_the_seats_and_keeps_the_keys(server: Inside) -> None:
    one, two, watcher = server.seats(seats=[{"name": "Aki"}, {"name": "Botan"}], options={"mode": "geiko"})
    assert one.refused("rematch")["refusal"] == "not-allowed"
    one.do("resign")
    first, second = two.do("rematch"), one.do("rematch")
    assert first["table"] == second["table"]
    assert (first["seat"], second["seat"]) == (0, 1)
    assert watcher.show()["about"]["rematch"] == first["table"]
    new = Seat(server.url, first["table"], one.key, 1)
    about = new.show()["about"]
    assert about["you"] == 1
    assert [seat["name"] for seat in about["seats"]] == ["Botan", "Aki"]
    assert about["options"]["mode"] == "geiko"
    assert about["commitment"] != one.show()["about"]["commitment"]
    assert Seat(server.url, first["table"], watcher.key).show()["about"]["you"] is None


def test_chat_is_told_to_all_but_those_who_muted(server: Inside) -> None:
    one, two, watcher = server.seats()
    at = one.show()["position"]["version"]
    with two.live() as ws, watcher.live() as other:
        ws.next(), other.next()
        one.do("chat", text="hello \u202eolleh\x07")
        assert ws.next()["entries"][0]["text"] == "hello olleh"
        assert other.next()["entries"][0]["seat"] == 0
        two.do("mute", seat=0)
        assert ws.next()["entries"][0]["kind"] == "mute"
        one.do("chat", text="still there?")
        assert other.next()["entries"][0]["text"] == "still there?"
        two.do("mute", seat=0, muted=False)
        assert ws.next()["entries"][0]["kind"] == "mute"
    assert "still there?" in str(two.show(after=-1)), "what was said can be read once the mute is lifted"
    assert one.show()["position"]["version"] == at, "talk does not make a move stale"
    assert one.refused("chat", text="x" * 501)["refusal"] == "too-large"
    assert one.refused("chat", text=" \x00 ")["refusal"] == "bad-request"
    assert watcher.refused("chat", text="hi")["refusal"] == "not-allowed"
    assert one.refused("mute", seat=0)["refusal"] == "bad-request"


def test_an_open_seat_is_given_to_one_who_comes(server: Inside) -> None:
    one, watcher = server.seats(seats=[{}, {"kind": "open"}])
    assert one.show()["position"]["stage"] == "gathering"
    answer = watcher.post("seats", name="Botan", language="pl")
    two = Seat(server.url, one.table, answer.json()["key"], answer.json()["seat"])
    assert two.show()["about"]["you"] == 1
    assert two.show()["about"]["seats"][1]["name"] == "Botan"
    assert two.show()["position"]["stage"] == "playing"
    assert watcher.post("seats").json()["refusal"] in ("bad-request", "seat-taken")
    assert watcher.post("seats", seat=1).json()["refusal"] == "seat-taken"


def test_names_and_languages_can_change(server: Inside) -> None:
    one, two, _ = server.seats()
    one.do("name", name="  Aki\n", language="fr")
    seat = two.show()["about"]["seats"][0]
    assert (seat["name"], seat["language"]) == ("Aki", "fr")
    assert one.refused("name", language="<script>")["refusal"] == "bad-request"


def test_a_clock_that_runs_out_loses_the_game(server: Inside) -> None:
    one, *_ = server.seats(clock={"minutes": 0.01})
    wait_until(lambda: one.show()["position"]["stage"] == "over")
    position = one.show()["position"]
    (winner,) = position["outcome"]["winners"]
    assert position["outcome"] == {"winners": [winner], "reason": "time", "notes": {}}
    assert (position["clock"]["left"][1 - winner], position["clock"]["left"][winner]) == (0, 600)


def test_days_a_move_start_anew_with_each(server: Inside) -> None:
    seats = server.seats(clock={"days": 2})
    play_some(seats, 4)
    clock = seats[0].show()["position"]["clock"]
    assert clock["left"] == [2 * 24 * 3600 * 1000] * 2
    assert clock["running"] is not None
