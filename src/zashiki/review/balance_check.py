"""Check of the split: games between equal bots, in which luck and choice must both average to zero.

`python -m zashiki.review.balance_check geishas-road --games 200` plays them and prints the averages with 95% intervals.
In every game all seats are the same bot with other seeds, and "a bot" is followed as it changes seats from game to
game, so that a seat's advantage is nobody's merit.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt

from ..api.game import Game
from ..bots import bot
from ..registry import load
from .analysis import lower_priority
from .position_value import evaluator
from .reviewed_game import ReviewedGame
from .split import Split, split

ERROR, MOST = 0.03, 500


@dataclass(frozen=True)
class Mean:
    """An average with the half width of its 95% interval."""

    value: float
    margin: float

    @staticmethod
    def of(numbers: list[float]) -> Mean:
        """The average of independent numbers."""
        n = len(numbers)
        value = sum(numbers) / n
        spread = sum((x - value) ** 2 for x in numbers) / max(1, n - 1)
        return Mean(value, 1.96 * sqrt(spread / n))

    @property
    def holds_zero(self) -> bool:
        """Is zero in the interval?"""
        return abs(self.value) <= self.margin

    def __str__(self) -> str:
        return f"{self.value:+.3f} ± {self.margin:.3f}{'' if self.holds_zero else '  (zero is outside)'}"


def played(game: Game, level: str, seed: int) -> ReviewedGame:
    """A game of a bot with itself."""
    state = game.start(seed=f"check {seed}")
    bots = [bot(level, game, f"check {seed} {seat}") for seat in range(game.players)]
    while state.turn is not None:
        state.play(bots[state.turn].choose(state.bot_view(state.turn)))
    return ReviewedGame.of(state)


def splits(game: Game, level: str, seed: int) -> list[Split]:
    """The luck and choice of every seat in one game."""
    reviewed = played(game, level, seed)
    values = {k: evaluator(game).value(reviewed.timeline.state(k).cells, ERROR, MOST, seed) for k in reviewed.borders}
    return [split(reviewed, values, seat) for seat in range(game.players)]


def gathered(game: Game, level: str, games: int, workers: int | None = None) -> Iterator[list[Split]]:
    """The same for many games, on all cores."""
    evaluator(game)
    with ThreadPoolExecutor(workers or os.cpu_count() or 1, initializer=lower_priority) as pool:
        yield from pool.map(partial(splits, game, level), range(games))


def means(game: Game, found: list[list[Split]]) -> dict[str, Mean]:
    """The averages: of one bot as it changes seats from game to game, and of each seat."""
    rows = [game_[k % game.players] for k, game_ in enumerate(found)]
    numbers_of = {"luck of a bot": [s.luck.value for s in rows], "choice of a bot": [s.choice.value for s in rows]}
    for seat, name in enumerate(game.seats):
        numbers_of[f"luck of {name}"] = [game_[seat].luck.value for game_ in found]
        numbers_of[f"choice of {name}"] = [game_[seat].choice.value for game_ in found]
    return {name: Mean.of(numbers) for name, numbers in numbers_of.items()}


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description="Luck and choice between equal bots: both average to zero.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="novice")
    given = parser.parse_args()
    game = load(given.game)
    found = list(gathered(game, given.bot, given.games))
    print(f"{game.kind.title}, {given.games} games of {given.bot} with itself, in shares of the win")
    for name, mean in means(game, found).items():
        print(f"{name:24} {mean}")


if __name__ == "__main__":
    main()
