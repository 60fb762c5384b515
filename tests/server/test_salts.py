"""Salts: committed first and shown after, so that neither the host nor the last to salt can choose the deal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import zashiki
from zashiki.api.records import Record
from zashiki.cli.verify import examine, salt_sentence
from zashiki.cli.words import words
from zashiki.engine.chance import commitment

from .fake_clock import SECOND, FakeClock
from .servers import Inside, Seat, play_some, wait_until
from .situations import due_at, table_of
from .test_consent import facts, same_when_replayed

SALT_A, SALT_B = "9f2c41d07be8", "b1"
ENGLISH = words("en")
ONE_OF_TWO = "Salts of these players went into every draw: Indigo. None came in time from: Vermilion."


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that waits for salts longer than any test lasts."""
    with Inside(f"sqlite:///{tmp_path_factory.mktemp('salts') / 'tables.db'}", salt_seconds=1e6) as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that waits for salts no longer than one look at the clock takes."""
    with Inside(f"sqlite:///{tmp_path_factory.mktemp('hasty') / 'tables.db'}", salt_seconds=0.0) as running:
        yield running


def salted(server: Inside, **order: Any) -> list[Seat]:
    return server.seats(salts=True, options={"mode": "geiko"}, **order)


def commit(seat: Seat, salt: str) -> None:
    seat.do("salt", hash=commitment(salt))


def stage(seat: Seat) -> str:
    return str(seat.show()["position"]["stage"])


def finished(seats: list[Seat]) -> Record:
    play_some(seats, 500)
    return Record.read(seats[-1].get("/record").text)


def test_all_commit_before_anybody_shows_a_salt(patient: Inside) -> None:
    one, two, watcher = salted(patient)
    assert one.show()["about"]["salting"] == "commit"
    commit(one, SALT_A)
    assert one.refused("salt", hash=commitment("another"))["refusal"] == "not-allowed", "a hash is final"
    early = one.refused("salt", salt=SALT_A)
    assert early["refusal"] == "not-allowed"
    assert "Keep your salt" in early["text"], "whoever has not committed could choose by it"
    shown = two.show()["about"]
    assert [seat["salt_hash"] for seat in shown["seats"]] == [commitment(SALT_A), None]
    commit(two, SALT_B)
    shown = two.show()["about"]
    assert (shown["salting"], shown["salts"]) == ("reveal", [])
    same_when_replayed(patient, one)
    wrong = two.refused("salt", salt="chosen after a look at the others")
    assert wrong["refusal"] == "bad-request"
    assert "not the hash" in wrong["text"]
    two.do("salt", salt=SALT_B)
    assert stage(one) == "gathering"
    one.do("salt", salt=SALT_A)
    shown = one.show()["about"]
    assert (stage(one), shown["salting"], shown["salts"]) == ("playing", None, [SALT_A, SALT_B])
    same_when_replayed(patient, one)
    record = finished([one, two, watcher])
    assert examine(record).fault is None
    assert salt_sentence(record, ENGLISH) == "Salts of these players went into every draw: Indigo, Vermilion."
    story = one.get("/story").json()
    assert (story["salted"], story["unsalted"]) == ([0, 1], [])
    assert str(zashiki.replay(record).record()) == str(record)


def test_a_salt_in_one_step_counts_as_its_own_hash(patient: Inside) -> None:
    """As existing clients send it: harmless to the others, since nobody's salt is shown before it is fixed."""
    one, two, watcher = salted(patient)
    shown = one.show()
    assert shown["position"]["stage"] == "gathering"
    assert shown["position"]["view"] is None
    assert shown["about"]["commitment"]
    assert one.refused("moves", action="gift", at=-1)["refusal"] == "not-started"
    assert watcher.get("/record").json()["refusal"] == "not-started"
    one.do("salt", salt="from Aki 7")
    assert two.show()["about"]["seats"][0]["salt_hash"] == commitment("from Aki 7")
    assert one.refused("salt", salt="again")["refusal"] == "not-allowed"
    assert two.refused("salt", salt="a|b")["refusal"] == "bad-request"
    assert two.refused("salt", salt="a", hash=commitment("a"))["refusal"] == "bad-request"
    assert two.refused("salt", hash="no hash")["refusal"] == "bad-request"
    assert stage(two) == "gathering"
    two.do("salt", salt="")
    assert one.show()["about"]["salts"] == ["from Aki 7"]
    record = finished([one, two, watcher])
    assert record.salts == ("from Aki 7",)
    assert salt_sentence(record, ENGLISH) == ONE_OF_TWO


