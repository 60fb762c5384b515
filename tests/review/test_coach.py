"""The coach knows no more than the seat, and judges the chosen action as thoroughly as the best."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.review.analysis import DEPTHS
from zashiki.review.coach import advise
from zashiki.review.story import Story

from .games import NAMES, random_game

ITERATIONS = 200


@pytest.mark.parametrize("name", NAMES)
def test_the_coach_cannot_tell_the_worlds_apart(name: str) -> None:
    story = Story.of(random_game(name))
    for number in story.decisions[:: len(story.decisions) // 4]:
        state = story.position(number)
        seat, chosen = story.moments[number].actor, story.moments[number].action
        worlds = (state, state.redeal(seat, 7), state.redeal(seat, 8))
        here, *others = (advise(world.seen_by(seat), chosen, ITERATIONS, number) for world in worlds)
        assert all(there == here for there in others)


@pytest.mark.parametrize("name", NAMES)
def test_the_chosen_action_is_thought_over_as_long_as_the_best(name: str) -> None:
    state = random_game(name, moves=4)
    view = state.seen_by(state.turn)
    for chosen in view.legal_ids:
        advice = advise(view, chosen, ITERATIONS)
        by_action = {thought.action: thought for thought in advice.thoughts}
        assert advice.thoughts[0].action == advice.best
        assert by_action[chosen].error > 0
        assert advice.cost >= 0
        if chosen == advice.best:
            assert (advice.cost, advice.error) == (0, 0)
        else:
            assert by_action[chosen].visits == by_action[advice.best].visits == ITERATIONS
            assert advice.error > 0


def test_an_action_the_search_leaves_out_is_judged_all_the_same() -> None:
    """Of the orders in which the same cards can be offered the search keeps one; a player may use another."""
    game = zashiki.load("geishas-road")
    state = game.start(seed=7)
    state.play("gift")
    view = state.seen_by(state.turn)
    last = view.legal_ids[-1]
    assert last in {thought.action for thought in advise(view, last, ITERATIONS).thoughts}


def test_a_blunder_costs() -> None:
    """Near the end, what loses for sure is told from what wins: the costs of some random decisions are beyond doubt."""
    story = Story.of(random_game("geishas-road"))
    found = []
    for number in story.decisions[-12:]:
        moment = story.moments[number]
        found.append(advise(story.position(number).seen_by(moment.actor), moment.action, 500, number))
    assert any(advice.clear and advice.cost > 0.05 for advice in found)
    assert all(advice.cost <= 1 for advice in found)


def test_depths_grow() -> None:
    quick, usual, deep = (DEPTHS[name] for name in ("quick", "usual", "deep"))
    assert quick.iterations < usual.iterations < deep.iterations
    assert quick.error > usual.error > deep.error
    assert quick.games < usual.games < deep.games
