"""The view cache: the same views and scores as those of the state, in whatever order positions come."""

from __future__ import annotations

import json
from typing import Any

import pytest

import zashiki
from zashiki.api.game import Game
from zashiki.api.state import State
from zashiki.server.tables.view_cache import FieldCache, ViewCache

from ..support import random_play
from .servers import GAME

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


def check(cache: ViewCache, state: State, seat: int | None) -> None:
    seen, encoded = cache.view(seat)
    assert seen == json.loads(bytes(encoded)) == state.view(seat)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_cached_views_are_the_views_of_every_position(name: str, options: dict[str, Any]) -> None:
    game = zashiki.load(name, **options)
    forth = positions(game, 5)
    cache = ViewCache(forth[0])
    for k, state in enumerate([*forth, *forth[::-7], *positions(game, 6)[::3]]):
        cache.update(state)
        assert json.loads(bytes(cache.scores)) == state.scores()
        for n, seat in enumerate((None, *range(game.players))):
            if k % (n + 1) == 0:  # not everybody looks at every position
                check(cache, state, seat)


def test_a_view_stays_as_it_was_after_an_update() -> None:
    first, *_, last = positions(zashiki.load(GAME), 5)
    cache = ViewCache(first)
    seen, encoded = cache.view(0)
    cache.update(last)
    cache.view(0)
    assert seen == json.loads(bytes(encoded)) == first.view(0) != last.view(0)


def test_a_failed_update_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *_, last = positions(zashiki.load(GAME), 5)
    cache = ViewCache(first)

    def fail(*_: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(FieldCache, "get", fail)
        with pytest.raises(MemoryError):
            cache.update(last)
    cache.update(last)
    check(cache, last, 0)


def test_the_scores_of_one_table_are_not_those_of_another_with_other_players() -> None:
    for players in (2, 3, 4):
        state = zashiki.load("iki", players=players).start(seed=1)
        assert len(json.loads(bytes(ViewCache(state).scores))) == players
