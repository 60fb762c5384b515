"""Bots: players that are given a view and choose an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..core.errors import OptionError
from ..core.game import Game
from .base import Adviser, Bot, Weighed
from .random_bot import RandomBot
from .rollout import RolloutBot
from .search import SearchBot

__all__ = ["LEVELS", "Adviser", "Bot", "Level", "RandomBot", "RolloutBot", "SearchBot", "Weighed", "bot"]


@dataclass(frozen=True)
class Level:
    """A strength to play against, by name."""

    help: str
    make: Callable[[Game, int | str], Bot]


LEVELS: dict[str, Level] = {
    "random": Level("knows the rules and nothing else", lambda _game, seed: RandomBot(seed)),
    "novice": Level("glances at a few ways things might go", lambda game, seed: RolloutBot(game, 4, seed)),
    "apprentice": Level("thinks many of them over", lambda game, seed: RolloutBot(game, 48, seed)),
    "master": Level("looks ahead in a tree", lambda game, seed: SearchBot(game, iterations=10_000, seed=seed)),
}
"""From the weakest to the strongest."""


def bot(level: str, game: Game, seed: int | str = 0) -> Bot:
    """A bot of that level for a game, with chance of its own from `seed`.

    >>> import zashiki
    >>> bot("novice", zashiki.load("geishas-road")).worlds
    4
    """
    if level not in LEVELS:
        raise OptionError(f"there is no bot '{level}'; bots: {', '.join(LEVELS)}")
    return LEVELS[level].make(game, seed)
