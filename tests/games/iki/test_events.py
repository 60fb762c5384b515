"""What happens is told: goods, fire markers, rooms, row and markets can be followed by the events alone."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.iki.table import GOODS, SEASONS, THREE, board, game, order, row
from tests.support import find_events, random_game, random_play

SEEDS = range(4)
FOR_TWO_THREE_FOUR = pytest.mark.parametrize("players", [2, 3, 4])


@FOR_TWO_THREE_FOUR
@pytest.mark.rule("setup.goods", "setup.supply")
def test_every_good_comes_and_goes_by_an_event(players):
    for seed in SEEDS:
        end, events = random_game(game(players=players), seed)
        own: list[Counter[str]] = [Counter() for _ in range(players)]
        for event in events:
            if event.verb in ("gain", "pay", "salary") and event.data["good"] != "iki":
                sign = -1 if event.verb == "pay" else 1
                own[event.seat][event.data["good"]] += sign * event.data["amount"]
        assert [[purse[good] for good in GOODS] for purse in own] == end.view(None)["goods"][:players]


@FOR_TWO_THREE_FOUR
@pytest.mark.rule("track.fire", "setup.fire-stack")
def test_the_fire_order_follows_from_the_rises(players):
    """A marker that rises lies on top of its step, so of the markers set up on step 0 the last told is the first's."""
    for seed in SEEDS:
        stacks: list[list[int]] = [[] for _ in range(11)]
        for state, events in random_play(game(players=players), seed):
            for event in find_events(events, "rise"):
                stacks = [[seat for seat in stack if seat != event.seat] for stack in stacks]
                stacks[event.data["step"]].append(event.seat)
            assert [seat for stack in reversed(stacks) for seat in reversed(stack)] == order(state)


def follow_rooms(rooms: dict, event) -> None:
    """Keep account of the cards in the rooms."""
    data = event.data
    if event.verb == "place":
        rooms[data["room"]] = [data["card"], event.seat, data["level"]]
    elif event.verb == "level":
        assert rooms[data["room"]][0] == data["card"]
        rooms[data["room"]][2] = data["level"]
    elif event.verb in ("retire", "leave", "burn", "starve"):
        assert rooms.pop(data["room"])[0] == data["card"]
    elif event.verb == "swap":
        here, there = (next(r for r, lying in rooms.items() if lying[0] == data[k]) for k in ("card", "other"))
        rooms[here], rooms[there] = rooms[there], rooms[here]


@FOR_TWO_THREE_FOUR
@pytest.mark.rule("experience.step", "retire.free", "fire.burn", "payday.starve", "ability.swap")
def test_the_rooms_follow_from_the_events(players):
    for seed in SEEDS:
        rooms: dict = {}
        for state, events in random_play(game(players=players), seed):
            for event in events:
                follow_rooms(rooms, event)
            assert {room: tuple(lying) for room, lying in rooms.items()} == board(state)


def follow_row(cards: dict[str, int], event) -> None:
    """Keep account of the characters for hire and the mon on them."""
    if event.verb == "reveal":
        cards[event.data["card"]] = 0
    elif event.verb in ("hire", "neutral", "unhired") or (event.verb == "left out" and event.seat is not None):
        del cards[event.data["card"]]
    elif event.verb == "row mon":
        cards.update({card: min(2, mon + 1) for card, mon in cards.items()})


@FOR_TWO_THREE_FOUR
@pytest.mark.rule("month.new-cards", "month.row-mon", "payday.clear-row")
def test_the_row_follows_from_the_events(players):
    for seed in SEEDS:
        cards: dict[str, int] = {}
        for state, events in random_play(game(players=players), seed):
            for event in events:
                follow_row(cards, event)
            if state.view(None)["month"]:
                assert cards == row(state)


@FOR_TWO_THREE_FOUR
@pytest.mark.rule("setup.markets", "payday.clear-markets", "payday.winter")
def test_the_markets_follow_from_the_events(players):
    for seed in SEEDS:
        bought: set[str] = set()
        season = ""
        for state, events in random_play(game(players=players), seed):
            for event in events:
                if event.verb == "market":
                    season = event.data["season"]
                elif event.verb == "buy":
                    bought.add(event.data["token"])
            tokens = {f"{season} {kind} {k}" for kind in ("fish", "pipe", "tobacco") for k in (1, 2)}
            assert set(state.view(None)["market"]) == tokens - bought
        assert season == SEASONS[3]


def test_every_verb_happens_somewhere():
    """Over a few games nearly everything that can be told is told; what is rare has its own tests."""
    seen = {e.verb for players in (2, 3, 4) for seed in SEEDS for e in random_game(game(players=players), seed)[1]}
    assert {verb.name for verb in THREE.kind.events.verbs} - seen <= {"build", "escape", "joker", "stop fire", "swap"}
