"""The search: deterministic, bounded, honest, and stronger than no search."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.api.game import Game
from zashiki.bots import Candidate, RandomBot, SearchBot, SearchSettings, bot, tree
from zashiki.bots.greedy import ONE_STEP
from zashiki.bots.search import compiled_search

SEARCHED = zashiki.games()


@pytest.mark.parametrize("name", SEARCHED)
def test_same_seed_and_iterations_same_thought(name: str) -> None:
    game = zashiki.load(name)
    state = game.start(seed=2)
    one, two = (SearchBot(game, iterations=600, seed=5).explain(state.bot_view(state.turn)) for _ in range(2))
    assert one == two
    assert {c.action for c in one} == set(state.legal())
    assert sum(c.visits for c in one) >= 300


@pytest.mark.parametrize("name", SEARCHED)
def test_threads_think_together(name: str) -> None:
    game = zashiki.load(name)
    view = game.start(seed=2).bot_view(game.start(seed=2).turn)
    one, two = (SearchBot(game, iterations=600, seed=5, threads=2).explain(view) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", SEARCHED)
def test_a_full_tree_goes_on_without_growing(name: str) -> None:
    game = zashiki.load(name)
    state = game.start(seed=2)
    small = SearchBot(game, iterations=6000, seed=5, branches=1024).explain(state.bot_view(state.turn))
    assert sum(c.visits for c in small) >= 3000


@pytest.mark.parametrize("name", SEARCHED)
def test_a_search_stops_by_the_clock(name: str) -> None:
    game = zashiki.load(name)
    compiled_search(name)
    state = game.start(seed=2)
    assert SearchBot(game, seconds=0.02).choose(state.bot_view(state.turn)) in state.legal()


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
    here, there = (SearchBot(game, iterations=400, seed=1).explain(s.bot_view(s.turn)) for s in (state, other))
    assert here == there


def test_search_beats_random_play() -> None:
    game = zashiki.load("geishas-road")
    won = 0
    for k in range(20):
        state, me = game.start(seed=k), k % 2
        bots = {me: SearchBot(game, iterations=300, seed=k), 1 - me: RandomBot(k)}
        while state.turn is not None:
            state.play(bots[state.turn].choose(state.bot_view(state.turn)))
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
        state.play(luck.choose(state.bot_view(state.turn)))
    hopes: dict[int, list[Candidate]] = {}
    while not {0, 1} <= set(hopes):
        if len(state.legal()) > 1 and state.turn not in hopes:
            ahead = state.copy()
            game.kind.schema.write(ahead._cells, *LEADS[name])
            thinker = SearchBot(game, iterations=200, settings=SearchSettings(finish=0))
            hopes[state.turn] = thinker.explain(ahead.bot_view(state.turn))
        state.play(luck.choose(state.bot_view(state.turn)))
    assert hopes[0][0].value > 0.7
    assert hopes[1][0].value < 0.3


def test_paranoid_and_each_for_itself_are_the_same_for_two() -> None:
    game = zashiki.load("tokaido-duo")
    state = game.start(seed=2)
    settings = (SearchSettings(epochs=0), SearchSettings(epochs=0, paranoid=True))
    one, two = (SearchBot(game, iterations=400, settings=m).explain(state.bot_view(state.turn)) for m in settings)
    assert one == two


def test_paranoid_and_each_for_itself_differ_for_four() -> None:
    game = zashiki.load("iki", players=4)
    state = game.start(seed=2)
    one, two = (bot(f"{how}:2000", game).explain(state.bot_view(state.turn)) for how in ("search", "paranoid"))
    assert [c.visits for c in one] != [c.visits for c in two]


def test_settings_are_as_the_game_says_unless_told_otherwise() -> None:
    ways = ("exploration", "epochs", "history_percent")
    game, other = zashiki.load("iki"), zashiki.load("geishas-road")

    def plan(settings: SearchSettings, of: Game) -> list[int]:
        return [tree.Plan.read(settings.plan(of), way) for way in ways]

    assert plan(SearchSettings(), game) == [200, 4, 70]
    assert plan(SearchSettings(), other) == [700, 1, 0]
    assert plan(SearchSettings(exploration=0.5, epochs=0, history_percent=0), game) == [500, 0, 0]


def test_history_changes_what_playouts_show() -> None:
    """The same seed and budget, with and without history: another tree. Greedy has none, whatever the game says."""
    game = zashiki.load("iki", players=4)
    state = game.start(seed=2)
    with_, without = (
        SearchBot(game, iterations=1000, settings=SearchSettings(history_percent=history_percent)).explain(
            state.bot_view(state.turn)
        )
        for history_percent in (70, 0)
    )
    assert [c.visits for c in with_] != [c.visits for c in without]
    assert tree.Plan.read(ONE_STEP.plan(game), "history_percent") == 0
