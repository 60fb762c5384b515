"""Finds games by name."""

import difflib
import importlib
import pkgutil
from pathlib import Path
from typing import Any

from . import games as game_folders  # before `zashiki.games` becomes the function below
from .api.game import Game
from .api.kind import Kind
from .errors import UnknownGame

GAMES = Path(game_folders.__file__ or "").parent
"""One folder a game."""


def games() -> list[str]:
    """The names of all games.

    >>> "geishas-road" in games()
    True
    """
    return sorted(m.name.replace("_", "-") for m in pkgutil.iter_modules([str(GAMES)]) if m.ispkg)


def kind(name: str) -> Kind:
    """The game folder behind a name."""
    if name not in games():
        near = difflib.get_close_matches(name, games(), n=1, cutoff=0.4)
        hint = f"; did you mean '{near[0]}'?" if near else "."
        raise UnknownGame(f"there is no game '{name}'{hint} Games: {', '.join(games())}.")
    module = importlib.import_module(f"zashiki.games.{name.replace('-', '_')}")
    found: Kind = module.GAME
    return found


def load(name: str, edition: str | Path | None = None, **options: Any) -> Game:
    """A game with its options; `edition` is a components file of your own.

    >>> load("geishas-road", mode="maiko").options["mode"]
    'maiko'
    """
    return Game(kind(name), options, edition)
