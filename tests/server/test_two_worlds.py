"""Law 5 over the real bytes: two servers, the true world and a re-dealt one, the same requests, the same answers."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import zashiki
from zashiki import CHANCE, State
from zashiki.engine.chance import Stream, commitment
from zashiki.server.storage.rows import Header, Row, SeatHeader, Secret, TableRow
from zashiki.server.tables.keys import hashed
from zashiki.server.tables.table import Table
from zashiki.server.workers import scheduler

from .fake_clock import HOUR, FakeClock
from .servers import GAME, Connection, Inside, Seat, wait_until

KEYS = ["the key of seat nought", "the key of seat one"]
ID = "two-worlds-table"
SALTS = {"hash": [commitment("aa"), commitment("bb")], "salt": ["aa", "bb"]}
VARIANTS = [
    {"level": "advanced", "fate": True},
    {"mode": "maiko", "hidden_offer": True},
    {"mode": "geiko", "geiko_hidden_card": True},
]


class Script(Stream):
    """A stream that first gives the numbers of a known past."""

    numbers: tuple[int, ...] = ()

    def below(self, total: int) -> int:
        number = self.drawn
        if number >= len(self.numbers):
            return super().below(total)
        self.drawn += 1
        return self.numbers[number]


def past_of(state: State) -> tuple[list[tuple[int, str]], tuple[int, ...]]:
    """The players' moves of a game, and the numbers that make chance draw what it drew."""
    again = state.game.start(chance="explicit")
    moves, numbers = [], []
    for entry in state.log:
        if entry.actor == CHANCE:
            ids, weights = again._chances()
            numbers.append(sum(weights[: ids.index(entry.action)]))
        else:
            moves.append((entry.actor, state.game.actions[entry.action].text))
        again.play(entry.action)
    return moves, tuple(numbers)


def serve_world(path: Path, game: zashiki.Game, world: State, clock: FakeClock) -> Inside:
    """A server whose one table has come to this position, by the clock and after an outage."""
    moves, numbers = past_of(world)
    seats = [SeatHeader("person", name, "novice", "en", hashed(key)) for name, key in zip("AB", KEYS, strict=True)]
    header = Header(game.name, game.options, game.components.digest, game.kind.rules_version,
                    commitment("s"), seats, hashed("watch"), salts=True, minutes=10)  # fmt: skip
    inside = clock.server(f"sqlite:///{path}", recent=1000)
    table_row = TableRow(ID, 1_000, header, Secret("s", "b"))
    salted = [
        (k, body) for key in ("hash", "salt") for k, body in enumerate(({key: SALTS[key][0]}, {key: SALTS[key][1]}))
    ]
    entries = [("open", None, {})] + [("salt", seat, body) for seat, body in salted]
    entries += [("move", seat, {"action": action}) for seat, action in moves]
    rows = [Row(ID, k, 1_000 + k, kind, seat, f"c{k}", body) for k, (kind, seat, body) in enumerate(entries)]
    rows += [Row(ID, len(rows), 3_000, "pause", body={"since": 1_010, "until": 3_000})]

    class World(Table):
        def _fresh(self) -> State:
            script = Script(self.secret.seed, self.salts, 0, self.game.seats)
            script.numbers = numbers
            return State.fresh(self.game, script)

    def replay(_id: str, keep: int | None = None, until: int = 1 << 30) -> Table:
        table = World(table_row, game, keep or 1000)
        for row in rows:
            if row.number <= until:
                table.apply(row)
        return table

    inside.app.host.tables.replay = replay  # type: ignore[method-assign]
    return inside


def heard(line: Connection) -> str | bytes:
    return line.socket.recv(timeout=10)


