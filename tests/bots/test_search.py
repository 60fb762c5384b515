"""The search: deterministic, bounded, honest, and stronger than no search."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.bots import RandomBot, SearchBot
from zashiki.bots.search import compiled_search
from zashiki.core.registry import kind

SEARCHED = [name for name in zashiki.games() if "payoff" in kind(name).kernels.names]


@pytest.mark.parametrize("name", SEARCHED)
def test_same_seed_and_iterations_same_thought(name: str) -> None:
    game = zashiki.load(name)
    state = game.start(seed=2)
    one, two = (SearchBot(game, iterations=600, seed=5).explain(state.seen_by(state.turn)) for _ in range(2))
    assert one == two
    assert {c.action for c in one} == set(state.legal())
    assert sum(c.visits for c in one) >= 300


@pytest.mark.parametrize("name", SEARCHED)
def test_threads_think_together(name: str) -> None:
    game = zashiki.load(name)
    view = game.start(seed=2).seen_by(game.start(seed=2).turn)
    one, two = (SearchBot(game, iterations=600, seed=5, threads=2).explain(view) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", SEARCHED)
def test_a_full_tree_goes_on_without_growing(name: str) -> None:
    game = zashiki.load(name)
    state = game.start(seed=2)
    small = SearchBot(game, iterations=6000, seed=5, branches=1024).explain(state.seen_by(state.turn))
    assert sum(c.visits for c in small) >= 3000


@pytest.mark.parametrize("name", SEARCHED)
def test_a_search_stops_by_the_clock(name: str) -> None:
    game = zashiki.load(name)
    compiled_search(name)
    state = game.start(seed=2)
    assert SearchBot(game, seconds=0.02).choose(state.seen_by(state.turn)) in state.legal()


def test_a_search_needs_a_limit() -> None:
    game = zashiki.load("geishas-road")
    with pytest.raises(ValueError, match="either iterations or seconds"):
        SearchBot(game)
    with pytest.raises(ValueError, match="a power of two from 1024 on"):
        SearchBot(game, iterations=10, branches=1000)


@pytest.mark.parametrize("name", SEARCHED)
def test_search_sees_no_more_than_its_seat(name: str) -> None:
    game = zashiki.load(name)
    state = game.start(seed=2)
    other = state.redeal(state.turn, 9)
    here, there = (SearchBot(game, iterations=400, seed=1).explain(s.seen_by(s.turn)) for s in (state, other))
    assert here == there


def test_search_beats_random_play() -> None:
    game = zashiki.load("geishas-road")
    won = 0
    for k in range(20):
        state, me = game.start(seed=k), k % 2
        bots = {me: SearchBot(game, iterations=300, seed=k), 1 - me: RandomBot(k)}
        while state.turn is not None:
            state.play(bots[state.turn].choose(state.seen_by(state.turn)))
        won += state.outcome.winners == (me,)
    assert won >= 15
