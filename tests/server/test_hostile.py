"""Hostile input: every piece gets its typed answer, and the server keeps serving others."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from zashiki.server.http.openapi import document
from zashiki.server.http.routes import ROUTES
from zashiki.server.protocol import COMMANDS
from zashiki.server.refusals import STATUS
from zashiki.server.run import allow_files
from zashiki.server.settings import Rate

from .servers import Inside, Outside, Seat, play_some, wait_until

calm = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
NASTY = [
    b"", b"{", b"null", b"[]", b"[" * 8000, b'{"a":' * 2000, b"\xff\xfe", b'{"id":"\\ud800","text":"\\ud800"}',
    b'{"id":"a","text":"\\u0000"}', b'{"id":"a","at":1e400,"action":"gift"}',
    b'{"id":"\\u0000","at":0,"action":"gift"}',
    b'{"id":"a","at":99999999999999999999,"action":"gift"}', b'{"id":"a","at":0,"action":-1}',
    b'{"id":"a","at":0,"action":999999}', b'{"id":"a","id":"b","at":0,"action":"gift"}',
    b'{"id":"a","at":true,"action":[]}',
    b'{"type":"resign","id":"a","at":0,"action":"gift"}', b'{"id":"a","at":0,"action":"gift","extra":1}',
]  # fmt: skip


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    path = tmp_path_factory.mktemp("strict") / "tables.db"
    limits = {"wrong_key_rate": Rate(5, 0.001), "hello_seconds": 1.0, "outbox_bytes": 16_384, "body_bytes": 4096}
    with Inside(f"sqlite:///{path}", **limits) as running:
        yield running


def typed(answer: httpx.Response) -> str:
    """The refusal in an answer, which must be one of those there are."""
    refusal: str = answer.json()["refusal"]
    assert STATUS[refusal] == answer.status_code
    assert refusal != "server-error"
    return refusal


@calm
@given(path=st.sampled_from(sorted(COMMANDS)), body=st.one_of(st.sampled_from(NASTY), st.binary(max_size=200)))
def test_bytes_that_are_no_message(server: Inside, path: str, body: bytes) -> None:
    seats = table_of(server)
    answer = seats[0].client.post(f"{seats[0].path}/{path}", content=body, headers=seats[0].headers)
    if answer.status_code != 200:
        assert typed(answer)


@calm
@given(path=st.sampled_from(sorted(COMMANDS)), body=values)
def test_json_of_the_wrong_shape(server: Inside, path: str, body: object) -> None:
    seats = table_of(server)
    content = json.dumps(body).encode()
    answer = seats[0].client.post(f"{seats[0].path}/{path}", content=content, headers=seats[0].headers)
    assert typed(answer) == "bad-request"


@calm
@given(frames=st.lists(st.one_of(st.sampled_from(NASTY), st.text(max_size=100), st.binary(max_size=100)), max_size=6))
def test_frames_that_are_no_message(server: Inside, frames: list[str | bytes]) -> None:
    seats = table_of(server)
    with seats[0].live() as ws:
        ws.next()
        for frame in frames:
            try:
                text: str | bytes = frame.decode() if isinstance(frame, bytes) else frame
            except UnicodeDecodeError:
                text = frame
            ws.socket.send(text)
            message = ws.next()
            while message["type"] == "update":
                message = ws.next()
            assert message["type"] == "ack" or message["refusal"] in STATUS
            assert message.get("refusal") != "server-error"


def table_of(server: Inside, cache: dict[str, list[Seat]] = {}) -> list[Seat]:  # noqa: B006  (one table a server)
    if server.url not in cache:
        cache[server.url] = server.seats()
    return cache[server.url]


@pytest.mark.parametrize("path", ["/api/tables/a/b", "/nothing", "/api/tables/%00%ff", "/api/tables/" + "x" * 3000])
def test_paths_that_lead_nowhere(server: Inside, path: str) -> None:
    assert typed(httpx.get(server.url + path)) in ("unknown-path", "unknown-table")


def test_wrong_methods_and_questions(server: Inside) -> None:
    one, *_ = table_of(server)
    assert typed(httpx.put(one.path)) == "wrong-method"
    assert typed(one.get(after="x")) == "bad-request"
    assert typed(one.get("/why-not", action="\x00" * 500)) in ("unknown-action", "not-your-turn", "over")
    bad = httpx.get(one.path, headers={"Authorization": "Basic abc"})
    assert typed(bad) == "bad-key"


def test_oversize_bodies_and_frames(strict: Inside) -> None:
    one, two, _ = strict.seats()
    huge = b'{"id":"a","text":"' + b"x" * 100_000 + b'"}'
    assert typed(one.client.post(f"{one.path}/chat", content=huge, headers=one.headers)) == "too-large"

    def drip() -> Iterator[bytes]:
        yield from (b"x" * 1000 for _ in range(50))

    assert typed(one.client.post(f"{one.path}/chat", content=drip(), headers=one.headers)) == "too-large"
    with one.live() as ws:
        ws.next()
        ws.socket.send("x" * 50_000)
        with pytest.raises(ConnectionClosed) as closed:
            ws.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    play_some([one, two], 2)


def test_guessed_keys_are_slowed_down(strict: Inside) -> None:
    one, *_ = strict.seats()
    guesses = [typed(Seat(strict.url, one.table, f"guess {k}").get()) for k in range(8)]
    assert guesses[:5] == ["bad-key"] * 5
    assert guesses[5:] == ["too-many"] * 3
    assert Seat(strict.url, one.table).get().status_code == 200, "watching goes on"
    strict.app.wrong_keys._buckets.clear()


def test_wrong_keys_stop_neither_a_right_one_nor_another_table(strict: Inside) -> None:
    """Everybody behind one router has one address: a neighbour who guesses must not lock the others out."""
    one, two, _ = strict.seats()
    other, *_ = strict.seats()
    guesses = [typed(Seat(strict.url, one.table, f"guess {k}").get()) for k in range(8)]
    assert "too-many" in guesses
    assert one.get().status_code == two.get().status_code == 200
    assert typed(Seat(strict.url, other.table, "one wrong key").get()) == "bad-key"
    with one.live() as ws:
        assert ws.next()
    strict.app.wrong_keys._buckets.clear()


def test_commands_are_slowed_down(tmp_path: pytest.TempPathFactory) -> None:
    with Inside(f"sqlite:///{tmp_path}/t.db", chat_rate=Rate(3, 0.001), create_rate=Rate(2, 0.001)) as server:
        one, two, _ = server.seats()
        answers = [one.post("chat", id=f"c{k}", text="hi").status_code for k in range(5)]
        assert answers == [200, 200, 200, 429, 429]
        assert two.do("chat", text="hi"), "the other seat may still talk"
        server.seats()
        answer = httpx.post(f"{server.url}/api/tables", json={"game": "geishas-road"})
        assert typed(answer) == "too-many"


def test_a_head_that_goes_on_and_on_is_refused(strict: Inside) -> None:
    where = urlsplit(strict.url)
    with socket.create_connection((where.hostname, where.port), timeout=30) as raw:
        raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 64_000_000:  # more than the buffers between the two hold
                raw.sendall(b"X-More: " + b"y" * 990 + b"\r\n")
                sent += 1_000
        assert sent < 64_000_000, "the connection was closed long before"
    assert httpx.get(f"{strict.url}/healthz").status_code == 200


def test_a_second_request_must_come_in_time_like_the_first(strict: Inside) -> None:
    where = urlsplit(strict.url)
    with socket.create_connection((where.hostname, where.port), timeout=30) as raw:
        raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 200 " in raw.recv(4096)
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        with contextlib.suppress(ConnectionResetError):
            while raw.recv(4096):
                pass


HALF_OPEN = 3_000
BEGINNINGS = (
    b"",
    b"GET /api/ga",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"GET /api/tables/12345678/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    b"GET /api/tables/12345678/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n\x81\xfe\x40",
)
"""How far a connection may come and then say no more."""


def test_thousands_of_half_open_connections_are_closed_and_do_no_harm(tmp_path: Path) -> None:
    allow_files()
    with Outside(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", HELLO_SECONDS="5") as server:
        where = urlsplit(server.url)
        idle = []
        for k in range(HALF_OPEN):
            idle.append(socket.create_connection((where.hostname, where.port), timeout=30))
            idle[-1].sendall(BEGINNINGS[k % len(BEGINNINGS)])
        one, two, _ = server.seats()
        play_some([one, two], 4)
        with one.live() as ws:
            assert ws.next()["number"] == 4
            for half_open in idle:
                half_open.settimeout(60)
                with contextlib.suppress(ConnectionResetError):
                    while half_open.recv(4096):
                        pass
                half_open.close()
            play_some([one, two], 1)
            assert ws.next()["number"] == 5, "those who speak are still heard"
        assert "zashiki_sockets 0" in httpx.get(f"{server.url}/metrics").text


def test_a_slow_reader_is_dropped_and_others_hear_everything(strict: Inside) -> None:
    one, two, watcher = strict.seats()
    where = urlsplit(strict.url)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect((where.hostname, where.port))
    raw.sendall(
        f"GET /api/tables/{watcher.table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in raw.recv(1024)
    raw.sendall(b"\x81\x82\x00\x00\x00\x00{}")  # a masked text frame; from here on nothing is read
    wait_until(lambda: strict.app.host.broadcaster.count(strict.app.host.tables.loaded[watcher.table], None) == 1)
    with two.live() as ws:
        ws.next()
        for k in range(3000):
            one.post("chat", id=f"s{k}", text="y" * 480)
            assert ws.next()["entries"][0]["text"] == "y" * 480
            if 'reason="slow"' in strict.app.metrics.text():
                break
    assert 'zashiki_sockets_dropped_total{reason="slow"}' in strict.app.metrics.text()
    raw.close()
    play_some([one, two], 3)
    wait_until(lambda: strict.app.host.broadcaster.sockets == 0)


def test_random_bytes_on_the_port(server: Inside) -> None:
    where = urlsplit(server.url)
    luck = random.Random(8)
    for _ in range(40):
        with socket.create_connection((where.hostname, where.port)) as ws:
            ws.sendall(luck.randbytes(luck.randrange(1, 600)))
    started = time.monotonic()
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert time.monotonic() - started < 5


def test_the_schema_tells_the_truth(server: Inside) -> None:
    """Schemathesis makes requests from the schema, right and wrong; every answer is as the schema says."""
    schema = schemathesis.openapi.from_dict(document(ROUTES))
    checks = [not_a_server_error, response_schema_conformance, status_code_conformance, content_type_conformance]
    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(max_examples=6, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def check(case: schemathesis.Case) -> None:
            answer = case.call(base_url=server.url)
            assert answer.status_code < 500
            case.validate_response(answer, checks=checks)

        check()


@pytest.mark.parametrize("id_", ["x" * 64 + "\n", "x\n", "", "x" * 65, "two words", "é"])
def test_ids_that_are_none_are_refused_at_once(server: Inside, id_: str) -> None:
    mover = server.seats()[0]
    assert mover.post("name", id=id_, name="Aki").json()["refusal"] == "bad-request"
    with mover.live() as ws:
        ws.next()
        ws.send(type="name", id=id_, name="Aki")
        assert ws.next()["refusal"] == "bad-request"
    assert mover.post("name", id="x" * 64, name="Aki").status_code == 200
    assert mover.post("name", id="y", language="en\n").json()["refusal"] == "bad-request"
