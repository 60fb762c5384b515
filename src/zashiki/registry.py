"""Finds games by name."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any

from . import games as game_folders  # before `zashiki.games` becomes the function below
from .api.edition import Components, Values
from .api.game import Game
from .api.kind import Kind
from .errors import UnknownGame
from .releases.loader import own_module, release, released

GAMES = Path(game_folders.__file__ or "").parent
"""One folder a game."""


def games() -> list[str]:
    """The names of all games.

    >>> "geishas-road" in games()
    True
    """
    return sorted(m.name.replace("_", "-") for m in pkgutil.iter_modules([str(GAMES)]) if m.ispkg)


def kind(name: str, rules: int | str | None = None) -> Kind:
    """The game folder behind a name; `rules` is a version of its rules, by default the newest."""
    if name not in games():
        near = difflib.get_close_matches(name, games(), n=1, cutoff=0.4)
        hint = f"; did you mean '{near[0]}'?" if near else "."
        raise UnknownGame(f"there is no game '{name}'{hint} Games: {', '.join(games())}.")
    folder = f"games.{name.replace('-', '_')}"
    found: Kind = importlib.import_module(f"{__package__}.{folder}").GAME
    if rules is not None and str(rules) != str(found.rules_version):
        package = release(name, rules, found.rules_version)
        found = importlib.import_module(f"{package.__name__}.{folder}").GAME
    return found


@cache
def standard_components(name: str, rules: int) -> Components:
    """The components of the standard edition that a version of the rules came with."""
    found = kind(name, rules)
    read = own_module(found, "api.edition").load_components
    standard: Components = read(found.components, found.shape, found.cross_check)
    return standard


def versions(name: str) -> list[int]:
    """The versions of a game's rules that can be played by: the newest, then the older releases.

    >>> versions("iki")
    [1]
    """
    newest = kind(name).rules_version
    return [newest, *(version for version in reversed(released(name)) if version != newest)]


def standard_edition(name: str, digest: str) -> Values | None:
    """The values of the standard edition with this digest, if one of the versions came with it."""
    found = (standard_components(name, version) for version in versions(name))
    return next((components.values for components in found if components.digest == digest), None)


def load(name: str, edition: str | Path | Values | None = None, rules: int | str | None = None, **options: Any) -> Game:
    """A game with its options.

    `edition` is a components file of your own, or all values of an edition. `rules` is a version of the rules that was
    released, by default the newest.

    >>> load("geishas-road", mode="maiko").options["mode"]
    'maiko'
    """
    found = kind(name, rules)
    made: Game = own_module(found, "api.game").Game(found, options, edition)
    return made
