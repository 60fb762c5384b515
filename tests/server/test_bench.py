"""`zashiki bench server`: small runs of what is measured, and the short form of the crash test."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from zashiki.server.bench import processes
from zashiki.server.bench.abuse_test import abuse_all

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


def check(found: dict[str, Any], kills: int, tables: int) -> None:
    assert found["clean"], found
    assert found["kills"] == kills
    assert found["tables"] >= tables, "a game that ends makes room for another"
    assert found["stored"] >= found["acknowledged"] >= kills * tables


def test_killed_again_and_again_nothing_is_lost() -> None:
    check(json.loads(run("--crash", "--kills", "3", "--tables", "12", "--json")), 3, 12)


def test_one_of_two_is_killed_again_and_again(database: str) -> None:  # noqa: F811
    found = run("--crash", "--kills", "3", "--tables", "12", "--processes", "2", "--db", database, "--json")
    check(json.loads(found), 3, 12)
