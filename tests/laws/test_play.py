"""Law 1: random play ends, somebody can always move, and there is one legality."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

import zashiki
from zashiki import IllegalAction, State
from zashiki.engine.buffers import random_words

from .positions import LONGEST, VARIANTS, load, seeds, some, variant_name, walk

variants = pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)


@variants
@settings(max_examples=5, deadline=None)
@given(seed=seeds)
def test_random_play_ends_and_nobody_is_ever_stuck(variant: tuple[str, int], seed: int) -> None:
    for state in walk(load(variant), seed):
        assert (state.outcome is not None) == (state.turn is None)
        assert bool(state.legal()) == (state.turn is not None)


@variants
def test_thousands_of_random_games_end_within_the_bound(variant: tuple[str, int]) -> None:
    game = load(variant)
    root, games = State.fresh(game, None), game.kind.schema.new()
    decisions, actions, longest = game.kind.kernels.playouts(game.tables, root._cells, games, 3000, random_words(1))
    assert 0 < decisions < actions
    assert longest < LONGEST


@variants
@settings(max_examples=3, deadline=None)
@given(seed=seeds)
def test_legal_actions_are_those_without_a_refusal(variant: tuple[str, int], seed: int) -> None:
    game = load(variant)
    for state in some(game, seed, 0.2):
        allowed = [a for a in game.actions if state.why_not(a) is None]
        assert state.legal() == allowed
        assert state.mask().nonzero()[0].tolist() == [a.id for a in allowed]


@variants
def test_explicit_chance_lists_what_is_legal_with_odds_that_add_up(variant: tuple[str, int]) -> None:
    state = load(variant).start(chance="explicit")
    rng = random.Random(3)
    while state.turn is not None:
        if state.turn == zashiki.CHANCE:
            chances = state.chances()
            assert [a for a, _ in chances] == state.legal()
            assert sum(p for _, p in chances) == pytest.approx(1)
            assert all(p > 0 for _, p in chances)
        state.play(rng.choice(state.legal()))


@variants
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_a_refused_action_changes_nothing(variant: tuple[str, int], seed: int) -> None:
    game = load(variant)
    for state in some(game, seed, 0.05):
        before, text = state.to_json(), str(state.record())
        for action in [a for a in game.actions if state.why_not(a)][::7]:
            refusal = state.why_not(action)
            with pytest.raises(IllegalAction) as caught:
                state.play(action)
            assert caught.value.refusal == refusal
            assert refusal is not None
            assert game.book()[refusal.rule].text == refusal.text
        assert state.to_json() == before
        assert str(state.record()) == text


@variants
def test_fast_chance_follows_the_odds(variant: tuple[str, int]) -> None:
    """Compiled play draws chance without listing it: what it draws must be what `chances` says, about as often."""
    game = load(variant)
    rng = random_words(11)
    kernels = game.kind.kernels
    state = game.start(chance="explicit")
    pick = random.Random(5)
    tested = 0
    while state.turn is not None and tested < 12:
        if state.turn == zashiki.CHANCE and pick.random() < 0.4:
            odds = {a.id: p for a, p in state.chances()}
            n = 400
            seen: dict[int, int] = {}
            for _ in range(n):
                a = kernels.chance_drawn(game.tables, state._cells, rng)
                seen[a] = seen.get(a, 0) + 1
            assert set(seen) <= set(odds)
            for a, p in odds.items():
                spread = 6 * (n * p * (1 - p)) ** 0.5 + 1
                assert abs(seen.get(a, 0) - n * p) < spread
            tested += 1
        state.play(pick.choice(state.legal()))
    assert tested
