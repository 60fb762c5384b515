"""A table is played to its end by the rules it began with, whatever a later version of the package holds.

The next version is a copy of the package with edits, served in a process of its own. Its rules are not compiled.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import zashiki
from zashiki.registry import kind
from zashiki.releases.archive import write_archive
from zashiki.server.storage.store import engine_for

from ..engine.test_sources import Copy
from .servers import GAME, Outside, Seat, play_some, wait_until

FOLDER = f"games/{GAME.replace('-', '_')}"
OLD = kind(GAME).rules_version
NEW = OLD + 1
Edit = tuple[str, str, str]
RAISED: Edit = (f"{FOLDER}/__init__.py", f"rules_version={OLD}", f"rules_version={NEW}")
OTHER_RULE: Edit = (f"{FOLDER}/rules/scoring.py", "[source] += points", "[source] += points + 1")
OTHER_VALUE: Edit = (f"{FOLDER}/components.toml", "value_by_round = [1, 2]", "value_by_round = [1, 3]")
PLAYED_OUT = f"is played out by version {OLD} of the rules of {GAME}"


@dataclass
class Began:
    """A database with tables: one in the middle of its game, one with a bot, one finished, one not begun."""

    db: Path
    live: list[Seat]
    with_bot: list[Seat]
    over: list[Seat]
    waiting: list[Seat]
    record: str

    @property
    def url(self) -> str:
        return f"sqlite:///{self.db}"


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Began:
    folder = tmp_path_factory.mktemp("first")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_DISABLE_JIT", "1")
        with Outside(f"sqlite:///{folder / 't.db'}", folder / "log") as server:
            live, over = server.seats(), server.seats()
            with_bot = server.seats(seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
            waiting = server.seats(seats=[{"kind": "person"}, {"kind": "open"}])
            play_some(live, 9)
            assert play_some(over, 1000)["position"]["stage"] == "over"
            record = over[0].get("/record").text
    return Began(folder / "t.db", live, with_bot, over, waiting, record)


@pytest.fixture
def began(first: Began, tmp_path: Path) -> Began:
    """A copy of the database for one test."""
    for file in first.db.parent.glob("t.db*"):
        shutil.copy(file, tmp_path / file.name)
    return Began(tmp_path / "t.db", first.live, first.with_bot, first.over, first.waiting, first.record)


@pytest.fixture
def second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Copy]:
    """Makes the next version of the package, with the release before it or without; processes after that run it."""

    def make(*edits: Edit, archive: bool = True) -> Copy:
        copy = Copy(tmp_path / "second")
        for name, old, new in edits:
            assert old in (copy.package / name).read_text(encoding="utf-8")
            copy.edit(name, lambda text, old=old, new=new: text.replace(old, new))  # type: ignore[misc]
        for released in copy.package.glob(f"releases/{GAME}-*.zip"):
            released.unlink()
        if archive:
            write_archive(kind(GAME).folder, copy.package / f"releases/{GAME}-{OLD}.zip")
        monkeypatch.setenv("PYTHONPATH", str(copy.package.parent))
        return copy

    return make


def serve(began: Began, folder: Path) -> Outside:
    server = Outside(began.url, folder / "log")
    for seat in (*began.live, *began.with_bot, *began.over, *began.waiting):
        seat.url = server.url
    return server


def checked(began: Began) -> tuple[int, str]:
    """What `zashiki check` of the version that is served says."""
    run = subprocess.run(
        [sys.executable, "-m", "zashiki", "check", str(began.db)], capture_output=True, text=True, check=False
    )
    return run.returncode, run.stdout + run.stderr


def rules_of(seats: list[Seat]) -> tuple[int, bool]:
    about = seats[0].show()["about"]
    return about["rules"], about["newest"]


def kinds(seats: list[Seat]) -> list[str]:
    return [entry["kind"] for entry in seats[0].show(after=-1)["entries"]]


def test_both_versions_go_on_side_by_side(began: Began, second: Callable[..., Copy], tmp_path: Path) -> None:
    second(RAISED, OTHER_RULE, OTHER_VALUE)
    code, said = checked(began)
    assert code == 0
    assert f"table {began.live[0].table}: {PLAYED_OUT}" in said
    assert f"3 live: {PLAYED_OUT}" in said
    with serve(began, tmp_path) as server:
        new = server.seats(seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
        assert (rules_of(began.live), rules_of(new)) == ((OLD, False), (NEW, True))
        everything_works(began.live)
        play_some(began.live, 4, seed=2)
        server.kill()
        server.start()
        for seats in (began.live, began.with_bot, new):
            assert play_until_over(seats)["position"]["stage"] == "over"
        assert finished_by(began.live) == finished_by(began.with_bot) == finished_by(began.over) == str(OLD)
        assert finished_by(new) == str(NEW)
        assert began.over[0].get("/record").text == began.record
        assert began.over[0].get("/story").status_code == 200
        assert began.over[0].get("/scene").status_code == 200
        assert set(kinds(began.live)) & {"moved"} == set()
        again = began.live[0].do("rematch")["table"]
        assert Seat(server.url, again, began.live[0].key).show()["about"]["rules"] == NEW
    assert checked(began)[0] == 0


def everything_works(seats: list[Seat]) -> None:
    """Scenes, why-not, take-back and undo at a table of an older version."""
    turn = seats[0].show()["position"]["turn"]
    mover, other = seats[turn], seats[1 - turn]
    position = mover.show()["position"]
    assert mover.get("/scene", lang="pl").json()["parts"]
    action = position["legal"][0]["action"]
    assert mover.get("/why-not", action=action).json()["rule"] is None
    assert mover.refused("moves", action="nonsense", at=position["version"])["refusal"] == "unknown-action"
    mover.move(action, position["version"])
    after = mover.show()["position"]
    if after["can_take_back"]:
        mover.do("take-back", at=after["version"])
    else:
        mover.do("offer-undo", at=after["version"])
        other.do("answer-undo", at=after["version"], accept=True)
    assert mover.show()["position"]["view"] == position["view"]


def play_until_over(seats: list[Seat]) -> dict[str, Any]:
    """Play on, while a bot may sit on the other seat."""
    people = {seat.seat: seat for seat in seats if seat.seat is not None}
    for _ in range(1000):
        shown = seats[0].show()
        turn = shown["position"]["turn"]
        if shown["position"]["stage"] == "over":
            return shown
        if turn in people:
            position = people[turn].show()["position"]
            if position["legal"]:
                people[turn].move(position["legal"][-1]["action"], position["version"])
        else:
            version = shown["position"]["version"]
            wait_until(lambda version=version: seats[0].show()["position"]["version"] != version)  # type: ignore[misc]
    raise AssertionError("it did not end")


def finished_by(seats: list[Seat]) -> str:
    """The version of the rules that the record of a finished table names."""
    found = re.search(r"^rules: (\d+)$", seats[0].get("/record").text, re.MULTILINE)
    assert found
    return found[1]


def test_a_table_moves_to_newer_rules_that_change_nothing(
    began: Began, second: Callable[..., Copy], tmp_path: Path
) -> None:
    second(RAISED)
    assert f"3 live: moves over to version {NEW}" in checked(began)[1]
    with serve(began, tmp_path) as server:
        for seats in (began.live, began.with_bot, began.waiting):
            wait_until(lambda seats=seats: rules_of(seats) == (NEW, True))  # type: ignore[misc]
            assert kinds(seats).count("moved") == 1
        everything_works(began.live)
        server.kill()
        server.start()
        assert rules_of(began.live) == (NEW, True)
        play_until_over(began.live)
        assert finished_by(began.live) == str(NEW)
        assert began.over[0].get("/record").text == began.record, "a finished game stays on its own rules"
        assert kinds(began.live).count("moved") == 1
    assert checked(began)[0] == 0


def test_a_changed_rule_that_has_not_come_to_bear_yet_keeps_a_table_on_its_version(
    began: Began, second: Callable[..., Copy]
) -> None:
    second(RAISED, OTHER_RULE)
    assert f"3 live: {PLAYED_OUT}" in checked(began)[1]


@pytest.mark.parametrize("stored", [True, False])
def test_a_changed_value_leaves_tables_with_the_values_they_began_with(
    began: Began, second: Callable[..., Copy], tmp_path: Path, stored: bool
) -> None:
    """They are stored; those of tables that are older than that come from the release."""
    if not stored:
        before_editions(began)
    second(OTHER_VALUE, archive=not stored)
    code, said = checked(began)
    assert (code, f"3 live: {PLAYED_OUT}" in said) == (0, True)
    with serve(began, tmp_path) as server:
        new = server.seats()
        assert (rules_of(began.live), rules_of(new)) == ((OLD, False), (OLD, True))
        editions = [seats[0].show()["about"]["edition"] for seats in (began.live, began.over, new)]
        assert editions[0] == editions[1] != editions[2]
        for seats in (began.live, began.with_bot):
            play_until_over(seats)
        assert editions[0] in began.live[0].get("/record").text
        assert began.over[0].get("/record").text == began.record
    assert checked(began)[0] == 0


def before_editions(began: Began) -> None:
    """Bring a database back to the schema without editions."""
    engine = engine_for(began.url)
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE editions"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0003'"))
    engine.dispose()


def test_check_leaves_an_older_database_as_it_is(began: Began) -> None:
    before_editions(began)
    code, said = checked(began)
    assert (code, "3 live: goes on by the newest rules" in said) == (0, True)
    engine = engine_for(began.url)
    assert not sa.inspect(engine).has_table("editions")
    engine.dispose()


def test_without_its_rules_a_finished_game_is_readable_and_a_live_one_can_be_closed(
    began: Began, second: Callable[..., Copy], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second(RAISED, OTHER_RULE, archive=False)
    code, said = checked(began)
    assert code == 1
    assert f"there is no version {OLD} of the rules of {GAME}; there is {NEW}" in said
    with serve(began, tmp_path):
        for path in ("", "/scene", "/record"):
            refusal = began.live[0].get(path).json()
            assert refusal["refusal"] == "broken-table"
            assert f"no version {OLD}" in refusal["text"]
        shown = began.over[0].show()
        assert shown["position"]["stage"] == "over"
        assert f" by {shown['position']['outcome']['reason']}; " in began.record
        assert began.over[0].get("/record").text == began.record
        assert began.over[0].get("/scene").json()["refusal"] == "broken-table"
        assert began.over[0].client.get(began.over[0].path, headers={"Authorization": "Bearer no"}).status_code == 401
        assert began.live[2].refused("resign")["refusal"] == "broken-table", "a watcher cannot close it"
        closed = began.live[0].post("resign", id="mine").json()
        assert began.live[0].post("resign", id="mine").json() == closed, "a repeat gets the same answer"
        assert began.live[1].refused("resign")["refusal"] == "over"
        assert began.live[1].show()["position"]["outcome"]["winners"] == [1]
    monkeypatch.setenv("PYTHONPATH", str(Path(zashiki.__file__).parents[1]))
    with serve(began, tmp_path):  # the rules are there again
        shown = began.live[1].show()
        assert shown["position"]["outcome"]["winners"] == [1]
        assert "ending: indigo resigned" in began.live[1].get("/record").text
