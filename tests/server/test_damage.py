"""Damaged databases: check and backup find the damage, name the tables it hit, and save the others."""

from __future__ import annotations

import os
import re
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from zashiki.cli.app import app
from zashiki.server.storage.store import Store

from .servers import Inside, play_some

TABLES, MOVES = 14, 60


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200"})


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database of several tables whose logs fill many pages."""
    path = tmp_path_factory.mktemp("sound") / "t.db"
    with Inside(f"sqlite:///{path}") as server:
        for k in range(TABLES):
            play_some(server.seats(), MOVES, seed=k)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.read_bytes()


def pages_of(path: Path, tree: str) -> list[int]:
    """The pages of a tree of the database that hold rows, by their number."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            query = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path"
            return [page for (page,) in connection.execute(query, (tree,))]
        except sqlite3.OperationalError as error:
            pytest.skip(f"this SQLite cannot tell its pages: {error}")


def spoil(path: Path, page: int) -> None:
    """Overwrite one page, as a bad disk does."""
    size = int.from_bytes(path.read_bytes()[16:18], "big")
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def ids(path: Path) -> set[str]:
    store = Store(str(path))
    found = set(store.ids())
    store.close()
    return found


def named(text: str) -> set[str]:
    return set(re.findall(r"^table (\S+):", text, re.MULTILINE))


@pytest.mark.parametrize("tree", ["log", "tables", "sqlite_autoindex_tables_1"])
def test_a_damaged_page_is_found_and_what_can_be_read_is_saved(tmp_path: Path, sound: bytes, tree: str) -> None:
    path, copy = tmp_path / "t.db", tmp_path / "copy.db"
    path.write_bytes(sound)
    everything, pages = ids(path), pages_of(path, tree)
    assert len(everything) == TABLES
    spoil(path, pages[len(pages) // 2])

    checked = run("check", str(path))
    assert checked.exit_code == 1, checked.output
    assert "the file is damaged: " in checked.output
    assert f"{TABLES} tables" in checked.output, "every table is looked at, those that cannot be read too"
    hit = named(checked.output)
    assert hit <= everything
    assert hit, "the tables behind the damage are named"

    saved = run("backup", str(path), str(copy))
    assert saved.exit_code == 1, saved.output
    assert re.search(r"(\d+) tables whole, (\d+) in part, (\d+) not", saved.output)
    unsaved = set(re.findall(r"^table (\S+): not saved", saved.output, re.MULTILINE))
    cut = named(saved.output) - unsaved
    assert ids(copy) == everything - unsaved
    assert named(saved.output) <= hit, "a table that can be read is saved whole"
    assert len(unsaved) < TABLES
    assert cut or unsaved or tree.startswith("sqlite")
    assert run("check", str(copy)).exit_code == 0, "what was saved replays"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert {file.name for file in tmp_path.iterdir()} <= {"t.db", "t.db-wal", "t.db-shm", "copy.db"}


def test_a_sound_database_is_copied_as_it_is(tmp_path: Path, sound: bytes) -> None:
    path, copy = tmp_path / "t.db", tmp_path / "copy.db"
    path.write_bytes(sound)
    before = os.umask(0o022)
    try:
        assert run("backup", str(path), str(copy)).exit_code == 0
    finally:
        os.umask(before)
    assert ids(copy) == ids(path)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_running_server_keeps_all_its_files_to_itself(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with Inside(f"sqlite:///{tmp_path / 't.db'}") as server:
            server.seats()
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert modes == {"t.db": 0o600, "t.db-wal": 0o600, "t.db-shm": 0o600}
