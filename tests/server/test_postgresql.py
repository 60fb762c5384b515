"""The same server on PostgreSQL, and two processes at one table. Needs a PostgreSQL at 127.0.0.1:5432 (trust)."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import threading
import time
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from zashiki.cli.app import app
from zashiki.server.storage.rows import LOG, UPTIME, Header, Row, Secret, TableRow
from zashiki.server.storage.store import Store, engine_for
from zashiki.server.storage.writer import Writer

from .fake_clock import HOUR, SECOND, FakeClock
from .servers import GAME, Inside, Outside, Seat, play_some, wait_until
from .situations import ack, opening
from .test_reviews import done, finished

USERS = ("root", "postgres")


def administrator() -> str | None:
    """The address of the server's own database, if it answers."""
    for user in USERS:
        address = f"postgresql://{user}@127.0.0.1:5432/test"
        try:
            psycopg.connect(address, connect_timeout=2).close()
        except psycopg.Error:
            continue
        return address
    return None


@pytest.fixture
def database() -> Iterator[str]:
    """A fresh database; without PostgreSQL the tests say loudly that they did not run, and fail where they must."""
    address = administrator()
    if address is None:
        reason = "POSTGRESQL TESTS DID NOT RUN: nothing answers at 127.0.0.1:5432"
        if os.environ.get("CI", "").lower() in ("1", "true", "yes"):
            pytest.fail(reason)
        warnings.warn(reason, stacklevel=1)
        pytest.skip(reason)
    name = f"zashiki_{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield address.rsplit("/", 1)[0] + f"/{name}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def test_a_review_is_kept_for_all_processes(database: str, tmp_path: Path) -> None:
    with Inside(database) as one, Inside(database) as two:
        seats = finished(one)
        assert seats[0].post("review", depth="quick").json()["state"] == "running"
        assert seats[0].post("review", depth="quick").status_code == 200
        review = done(seats[0])["review"]
        assert at(two, seats[2]).get("/review", depth="quick").json()["review"] == review


def at(server: Inside | Outside, seat: Seat) -> Seat:
    """The same seat, by way of another process."""
    return Seat(server.url, seat.table, seat.key, seat.seat)


def test_a_game_is_played_resumed_and_checked(database: str) -> None:
    with Inside(database) as server:
        seats = server.seats(options={"mode": "geiko"})
        play_some(seats, 6)
        before = seats[0].show(after=-1)
    with Inside(database) as server:
        seats = [at(server, seat) for seat in seats]
        assert seats[0].show(after=-1) == before
        assert play_some(seats, 500)["position"]["stage"] == "over"
    result = CliRunner().invoke(app, ["check", database])
    assert result.exit_code == 0, result.output


def test_two_processes_serve_one_table(database: str) -> None:
    with Inside(database) as here, Inside(database) as there:
        one, two, watcher = here.seats(options={"mode": "geiko"})
        far = at(there, watcher)
        with far.live() as ws:
            assert ws.next()["number"] == 0
            ways = [[one, two], [at(there, one), at(there, two)]]
            luck = random.Random(5)
            numbers = []
            while (position := one.show()["position"])["stage"] != "over":
                mover = luck.choice(ways)[position["turn"]]
                legal = ways[0][position["turn"]].show()["position"]["legal"]
                mover.move(luck.choice(legal)["action"], position["version"])
                wait_until(lambda at=position["version"]: one.show()["position"]["version"] > at)
            last = one.show(after=-1)["number"]
            while not numbers or numbers[-1] < last:
                numbers += [e["number"] for e in ws.next("update")["entries"]]
        assert numbers == list(range(1, last + 1)), "the other process pushes every entry, once and in order"


