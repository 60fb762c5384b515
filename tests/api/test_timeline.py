"""Timelines: every position, event and point of a game, the same as playing it action by action."""

from __future__ import annotations

import random

import pytest

import zashiki
from zashiki import CHANCE, State
from zashiki.api.timeline import Timeline, totals

EVERY_GAME = pytest.mark.parametrize("name", zashiki.games())


def random_game(name: str, seed: int = 5) -> State:
    state, luck = zashiki.load(name).start(seed=seed), random.Random(seed)
    while state.turn is not None:
        state.play(luck.choice(state.legal()))
    return state


@EVERY_GAME
def test_every_moment_is_what_playing_it_again_gives(name: str) -> None:
    state = random_game(name)
    timeline, again = Timeline.of(state), state.game.start(chance="explicit")
    assert [moment.entry for moment in timeline.moments] == state.log
    for moment in timeline.moments:
        assert timeline.state(moment.number) == again
        assert moment.actor == again.turn
        assert moment.weights == (again.weights() if again.turn == CHANCE else [])
        assert moment.options == (len(again.chances()) if again.turn == CHANCE else len(again.legal()))
        assert moment.events == again.play(moment.action) == timeline.last_events(moment.number + 1)
        assert moment.points == totals(again)
    assert timeline.state(len(timeline)) == state


@EVERY_GAME
def test_events_are_those_of_the_setup_and_of_all_moments(name: str) -> None:
    state = random_game(name)
    timeline = Timeline.of(state)
    assert state.events_from(0) == timeline.setup + [e for moment in timeline.moments for e in moment.events]
    assert state.events_from(20) == [e for moment in timeline.moments[20:] for e in moment.events]


@EVERY_GAME
def test_a_state_of_a_timeline_is_independent(name: str) -> None:
    timeline = Timeline.of(random_game(name))
    middle = timeline.state(len(timeline) // 2)
    before = middle.to_json()
    middle.play(timeline.moments[len(timeline) // 2].action)
    assert timeline.state(len(timeline) // 2).to_json() == before


def test_a_position_outside_is_refused() -> None:
    timeline = Timeline.of(zashiki.load("tokaido-duo").start(seed=3))
    for number in (-1, len(timeline) + 1):
        with pytest.raises(IndexError, match="there is no position"):
            timeline.state(number)
