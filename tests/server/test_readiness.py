"""`/readyz`: it fails when nothing can be written or no table can be loaded, and recovers by itself."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from zashiki.server import app as server_app
from zashiki.server.bench.pg_cluster import PgCluster
from zashiki.server.bench.processes import ProcessError
from zashiki.server.storage.rows import LOG
from zashiki.server.storage.store import Store
from zashiki.server.storage.writer import Job

from .servers import Inside, wait_until
from .situations import opening, writing


def status(server: Inside) -> int:
    return httpx.get(f"{server.url}/readyz", timeout=60).status_code


def test_commits_that_fail_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_usual: Callable[[list[Job]], Any], _batch: list[Job]) -> Any:
        raise sa.exc.OperationalError("INSERT", {}, Exception("database or disk is full"))

    with Inside(f"sqlite:///{tmp_path / 't.db'}") as server:
        mover, _, position = opening(server)
        body = {"id": "m", "at": position["version"], "action": position["legal"][0]["action"]}
        with writing(server, full):
            for _ in range(server_app.FAILED_COMMITS):
                assert mover.post("moves", **body).json()["refusal"] == "try-again"
            wait_until(lambda: status(server) == 503)
        assert mover.post("moves", **body).status_code == 200
        wait_until(lambda: status(server) == 200)


def test_commits_that_failed_long_ago_are_forgiven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Inside(f"sqlite:///{tmp_path / 't.db'}") as server:
        server.app.host.writer.failed, server.app.host.writer.failed_at = 99, 0.0
        monkeypatch.setattr(server_app, "FAILED_SECONDS", 0.0)
        assert status(server) == 200, "nobody may have come since: the proxy sends them elsewhere"


def test_a_writer_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_app, "PROBE_SECONDS", 0.2)
    word = threading.Event()
    with Inside(f"sqlite:///{tmp_path / 't.db'}") as server:
        server.app.host.writer._batches.put(word.wait)  # type: ignore[arg-type]
        wait_until(lambda: status(server) == 503)
        word.set()
        wait_until(lambda: status(server) == 200)


def test_a_probe_is_shared_by_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Inside(f"sqlite:///{tmp_path / 't.db'}") as server:
        asked: list[int] = []
        monkeypatch.setattr(server_app, "PROBED_EVERY", 1e9)
        monkeypatch.setattr(server.app.store, "alive", lambda: asked.append(1))

        with ThreadPoolExecutor(8) as crowd:
            assert list(crowd.map(status, [server] * 24)) == [200] * 24
        assert len(asked) == 1


def test_tables_that_cannot_be_loaded(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with Inside(db) as server:
        for _ in range(server_app.FAILED_LOADS):
            server.seats()
    store = Store(db)
    with store.engine.begin() as connection:
        connection.execute(LOG.update().values(kind="nonsense"))
    store.close()
    with Inside(db) as server:
        wait_until(lambda: len(server.app.host.tables.broken) == server_app.FAILED_LOADS)
        wait_until(lambda: status(server) == 503)
        server.seats()
        wait_until(lambda: status(server) == 200)


@pytest.fixture
def cluster() -> Iterator[PgCluster]:
    """A PostgreSQL of our own, in a folder that its account can enter."""
    with tempfile.TemporaryDirectory(prefix="zashiki-test-") as name:
        Path(name).chmod(0o711)
        folder = Path(name, "cluster")
        folder.mkdir()
        try:
            made = PgCluster(folder)
        except ProcessError as error:
            pytest.skip(f"no PostgreSQL could be started: {error}")
        yield made
        made.stop()


def test_postgresql_is_gone_and_comes_back(cluster: PgCluster) -> None:
    with Inside(cluster.url) as server:
        mover, _, position = opening(server)
        assert status(server) == 200
        cluster.stop()
        wait_until(lambda: status(server) == 503)
        body = {"id": "m", "at": position["version"], "action": position["legal"][0]["action"]}
        assert mover.post("moves", **body).json()["refusal"] == "try-again"
        cluster.start()
        wait_until(lambda: status(server) == 200)
        assert mover.post("moves", **body).status_code == 200
