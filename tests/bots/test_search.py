"""The search: deterministic, bounded, honest, and stronger than no search."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.bots import Candidate, Manner, RandomBot, SearchBot, bot, tree
from zashiki.bots.greedy import ONE_STEP
from zashiki.bots.search import compiled_search
from zashiki.core.game import Game
from zashiki.core.registry import kind
from zashiki.games.iki import rules as iki

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


LEADS = {
    "geishas-road": ("points", [[40] * 18, [0] * 18]),
    "tokaido-duo": ("gifted", [9, 0]),
    "iki": ("points", [[60] + [0] * 11, [0] * 12, [0] * 12, [0] * 12]),
}
"""A field of the state that puts seat 0 far ahead."""


@pytest.mark.parametrize("name", SEARCHED)
def test_who_is_far_ahead_thinks_so(name: str) -> None:
    assert set(LEADS) == set(SEARCHED)
    game = zashiki.load(name)
    state, luck = game.start(seed=4), RandomBot(4)
    for _ in range(20):
        state.play(luck.choose(state.seen_by(state.turn)))
    hopes: dict[int, list[Candidate]] = {}
    while not {0, 1} <= set(hopes):
        if len(state.legal()) > 1 and state.turn not in hopes:
            ahead = state.copy()
            game.kind.schema.write(ahead._cells, *LEADS[name])
            thinker = SearchBot(game, iterations=200, manner=Manner(finish=0))
            hopes[state.turn] = thinker.explain(ahead.seen_by(state.turn))
        state.play(luck.choose(state.seen_by(state.turn)))
    assert hopes[0][0].value > 0.7
    assert hopes[1][0].value < 0.3


def test_paranoid_and_each_for_itself_are_the_same_for_two() -> None:
    game = zashiki.load("tokaido-duo")
    state = game.start(seed=2)
    manners = (Manner(chapters=0), Manner(chapters=0, paranoid=True))
    one, two = (SearchBot(game, iterations=400, manner=m).explain(state.seen_by(state.turn)) for m in manners)
    assert one == two


def test_paranoid_and_each_for_itself_differ_for_four() -> None:
    game = zashiki.load("iki", players=4)
    state = game.start(seed=2)
    one, two = (bot(f"{how}:2000", game).explain(state.seen_by(state.turn)) for how in ("search", "paranoid"))
    assert [c.visits for c in one] != [c.visits for c in two]


def test_a_manner_is_as_the_game_says_unless_told_otherwise() -> None:
    ways = ("explore", "chapters", "habit")
    game, other = zashiki.load("iki"), zashiki.load("geishas-road")

    def plan(manner: Manner, of: Game) -> list[int]:
        return [tree.Plan.read(manner.plan(of), way) for way in ways]

    assert plan(Manner(), game) == [round(1000 * iki.CURIOSITY), iki.AHEAD, iki.HABIT]
    assert plan(Manner(), other) == [700, 1, 0]
    assert plan(Manner(explore=0.5, chapters=0, habit=0), game) == [500, 0, 0]


def test_habits_change_what_playouts_show() -> None:
    """The same seed and budget, with and without habits: another tree. Greedy has none, whatever the game says."""
    game = zashiki.load("iki", players=4)
    state = game.start(seed=2)
    with_, without = (
        SearchBot(game, iterations=1000, manner=Manner(habit=habit)).explain(state.seen_by(state.turn))
        for habit in (70, 0)
    )
    assert [c.visits for c in with_] != [c.visits for c in without]
    assert tree.Plan.read(ONE_STEP.plan(game), "habit") == 0
