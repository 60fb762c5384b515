"""Servers to test: in this process, where its parts can be looked at, or in one of its own, which can be killed."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from zashiki.server.app import App
from zashiki.server.bench.processes import UNLIMITED
from zashiki.server.http.asgi import application
from zashiki.server.http.connection import HttpConnection
from zashiki.server.run import arguments
from zashiki.server.settings import Rate, Settings

GAME = "geishas-road"
PLENTY = Rate(1e9, 1e9)
GENEROUS: dict[str, Any] = {
    "games": (GAME,),
    "create_rate": PLENTY,
    "command_rate": PLENTY,
    "chat_rate": PLENTY,
    "connect_rate": PLENTY,
    "work_rate": PLENTY,
    "seat_work_rate": PLENTY,
    "players_work_rate": PLENTY,
    "sockets_per_client": 1_000_000,
    "reviews_waiting": 1_000_000,
    "bot_tables": 1_000_000,
}
PATIENCE = 120.0


@dataclass
class Seat:
    """Somebody at a table: a seat with its key, or a watcher without."""

    url: str
    table: str
    key: str | None = None
    seat: int | None = None
    client: httpx.Client = field(default_factory=lambda: httpx.Client(timeout=PATIENCE))
    count: int = 0

    @property
    def path(self) -> str:
        return f"{self.url}/api/tables/{self.table}"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.client.get(self.path + path, params=query, headers=self.headers)

    def show(self, **query: Any) -> dict[str, Any]:
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.client.post(f"{self.path}/{path}", json=body, headers=self.headers)

    def do(self, path: str, **body: Any) -> dict[str, Any]:
        self.count += 1
        answer = self.post(path, **{"id": f"{id(self)}-{self.count}", **body})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> dict[str, Any]:
        self.count += 1
        answer = self.post(path, **{"id": f"{id(self)}-{self.count}", **body})
        assert answer.status_code >= 400, answer.text
        return answer.json()

    def move(self, action: str, at: int) -> dict[str, Any]:
        return self.do("moves", action=action, at=at)

    @contextlib.contextmanager
    def live(self, after: int | None = None, views: bool = True, **options: Any) -> Iterator[Connection]:
        address = self.path.replace("http", "ws", 1) + "/live"
        with connect(address, max_size=None, **options) as ws:
            ws.send(json.dumps({"key": self.key, "after": after} | ({} if views else {"views": False})))
            yield Connection(ws)


@dataclass
class Connection:
    """A socket, with its messages as data."""

    socket: ClientConnection

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, kind: str | None = None, timeout: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = json.loads(self.socket.recv(timeout=timeout))
            if kind in (None, message["type"]):
                return message


class Server:
    """What both kinds of server share."""

    url: str

    def seats(self, **order: Any) -> list[Seat]:
        """The seats of a new table, and a watcher as the last."""
        answer = httpx.post(f"{self.url}/api/tables", json={"game": GAME, **order}, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        made = answer.json()
        people = [Seat(self.url, made["table"], s["key"], s["seat"]) for s in made["seats"]]
        return [*people, Seat(self.url, made["table"], made["watch"])]


class Inside(Server):
    """A server in this process."""

    def __init__(self, db: str, **settings: Any) -> None:
        self.settings = Settings(db=db, **{**GENEROUS, **settings})
        self.app = App(self.settings)
        self._config = {**arguments(self.settings), "factory": False, "loop": "asyncio"}

    def __enter__(self) -> Inside:
        self._config["http"] = type("Limited", (HttpConnection,), {"request_seconds": self.settings.hello_seconds})
        self._server = uvicorn.Server(uvicorn.Config(application(self.app), port=0, **self._config))
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        wait_until(lambda: self._server.started)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)


class Outside(Server):
    """A server in a process of its own."""

    def __init__(self, db: str, log: Path, port: int | None = None, workers: int = 1, **settings: str) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._command = [sys.executable, "-m", "zashiki", "serve", "--db", db, "--port", str(self.port)]
        self._command += ["--workers", str(workers)]
        self._settings = {f"ZASHIKI_{k}": v for k, v in {**UNLIMITED, "GAMES": GAME, **settings}.items()}

    def __enter__(self) -> Outside:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        with self.log.open("ab") as log:
            environment = {**os.environ, **self._settings}
            self.process = subprocess.Popen(self._command, stderr=log, stdout=log, env=environment)
        try:
            wait_until(self.ready)
        except BaseException:
            self.stop()
            raise

    def ready(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until(condition: Any, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def play_some(seats: list[Seat], moves: int, seed: int = 1) -> dict[str, Any]:
    """Random moves by the seats in turn; the last position, or the end."""
    luck = random.Random(seed)
    people = {seat.seat: seat for seat in seats if seat.seat is not None}
    shown = seats[0].show()
    for _ in range(moves):
        if shown["position"]["stage"] == "over":
            break
        mover = people[shown["position"]["turn"]]
        position = mover.show()["position"]
        mover.move(luck.choice(position["legal"])["action"], position["version"])
        shown = seats[0].show()
    return shown
