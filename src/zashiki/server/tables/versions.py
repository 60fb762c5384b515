"""Versions of games: the rules and the edition that a table is played by, and whether it can move to newer rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from ...api.edition import Values
from ...api.game import Game
from ...api.state import State
from ...errors import EditionError, ZashikiError
from ...registry import kind as kind_of
from ...registry import load, standard_components, standard_edition
from ...releases.compare import Pair
from ..storage.rows import Header

TRIALS = 4
"""Random games from a table's position on, by old and new rules, before it moves over."""


@dataclass(frozen=True)
class Edition:
    """The values of an edition that is not the standard of its rules; the digest stands for them."""

    digest: str
    values: Values = field(compare=False, repr=False)


@lru_cache(maxsize=256)
def game_for(
    name: str, options: tuple[tuple[str, Any], ...], rules: int | None = None, edition: Edition | None = None
) -> Game:
    """The game of a table, by default by the newest rules; tables with the same options share it."""
    return load(name, edition.values if edition else None, rules, **dict(options))


def game_of(header: Header, rules: int, stored: Callable[[str], Values | None]) -> Game:
    """The game of a table by a version of its rules, with the edition it was begun with; `stored` looks one up."""
    name, options = header.game, tuple(header.options.items())
    if standard_components(name, rules).digest == header.edition:
        return game_for(name, options, rules)
    values = stored(header.edition) or standard_edition(name, header.edition)
    if values is None:
        raise EditionError(f"the values of edition {header.edition} of {name} are neither stored nor of a release")
    return game_for(name, options, rules, Edition(header.edition, values))


def own_edition(game: Game) -> Edition | None:
    """The edition of a game, if it is not the standard of its rules."""
    components = game.components
    if components.digest == standard_components(game.name, game.kind.rules_version).digest:
        return None
    return Edition(components.digest, components.values)


@cache
def newest_rules(name: str) -> int:
    """The newest version of a game's rules."""
    return kind_of(name).rules_version


def is_newest(game: Game) -> bool:
    """Is it what a new table would be played by?"""
    return game.kind.rules_version == newest_rules(game.name) and own_edition(game) is None


def newer_rules(header: Header, game: Game, state: State | None) -> int | None:
    """The newest version of the rules, if a table can move to it: everything so far is the same by both versions.

    The same are the numbers of the actions, every position and its choices, and some games that are played on at
    random from here, so that a change that would still come to bear is noticed. The edition stays in any case.
    """
    newest = newest_rules(game.name)
    if game.kind.rules_version == newest or standard_components(game.name, newest).digest != header.edition:
        return None
    try:
        newer = game_for(game.name, tuple(header.options.items()), newest)
        same = [a.text for a in newer.actions] == [a.text for a in game.actions] and _play_alike(game, newer, state)
    except ZashikiError:
        return None
    return newest if same else None


def _play_alike(game: Game, newer: Game, state: State | None) -> bool:
    pair = Pair(game, newer)
    done = [game.actions[entry.action].text for entry in state.log] if state else []
    if pair.difference() or pair.play(done):
        return False
    return not any(pair.copy().play_on(random.Random(k)) for k in range(TRIALS))
