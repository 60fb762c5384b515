"""Reviews of finished tables, begun, kept and resumed; hints where they were agreed."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import zashiki
from zashiki.api.endings import Ending
from zashiki.review.analysis import Review
from zashiki.server import protocol
from zashiki.server.storage.review_store import RUNNING, ReviewStore
from zashiki.server.storage.rows import REVIEWS
from zashiki.server.storage.store import Store

from .servers import GAME, PLENTY, Inside, Outside, Seat, Server, play_some, wait_until

MINUTES = 120.0


def finished(server: Server, moves: int = 5, **order: Any) -> list[Seat]:
    """The seats of a game that was given up after some moves."""
    seats = server.seats(**order)
    play_some(seats, moves)
    seats[1].do("resign")
    return seats


def done(seat: Seat, depth: str = "quick", **query: Any) -> dict[str, Any]:
    """The review, when it is there."""
    wait_until(lambda: seat.get("/review", depth=depth).json()["state"] == "done", MINUTES)
    answer: dict[str, Any] = seat.get("/review", depth=depth, **query).json()
    return answer


def test_a_review_is_begun_once_and_kept(server: Inside) -> None:
    seats = finished(server)
    watcher = seats[2]
    assert watcher.get("/review", depth="quick").json() == {"state": "none", "progress": 0.0, "review": None}
    began = watcher.post("review", depth="quick").json()
    assert (began["state"], began["review"]) == ("running", None)
    assert seats[0].post("review", depth="quick").status_code == 200, "whoever asks again is told how far it is"
    found = done(seats[0], lang="pl")
    message = msgspec.convert(found, protocol.ReviewState)
    review = message.review
    assert review is not None
    assert seats[0].post("review", depth="quick").json()["state"] == "done"
    assert watcher.get("/review").json()["state"] == "none", "another depth is another review"

    assert "szczęściem" in review.method
    assert review.depth.startswith("Szybki rzut oka.")
    assert [share.seat for share in review.seats] == [0, 1]
    for share in review.seats:
        assert share.start + share.luck + share.choice == pytest.approx(share.result)
        assert sum(share.choices) == pytest.approx(share.choice)
        assert share.result == (1.0 if share.seat == 0 else 0.0)
        assert share.luck_error > 0
    assert review.moments[0].at == 0
    assert review.moments[0].values[0] == pytest.approx(review.seats[0].start)


def test_positions_are_those_of_the_story(server: Inside) -> None:
    seats = finished(server, 4)
    seats[0].post("review", depth="quick")
    review = done(seats[0])["review"]
    story = seats[0].get("/story", eyes="open").json()
    decided = [m["k"] for m in story["moments"] if m["seat"] is not None]
    assert review["decisions"]
    for decision in review["decisions"]:
        moment = story["moments"][decision["at"]]
        assert (moment["seat"], moment["action"]) == (decision["seat"], decision["action"])
        assert decision["action"] in {c["action"] for c in decision["candidates"]}
        assert decision["best"] == decision["candidates"][0]["action"]
        assert moment["k"] in decided


def test_a_record_that_was_brought_along_is_reviewed(server: Inside) -> None:
    state = zashiki.load(GAME).start(seed=3)
    while len(state.log) < 40:
        state.play(state.legal()[0])
    record = str(state.record(ending=Ending("resignation", 0)))
    seats = server.seats(record=record)
    seats[-1].post("review", depth="quick")
    review = done(seats[-1])["review"]
    assert [share["result"] for share in review["seats"]] == [0.0, 1.0]


def test_a_review_comes_after_the_end(server: Inside) -> None:
    seats = server.seats()
    for answer in (seats[0].get("/review"), seats[0].post("review")):
        assert answer.status_code == 403
        assert answer.json()["refusal"] == "not-allowed"
    seats[0].do("resign")
    assert seats[0].get("/review", depth="abyss").json()["refusal"] == "bad-request"
    assert seats[0].post("review", depth="abyss").json()["refusal"] == "bad-request"


def test_reviews_are_not_begun_too_often(tmp_path: Path) -> None:
    from zashiki.server.settings import Rate

    with Inside(f"sqlite:///{tmp_path / 't.db'}", advice_rate=Rate(1, 0.0001)) as server:
        one, two = finished(server, 1), finished(server, 1)
        assert one[0].post("review", depth="quick").status_code == 200
        assert two[0].post("review", depth="quick").json()["refusal"] == "too-many"
        assert one[0].post("review", depth="quick").status_code == 200, "to ask again costs nothing"
        assert two[0].get("/review", depth="quick").json()["state"] == "none"


def test_an_interrupted_review_goes_on_after_a_restart(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Outside(db, tmp_path / "log") as server:
        seats = finished(server, 30)
        seats[0].post("review", depth="quick")
        shelf = ReviewStore(Store(db).engine)
        wait_until(lambda: [k.done for k in shelf.unfinished(1 << 60)] != [0], MINUTES)
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        kept = shelf.unfinished(1 << 60)
        assert [k.state for k in kept] in ([RUNNING], [])
        server.start()
        review = done(seats[0])["review"]
    assert len(review["decisions"]) >= 10
    with Inside(db) as again:
        assert Seat(again.url, seats[0].table).get("/review", depth="quick").json()["review"] == review


def test_a_review_of_another_form_is_found_out_anew(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Inside(db) as server:
        seats = finished(server, 1)
        seats[0].post("review", depth="quick")
        done(seats[0])
        with server.app.store.engine.begin() as line:
            kept = line.execute(sa.select(REVIEWS.c.review)).scalar_one()
            assert msgspec.convert(kept, Review, strict=False).game == GAME
            line.execute(REVIEWS.update().values(findings={"form": 0, "found": []}))
        assert seats[0].get("/review", depth="quick").json()["state"] == "none"


def test_hints_are_for_the_seat_that_decides_where_they_were_agreed(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path / 't.db'}", advice_rate=PLENTY) as server:
        strict = server.seats()
        assert not strict[0].show()["about"]["hints"]
        assert strict[0].get("/hint").json()["refusal"] == "not-allowed"
        seats = server.seats(hints=True)
        assert seats[0].show()["about"]["hints"]
        turn = seats[0].show()["position"]["turn"]
        told = seats[turn].get("/hint", lang="fr")
        hint = msgspec.convert(told.json(), protocol.Hint)
        position = seats[turn].show()["position"]
        assert hint.version == position["version"]
        assert {c.action for c in hint.candidates} <= {choice["action"] for choice in position["legal"]}
        assert hint.candidates[0].visits == max(c.visits for c in hint.candidates)
        assert hint.candidates[0].label not in {choice["label"] for choice in position["legal"]}, (
            "in the reader's words"
        )
        assert seats[1 - turn].get("/hint").json()["refusal"] == "not-your-turn"
        assert seats[2].get("/hint").json()["refusal"] == "not-allowed"
        seats[0].do("resign")
        assert seats[turn].get("/hint").json()["refusal"] == "over"


def test_a_rematch_keeps_what_was_agreed_about_hints(server: Inside) -> None:
    seats = server.seats(hints=True)
    seats[0].do("resign")
    ack = seats[0].do("rematch")
    assert Seat(server.url, ack["table"], seats[0].key).show()["about"]["hints"]
