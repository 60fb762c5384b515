"""What is reused from step to step: it never shows."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import zashiki
from tests.support import FINISHED
from zashiki.api import events as events_module
from zashiki.api.events import Event

GAMES = tuple(FINISHED)


def story(name: str, seed: int, moves: int = 30) -> list[tuple[list[int], list[Event]]]:
    """What was allowed and what happened in the beginning of a game."""
    state = zashiki.load(name).start(seed=seed)
    told = []
    for k in range(moves):
        legal = state.legal_ids()
        told.append((legal, state.play(legal[k % len(legal)])))
    return told


@pytest.mark.parametrize("name", GAMES)
def test_games_in_several_threads_do_not_disturb_each_other(name: str) -> None:
    alone = [story(name, seed) for seed in range(6)]
    with ThreadPoolExecutor(3) as threads:
        assert list(threads.map(lambda seed: story(name, seed), range(6))) == alone


@pytest.mark.parametrize("name", GAMES)
def test_a_game_told_twice_is_told_alike_whatever_is_remembered(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = story(name, 7)
    monkeypatch.setattr(events_module, "REMEMBERED", 2)
    assert story(name, 7) == first


def test_what_one_seat_may_not_see_stays_hidden_in_an_event_that_is_remembered() -> None:
    event = Event("draw", "R1", 0, {"card": "iris"}, private=("card",))
    assert event.seen_by(1).data == {"card": None}
    assert event.seen_by(0).data == event.data == {"card": "iris"}
