"""Bots at the table: they play, they are replaced when they die, their late answers are dropped."""

from __future__ import annotations

import os
import signal

from zashiki.server.workers.bot_pool import NICE

from .servers import Inside, Seat, wait_until


def finish(me: Seat) -> dict:
    """Play the first legal action until the end, against a bot."""
    while True:
        shown = me.show()
        position = shown["position"]
        if position["stage"] == "over":
            return shown
        if position["turn"] == me.seat:
            me.move(position["legal"][0]["action"], position["version"])
        else:
            wait_until(lambda at=position["version"]: me.show()["position"]["version"] != at)


def test_a_bot_plays_and_a_dead_one_is_replaced(server: Inside) -> None:
    me, _ = server.seats(seats=[{"name": "Aki"}, {"kind": "bot", "level": "random"}], options={"mode": "geiko"})
    with me.live() as ws:
        position = ws.next()["position"]
        killed = False
        while position["stage"] != "over":
            if position["turn"] == 0:
                me.move(position["legal"][0]["action"], position["version"])
            position = ws.next("update")["position"] or position
            processes = server.app.scheduler.bot_pool.processes
            if processes and not killed and position["turn"] == 0:
                os.kill(next(iter(processes.values())).pid, signal.SIGKILL)
                killed = True
        assert killed
    assert me.show()["about"]["seats"][1]["bot"] == "random"
    assert 'zashiki_bot_answers_total{result="crashed"}' in server.app.metrics.text()


def test_a_bot_process_has_a_low_priority(server: Inside) -> None:
    me, _ = server.seats(seats=[{}, {"kind": "bot", "level": "random"}], options={"mode": "geiko"})
    finish(me)
    process = server.app.scheduler.bot_pool.processes[0]
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == NICE > os.getpriority(os.PRIO_PROCESS, 0)


def test_a_seat_is_left_to_a_bot_and_reclaimed(server: Inside) -> None:
    one, two, _ = server.seats(options={"mode": "geiko"})
    turn = one.show()["position"]["turn"]
    leaver, stayer = (one, two) if turn == 0 else (two, one)
    leaver.do("leave")
    wait_until(lambda: stayer.show()["number"] >= 2)
    assert leaver.refused("moves", action="gift", at=stayer.show()["position"]["version"])["refusal"] in (
        "not-allowed",
        "not-your-turn",
        "stale",
    )
    assert stayer.show()["about"]["seats"][leaver.seat]["bot"] == "novice"
    leaver.do("reclaim")
    assert stayer.show()["about"]["seats"][leaver.seat]["bot"] is None
    assert leaver.refused("reclaim")["refusal"] == "not-allowed"


def test_an_absent_seat_is_stood_in_for(server: Inside) -> None:
    one, two, _ = server.seats(options={"mode": "geiko"}, away=0.005)
    turn = one.show()["position"]["turn"]
    wait_until(lambda: (one, two)[turn].show()["about"]["seats"][turn]["bot"] == "novice")
    wait_until(lambda: one.show()["position"]["version"] > 0)