def conversation(
    server: Inside, clock: FakeClock, seat: int, game: zashiki.Game, own: list[str], position: State
) -> list[bytes]:
    """Everything a seat and a watcher can ask for, answered in bytes."""
    me = Seat(server.url, ID, KEYS[seat], seat)
    wait_until(lambda: [e["kind"] for e in me.show(after=0)["entries"]].count("pause") == 2)  # that before the start
    watcher = Seat(server.url, ID)
    answers: list[httpx.Response] = []
    for who in (me, watcher, Seat(server.url, ID, "watch")):
        answers += [who.get(), who.get(after=-1), who.get(after=len(position.log) // 3), who.get("/record")]
        answers += [who.get("/why-not", action=a.text) for a in game.actions[::7]]
        answers += [who.get("/scene", after=-1, lang="pl"), who.get("/scene", shape="narrow", lang="ru")]
        answers += [who.get("/scene", after=2, at=len(position.log) // 6)]
    at = me.show()["position"]["version"]
    for k, action in enumerate(game.actions[::11]):
        if action not in position.legal():
            answers.append(me.post("moves", id=f"wrong{k}", at=at, action=action.text))
    answers += [me.post("moves", id="stale", at=at - 1, action="gift"), me.post("moves", id="odd", at=at, action="x")]
    answers += [me.post("chat", id="chat", text="hello")]
    told = []
    with (
        me.live(after=0) as line,
        watcher.live(after=0) as other,
        me.live(after=0, views=False) as light,
        watcher.live(after=0, views=False) as dim,
    ):
        lines = (line, other, light, dim)
        told += map(heard, lines)
        for k, action in enumerate(own):
            at = me.show()["position"]["version"]
            answers += [me.post("moves", id=f"own{k}", at=at, action=action), me.get(), me.get(after=0)]
            told += map(heard, lines)
            answers += [watcher.get(after=0), me.get("/record"), watcher.get("/record")]
            at = me.show()["position"]["version"]
            answers.append(me.post("take-back", id=f"tb{k + 1}", at=at))
            told += map(heard, lines)
        answers.append(me.post("name", id="name", name="Aki"))
        told += map(heard, lines)
        clock.skip(HOUR)  # the server is stopped, and gives the time back
        told += map(heard, lines)
    answers += [me.post("take-back", id="tb0", at=me.show()["position"]["version"]), me.get(after=0)]
    answers += [watcher.get(after=0), me.get("/record")]
    answers += undo(me, Seat(server.url, ID, KEYS[1 - seat], 1 - seat), watcher)
    heads = [f"{a.status_code} {a.headers.get('content-length')} {a.headers.get('content-type')}" for a in answers]
    bodies = [a.content for a in answers]
    return [*(h.encode() for h in heads), *bodies, *(str(t).encode() for t in told)]


def undo(me: Seat, other: Seat, watcher: Seat) -> list[httpx.Response]:
    """The moves of a seat are undone one by one, whatever followed them, until draws were."""
    answers: list[httpx.Response] = []
    while not any(b"undone: " in answer.content for answer in answers):
        at = me.show()["position"]["version"]
        answers += [me.post("offer-undo", id=f"undo-{at}", at=at), me.get(), watcher.get()]
        agreed = other.post("answer-undo", id=f"agree-{at}", at=at, accept=True)
        assert agreed.status_code == 200
        answers += [agreed, me.get(after=0), watcher.get(after=0), me.get("/record"), watcher.get("/record")]
        answers += [who.get("/scene", after=-1) for who in (me, watcher)]
    return [*answers, other.post("leave", id="leave"), me.get(), watcher.get()]


def quiet_choices(worlds: list[State], seat: int) -> list[str]:
    """Own choices that neither chance nor anything shown follows, in either world: what they tell must not differ."""
    found = []
    if worlds[0].turn == seat:
        for action in worlds[0].legal():
            tries = [w.copy() for w in worlds]
            for state in tries:
                state.play(action)
            if all(state.can_take_back(seat) for state in tries):
                found.append(action.text)
    return found[:2]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda o: "-".join(map(str, o.values())))
def test_the_bytes_of_both_worlds_are_the_same(options: dict[str, Any], tmp_path: Path) -> None:
    game = zashiki.load(GAME, **options)
    luck = random.Random(str(options))
    state = game.start(seed="s")
    for _ in range(luck.randrange(9, 16)):
        state.play(luck.choice(state.legal()))
    differed = 0
    for seat in range(game.players):
        other = state.redeal(seat, luck.random().hex())
        differed += other != state
        own = quiet_choices([state, other], seat)
        said = []
        for k, world in enumerate((state, other)):
            clock = FakeClock(1_000_000)
            with serve_world(tmp_path / f"{seat}{k}.db", game, world, clock) as server:
                said.append(conversation(server, clock, seat, game, own, state))
        for here, there in zip(*said, strict=True):
            assert here == there
        assert any(b'"view"' in part for part in said[0])
        assert sum(b'"pause"' in part and b'"clock":{"left":' in part for part in said[0]) > 4
        assert any(b'"position"' in part and b'"view"' not in part for part in said[0])
    assert differed, "worlds that do not differ would prove nothing"


@pytest.mark.parametrize("options", VARIANTS, ids=lambda o: "-".join(map(str, o.values())))
def test_a_bot_process_is_sent_the_same_in_both_worlds(options: dict[str, Any], tmp_path: Path) -> None:
    game = zashiki.load(GAME, **options)
    luck = random.Random(3)
    state = game.start(seed="s")
    for _ in range(9):
        state.play(luck.choice(state.legal()))
        if state.turn is None:
            break
        other = state.redeal(state.turn, luck.random().hex())
        asked = []
        for world in (state, other):
            table = serve_world(tmp_path / "unused.db", game, world, FakeClock()).app.host.tables.replay(ID)
            assert table is not None
            asked.append(msgspec.json.encode(scheduler._question(table, state.turn, "novice")))
        assert asked[0] == asked[1]
        assert b'"s"' not in asked[0]


def test_a_watcher_sees_no_hand_and_no_private_choice(server: Inside) -> None:
    """A second way to look: no private card of either seat is named to the watcher."""
    one, two, watcher = server.seats()
    told = json.dumps(watcher.show(after=-1)["entries"])
    for seat in (one, two):
        hand = seat.show()["position"]["view"]["hand"][seat.seat]
        assert hand
        assert watcher.show()["position"]["view"]["hand"][seat.seat] == len(hand)
        drawn = [
            e for e in seat.show(after=-1)["entries"][0]["events"] if e["verb"] == "draw" and e["seat"] == seat.seat
        ]
        assert drawn
        assert all(e["data"]["card"] for e in drawn)
    draws = [e for entry in json.loads(told) for e in entry["events"] if e["verb"] == "draw"]
    assert draws
    assert all(e["data"]["card"] is None for e in draws)
