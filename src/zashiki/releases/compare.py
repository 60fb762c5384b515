"""Compares two versions of a game's rules: plays both in step, and stops at the first difference."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..engine.kernels import CHANCE

if TYPE_CHECKING:
    from ..api.game import Game
    from ..api.state import State

GAMES = 3
"""Random games of each choice of options by which two versions are compared."""


class Pair:
    """The same position by two versions of the rules, with chance in the caller's hands."""

    def __init__(self, old: Game, new: Game) -> None:
        self.old: State = old.start(chance="explicit")
        self.new: State = new.start(chance="explicit")
        self.played: list[str] = []

    def difference(self) -> str | None:
        """How the two positions differ, if they do."""
        if _bytes(self.old) != _bytes(self.new):
            return f"after {self.played[-3:]} (action {len(self.played)}) the positions differ"
        if _questions(self.old) != _questions(self.new):
            return f"after {self.played[-3:]} (action {len(self.played)}) other choices are possible"
        if self.old.turn is None and _result(self.old) != _result(self.new):
            return f"after {len(self.played)} actions one ends with {_result(self.old)}, the other {_result(self.new)}"
        return None

    def play(self, actions: Iterable[str]) -> str | None:
        """Play actions by both versions; the first difference."""
        for action in actions:
            self.old.play(action)
            self.new.play(action)
            self.played.append(action)
            found = self.difference()
            if found:
                return found
        return None

    def play_on(self, luck: random.Random) -> str | None:
        """Play at random to the end; the first difference."""
        found = self.difference()
        while not found and self.old.turn is not None:
            found = self.play([luck.choice(self.old.legal()).text])
        return found

    def copy(self) -> Pair:
        """A pair to play on with."""
        made = object.__new__(Pair)
        made.old, made.new, made.played = self.old.copy(), self.new.copy(), list(self.played)
        return made


def difference(old: Game, new: Game, seed: int | str = 0, games: int = GAMES) -> str | None:
    """How some random games differ by two versions of the rules, if they do."""
    for k in range(games):
        found = Pair(old, new).play_on(random.Random(f"{seed} {k}"))
        if found:
            return found
    return None


def _bytes(state: State) -> bytes:
    return state.game.kind.schema.key(state.cells)


def _questions(state: State) -> Any:
    """Who is asked, and what may be chosen or drawn."""
    if state.turn == CHANCE:
        return [(action.text, weight) for action, weight in state.weights()]
    return state.turn, [action.text for action in state.legal()]


def _result(state: State) -> Any:
    outcome = state.outcome
    return (outcome.ranking, outcome.reason) if outcome else None, state.scores()
