"""`zashiki bench server`: small runs of what is measured, and the short form of the crash test."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from zashiki.cli.app import app
from zashiki.server.bench import pg_cluster, processes
from zashiki.server.bench.abuse_test import abuse_all
from zashiki.server.bench.log_checker import LogChecker
from zashiki.server.bench.player import Player, Tally
from zashiki.server.storage.rows import LOG

from .servers import Inside, play_some, wait_until
from .test_postgresql import database  # noqa: F401


def run(*arguments: str, **environment: str) -> str:
    command = [sys.executable, "-m", "zashiki", "bench", "server", *arguments]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_small_load_is_played_and_every_delivery_arrives() -> None:
    small = ("--sockets", "16", "--seconds", "1", "--rounds", "1", "--no-baseline", "--json")
    found = json.loads(run(*small))["loads"]
    assert [load["name"] for load in found] == ["zashiki", "with full views"]
    for load in found:
        assert load["sockets"] == 16
        assert load["moves"] > 0
        assert load["delivered"] >= 4 * load["moves"]
        assert (load["faults"], load["lost"], load["refusals"]) == (0, 0, 0)


def test_without_node_the_baseline_is_said_to_be_missing() -> None:
    told = run("--sockets", "4", "--seconds", "0.5", "--rounds", "1", PATH="/nowhere")
    assert "durable moves a second" in told
    assert "No baseline was measured: it needs Node.js" in " ".join(told.split())


def test_without_its_packages_the_baseline_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho \"Error: Cannot find module 'ws'\" >&2\nexit 1\n")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    with pytest.raises(processes.ProcessError, match=r"Cannot find module 'ws'; `./run bench server` installs it"):
        processes.baseline_server(tmp_path, "usual")


def test_an_abuser_is_refused_and_the_players_beside_it_are_not(tmp_path: Path) -> None:
    server = processes.our_server(f"sqlite:///{tmp_path / 't.db'}", tmp_path, "geishas-road", limited=True)
    try:
        found = asyncio.run(abuse_all(server, 2, "geishas-road", {}, lambda _path: None, ("why not", "new sockets")))
    finally:
        server.kill()
    for abuse in found:
        assert abuse.served_per_second + abuse.refused_per_second > 0
        assert (abuse.player_refused, abuse.neighbour_refused) == (0, 0)
        assert abuse.quiet_p50_ms > 0 < abuse.p50_ms


def crash(*arguments: str, kills: int = 2, tables: int = 12) -> dict[str, Any]:
    found = json.loads(run("--crash", "--kills", str(kills), "--tables", str(tables), *arguments, "--json"))
    assert found["clean"], found
    assert found["faults"] == kills
    assert found["tables"] >= tables, "a game that ends makes room for another"
    assert found["stored"] >= found["acknowledged"] >= kills * tables
    return found


def test_killed_again_and_again_nothing_is_lost() -> None:
    crash(kills=3)


def test_one_of_two_is_killed_again_and_again(database: str) -> None:  # noqa: F811
    crash("--processes", "2", "--db", database, kills=3)


def test_stopped_in_order_nothing_is_lost() -> None:
    crash("--fault", "sigterm")


def test_a_full_disk_refuses_moves_and_says_so_and_play_goes_on_afterwards() -> None:
    assert crash("--fault", "disk-full")["refusals"]["try-again"] > 0


def test_a_disk_that_cannot_be_mounted_is_filled_by_a_limit(tmp_path: Path) -> None:
    (tmp_path / "mount").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "mount").chmod(0o755)
    found = json.loads(
        run("--crash", "--fault", "disk-full", "--kills", "1", "--tables", "8", "--json", PATH=str(tmp_path))
    )
    assert found["clean"], found
    assert found["refusals"]["try-again"] > 0


def needs_postgresql() -> None:
    try:
        pg_cluster.programs()
        pg_cluster._account()
    except processes.ProcessError as error:
        pytest.skip(str(error))


def test_postgresql_is_restarted_under_two_processes() -> None:
    needs_postgresql()
    crash("--fault", "postgres-restart", "--processes", "2")


def test_while_one_of_two_processes_stands_still_the_other_serves(database: str) -> None:  # noqa: F811
    crash("--fault", "sigstop", "--processes", "2", "--db", database, kills=1)


def test_without_postgresql_the_crash_test_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(pg_cluster, "PLACES", ("/nowhere",))
    with pytest.raises(processes.ProcessError, match="there is no initdb"):
        pg_cluster.programs()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--fault", "disk-full", "--db", "sqlite:///t.db"), "leave --db out"),
        (("--processes", "2"), "several processes need PostgreSQL"),
    ],
)
def test_what_does_not_go_together_is_refused(arguments: tuple[str, ...], reason: str) -> None:
    result = CliRunner().invoke(app, ["bench", "server", "--crash", *arguments])
    assert result.exit_code == 2
    assert reason in result.output


def text_of(file: Path) -> list[str]:
    """The words of a file of /proc, whose thread may be gone."""
    try:
        return file.read_text().split()
    except OSError:
        return []


def test_an_interrupted_crash_test_prints_what_it_has() -> None:
    command = [sys.executable, "-m", "zashiki", "bench", "server", "--crash", "--kills", "1000", "--tables", "4"]
    with subprocess.Popen([*command, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        seen: set[str] = set()

        def killed_one() -> bool:
            seen.update(pid for file in Path(f"/proc/{process.pid}/task").glob("*/children") for pid in text_of(file))
            return len(seen) > 1

        try:
            wait_until(killed_one)
            process.send_signal(signal.SIGINT)
            out, said = process.communicate(timeout=120)
        finally:
            process.kill()
    found = json.loads(out)
    assert process.returncode == 1, said
    assert found["interrupted"]
    assert found["faults"] < 1000
    assert "Traceback" not in said


def test_the_check_of_the_crash_test_finds_what_is_wrong(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path / 't.db'}") as server:
        seats = server.seats()
        play_some(seats, 6)
        table = seats[0].table
        store = server.app.store
        player = Player([server.url], table, seats[0].key, Tally(), "x 0")
        checker = LogChecker(store)
        row = store.rows(table)[1]
        player.acks = {row.client or "": row.number}
        checker.check([player])
        assert (checker.acknowledged, checker.lost, checker.doubled, checker.gaps) == (1, 0, 0, 0)
        assert not checker.agrees(player), "it was told of no position"
        player.acks["gone"] = 3
        with store.engine.begin() as connection:
            double = {"table_id": table, "number": 7, "at": row.at, "kind": "chat", "seat": 0, "body": {"text": "hai"}}
            connection.execute(LOG.insert(), [{**double, "client": row.client}])
        checker.check([player])
        assert (checker.lost, checker.doubled) == (1, 1)
        with store.engine.begin() as connection:
            connection.execute(LOG.insert(), [{**double, "number": 9, "client": "later"}])
        checker.check([player])
        assert checker.gaps == 1
        with store.engine.begin() as connection:
            connection.execute(LOG.delete().where(LOG.c.number == 7))
            connection.execute(LOG.delete().where(LOG.c.number == 9))
        checker.recount()
        assert checker.lost == 2