def test_nobody_salts_once_others_show_theirs(patient: Inside) -> None:
    one, *_ = salted(patient)
    table = table_of(patient, one)
    table.revealing = True
    for late in ({"salt": "late"}, {"hash": commitment("late")}):
        assert "too late" in one.refused("salt", **late)["text"]


def test_the_game_begins_without_those_who_do_not_answer(hasty: Inside) -> None:
    one, two, watcher = salted(hasty)
    wait_until(lambda: stage(one) == "playing")
    assert one.refused("salt", salt="late")["refusal"] == "not-allowed"
    due = [entry["kind"] for entry in watcher.show(after=-1)["entries"]]
    assert due == ["open", "salts-due"]
    same_when_replayed(hasty, one)
    record = finished([one, two, watcher])
    assert salt_sentence(record, ENGLISH).startswith("No player added a salt")
    assert one.get("/story").json()["unsalted"] == [0, 1]


def test_who_commits_and_does_not_show_is_left_out(patient: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, watcher = salted(patient)
    commit(one, SALT_A)
    commit(two, SALT_B)
    one.do("salt", salt=SALT_A)
    table = table_of(patient, one)
    assert due_at(patient, table) is None
    monkeypatch.setattr(patient.app.scheduler.clock_watch, "_salt_time", 0)  # that is over
    assert due_at(patient, table)
    wait_until(lambda: stage(one) == "playing")
    assert one.show()["about"]["salts"] == [SALT_A]
    record = finished([one, two, watcher])
    assert examine(record).fault is None
    assert salt_sentence(record, ENGLISH) == ONE_OF_TWO


def test_the_wait_begins_when_the_last_seat_is_taken(hasty: Inside) -> None:
    one, watcher = hasty.seats(salts=True, seats=[{}, {"kind": "open"}])
    table = table_of(hasty, one)
    assert (table.salts_since, due_at(hasty, table)) == (None, None)
    commit(one, SALT_A)
    assert stage(one) == "gathering"
    assert watcher.post("seats").status_code == 200
    wait_until(lambda: stage(one) == "playing")


def test_a_wait_is_decided_by_the_log_and_not_by_the_clock_of_a_replay(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with Inside(db, salt_seconds=1e6) as server:
        one, two, watcher = salted(server)
        commit(one, SALT_A)
        commit(two, SALT_B)
        two.do("salt", salt=SALT_B)
        known = facts(table_of(server, one))
    with Inside(db, salt_seconds=1e6) as server:
        for seat in (one, two, watcher):
            seat.url = server.url
        assert stage(one) == "gathering"
        assert facts(table_of(server, one)) == known
    with Inside(db, salt_seconds=0.0) as server:
        for seat in (one, two, watcher):
            seat.url = server.url
        wait_until(lambda: stage(one) == "playing")
        assert one.show()["about"]["salts"] == [SALT_B]
        same_when_replayed(server, one)


def test_a_finished_record_waits_for_no_salts(patient: Inside) -> None:
    state = zashiki.load("geishas-road", mode="geiko").start(seed=1, salts={"indigo": "aa", "vermilion": None})
    while state.turn is not None:
        state.play(state.legal()[0])
    text = str(state.record())
    assert "salt: aa\nsalted: indigo\nunsalted: vermilion\n" in text
    (watcher,) = patient.seats(salts=True, seats=[{"kind": "bot"}] * 2, record=text)
    assert stage(watcher) == "over"
    assert watcher.get("/record").text == text
    assert watcher.get("/story").json()["salted"] == [0]


def test_after_an_outage_salts_are_awaited_anew(tmp_path: Path) -> None:
    """The server is down for longer than salts are awaited: nobody is left out for what nobody could send."""
    db, clock = f"sqlite:///{tmp_path / 't.db'}", FakeClock()
    with clock.server(db) as server:
        one, two, _ = salted(server)
        commit(one, SALT_A)
        commit(two, SALT_B)
    clock.skip(60 * SECOND)
    with clock.server(db) as server:
        clock.run(2 * SECOND, server)
        back = [Seat(server.url, seat.table, seat.key, seat.seat) for seat in (one, two)]
        assert [stage(seat) for seat in back] == ["gathering", "gathering"]
        back[0].do("salt", salt=SALT_A)
        clock.run(6 * SECOND, server)
        wait_until(lambda: stage(back[0]) == "playing")
        assert [seat["unsalted"] for seat in back[0].show()["about"]["seats"]] == [False, True]
