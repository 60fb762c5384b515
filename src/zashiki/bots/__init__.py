"""Bots: players that are given a view and choose an action."""

import os
import re
from collections.abc import Callable
from dataclasses import dataclass

from ..api.game import Game
from ..errors import OptionError
from ..releases.loader import own_module
from .base import Adviser, Bot, Candidate, Explainer, Weighed
from .greedy import GreedyBot
from .random_bot import RandomBot
from .search import SearchBot, SearchSettings

__all__ = [
    "LEVELS",
    "SPELLINGS",
    "YARDSTICKS",
    "Adviser",
    "Bot",
    "Candidate",
    "Explainer",
    "GreedyBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "SearchSettings",
    "Weighed",
    "bot",
]  # fmt: skip

STRONGEST_SECONDS = 3.0
WAYS_TO_SEARCH = {
    "search": SearchSettings(),
    "plain": SearchSettings(epochs=0, history_percent=0),
    "paranoid": SearchSettings(paranoid=True),
}
"""Ways to search that a budget is given for."""
THOUGHT = re.compile(r"(search|strongest|plain|paranoid):(?:(\d+)|(\d+(?:\.\d+)?)(s|ms))")
SPELLINGS = (
    "search:20000 (iterations), search:1s or search:200ms (time), plain:20000 (playouts to the end), "
    "paranoid:20000 (all against it), strongest:10s"
)


@dataclass(frozen=True)
class Level:
    """A strength to play against, by name."""

    help: str
    make: Callable[[Game, int | str], Bot]


def _searching(iterations: int) -> Callable[[Game, int | str], Bot]:
    return lambda game, seed: SearchBot(game, iterations=iterations, seed=seed)


def _strongest(game: Game, seed: int | str, seconds: float = STRONGEST_SECONDS) -> Bot:
    return SearchBot(game, seconds=seconds, seed=seed, threads=os.cpu_count() or 1, branches=1 << 20)


LEVELS: dict[str, Level] = {
    "random": Level("knows the rules and nothing else", lambda _game, seed: RandomBot(seed)),
    "novice": Level("glances at a few ways things might go", _searching(100)),
    "apprentice": Level("thinks many of them over", _searching(1_000)),
    "master": Level("looks ahead in a tree", _searching(20_000)),
    "strongest": Level("thinks for three seconds, on all cores", _strongest),
}
"""From the weakest to the strongest."""
YARDSTICKS: dict[str, Level] = {"greedy": Level("takes what looks best one step ahead", GreedyBot)}
"""To measure others by."""


def bot(level: str, game: Game, seed: int | str = 0) -> Bot:
    """A bot for a game, with chance of its own from `seed`: a level by its name, or a search by its budget.

    A release of older rules has bots of its own, which were made for them.

    >>> import zashiki
    >>> game = zashiki.load("geishas-road")
    >>> bot("master", game).iterations
    20000
    >>> bot("search:1.5s", game).seconds
    1.5
    """
    own: Bot = own_module(game, "bots").make_bot(level, game, seed)
    return own


def make_bot(level: str, game: Game, seed: int | str) -> Bot:
    """The same for a game of this very package."""
    named = LEVELS | YARDSTICKS
    if level in named:
        return named[level].make(game, seed)
    found = THOUGHT.fullmatch(level)
    if not found:
        names = f"{', '.join(named)}, or {SPELLINGS}"
        raise OptionError(f"there is no bot '{level}'; bots: {names}").worded("bot", bot=level, bots=", ".join(named))
    who, iterations, time, unit = found.groups()
    seconds = float(time) / (1000 if unit == "ms" else 1) if time else None
    if (iterations and int(iterations) == 0) or seconds == 0:
        raise OptionError(f"bot '{level}': a bot needs some time to think").worded("bot-time", bot=level)
    if who == "strongest":
        if seconds is None:
            error = f"bot '{level}': the strongest takes a time, as in strongest:10s"
            raise OptionError(error).worded("bot-time", bot=level)
        return _strongest(game, seed, seconds)
    return SearchBot(game, int(iterations) if iterations else None, seconds, seed, settings=WAYS_TO_SEARCH[who])
