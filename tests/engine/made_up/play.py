"""Plays the made-up game and prints what its rules say as JSON; with NUMBA_DISABLE_JIT=1 they are plain Python."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from zashiki.engine.buffers import BUFFERS, random_words
from zashiki.engine.compiler import Compiler
from zashiki.engine.contract import Rules
from zashiki.engine.kernels import Kernels

from .rules import ASKED, BOOK, END, FORCED, State, Tables, rule, rule_forced

CARDS = [3, 0, 1]
GAMES = {"three of four": [1, 2, 8, 13, 17], "red": [0, 4, 9, 15, 17], "one of one": [1, 2, 5, 11, 17]}
"""Actions in a row; with forced choices the game passes over those that are the only one."""


def tables() -> Any:
    """The cards of the game."""
    cells = Tables.new()
    Tables.write(cells, "cards", CARDS)
    return cells


def ask(kernels: Kernels, t: Any, s: Any) -> dict[str, Any]:
    """Everything that the rules say about a position."""
    legal = BUFFERS.ids(kernels.legal_ids(t, s, 0, BUFFERS.moves))
    why = [BOOK.ids[kernels.why(t, s, 0, a)] for a in range(END)]
    found: dict[str, Any] = {"state": State.to_json(s), "legal": legal, "why": why}
    if State.read(s, "turn") == -1:
        n, rng = kernels.outcomes(t, s, 0, BUFFERS.moves), random_words("made up")
        found["weights"] = BUFFERS.weights(n)
        found["drawn"] = sorted(Counter(int(kernels.chance_drawn(t, s, rng)) for _ in range(400)).items())
    return found


def play(compiler: Compiler, rules: Rules, actions: list[int]) -> list[dict[str, Any]]:
    """Every position of a game; an action that is no longer asked for is passed over."""
    kernels, t, s = Kernels(compiler, rules, State), tables(), State.new()
    kernels.begin(t, s, BUFFERS.events)
    told = [ask(kernels, t, s)]
    for action in actions:
        if kernels.why(t, s, 0, action) == 0:
            kernels.step(t, s, action, BUFFERS.events)
            told.append(ask(kernels, t, s))
    return told


def everything() -> dict[str, list[dict[str, Any]]]:
    """All games, with and without forced choices."""
    told = {name: play(rule, ASKED, actions) for name, actions in GAMES.items()}
    return told | {f"{name}, forced": play(rule_forced, FORCED, actions) for name, actions in GAMES.items()}


if __name__ == "__main__":
    print(json.dumps(everything()))
