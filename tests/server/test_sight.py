"""What is seen of a game, quickly: the same as its views and scores, whichever position is looked at after which."""

from __future__ import annotations

import json
from typing import Any

import pytest

import zashiki
from zashiki.core.game import Game
from zashiki.core.state import State
from zashiki.server.viewer import Glance, Sight

from ..support import random_play
from .parlours import GAME

GAMES: list[tuple[str, dict[str, Any]]] = [
    (GAME, {}),
    (GAME, {"mode": "geiko", "geiko_hidden_card": True}),
    (GAME, {"mode": "campaign"}),
    ("tokaido-duo", {}),
    ("iki", {"players": 2}),
    ("iki", {"players": 3}),
]


def positions(game: Game, seed: int) -> list[State]:
    """Every position of a random game, each one kept."""
    return [state.copy() for state, _ in random_play(game, seed)]


def check(sight: Sight, state: State, seat: int | None) -> None:
    seen, encoded = sight.view(seat)
    assert seen == json.loads(bytes(encoded)) == state.view(seat)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_quick_view_is_the_view_from_position_to_position(name: str, options: dict[str, Any]) -> None:
    game = zashiki.load(name, **options)
    forth = positions(game, 5)
    sight = Sight(forth[0])
    for k, state in enumerate([*forth, *forth[::-7], *positions(game, 6)[::3]]):
        sight.look(state)
        assert json.loads(bytes(sight.scores)) == state.scores()
        for n, seat in enumerate((None, *range(game.players))):
            if k % (n + 1) == 0:  # not everybody looks at every position
                check(sight, state, seat)


def test_what_was_seen_of_a_position_stays_as_it_was_when_another_is_looked_at() -> None:
    first, *_, last = positions(zashiki.load(GAME), 5)
    sight = Sight(first)
    seen, encoded = sight.view(0)
    sight.look(last)
    sight.view(0)
    assert seen == json.loads(bytes(encoded)) == first.view(0) != last.view(0)


def test_what_could_not_be_shown_once_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *_, last = positions(zashiki.load(GAME), 5)
    sight = Sight(first)

    def fail(*_: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(Glance, "of", fail)
        with pytest.raises(MemoryError):
            sight.look(last)
    sight.look(last)
    check(sight, last, 0)


def test_the_scores_of_one_table_are_not_those_of_another_with_other_players() -> None:
    for players in (2, 3, 4):
        state = zashiki.load("iki", players=players).start(seed=1)
        assert len(json.loads(bytes(Sight(state).scores))) == players
