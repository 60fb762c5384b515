"""Work is paid for by who asks: every path charges, debtors wait, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from zashiki.server import protocol
from zashiki.server.budget import PAYER, Account, metered
from zashiki.server.http import gate, http_io, page
from zashiki.server.http.routes import ROUTES
from zashiki.server.http.sockets import COMMAND
from zashiki.server.settings import Rate
from zashiki.server.tables.background import Background

from .servers import GAME, Inside, Seat, play_some, wait_until

ENDLESS = Rate(1e6, 0)
"""So much work that nobody waits, and nothing comes back: what is missing was charged."""
POOR = Rate(1, 0.001)
"""So little work that one request is too much for a long time."""
HERE, THERE = "203.0.113.1", "203.0.113.2"


def spent(account: Account) -> float:
    """The milliseconds that were charged to an account of an endless rate."""
    return ENDLESS.burst - account._left


@pytest.fixture(scope="module")
def exact(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server whose accounts show every charge."""
    path = tmp_path_factory.mktemp("exact") / "t.db"
    rates = dict.fromkeys(("work_rate", "seat_work_rate", "players_work_rate"), ENDLESS)
    with Inside(f"sqlite:///{path}", **rates) as running:
        yield running


@pytest.fixture
def poor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server that lets whoever has no key do very little, and refuses at once."""
    monkeypatch.setattr(gate, "PATIENCE", 0.0)
    with Inside(f"sqlite:///{tmp_path / 't.db'}", work_rate=POOR) as running:
        yield running


def at(seat: Seat, address: str) -> Seat:
    """The same seat, asking from an address."""
    client = httpx.Client(timeout=60, headers={"X-Forwarded-For": address})
    return Seat(seat.url, seat.table, seat.key, seat.seat, client)


def exhaust(server: Inside, address: str) -> None:
    """Ask from an address until it is refused."""
    for _ in range(50):
        if httpx.get(f"{server.url}/api/games", headers={"X-Forwarded-For": address}).status_code == 429:
            return
    raise AssertionError("nothing was refused")


# every path charges


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_every_route_is_charged(exact: Inside, route: Any) -> None:
    one, *_ = _table(exact)
    address = f"198.51.100.{ROUTES.index(route) + 1}"
    path = route.path.format(game=GAME, table=one.table, example="none")
    headers = {"X-Forwarded-For": address}
    httpx.request(route.method, exact.url + path, headers=headers, content=b"{}" if route.body else None, timeout=60)
    account = exact.app.budget.client(address)
    wait_until(lambda: spent(account) > 1000 * gate.REQUEST_SECONDS)  # more than the fixed part
    if "table" in route.parameters:
        wait_until(lambda: not account.active)
        before = spent(account)
        headers["Authorization"] = f"Bearer {one.key}"
        body = b'{"id":"x"}' if route.body else None
        httpx.request(route.method, exact.url + path, headers=headers, content=body, timeout=60)
        wait_until(lambda: spent(exact.app.budget.seat(address, one.table, 0)) > 1000 * gate.REQUEST_SECONDS)
        assert spent(account) == before, "a player pays for himself"


@pytest.mark.parametrize("path", [*page.ROOMS, *page.FILES, "/nothing", "/api/tables/none/at/all"])
def test_files_and_paths_that_lead_nowhere_are_charged(exact: Inside, path: str) -> None:
    address = f"198.51.100.{100 + len(path)}"
    account = exact.app.budget.client(address)
    before = spent(account)
    httpx.get(exact.url + path.format(game=GAME, table="x", name="x"), headers={"X-Forwarded-For": address})
    assert spent(account) > before


def _table(server: Inside, cache: dict[str, list[Seat]] = {}) -> list[Seat]:  # noqa: B006  (one table a server)
    if server.url not in cache:
        cache[server.url] = server.seats()
    return cache[server.url]


@pytest.mark.parametrize("form", protocol.COMMANDS.values(), ids=lambda form: form.__name__)
def test_every_command_on_a_socket_is_charged_even_if_refused(exact: Inside, form: type[protocol.Command]) -> None:
    one, *_ = exact.seats()
    with one.live() as ws:
        ws.next()
        account = exact.app.budget.seat("127.0.0.1", one.table, 0)
        before = spent(account)
        assert before > 0, "the hello was charged"
        ws.send(type=form.__struct_config__.tag, id="x", at=99, action="gift", accept=True, text="hi", seat=1)
        ws.next()
        wait_until(lambda: spent(account) > before)
    assert form in COMMAND.__args__


def test_a_socket_of_a_watcher_is_charged_to_the_address(exact: Inside) -> None:
    *_, watcher = exact.seats()
    address = "198.51.100.250"
    url = f"{watcher.path.replace('http', 'ws', 1)}/live"
    with connect(url, additional_headers={"X-Forwarded-For": address}) as ws:
        ws.send("{}")
        ws.recv()
        account = exact.app.budget.client(address)
        before = spent(account)
        assert before > 1000 * gate.REQUEST_SECONDS
        ws.ping().wait(60)
        wait_until(lambda: spent(account) > before)


def test_work_in_a_thread_is_charged_and_waiting_is_not() -> None:
    def busy() -> None:
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass

    async def work() -> None:
        await asyncio.sleep(0.2)
        await Background().in_thread(busy)

    async def paid() -> float:
        account = Account(ENDLESS)
        PAYER.set(account)
        await metered(work())
        return spent(account)

    assert 20 <= asyncio.run(paid()) < 150


def test_a_metered_task_can_be_cancelled_and_raises_what_the_work_raises() -> None:
    async def work() -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            return "tidied up"
        return "slept"

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("on purpose")

    async def main() -> str:
        async def metered_work() -> str:
            return await metered(work())

        task = asyncio.create_task(metered_work())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(ValueError, match="on purpose"):
            await metered(fails())
        return await task

    assert asyncio.run(main()) == "tidied up"


# who is in debt waits


def test_a_heavy_seat_waits_before_a_light_one_of_the_same_address() -> None:
    now = [0.0]
    players = Account(Rate(1000, 100), clock=lambda: now[0])
    heavy, light = (Account(Rate(1000, 50), players, clock=lambda: now[0]) for _ in range(2))
    heavy.charge(0.9)
    light.charge(0.01)
    assert (heavy.wait(), light.wait()) == (0, 0)
    heavy.charge(0.2)
    assert heavy.wait() > 0
    assert light.wait() == 0, "the players are in debt together, but this one asked for little"
    players.charge(1.0)
    assert light.wait() > 0, "deep in debt, everybody waits: other addresses must not notice"
    now[0] += 60
    assert (heavy.wait(), light.wait()) == (0, 0)


def test_who_asks_for_too_much_is_refused_and_others_are_not(poor: Inside) -> None:
    one, two, _ = poor.seats()
    exhaust(poor, HERE)
    refused = httpx.get(f"{poor.url}/api/games/{GAME}/rules", headers={"X-Forwarded-For": HERE})
    assert (refused.status_code, refused.json()["refusal"]) == (429, "too-many")
    assert int(refused.headers["retry-after"]) >= 1
    assert httpx.get(f"{poor.url}/api/games", headers={"X-Forwarded-For": THERE}).status_code == 200
    play_some([at(one, HERE), at(two, HERE)], 3)


@pytest.mark.parametrize(
    "path",
    ["/scene", "/scene?after=-1", "/scene?at=1", "?after=-1", "/why-not?action=gift", "/record", "/story", "/review"],
)
def test_each_question_without_a_key_uses_up_the_budget(poor: Inside, path: str) -> None:
    one, two, watcher = poor.seats()
    play_some([one, two], 3)
    answers = [httpx.get(watcher.path + path, headers={"X-Forwarded-For": THERE}).status_code for _ in range(40)]
    assert answers[-1] == 429, "refused in the end"
    assert answers[0] != 429, "and answered in the beginning"


def test_addresses_of_one_ipv6_line_have_one_budget(poor: Inside) -> None:
    exhaust(poor, "2001:db8:1:2:aaaa::1")
    for address, status in (("2001:db8:1:2:bbbb::9", 429), ("2001:db8:1:3::1", 200)):
        assert httpx.get(f"{poor.url}/api/games", headers={"X-Forwarded-For": address}).status_code == status


def test_a_socket_with_a_key_opens_behind_an_address_in_debt(poor: Inside) -> None:
    one, *_, watcher = poor.seats()
    exhaust(poor, "127.0.0.1")
    with one.live() as ws:
        assert ws.next()["about"]["you"] == 0
    with watcher.live() as ws:
        assert ws.next()["refusal"] == "too-many"


def test_the_key_of_a_table_that_is_not_in_memory_is_looked_up_behind_an_address_in_debt(poor: Inside) -> None:
    one, *_ = poor.seats()
    exhaust(poor, HERE)
    tables = poor.app.host.tables
    tables.loaded.clear()
    tables._known.clear()
    assert at(one, HERE).get().status_code == 200


def test_new_sockets_of_an_address_in_debt_are_few(poor: Inside) -> None:
    *_, watcher = poor.seats()
    exhaust(poor, HERE)
    url, denied = f"{watcher.path.replace('http', 'ws', 1)}/live", 0
    for _ in range(int(gate.LOOKUPS.burst) + 20):
        try:
            with connect(url, additional_headers={"X-Forwarded-For": HERE}):
                pass
        except InvalidStatus as error:
            denied += error.response.status_code == 429
    assert denied > 0


def test_a_seat_in_debt_is_answered_late_and_not_refused(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path / 't.db'}", seat_work_rate=Rate(2, 20)) as server:
        one, two, _ = server.seats()
        with one.live() as flood, two.live() as calm:
            flood.next()
            calm.next()
            account = server.app.budget.seat("127.0.0.1", one.table, 0)
            for k in range(400):
                flood.send(type="move", id=f"f{k}", at=99, action="gift")
            wait_until(lambda: account.wait() > 0)
            assert server.app.budget.seat("127.0.0.1", two.table, 1) is not account
            calm.send(type="chat", id="c", text="I am still heard")
            assert calm.next("ack")["id"] == "c"
            answers = [flood.next("refusal") for _ in range(400)]
        assert [a["id"] for a in answers] == [f"f{k}" for k in range(400)]
        assert {a["refusal"] for a in answers} == {"stale"}


def test_a_debtor_is_not_read_from(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path / 't.db'}", seat_work_rate=Rate(1, 0.001)) as server:
        one, *_ = server.seats()
        with one.live() as ws:
            ws.next()
            ws.socket.socket.settimeout(3)
            flood = frame(json.dumps({"type": "resign", "id": "f", "bad": 1}).encode()) * 1_000_000
            with pytest.raises(TimeoutError):
                ws.socket.socket.sendall(flood)


def frame(payload: bytes, kind: int = 0x81) -> bytes:
    """A short masked frame of a client."""
    return bytes((kind, 0x80 | len(payload))) + b"\x00\x00\x00\x00" + payload


# connections


def test_a_flood_of_pings_is_dropped(exact: Inside) -> None:
    one, *_ = exact.seats()
    with one.live() as ws:
        ws.next()
        ws.socket.socket.sendall(frame(b"", 0x89) * 2_000)
        with pytest.raises((ConnectionClosed, ConnectionError)):
            ws.next(timeout=60)


def test_connections_are_few_unless_they_are_a_proxys(tmp_path: Path) -> None:
    few = Rate(5, 0.001)
    for proxies, most in ((("192.0.2.1",), 5), (("127.0.0.1",), 20)):
        with Inside(f"sqlite:///{tmp_path / 't.db'}", connect_rate=few, proxies=proxies) as server:
            where, answered = urlsplit(server.url), 0
            for _ in range(20):
                with (
                    contextlib.suppress(ConnectionError),
                    socket.create_connection((where.hostname, where.port), timeout=60) as raw,
                ):
                    raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                    answered += b" 200 " in raw.recv(4096)
            assert answered == most


def test_watchers_of_one_address_are_limited_and_players_are_not(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path}/t.db", sockets_per_client=2) as server, contextlib.ExitStack() as open_sockets:
        one, _, watcher = server.seats()
        other = server.seats()[-1]
        for each in (watcher, other):
            assert open_sockets.enter_context(each.live()).next()
        with other.live() as ws:
            assert ws.next()["refusal"] == "too-many"
        with one.live() as ws:
            assert ws.next()["number"] == 0
        open_sockets.close()
        wait_until(lambda: not server.app.watchers)


# what is expensive is done once


def test_the_whole_log_is_replayed_once_for_all_who_ask(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, watcher = server.seats()
    play_some([one, two], 30)
    replays, replay = [], server.app.host.tables.replay
    monkeypatch.setattr(server.app.host.tables, "replay", lambda *a: replays.append(a) or replay(*a))
    for _ in range(8):
        with watcher.live(after=-1) as ws:
            entries = ws.next()["entries"]
        assert [entry["number"] for entry in entries] == list(range(31))
    assert len(replays) == 1
    play_some([one, two], 20, seed=2)
    assert [entry["number"] for entry in watcher.show(after=-1)["entries"]] == list(range(51))
    assert len(replays) == 2, "memory does not reach back to the old one"
    assert [entry["number"] for entry in watcher.show(after=40)["entries"]] == list(range(41, 51))


def test_a_rulebook_is_made_once_and_has_a_tag(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"{server.url}/api/games/{GAME}/rules"
    first = httpx.get(url)
    monkeypatch.setattr(http_io, "packed", None)
    assert httpx.get(url, headers={"If-None-Match": first.headers["etag"]}).status_code == 304
    assert httpx.get(url, headers={"If-None-Match": '"another"'}).status_code == 200
    assert first.json()["sections"]
