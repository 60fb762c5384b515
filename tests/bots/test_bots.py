"""Bots: legal, repeatable, blind to secrets, and better than nothing."""

from __future__ import annotations

import inspect
import random
from typing import Any

import pytest

import zashiki
from zashiki.api.view import View
from zashiki.bots import LEVELS, Adviser, Bot, Explainer, GreedyBot, SearchBot, bot
from zashiki.registry import kind

GAME = "geishas-road"
SOME_VARIANTS: list[dict[str, Any]] = [
    {},
    {"level": "advanced", "fate": True},
    {"mode": "maiko", "counter_offer": True, "hidden_offer": True},
    {"mode": "geiko", "geiko_hidden_card": True},
]


def positions(variant: dict[str, Any], seed: int, every: int) -> list[zashiki.State]:
    """Some positions of a random game in which a player is to decide."""
    state, luck, found = zashiki.load(GAME, **variant).start(seed=seed), random.Random(seed), []
    while state.turn is not None:
        found.append(state.copy())
        state.play(luck.choice(state.legal()))
    return found[::every]


def winner(bots: tuple[Bot, ...], seed: int, **options: Any) -> int:
    state = zashiki.load(GAME, **options).start(seed=seed)
    while state.turn is not None:
        state.play(bots[state.turn].choose(state.bot_view(state.turn)))
    assert state.outcome
    return state.outcome.winners[0]


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "strongest"])
@pytest.mark.parametrize("variant", SOME_VARIANTS, ids=str)
def test_every_level_chooses_legal_actions_and_the_same_ones_again(level: str, variant: dict[str, Any]) -> None:
    states = positions(variant, seed=2, every=9)
    game = states[0].game
    first, second = bot(level, game, 5), bot(level, game, 5)
    for state in states:
        view = state.bot_view(state.turn)
        choice = first.choose(view)
        assert choice in state.legal()
        assert second.choose(view) == choice


@pytest.mark.parametrize("variant", SOME_VARIANTS, ids=str)
def test_a_bot_chooses_alike_in_worlds_its_seat_cannot_tell_apart(variant: dict[str, Any]) -> None:
    for state in positions(variant, seed=3, every=7):
        seat, player = state.turn, SearchBot(state.game, iterations=60, seed=1)
        choice = player.choose(state.bot_view(seat))
        for seed in range(3):
            assert player.choose(state.redeal(seat, seed).bot_view(seat)) == choice


def test_looking_ahead_beats_choosing_at_random() -> None:
    game = zashiki.load(GAME)
    wins = 0
    for k in range(40):
        players = (bot("novice", game, k), bot("random", game, k))
        wins += winner(players, k) == 0 if k % 2 else winner(players[::-1], k) == 1
    assert wins >= 30, f"{wins} of 40"


def test_advice_is_sorted_and_covers_every_choice() -> None:
    state = zashiki.load(GAME).start(seed=13)
    adviser = bot("apprentice", state.game)
    assert isinstance(adviser, Adviser)
    weighed = adviser.weigh(state.bot_view(state.turn))
    assert [w.value for w in weighed] == sorted((w.value for w in weighed), reverse=True)
    assert {w.action for w in weighed} == set(state.legal())
    assert all(0 <= w.wins <= 1 for w in weighed)


def test_time_can_run_out() -> None:
    state = zashiki.load(GAME).start(seed=13)
    hurried = SearchBot(state.game, seconds=0.02)
    assert hurried.choose(state.bot_view(state.turn)) in state.legal()


def test_a_bot_takes_a_view_and_an_unknown_one_is_refused() -> None:
    for level in LEVELS:
        player = bot(level, zashiki.load(GAME))
        assert inspect.signature(player.choose).parameters["view"].annotation is View
    with pytest.raises(zashiki.OptionError, match="bots: random, novice, apprentice, master, strongest, greedy"):
        bot("oracle", zashiki.load(GAME))


def test_searches_play_every_mode_to_its_end() -> None:
    for variant in kind(GAME).variants[-2:]:
        game = zashiki.load(GAME, **variant)
        assert winner((SearchBot(game, 5, seed=1), SearchBot(game, 5, seed=2)), 1, **variant) in (0, 1)


@pytest.mark.parametrize("spelling", ["search:300", "search:10ms", "plain:100", "strongest:0.02s", "greedy"])
def test_a_bot_is_spelled_by_its_budget_and_explains_itself(spelling: str) -> None:
    state = zashiki.load(GAME).start(seed=13)
    player = bot(spelling, state.game)
    assert isinstance(player, Explainer)
    candidates = player.explain(state.bot_view(state.turn))
    assert {c.action for c in candidates} == set(state.legal())
    assert all(0 <= c.value <= 1 for c in candidates)
    assert candidates[0].visits > 0
    assert len(candidates[0].points) == 2


@pytest.mark.parametrize("spelling", ["search", "search:0", "search:0s", "search:-1", "search:1h", "strongest:100", ""])
def test_a_wrong_spelling_is_refused(spelling: str) -> None:
    with pytest.raises(zashiki.OptionError, match="bot"):
        bot(spelling, zashiki.load(GAME))


@pytest.mark.parametrize("variant", kind(GAME).variants, ids=str)
def test_an_estimate_is_a_chance_and_the_seats_disagree(variant: dict[str, Any]) -> None:
    """What is good for one seat is bad for the other, in the middle of every mode."""
    states = positions(variant, seed=5, every=11)
    for state in states:
        values = [GreedyBot(state.game, 1, worlds=4).explain(state.bot_view(state.turn)) for _ in range(2)]
        assert values[0] == values[1]
        assert all(0 <= c.value <= 1 for c in values[0])


def test_offers_are_thought_of_in_one_order_only() -> None:
    """The cards of a gift can be laid in six orders that mean the same; the search follows one."""
    state = zashiki.load(GAME).start(seed=13)
    state.play("gift")
    thought = SearchBot(state.game, iterations=500).explain(state.bot_view(state.turn))
    assert sum(c.visits == 0 for c in thought) == 2
    assert thought[0].action in state.legal()
