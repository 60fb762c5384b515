"""What a host needs: settings that are documented, backups of a running server, and a proxy that is believed."""

from __future__ import annotations

import os
import re
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import psycopg
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner, Result

from zashiki import EditionError
from zashiki.cli.app import app
from zashiki.server import run as server_run
from zashiki.server.http import page
from zashiki.server.settings import Rate, table, variables, warn_of_unknown
from zashiki.server.storage.store import Store, StoreError
from zashiki.server.storage.writer import _reason

from .servers import Inside, Outside, Seat, free_port, wait_until
from .test_postgresql import database  # noqa: F401

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
HERE, THERE = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}
FEW = Rate(2, 0.0001)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env={"COLUMNS": "160"})


def test_the_documented_settings_are_those_of_the_code() -> None:
    found = re.search(
        r"<!-- settings -->\n(.*)\n<!-- end of settings -->", HOSTING.read_text(encoding="utf-8"), re.DOTALL
    )
    assert found
    assert found[1] == table()
    assert all(variable.meaning.endswith(".") for variable in variables())


def test_settings_are_listed_with_the_values_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZASHIKI_CHAT_RATE", "3/0.25")
    listed = run("settings").output
    assert re.search(r"ZASHIKI_CHAT_RATE +3/0.25 +Chat messages, by seat\.", listed)
    assert all(variable.name in listed for variable in variables())


def test_a_setting_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZASHIKI_SOCKETS", "many")
    result = run("settings")
    assert result.exit_code == 2
    assert "ZASHIKI_SOCKETS='many' cannot be read; it is a whole number" in result.output


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("BOTS", "0", "at least 1"),
        ("BODY_BYTES", "-1", "at least 1024"),
        ("ABANDONED_DAYS", "-1", "at least 0"),
        ("HELLO_SECONDS", "inf", "out of range"),
        ("CHAT_RATE", "nan/1", "out of range"),
        ("GAMES", "iki,chess", "there is no game 'chess'; there are geishas-road, iki, tokaido-duo"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str
) -> None:
    monkeypatch.setenv(f"ZASHIKI_{name}", value)
    result = run("settings")
    assert result.exit_code == 2
    assert f"ZASHIKI_{name}" in result.output
    assert reason in result.output


def test_a_setting_that_is_misspelt_is_named(caplog: pytest.LogCaptureFixture) -> None:
    warn_of_unknown({"ZASHIKI_CHATRATE": "4/1", "ZASHIKI_CHAT_RATE": "4/1", "ZASHIKI_CACHE": "here", "HOME": "there"})
    (said,) = caplog.records
    assert (vars(said)["setting"], vars(said)["meant"]) == ("ZASHIKI_CHATRATE", "ZASHIKI_CHAT_RATE")


