"""Every variant of every game, and positions of it to try a law on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from hypothesis import strategies as st

import zashiki
from zashiki import Game, State
from zashiki.api.options import show
from zashiki.registry import kind

VARIANTS = [(name, k) for name in zashiki.games() for k in range(len(kind(name).variants))]
LONGEST = 5000
"""Decisions after which a random game must be over, whatever the game."""


def variant_name(variant: tuple[str, int]) -> str:
    """How a variant is called in a test's id."""
    name, k = variant
    return name + "-" + "-".join(f"{o}={show(v)}" for o, v in kind(name).variants[k].items())


@cache
def load(variant: tuple[str, int]) -> Game:
    """The game of a variant."""
    name, k = variant
    return zashiki.load(name, **kind(name).variants[k])


def walk(game: Game, seed: int) -> Iterator[State]:
    """Every position of a random game, from the opening to the end; the same object, played on."""
    rng = random.Random(seed)
    state = game.start(seed=seed)
    yield state
    for _ in range(LONGEST):
        if state.turn is None:
            return
        state.play(rng.choice(state.legal()))
        yield state
    raise AssertionError(f"{game!r} seed {seed} is not over after {LONGEST} decisions")


def some(game: Game, seed: int, share: float) -> Iterator[State]:
    """A share of the positions of a random game."""
    rng = random.Random(f"some {seed}")
    for state in walk(game, seed):
        if rng.random() < share:
            yield state


seeds = st.integers(min_value=0, max_value=2**32)
