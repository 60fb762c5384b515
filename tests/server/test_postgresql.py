"""The same server on PostgreSQL, and two processes at one table. Needs a PostgreSQL at 127.0.0.1:5432 (trust)."""

from __future__ import annotations

import os
import random
import secrets
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from zashiki.cli.app import app

from .parlours import Inside, Outside, Seat, play_some, wait_until

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
    with psycopg.connect(address, autocommit=True) as line:
        line.execute(f"CREATE DATABASE {name}")
    yield address.rsplit("/", 1)[0] + f"/{name}"
    with psycopg.connect(address, autocommit=True) as line:
        line.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


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
        with far.live() as line:
            assert line.next()["number"] == 0
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
                numbers += [e["number"] for e in line.next("update")["entries"]]
        assert numbers == list(range(1, last + 1)), "the other process pushes every entry, once and in order"


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
