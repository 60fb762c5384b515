"""Names in the games: a constant means one number wherever a game uses it."""

from __future__ import annotations

import importlib
import pkgutil
from collections import defaultdict

import pytest

import zashiki


def integers(game: str) -> dict[str, dict[int, list[str]]]:
    """The public integer constants of a game's data: by name the values, and the modules that give each value."""
    data = importlib.import_module(f"zashiki.games.{game.replace('-', '_')}.data")
    found: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for module in pkgutil.iter_modules(data.__path__):
        for name, value in vars(importlib.import_module(f"{data.__name__}.{module.name}")).items():
            if type(value) is int and not name.startswith("_"):
                found[name][value].append(module.name)
    return found


@pytest.mark.parametrize("game", zashiki.games())
def test_a_constant_means_one_number(game: str) -> None:
    found = integers(game)
    assert found, "a game has numbers"
    assert {name: dict(values) for name, values in found.items() if len(values) > 1} == {}
