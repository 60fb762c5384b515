"""Finds games by name."""

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
        error = UnknownGame(f"there is no game '{name}'{hint} Games: {', '.join(games())}.")
        facts = {"game": name, "games": ", ".join(games())}
        raise error.worded("game-near", near=near[0], **facts) if near else error.worded("game", **facts)
    found: Kind = importlib.import_module(f"{__package__}.{_folder(name)}").GAME
    current = found.rules_version
    return found if rules is None or str(rules) == str(current) else _released_kind(name, rules, current)


def _folder(name: str) -> str:
    return f"games.{name.replace('-', '_')}"


def _released_kind(name: str, rules: int | str, current: int) -> Kind:
    """The game folder of a release, of the current version too."""
    package = release(name, rules, current)
    found: Kind = importlib.import_module(f"{package.__name__}.{_folder(name)}").GAME
    return found


@cache
def standard_components(name: str, rules: int) -> Components:
    """The components of the standard edition that a version of the rules comes with."""
    return _components(kind(name, rules))


@cache
def _released_components(name: str, rules: int) -> Components:
    return _components(_released_kind(name, rules, rules))


def _components(found: Kind) -> Components:
    read = own_module(found, "api.edition").load_components
    standard: Components = read(found.components, found.shape, found.cross_check)
    return standard


def standard_edition(name: str, digest: str) -> Values | None:
    """The values of the standard edition with this digest, if it is today's or was that of a release."""
    today = standard_components(name, kind(name).rules_version)
    for components in (today, *(_released_components(name, version) for version in released(name))):
        if components.digest == digest:
            return components.values
    return None


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
