"""The game under review: its borders, its decisions, its result; code that opens a position."""

from __future__ import annotations

from itertools import pairwise

import pytest

import zashiki
from zashiki.api.endings import Ending
from zashiki.review import ReviewedGame, code

from .games import NAMES, random_game


@pytest.mark.parametrize("name", NAMES)
def test_the_result_is_the_outcome(name: str) -> None:
    state = random_game(name)
    reviewed = ReviewedGame.of(state)
    assert reviewed.result is not None
    assert state.outcome is not None
    assert {k for k, share in enumerate(reviewed.result.wins) if share} == set(state.outcome.winners)


@pytest.mark.parametrize("name", NAMES)
def test_between_two_borders_only_one_had_a_choice(name: str) -> None:
    reviewed = ReviewedGame.of(random_game(name))
    assert reviewed.borders[0] == 0
    assert reviewed.borders[-1] == len(reviewed.timeline)
    actors = []
    for start, end in pairwise(reviewed.borders):
        open_ = {m.actor for m in reviewed.timeline.moments[start:end] if m.open}
        assert len(open_) == 1
        actors += open_
    assert all(one != two for one, two in pairwise(actors))


def test_a_decision_has_at_least_two_choices() -> None:
    reviewed = ReviewedGame.of(random_game("geishas-road"))
    for number in range(len(reviewed.timeline)):
        state = reviewed.timeline.state(number)
        decides = state.turn != zashiki.CHANCE and len(state.legal()) > 1
        assert (number in reviewed.decisions) == decides


def test_a_game_that_was_given_up_has_a_result() -> None:
    state = random_game("geishas-road", moves=6)
    assert ReviewedGame.of(state).result is None
    reviewed = ReviewedGame.of(str(state.record(ending=Ending("resignation", 1))))
    assert reviewed.result is not None
    assert reviewed.result.wins == [1.0, 0.0]
    assert ReviewedGame.of(str(state.record(ending=Ending("abandoned")))).result is None


@pytest.mark.parametrize("name", NAMES)
def test_the_code_of_a_position_opens_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    state = random_game(name, moves=12)
    reviewed = ReviewedGame.of(state)
    for at in (0, 7, len(state.log)):
        names: dict[str, object] = {}
        exec(code(state.record(), at), names)
        assert names["state"] == reviewed.timeline.state(at)
    assert reviewed.timeline.state(len(state.log)).prompt() in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_a_record_shows_its_board_and_its_moves(name: str) -> None:
    state = random_game(name)
    shown = state.record()._repr_html_()
    assert state.svg() in shown
    assert f"{len(state.log)} actions" in shown
    own = random_game(name, moves=3).record(0)._repr_html_()
    assert "only a whole record can be replayed" in own
