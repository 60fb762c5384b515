"""The coach knows no more than the seat, and judges the chosen action as thoroughly as the best."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.review import DEPTHS, ReviewedGame
from zashiki.review.coach import advise

from .games import NAMES, random_game

ITERATIONS = 200


@pytest.mark.parametrize("name", NAMES)
def test_the_coach_cannot_tell_the_worlds_apart(name: str) -> None:
    reviewed = ReviewedGame.of(random_game(name))
    for number in reviewed.decisions[:: len(reviewed.decisions) // 4]:
        state = reviewed.timeline.state(number)
        seat, chosen = reviewed.timeline.moments[number].actor, reviewed.timeline.moments[number].action
        worlds = (state, state.redeal(seat, 7), state.redeal(seat, 8))
        here, *others = (advise(world.bot_view(seat), chosen, ITERATIONS, number) for world in worlds)
        assert all(there == here for there in others)


@pytest.mark.parametrize("name", NAMES)
def test_the_chosen_action_is_searched_as_long_as_the_best(name: str) -> None:
    state = random_game(name, moves=4)
    view = state.bot_view(state.turn)
    for chosen in view.legal_ids:
        advice = advise(view, chosen, ITERATIONS)
        by_action = {each.action: each for each in advice.assessments}
        assert advice.assessments[0].action == advice.best
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
    view = state.bot_view(state.turn)
    last = view.legal_ids[-1]
    assert last in {each.action for each in advise(view, last, ITERATIONS).assessments}


def test_a_blunder_costs() -> None:
    """Near the end, what loses for sure is told from what wins: the costs of some random decisions are beyond doubt."""
    reviewed = ReviewedGame.of(random_game("geishas-road"))
    found = []
    for number in reviewed.decisions[-12:]:
        moment = reviewed.timeline.moments[number]
        found.append(advise(reviewed.timeline.state(number).bot_view(moment.actor), moment.action, 500, number))
    assert any(advice.clear and advice.cost > 0.05 for advice in found)
    assert all(advice.cost <= 1 for advice in found)


def test_depths_grow() -> None:
    quick, usual, deep = (DEPTHS[name] for name in ("quick", "usual", "deep"))
    assert quick.iterations < usual.iterations < deep.iterations
    assert quick.error > usual.error > deep.error
    assert quick.games < usual.games < deep.games
