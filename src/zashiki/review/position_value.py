"""Monte Carlo values of positions: how often each seat wins from there, and with how many points.

The position is the true one, hidden cards included; only what chance has not drawn yet is open.
"""

import hashlib
from functools import cache
from math import sqrt
from typing import Any

import msgspec
import numpy as np

from ..api.game import Game
from ..bots.search import names_for_search
from ..engine.buffers import Moves, events_buffer, random_words
from ..engine.compiler import compile_now, counters
from ..engine.kernels import OVER
from ..registry import kind as kind_of
from . import playouts

LEARNING_GAMES = 6_000
"""Games from the opening from which the history is learned."""
BATCH = 250
"""Games between two checks of the error."""
MOST_CHOICES = 4_000
"""Choices of one game that are remembered while learning."""


class Value(msgspec.Struct, frozen=True):
    """The worth of a position by seat: share of the win from 0 to 1 and final points, with their standard errors."""

    wins: list[float]
    wins_error: list[float]
    points: list[float]
    points_error: list[float]
    games: int
    """How many games were played for it; 0 if it is certain."""


@cache
def compiled_playouts(name: str) -> Any:
    """The playouts of a game, compiled when first asked for."""
    compiler = kind_of(name).kernels.compiler
    compiler.know(picks=(np.dtype(np.int64), 1))
    names = dict(names_for_search(name))
    names["glance"] = compiler.bind(
        playouts.by_estimate if kind_of(name).search.estimate else playouts.by_history, names
    )
    names["choose"] = compiler.bind(playouts.choose, names)
    found = compiler.bind(playouts.play_on, names, entry=True)
    compile_now(found)
    return found


class Evaluator:
    """Evaluator of the positions of one game with its options: plays them to the end many times."""

    def __init__(self, game: Game, history: Any) -> None:
        self.game, self._history = game, history
        self._everybody = (1 << game.players) - 1
        self._play = compiled_playouts(game.name)

    def play(self, cells: Any, games: int, rng: Any, wise: int | None = None, learning: bool = False) -> list[int]:
        """So many games from a position; the sums of each seat."""
        kind, players = self.game.kind, self.game.players
        tally, picks = counters(playouts.SUMS * players), counters(MOST_CHOICES if learning else 1)
        self._play(
            self.game.tables, cells, kind.schema.new(2), games, players, self._everybody if wise is None else wise,
            int(learning), len(kind.actions), tally, self._history, picks, Moves.new(), events_buffer(listening=False),
            rng,
        )  # fmt: skip
        return [int(number) for number in tally]

    def value(self, cells: Any, error: float, most: int, seed: int | str = 0) -> Value:
        """Play until the share of the win is known to a standard error, or `most` games are played.

        >>> import zashiki
        >>> game = zashiki.load("geishas-road")
        >>> value = evaluator(game).value(game.start(seed=7).cells, error=0.05, most=1000)
        >>> round(sum(value.wins), 6)
        1.0
        """
        kind = self.game.kind
        if kind.schema.read(cells, "turn") == OVER:
            return final_value(self.game, cells)
        known = hashlib.sha256(kind.schema.key(cells)).hexdigest()
        rng, played = random_words(f"value {seed} {known}"), 0
        sums = [0] * (playouts.SUMS * self.game.players)
        value = None
        while played < most and (value is None or max(value.wins_error) > error):
            sums = [a + b for a, b in zip(sums, self.play(cells, BATCH, rng), strict=True)]
            played += BATCH
            value = _value(sums, played)
        return value or final_value(self.game, cells)


@cache
def evaluator(game: Game) -> Evaluator:
    """The evaluator of a game, with its history learned from the opening."""
    kind = game.kind
    found = Evaluator(game, counters(2 * len(kind.actions) * len(kind.seats)))
    opening = game.start(chance="explicit").cells
    if not kind.search.estimate:
        found.play(opening, LEARNING_GAMES, random_words("history"), learning=True)
    return found


def final_value(game: Game, cells: Any) -> Value:
    """The value of a position that is over."""
    kind = game.kind
    (winners, *_), _, _ = kind.outcome(kind.schema.view(cells, None), game.facts)
    points = [float(sum(row)) for row in kind.schema.read(cells, "points")[: game.players]]
    return value_of_result(game.players, winners, points)


def value_of_result(players: int, winners: tuple[int, ...], points: list[float]) -> Value:
    """The value of a result: nothing about it is open."""
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return Value(wins, [0.0] * players, points, [0.0] * players, 0)


def _value(sums: list[int], n: int) -> Value:
    """Averages and standard errors; a win never seen in n games may still come in one of n, so the error is never 0."""
    rows = [sums[k : k + playouts.SUMS] for k in range(0, len(sums), playouts.SUMS)]
    wins, points = [row[0] / (2 * n) for row in rows], [row[2] / n for row in rows]
    spreads = [max(1 / n, row[1] / (4 * n) - mean * mean) for row, mean in zip(rows, wins, strict=True)]
    ranges = [max(0.0, row[3] / n - mean * mean) for row, mean in zip(rows, points, strict=True)]
    return Value(wins, [sqrt(v / n) for v in spreads], points, [sqrt(v / n) for v in ranges], n)