def test_nobody_is_shown_an_older_position_than_they_know(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Inside(database) as here, Inside(database) as there:
        seats = here.seats()
        far = at(there, seats[0])
        assert far.show()["number"] == 0
        monkeypatch.setattr(there.app.host, "on_notice", lambda *_: None)
        play_some(seats, 3)
        assert far.show()["number"] == 0, "no word has come from the other process"
        with far.live(after=3) as ws:
            assert ws.next()["position"]["version"] == 3


def test_the_same_move_through_both_processes_is_played_once(database: str) -> None:
    with Inside(database) as here, Inside(database) as there:
        seats = here.seats()
        for k in range(6):
            position = seats[0].show()["position"]
            mover = seats[position["turn"]]
            action = mover.show()["position"]["legal"][0]["action"]
            body = {"id": f"both{k}", "at": position["version"], "action": action}
            ways = [mover, at(there, mover)] * 2
            with ThreadPoolExecutor(4) as crowd:
                answers = list(crowd.map(lambda seat, body=body: seat.post("moves", **body), ways))
            assert {a.content for a in answers} == {answers[0].content}
            assert answers[0].status_code == 200
            number = answers[0].json()["number"]
            wait_until(lambda number=number: seats[0].show()["number"] == number)


def workers_of(server: Outside) -> list[int]:
    """The server processes behind a port."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_several_workers_behind_one_port(database: str, tmp_path: Path) -> None:
    with Outside(database, tmp_path / "log", workers=2) as server:
        wait_until(lambda: len(workers_of(server)) == 2)
        tables = [server.seats(options={"mode": "geiko"}) for _ in range(4)]
        lines = (tmp_path / "log").read_text().splitlines()
        wait_until(lambda: (tmp_path / "log").read_text().count('"message":"open"') == 2)
        assert all(json.loads(line) for line in lines)
        for seats in tables:
            for seat in seats:  # every request by a connection of its own: now one worker gets it, now the other
                seat.client = httpx.Client(timeout=30, headers={"Connection": "close"})
            play_steadily(seats, 12)
        os.kill(workers_of(server)[0], signal.SIGKILL)
        for seats in tables:
            play_steadily(seats, 6, lives=20)
            numbers = [e["number"] for e in seats[-1].show(after=-1)["entries"]]
            assert numbers == list(range(len(numbers)))
        wait_until(lambda: len(workers_of(server)) == 2)


def play_steadily(seats: list[Seat], moves: int, lives: int = 0) -> None:
    """Moves by seats whose requests may reach a process that has not heard of the last one, or is dead."""
    for k in range(moves):
        while True:
            try:
                position = next(p for seat in seats[:2] if (p := seat.show()["position"])["legal"])
                mover = seats[position["turn"]]
                action = position["legal"][k % len(position["legal"])]["action"]
                answer = mover.post("moves", id=f"{k}-{position['version']}", at=position["version"], action=action)
            except StopIteration:
                continue
            except httpx.TransportError:
                assert (lives := lives - 1) >= 0, "only a killed worker may lose a request"
                continue
            if answer.status_code == 200:
                break
            assert answer.json()["refusal"] in ("stale", "not-your-turn")


def test_one_of_two_processes_is_killed_and_its_tables_go_on(database: str, tmp_path: Path) -> None:
    with Inside(database) as here, Outside(database, tmp_path / "log") as there:
        seats = [at(there, seat) for seat in here.seats(seats=[{}, {"kind": "bot", "level": "random"}])]
        for _ in range(5):
            wait_until(lambda: seats[0].show()["position"]["turn"] == 0)
            position = seats[0].show()["position"]
            last = seats[0].move(position["legal"][0]["action"], position["version"])
        there.kill()
        seats = [at(here, seat) for seat in seats]
        assert seats[0].show(after=-1)["number"] >= last["number"]
        wait_until(lambda: seats[0].show()["position"]["turn"] in (0, None))
        position = seats[0].show()["position"]
        seats[0].move(position["legal"][0]["action"], position["version"])
        there.start()
        numbers = [e["number"] for e in at(there, seats[0]).show(after=-1)["entries"]]
        assert numbers == list(range(len(numbers)))


def held(server: Inside, seat: Seat) -> sa.Connection:
    """Another process that has written the next entry of a table, and stands still before the commit."""
    elsewhere = server.app.store.engine.connect()
    row = {"table_id": seat.table, "number": 1, "at": 0, "kind": "chat", "body": {"text": "hai"}}
    elsewhere.execute(LOG.insert(), [row])
    return elsewhere


def test_a_row_that_another_process_holds_is_waited_for_and_then_given_up(database: str) -> None:
    with Inside(database) as server:
        mover, other, _ = opening(server)
        with mover.live() as ws:
            ws.next()
            with held(server, mover) as elsewhere:
                elsewhere.execute(sa.text("SET idle_in_transaction_session_timeout = 0"))  # it is at work, and slow
                ws.send(type="move", id="m", at=0, action="gift")
                assert ws.next()["refusal"] == "try-again"
            ws.send(type="move", id="m", at=0, action="gift")
            assert ws.next() == ack("m", 1)
        assert other.show()["number"] == 1


def test_a_process_that_stands_still_in_a_commit_does_not_stop_the_others(database: str) -> None:
    with Inside(database) as server:
        mover, _, _ = opening(server)
        elsewhere = held(server, mover)
        with mover.live() as ws:
            ws.next()
            ws.send(type="move", id="m", at=0, action="gift")
            assert ws.next() == ack("m", 1), "PostgreSQL ends the other's transaction before the move is given up"
        with pytest.raises(sa.exc.DBAPIError):
            elsewhere.execute(sa.text("SELECT 1"))
        elsewhere.invalidate()
        elsewhere.close()


def founded(name: str) -> TableRow:
    """A table as it is stored; nobody will play at it."""
    return TableRow(name, 1, Header(GAME, {}, "", 1, "", [], ""), Secret("", ""))


def test_what_happens_elsewhere_while_a_table_is_read_is_heard(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Inside(database) as one:
        mover, other, _ = opening(one)
        with Inside(database) as two:
            tables, read, word = two.app.host.tables, threading.Event(), threading.Event()
            wait_until(lambda: other.table in tables.loaded)
            tables.loaded.clear()
            tables._known.clear()
            usual = tables.replay

            def slow(*given: Any) -> Any:
                found = usual(*given)
                read.set()
                assert word.wait(20)
                return found

            monkeypatch.setattr(tables, "replay", slow)
            with at(two, other).live() as far:
                wait_until(read.is_set)
                mover.move("gift", 0)
                mover.show()
                time.sleep(0.2)  # the notice is heard, and the table is not there yet
                word.set()
                first = far.next()["number"]
                assert first == 1 or far.next()["number"] == 1


def test_the_options_of_the_environment_and_of_the_address_are_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shown(url: str) -> tuple[str, str]:
        engine = engine_for(url)
        with engine.connect() as connection:
            found = (
                connection.execute(sa.text("SHOW search_path")).scalar(),
                connection.execute(sa.text("SHOW lock_timeout")).scalar(),
            )
        engine.dispose()
        return str(found[0]), str(found[1])

    assert shown(database)[1] == "5s"
    monkeypatch.setenv("PGOPTIONS", "-c search_path=elsewhere")
    assert shown(database) == ("elsewhere", "5s")
    assert shown(f"{database}?options=-c%20lock_timeout%3D7000") == ('"$user", public', "7s")


def test_processes_that_want_the_same_numbers_do_not_wait_for_each_other(database: str) -> None:
    stores = [Store(database) for _ in range(2)]
    writers = [Writer(store.engine, f"{k}", lambda _rows, _seconds: None) for k, store in enumerate(stores)]

    async def story() -> None:
        for evening, number in product(range(4), range(2)):
            names = [f"table-{evening}-{k}" for k in range(200)]
            rows = [Row(name, number, 1, "chat", 0, "c", {"text": "hai"}) for name in names]
            tables = [None if number else founded(name) for name in names]
            mine = [writers[0].append(row, table) for row, table in zip(rows, tables, strict=True)]
            theirs = [writers[1].append(row, table) for row, table in zip(rows[::-1], tables[::-1], strict=True)]
            first = await asyncio.gather(*mine)
            second = await asyncio.gather(*theirs)
            assert [a + b for a, b in zip(first, reversed(second), strict=True)] == [1] * len(names)

    asyncio.run(story())
    for writer, store in zip(writers, stores, strict=True):
        writer.close()
        writer.join()
        store.close()


def kinds(seat: Seat) -> list[str]:
    return [entry["kind"] for entry in seat.show(after=-1)["entries"]]


def uptime_until(server: Inside) -> int:
    """Until when a table could be played, by the database."""
    with server.app.store.engine.connect() as connection:
        return int(connection.execute(sa.select(sa.func.max(UPTIME.c.until))).scalar_one())


def test_no_time_is_given_back_while_one_process_serves(database: str) -> None:
    clock, stopped = FakeClock(), FakeClock()
    with clock.server(database) as here, stopped.server(database) as there:
        seats = here.seats(clock={"minutes": 10})
        far = at(there, seats[0])
        assert far.show()["number"] == 0
        clock.run(6 * SECOND, here)
        wait_until(lambda: clock.wall - uptime_until(here) < SECOND)
        stopped.skip(6 * SECOND)
        stopped.run(SECOND, there)
        play_some([at(there, seat) for seat in seats], 2)
        assert "pause" not in kinds(far)
        assert len(there.app.host.time.uptime.spans) == 1
    with clock.server(database) as again:
        play_some([at(again, seat) for seat in seats], 1)
        assert "pause" not in kinds(at(again, seats[0])), "the other process was there until now"


def test_two_processes_give_the_time_back_once(database: str) -> None:
    clock = FakeClock()
    with clock.server(database) as server:
        tables = [server.seats(clock={"minutes": 10}) for _ in range(4)]
        clock.run(2 * SECOND, server)
    clock.skip(HOUR)
    with clock.server(database) as here, clock.server(database) as there:
        for seats in tables:
            for server in (here, there):
                wait_until(lambda server=server, seats=seats: "pause" in kinds(at(server, seats[0])))
        clock.skip(HOUR)  # and both are stopped, and wake together
        for seats in tables:
            for server in (here, there):
                wait_until(lambda server=server, seats=seats: kinds(at(server, seats[0])).count("pause") == 2)
        for seats in tables:
            ways = [[at(server, seat) for seat in seats] for server in (here, there)]
            number = play_some(ways[0], 1)["number"]
            wait_until(lambda ways=ways, number=number: ways[1][0].show()["number"] == number)
            assert kinds(ways[1][0]) == ["open", "pause", "pause", "move"]
            assert ways[0][0].show() == ways[1][0].show()


def test_a_process_whose_wall_clock_is_an_hour_ahead_costs_nobody_anything(database: str) -> None:
    clock, ahead = FakeClock(), FakeClock()
    with clock.server(database) as here:
        seats = here.seats(clock={"minutes": 10})
        clock.run(2 * SECOND, here)
        ahead.wall = clock.wall + HOUR
        with ahead.server(database) as there:
            wait_until(lambda: "pause" in kinds(at(there, seats[0])))
            clock.run(2 * SECOND, here)
            wait_until(lambda: here.app.host.time.now() >= ahead.wall)
            play_some(seats, 1)
            assert sum(seats[0].show()["position"]["clock"]["left"]) >= 20 * 60 * SECOND - 6 * SECOND
            assert kinds(seats[0]) == ["open", "pause", "move"]
