"""Bots, hints and reviews come in a fair order: people first, clients in turn, short work before long."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import zashiki
from zashiki.api.endings import Ending
from zashiki.server.metrics import Metrics
from zashiki.server.settings import Rate
from zashiki.server.workers import reviews, scheduler
from zashiki.server.workers.bot_pool import BotPool
from zashiki.server.workers.bot_worker import Question, Reply
from zashiki.server.workers.fair_queue import FairQueue

from .servers import GAME, Inside, Seat, wait_until

HERE, THERE = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}


def test_clients_take_turns_by_what_they_have_cost() -> None:
    queue = FairQueue[str]()
    for k in range(3):
        queue.put(f"deep {k}", "greedy", 16)
    assert queue.take() == "deep 0"
    for k in range(20):
        queue.put(f"quick {k}", "other", 1)
    taken = [queue.take() for _ in range(22)]
    assert taken[:17] == [f"quick {k}" for k in range(17)]
    assert taken.index("deep 1") == 17, "sixteen quick ones cost as much as a deep one, and a quick one goes first"


def test_who_stayed_away_saved_nothing_up() -> None:
    queue = FairQueue[str]()
    for k in range(50):
        queue.put(f"a{k}", "busy")
    for _ in range(40):
        queue.take()
    for k in range(10):
        queue.put(f"b{k}", "new")
    assert [found[0] for found in (queue.take() for _ in range(10)) if found].count("a") in (4, 5)


def test_a_short_item_precedes_a_long_one_that_was_taken() -> None:
    queue = FairQueue[str]()
    queue.put("deep", "greedy", 16)
    assert queue.take() == "deep"
    queue.put("deep 2", "greedy", 16)
    assert not queue.precedes("greedy", 16), "its own never does"
    queue.put("deep 3", "other", 16)
    assert not queue.precedes("greedy", 16)
    queue.put("quick", "other", 1)
    assert queue.precedes("greedy", 16)
    queue.put_back("deep", "greedy", 16)
    assert queue.take() == "quick"
    queue.put("quick 2", "other", 1)
    assert queue.take() == "deep", "it lost nothing by having made room"


# bots


def question(level: str, name: str) -> Question:
    return Question(GAME, {}, 1, None, 0, level, name, {}, [])


class FakePool(BotPool):
    """A pool whose processes answer when they are told to."""

    def __init__(self, size: int) -> None:
        super().__init__(size, 60, Metrics())
        self.asked: list[str] = []
        self.busy: dict[int, asyncio.Future[None]] = {}

    async def _ask_process(self, k: int, question: Question, nice: int) -> Reply:
        self.asked.append(question.seed)
        self.busy[k] = asyncio.get_running_loop().create_future()
        await self.busy[k]
        return Reply(0)

    async def answer(self, k: int) -> None:
        """Let process `k` answer, and begin the next question."""
        self.busy.pop(k).set_result(None)
        await asyncio.sleep(0.01)


async def ask(pool: FakePool, level: str, name: str, client: str, bots_alone: bool = False) -> None:
    pool.__dict__.setdefault("tasks", []).append(
        asyncio.ensure_future(pool.ask(question(level, name), client, bots_alone))
    )
    await asyncio.sleep(0.01)


async def thirty_strongest_tables_do_not_hold_up_a_quick_bot() -> None:
    pool = FakePool(1)
    for k in range(30):
        await ask(pool, "strongest", f"long {k}", "greedy", bots_alone=True)
    assert pool.asked == ["long 0"]
    await ask(pool, "master", "mine", "me")
    assert pool.asked == ["long 0", "mine"], "begun at once, in a process of its own"
    await ask(pool, "strongest", "my long one", "me")
    await pool.answer(1)
    assert pool.asked[-1] == "my long one", "people first, though thirty came before"
    await pool.close()


async def people_come_first_then_clients_in_turn() -> None:
    pool = FakePool(1)
    await ask(pool, "master", "running", "greedy", bots_alone=True)
    for k in range(5):
        await ask(pool, "master", f"alone {k}", "greedy", bots_alone=True)
    for k in range(5):
        await ask(pool, "master", f"greedy {k}", "greedy")
    await ask(pool, "master", "mine", "me")
    for _ in range(3):
        await pool.answer(0)
    assert pool.asked[0] == "running"
    assert "mine" in pool.asked[1:3]
    assert not any(name.startswith("alone") for name in pool.asked)
    await pool.close()


async def of_several_processes_one_is_kept_for_people() -> None:
    pool = FakePool(2)
    for k in range(4):
        await ask(pool, "master", f"alone {k}", "greedy", bots_alone=True)
    assert pool.asked == ["alone 0"]
    await ask(pool, "master", "mine", "me")
    assert pool.asked == ["alone 0", "mine"]
    await pool.close()


@pytest.mark.parametrize(
    "story",
    [
        thirty_strongest_tables_do_not_hold_up_a_quick_bot,
        people_come_first_then_clients_in_turn,
        of_several_processes_one_is_kept_for_people,
    ],
    ids=lambda story: story.__name__,
)
def test_the_pool(story: Any) -> None:
    asyncio.run(story())


BOTS = [{"kind": "bot", "level": "random"}] * 2


def make(server: Inside, headers: dict[str, str], **order: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/tables", json={"game": GAME, **order}, headers=headers, timeout=60)


def test_tables_of_bots_alone_are_few_and_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "MOVES_ALONE", 0.001)
    with Inside(f"sqlite:///{tmp_path / 't.db'}", bot_tables=2) as server:
        made = [make(server, HERE, seats=BOTS) for _ in range(3)]
        assert [answer.status_code for answer in made] == [200, 200, 429]
        assert "2 tables of bots alone" in made[2].json()["text"]
        assert make(server, THERE, seats=BOTS).status_code == 200
        assert make(server, HERE, seats=[{}, BOTS[0]]).status_code == 200
        tables = [Seat(server.url, answer.json()["table"]) for answer in made[:2]]
        wait_until(lambda: any(table.show()["number"] >= 1 for table in tables))
        me, _ = server.seats(seats=[{}, BOTS[0]], options={"mode": "geiko"})
        while me.show()["position"]["turn"] == 0:
            position = me.show()["position"]
            me.move(position["legal"][0]["action"], position["version"])
        wait_until(lambda: me.show()["position"]["turn"] in (0, None))
        assert sum(table.show()["number"] for table in tables) == 1, "one turn was given, the next one comes much later"


def test_hints_are_limited_by_address_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Inside(f"sqlite:///{tmp_path / 't.db'}", hint_rate=Rate(2, 0.0001)) as server:

        async def advise(*_: object) -> list[Any]:
            return []

        monkeypatch.setattr(server.app.scheduler, "advise", advise)
        answers = []
        for _ in range(3):
            seats = server.seats(hints=True)
            answers.append(seats[seats[0].show()["position"]["turn"]].get("/hint").status_code)
        assert answers == [200, 200, 429], "each at another table"


# reviews

WORKER = """
import json, sys, time
order = json.loads(sys.stdin.readline())
with open({log!r}, "a") as log:
    log.write(order["depth"] + " " + str(len(order.get("known", []))) + "\\n")
