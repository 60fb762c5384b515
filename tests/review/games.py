"""Small games to review: random ones, cut short where that is enough."""

from __future__ import annotations

import random
from functools import cache

import zashiki
from zashiki import State
from zashiki.review import ReviewedGame
from zashiki.review.position_value import Value, evaluator
from zashiki.review.split import Split, split

NAMES = zashiki.games()
FEW = 250
"""Games played for a value: quick, and as uncertain as that."""


@cache
def _record(name: str, seed: int, moves: int) -> str:
    game = zashiki.load(name)
    state, luck = game.start(seed=seed), random.Random(seed)
    for _ in range(moves):
        if state.turn is None:
            break
        state.play(luck.choice(state.legal()))
    return str(state.record())


def random_game(name: str, seed: int = 5, moves: int = 5000) -> State:
    """A random game, by default to its end."""
    return zashiki.replay(_record(name, seed, moves))


def values(reviewed: ReviewedGame, seed: int = 0) -> dict[int, Value]:
    """The values at the borders, from a few games each."""
    value, state = evaluator(reviewed.game).value, reviewed.timeline.state
    return {k: value(state(k).cells, 1.0, FEW, seed) for k in reviewed.borders}


def splits(reviewed: ReviewedGame) -> list[Split]:
    """Luck and choice of every seat."""
    found = values(reviewed)
    return [split(reviewed, found, seat) for seat in range(reviewed.game.players)]