def serve(*arguments: str) -> tuple[int, str]:
    """What a server says that cannot start."""
    command = [sys.executable, "-m", "zashiki", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, " ".join(done.stderr.split())


def test_a_server_that_cannot_have_its_port_or_its_database_says_so(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Outside(db, tmp_path / "log") as server:
        port = str(server.port)
        code, said = serve("--db", f"sqlite:///{tmp_path / 'other.db'}", "--port", port)
        assert (code, f"port {port} of 127.0.0.1 cannot be had" in said) == (2, True), said
        code, said = serve("--db", db, "--port", str(free_port()))
        assert (code, "another server has it open, and SQLite serves one" in said) == (2, True), said
        assert run("check", str(tmp_path / "t.db")).exit_code == 0, "others may read it"
        server.kill()
        server.start()  # a lock does not outlive its server
        assert server.seats()


def test_a_database_that_cannot_be_written_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "t.db"
    with Inside(f"sqlite:///{file}") as server:
        assert httpx.get(f"{server.url}/readyz").status_code == 200
        shut = Store(f"sqlite:///file:{file}?mode=ro&uri=true")
        with pytest.raises(StoreError, match="cannot be written: attempt to write a readonly database"):
            shut.alive()
        monkeypatch.setattr(server.app.store, "alive", shut.alive)
        wait_until(lambda: httpx.get(f"{server.url}/readyz").status_code == 503)
        answer = httpx.get(f"{server.url}/readyz")
        assert answer.json()["status"] == "failing"
        assert "t.db" not in answer.text
        shut.close()


def test_a_database_that_is_read_only_is_not_ready(database: str) -> None:  # noqa: F811
    Store(database).close()
    shut = Store(f"{database}?options=-c%20default_transaction_read_only%3Don")
    with pytest.raises(StoreError, match="cannot be written: cannot execute UPDATE in a read-only transaction"):
        shut.alive()
    shut.close()


def test_workers_stop_with_their_parent(database: str, tmp_path: Path) -> None:  # noqa: F811
    with Outside(database, tmp_path / "log", workers=2) as server:
        server.kill()

        def free() -> bool:
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                try:
                    probe.bind(("127.0.0.1", server.port))
                    probe.listen()
                except OSError:
                    return False
                return True

        wait_until(free)
        server.start()
        assert server.seats()


def test_what_the_database_said_is_logged_without_anything_of_a_row() -> None:
    full = sa.exc.OperationalError("INSERT", {"rows": "secret"}, sqlite3.OperationalError("database or disk is full"))
    assert _reason(full) == "OperationalError: database or disk is full"
    wrong = sa.exc.DataError("INSERT", {"rows": "secret"}, psycopg.errors.StringDataRightTruncation("secret"))
    assert _reason(wrong) == "DataError 22001"
    assert _reason(ValueError("secret")) == "ValueError"


def test_a_backup_makes_no_folders(tmp_path: Path) -> None:
    Store(str(tmp_path / "t.db")).close()
    result = run("backup", str(tmp_path / "t.db"), str(tmp_path / "disk" / "copy.db"))
    assert result.exit_code == 2
    assert "there is no folder" in " ".join(result.output.split())
    assert not (tmp_path / "disk").exists()


def play(seat: Seat, other: Seat, moves: int) -> None:
    for _ in range(moves):
        shown = seat.show()
        mover = seat if shown["position"]["turn"] == seat.seat else other
        position = mover.show()["position"]
        mover.move(position["legal"][0]["action"], position["version"])


def test_a_backup_of_a_running_server_replays(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "disk" / "copy.db"
    copy.parent.mkdir()
    with Inside(f"sqlite:///{path}") as server:
        one, two, _ = server.seats()
        play(one, two, 3)
        result = run("backup", str(path), str(copy))
        assert result.exit_code == 0, result.output
        play(one, two, 1)
    assert "1 tables, 4 entries: 0 do not replay." in run("check", str(copy)).output
    assert "1 tables, 5 entries: 0 do not replay." in run("check", str(path)).output
    assert list(copy.parent.iterdir()) == [copy]


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Inside(f"sqlite:///{path}"):
        pass
    copy.write_text("mine")
    result = run("backup", str(path), str(copy))
    assert result.exit_code == 2
    assert "is there already" in result.output
    assert copy.read_text() == "mine"


def test_a_backup_needs_a_database_and_a_place(tmp_path: Path) -> None:
    missing = run("backup", str(tmp_path / "none.db"), str(tmp_path / "copy.db"))
    assert missing.exit_code == 2
    assert "there is no such database" in missing.output
    path = tmp_path / "tables.db"
    with Inside(f"sqlite:///{path}"):
        pass
    (tmp_path / "file").write_text("")
    nowhere = run("backup", str(path), str(tmp_path / "file" / "copy.db"))
    assert nowhere.exit_code == 2
    assert "there is no folder" in " ".join(nowhere.output.split())


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Inside(f"sqlite:///{path}"):
        pass

    def full(*_: object) -> None:
        Path(tmp_path / ".copy.db.unfinished").write_text("half")
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("zashiki.server.storage.backup._copy", full)
    result = run("backup", str(path), str(copy))
    assert result.exit_code == 2
    assert "the copy failed: database or disk is full" in result.output
    assert not list(tmp_path.glob("*copy*"))


def test_postgresql_has_its_own_backup(database: str, tmp_path: Path) -> None:  # noqa: F811
    with Inside(database):
        pass
    result = run("backup", database, str(tmp_path / "copy.db"))
    assert result.exit_code == 2
    assert "pg_dump" in result.output


def knocking(server: Inside) -> Callable[[dict[str, str]], str]:
    """Somebody who tries keys, and is told what."""
    url = server.seats()[0].path

    def knock(where: dict[str, str]) -> str:
        answer = httpx.get(url, headers={"Authorization": "Bearer guessed", **where})
        return str(answer.json()["refusal"])

    return knock


def test_a_proxy_is_believed_who_asks(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path / 'tables.db'}", wrong_key_rate=FEW) as server:
        knock = knocking(server)
        assert [knock(HERE) for _ in range(3)] == ["bad-key", "bad-key", "too-many"]
        assert knock(THERE) == "bad-key"


def test_whoever_is_no_proxy_is_not_believed(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path / 'tables.db'}", wrong_key_rate=FEW, proxies=("192.0.2.1",)) as server:
        knock = knocking(server)
        assert [knock(HERE), knock(THERE), knock(HERE), knock(THERE)] == ["bad-key", "bad-key", "too-many", "too-many"]


def test_behind_a_proxy_the_page_is_at_home_at_its_own_address(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        asked = {"Host": "parlour.example.org", "X-Forwarded-Proto": "https", **HERE}
        order = {"game": "geishas-road"}
        own = httpx.post(
            f"{server.url}/api/tables", json=order, headers={**asked, "Origin": "https://parlour.example.org"}
        )
        other = httpx.post(f"{server.url}/api/tables", json=order, headers={**asked, "Origin": "https://example.org"})
    assert (own.status_code, other.json()["refusal"]) == (200, "foreign-origin")


def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        Store(str(tmp_path / "tables.db")).close()
    finally:
        os.umask(before)
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}


def test_a_components_file_that_cannot_be_used_stops_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = server_run.kind_of("iki")
    broken = tmp_path / "components.toml"
    broken.write_text(kind.components.read_text(encoding="utf-8").replace("[edition]", "[edition]\ncolour = 1"))
    monkeypatch.setattr(server_run, "kind_of", lambda _name: replace(kind, components=broken))
    with pytest.raises(EditionError, match=r"components.toml, line \d+: edition.colour: there is no such key"):
        server_run.check_components(("iki",))


def test_metrics_are_for_the_addresses_that_a_setting_names(tmp_path: Path) -> None:
    stranger = {"X-Forwarded-For": "203.0.113.7"}
    with Inside(f"sqlite:///{tmp_path}/t.db") as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 200
        assert httpx.get(f"{server.url}/metrics", headers=stranger).status_code == 404
    with Inside(f"sqlite:///{tmp_path}/u.db", metrics=("*",)) as server:
        assert httpx.get(f"{server.url}/metrics", headers=stranger).status_code == 200


UNIT = re.search(r"```ini\n(\[Unit\].*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
SANDBOX = {
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "NoNewPrivileges": "yes",
    "CapabilityBoundingSet": "",
    "StateDirectory": "zashiki",
    "SystemCallFilter": "@system-service",
}


def test_the_service_is_sandboxed() -> None:
    assert UNIT
    service = dict(line.split("=", 1) for line in UNIT[1].splitlines() if "=" in line and not line.startswith("#"))
    assert {name: service.get(name) for name in SANDBOX} == SANDBOX
    assert "MemoryDenyWriteExecute" not in service, "compiled rules are written to memory and executed"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    assert UNIT
    file = tmp_path / "zashiki.service"
    file.write_text(UNIT[1].replace("/opt/zashiki/.venv/bin/zashiki", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, "zashiki.service" in done.stderr) == (0, False), done.stderr


def test_the_page_may_talk_to_its_own_host_only() -> None:
    rules = dict(rule.split(" ", 1) for rule in page.POLICY.split("; "))
    assert rules["default-src"] == rules["connect-src"] == "'self'"
    sources = {source for given in rules.values() for source in given.split()}
    assert sources == {"'self'", "'none'", "'unsafe-inline'", "data:", "blob:"}, "no other host, no other scheme"
    assert "'unsafe-inline'" not in rules.get("script-src", rules["default-src"])


def test_names_of_files_that_are_not_there_fill_no_memory(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path}/t.db") as server, httpx.Client() as client:
        page.file.cache_clear()
        bound = page.file.cache_info().maxsize
        assert bound
        for k in range(bound + 20):
            assert client.get(f"{server.url}/assets/{k}.js").status_code == 404
        assert page.file.cache_info().currsize <= bound