for k in range(200 if order["depth"] == "deep" else 0):
    print(json.dumps({{"done": k, "total": 200, "finding": {{"number": k}}}}), flush=True)
    time.sleep(0.05)
"""


def test_a_quick_review_does_not_wait_for_ten_deep_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log"
    (tmp_path / "worker.py").write_text(WORKER.format(log=str(log)))
    monkeypatch.setattr(reviews, "COMMAND", (sys.executable, str(tmp_path / "worker.py")))
    state = zashiki.load(GAME).start(seed=3)
    while len(state.log) < 20:
        state.play(state.legal()[0])
    record = str(state.record(ending=Ending("resignation", 0)))
    with Inside(f"sqlite:///{tmp_path / 't.db'}", reviews_waiting=3) as server:

        def review(depth: str, headers: dict[str, str]) -> int:
            table = make(server, headers, record=record).json()["table"]
            url = f"{server.url}/api/tables/{table}/review"
            return httpx.post(url, json={"depth": depth}, headers=headers, timeout=60).status_code

        assert review("deep", HERE) == 200
        wait_until(log.exists)
        assert [review("deep", HERE) for _ in range(4)] == [200, 200, 200, 429], "three may wait"
        assert review("quick", THERE) == 200
        wait_until(lambda: len(log.read_text().splitlines()) >= 3)
        first, second, third = (line.split() for line in log.read_text().splitlines()[:3])
        assert (first, second) == (["deep", "0"], ["quick", "0"]), "the deep one made room"
        assert third[0] == "deep"
        assert int(third[1]) > 0, "and goes on from what it has found"
