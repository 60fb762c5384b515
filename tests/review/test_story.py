"""A game as moments: nothing is lost, and what could not have been otherwise is no border."""

from __future__ import annotations

from itertools import pairwise

import pytest

import zashiki
from zashiki.core.endings import Ending
from zashiki.review import Story, code

from .games import NAMES, random_game


@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_told_with_the_scores_after_it(name: str) -> None:
    state = random_game(name)
    story = Story.of(state)
    assert [(m.actor, m.action) for m in story.moments] == [(e.actor, e.action) for e in state.log]
    assert list(story.moments[-1].scores) == [row["total"] for row in state.scores()]
    later = [event for moment in story.moments for event in moment.events]
    assert later == state.events_from(0)[-len(later) :]
    assert story.position(len(state.log)) == state
    assert story.result is not None
    assert {k for k, share in enumerate(story.result.wins) if share} == set(state.outcome.winners)


@pytest.mark.parametrize("name", NAMES)
def test_between_two_borders_only_one_had_a_choice(name: str) -> None:
    story = Story.of(random_game(name))
    assert story.borders[0] == 0
    assert story.borders[-1] == len(story.actions)
    actors = []
    for start, end in pairwise(story.borders):
        open_ = {m.actor for m in story.moments[start:end] if m.open}
        assert len(open_) == 1
        actors += open_
    assert all(one != two for one, two in pairwise(actors))


def test_a_decision_has_at_least_two_choices() -> None:
    story = Story.of(random_game("geishas-road"))
    for number, state in enumerate(story.states()):
        if number < len(story.actions):
            decides = state.turn != zashiki.CHANCE and len(state.legal()) > 1
            assert (number in story.decisions) == decides


def test_a_game_that_was_given_up_has_a_result() -> None:
    state = random_game("geishas-road", moves=6)
    assert Story.of(state).result is None
    story = Story.of(str(state.record(ending=Ending("resignation", 1))))
    assert story.result is not None
    assert story.result.wins == [1.0, 0.0]
    assert Story.of(str(state.record(ending=Ending("abandoned")))).result is None


@pytest.mark.parametrize("name", NAMES)
def test_the_code_of_a_position_opens_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    state = random_game(name, moves=12)
    story = Story.of(state)
    for at in (0, 7, len(state.log)):
        names: dict[str, object] = {}
        exec(code(state.record(), at), names)
        assert names["state"] == story.position(at)
    assert story.position(len(state.log)).prompt() in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_a_record_shows_its_board_and_its_moves(name: str) -> None:
    state = random_game(name)
    shown = state.record()._repr_html_()
    assert state.svg() in shown
    assert f"{len(state.log)} actions" in shown
    own = random_game(name, moves=3).record(0)._repr_html_()
    assert "only a whole record can be replayed" in own
