"""A killed server comes back with every table; a table that does not replay is refused alone."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from zashiki.cli.app import app
from zashiki.server.storage.rows import LOG, Row
from zashiki.server.storage.store import Store
from zashiki.server.storage.writer import Job
from zashiki.server.tables.commands import Draft
from zashiki.server.workers import scheduler

from .servers import Inside, Outside, Seat, play_some, wait_until
from .situations import held_up, last_move, table_of, writing
from .test_frames import frame, peer


def test_killed_in_the_middle_of_play_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """A short form of `zashiki bench server --crash`: real sockets, SIGKILL, the same ids sent again."""
    luck = random.Random(4)
    with Outside(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server:
        tables = [server.seats() for _ in range(6)]
        acknowledged: dict[str, list[tuple[str, int]]] = {seats[0].table: [] for seats in tables}
        keys = [seat.key for seats in tables for seat in seats if seat.key]
        for kill in range(2):
            for k in range(25):
                seats = luck.choice(tables)
                position = seats[0].show()["position"]
                if position["stage"] == "over":
                    continue
                mover = seats[position["turn"]]
                position = mover.show()["position"]
                action = luck.choice(position["legal"])["action"]
                body = {"id": f"{kill}-{k}", "at": position["version"], "action": action}
                answer = mover.post("moves", **body)
                assert answer.status_code == 200
                acknowledged[mover.table].append((body["id"], answer.json()["number"]))
                last = mover, body, answer.content
            server.kill()
            server.start()
            mover, body, content = last
            for seats in tables:
                for seat in seats:
                    seat.client.close()
                    seat.client = Seat("", "").client
            assert mover.post("moves", **body).content == content, "a repeat after the crash gets the first answer"
        for seats in tables:
            shown = seats[0].show(after=-1)
            numbers = [e["number"] for e in shown["entries"]]
            assert numbers == list(range(len(numbers)))
            assert set(dict(acknowledged[seats[0].table]).values()) <= set(numbers)
            assert len(numbers) == 1 + len(acknowledged[seats[0].table]) + (shown["position"]["stage"] == "over")
    written = (tmp_path / "log").read_text()
    assert all(json.loads(line) for line in written.splitlines())
    store = Store(f"sqlite:///{tmp_path / 't.db'}")
    seeds = [store.table(seats[0].table).secret.seed for seats in tables]  # type: ignore[union-attr]
    assert not any(secret in written for secret in (*keys, *seeds)), "the log holds a key or a seed"
    result = CliRunner().invoke(app, ["check", str(tmp_path / "t.db")])
    assert result.exit_code == 0, result.output


def test_a_table_that_no_longer_replays_is_refused_alone(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Inside(db) as server:
        good, bad = server.seats(), server.seats()
        play_some(good, 5)
        play_some(bad, 5)
    store = Store(db)
    with store.engine.begin() as connection:
        chosen = sa.and_(LOG.c.table_id == bad[0].table, LOG.c.number == 3)
        connection.execute(LOG.update().where(chosen).values(body={"action": "gift", "on": "another position"}))
    with Inside(db) as server:
        for seat in (*good, *bad):
            seat.url = server.url
        wait_until(lambda: server.app.host.tables.broken)
        refusal = bad[0].get().json()
        assert refusal["refusal"] == "broken-table"
        assert "entry 3" in refusal["text"]
        play_some(good, 5)
        assert good[0].show()["number"] == 10
    result = CliRunner().invoke(app, ["check", str(tmp_path / "t.db")])
    assert result.exit_code == 1
    assert bad[0].table in result.output
    assert good[0].table not in result.output


def test_check_wants_a_database_that_exists(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["check", str(tmp_path / "nothing.db")])
    assert result.exit_code == 2
    assert not (tmp_path / "nothing.db").exists()


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--db", str(tmp_path / "t.db"), "--workers", "2"])
    assert result.exit_code == 2
    assert "PostgreSQL" in result.output


def test_take_backs_and_undone_moves_survive_a_restart(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Inside(db) as server:
        seats = server.seats()
        position = play_some(seats, 7)["position"]
        asker = seats[position["turn"]]
        asker.do("offer-undo", at=position["version"])
        seats[1 - position["turn"]].do("answer-undo", at=position["version"], accept=True)
        play_some(seats, 3, seed=9)
        before = [seat.show() for seat in seats]
    with Inside(db) as server:
        for seat in seats:
            seat.url = server.url
        assert [seat.show() for seat in seats] == before


def all_but_the_end(usual: Callable[[list[Job]], Any], batch: list[Job]) -> Any:
    """A disk that is full as soon as a game ends."""
    if any(job.row.kind == "end" for job in batch):
        raise sa.exc.OperationalError("INSERT", {}, Exception("the disk is full"))
    return usual(batch)


def test_what_is_stored_is_not_refused_because_the_end_after_it_is_not(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path / 't.db'}") as server, writing(server, all_but_the_end):
        (mover, other), last = last_move(server)
        assert mover.post("moves", **last).status_code == 200
        with other.live() as ws:
            ws.next()
            ws.send(type="chat", id="c", text="thank you")
            assert [ws.next()["type"] for _ in range(2)] == ["ack", "update"]
        host = server.app.host
        person, guest = server.seats(seats=[{"kind": "person"}, {"kind": "open"}])
        table = host.tables.loaded[person.table]
        abandon = host.attempt(table, table.version, None, lambda: Draft("abandon"))
        assert host.writer._loop
        assert asyncio.run_coroutine_threadsafe(abandon, host.writer._loop).result(20)
        assert guest.post("seats", name="Bo").json()["seat"] == 1, "a key is not lost"


def test_a_game_whose_end_was_not_stored_is_ended_when_it_is_found(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Inside(db) as server:
        (mover, _), last = last_move(server)

        with mover.live() as ws, writing(server, all_but_the_end):
            ws.next()
            ws.send(**last)
            assert ws.next()["id"] == "last"
            assert ws.next()["position"]["stage"] == "over"
            wait_until(lambda: not table_of(server, mover).live.lock.locked)
        assert mover.table in server.app.store.live()
    with Inside(db) as server:
        wait_until(lambda: mover.table not in server.app.store.live())
        shown = Seat(server.url, mover.table, mover.key, mover.seat).show(after=-1)
        assert [e["kind"] for e in shown["entries"]][-2:] == ["move", "end"]


def test_a_server_that_closes_while_the_last_move_is_stored_ends_the_game_later(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Inside(db) as server:
        (mover, _), last = last_move(server)
        table = table_of(server, mover)
        with peer(mover) as ws, held_up(server) as word:
            ws.send(frame(json.dumps(last)))
            wait_until(lambda: table.live.lock.locked)
            closing = threading.Thread(target=server.__exit__)
            closing.start()
            wait_until(lambda: server.app.host.writer._closed)
            word.set()
            closing.join()
    with Inside(db) as server:
        wait_until(lambda: mover.table not in server.app.store.live())


def test_tables_are_loaded_though_the_database_does_not_answer_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Inside(db) as server:
        ids = sorted(server.seats()[0].table for _ in range(2))
    read, failures = Store.rows, iter([sa.exc.OperationalError("SELECT", {}, Exception("away"))] * 2)

    def unsteady(store: Store, id_: str, after: int = -1) -> list[Row]:
        for failure in failures:
            raise failure
        return read(store, id_, after)

    monkeypatch.setattr(scheduler, "RETRY", 0.01)
    monkeypatch.setattr(Store, "rows", unsteady)
    with Inside(db) as server:
        wait_until(lambda: sorted(server.app.host.tables.ids()) == ids)
    assert next(failures, None) is None, "it did fail"


def test_a_table_whose_header_is_damaged_keeps_no_other_from_being_loaded(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Inside(db) as server:
        damaged, sound = (server.seats()[0] for _ in range(2))
    store = Store(db)
    with store.engine.begin() as connection:
        spoilt = sa.text("UPDATE tables SET header = json_set(header, '$.seats', 'x') WHERE id = :id")
        connection.execute(spoilt, {"id": damaged.table})
    store.close()
    with Inside(db) as server:
        wait_until(lambda: sound.table in server.app.host.tables.ids())
        answer = Seat(server.url, damaged.table).get()
        assert (answer.status_code, answer.json()["refusal"]) == (503, "broken-table")


def test_everything_since_the_beginning_is_sent_though_memory_holds_less_than_it_may(tmp_path: Path) -> None:
    """A replay that is cached and a memory that was emptied may have a gap between them: it is read anew."""
    with Inside(f"sqlite:///{tmp_path / 't.db'}", recent=8) as server:
        one = server.seats()[0]
        for k in range(12):
            one.do("chat", text=f"{k}")
        assert len(one.show(after=-1)["entries"]) == 13
        one.do("chat", text="between")
        table_of(server, one).recent.clear()  # as when it moves to newer rules
        one.do("chat", text="last")
        assert [entry["number"] for entry in one.show(after=-1)["entries"]] == list(range(15))
