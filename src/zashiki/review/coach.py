"""The coach: what the seat to move could have thought, from what it knew and nothing else.

The search is that of the bots. It is given the seat's `View`, so it cannot be wiser than the seat could be. First it
thinks freely; then the action it likes best and the action that was taken are thought over once more, each with the
same number of iterations that all begin with it, so that neither is judged from a glance.
"""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import msgspec

from ..bots import Candidate, Manner, SearchBot
from ..core.game import Game
from ..core.view import View

WIN, LOSS = 0.95, 0.05
"""What a bot thinks a game is worth that is won, or lost, by no points at all."""

TOLD = 8
"""Actions of a decision that are told of."""


class Thought(msgspec.Struct, frozen=True):
    """What the coach thinks of an action."""

    action: int
    visits: int
    wins: float
    """Chance to win, 0 to 1."""
    error: float
    """Its standard error."""
    points: list[float]
    """Expected final points of each seat; empty if no game was played to its end."""


class Advice(msgspec.Struct, frozen=True):
    """What the coach thinks at a decision: the best first, the chosen one always among them."""

    number: int
    seat: int
    chosen: int
    best: int
    cost: float
    """How much chance to win the chosen action gave away."""
    error: float
    """The standard error of the cost."""
    thoughts: list[Thought]

    @property
    def clear(self) -> bool:
        """Is the cost beyond doubt?"""
        return self.cost > 2 * self.error


def advise(view: View, chosen: int, iterations: int, number: int = 0, seed: int | str = 0) -> Advice:
    """The coach's thoughts about a view, and what the chosen action cost.

    >>> import zashiki
    >>> game = zashiki.load("geishas-road")
    >>> state = game.start(seed=7)
    >>> advice = advise(state.seen_by(state.turn), state.legal_ids()[0], iterations=200)
    >>> advice.thoughts[0].action == advice.best
    True
    """
    free = candidates(view, iterations, seed)
    best = free[0].action
    if best == chosen:
        return Advice(number, view.seat, chosen, best, 0.0, 0.0, free[:TOLD])
    again = {action: forced(view, action, iterations, seed) for action in (best, chosen)}
    cost = again[best].wins - again[chosen].wins
    error = sqrt(again[best].error ** 2 + again[chosen].error ** 2)
    rest = [thought for thought in free if thought.action not in again]
    thoughts = [again[best], again[chosen], *rest][:TOLD]
    return Advice(number, view.seat, chosen, best, max(0.0, cost), error, thoughts)


def candidates(view: View, iterations: int, seed: int | str = 0) -> list[Thought]:
    """Every action that was thought about, the most visited first."""
    found = SearchBot(view.game, iterations=iterations, seed=f"coach {seed}").explain(view)
    return [_thought(candidate, view.game) for candidate in found if candidate.visits]


def forced(view: View, action: int, iterations: int, seed: int | str = 0) -> Thought:
    """One action, thought over alone."""
    manner = replace(Manner(), first=action)
    found = SearchBot(view.game, iterations=iterations, seed=f"again {seed}", manner=manner).explain(view)
    return _thought(next(c for c in found if c.action.id == action), view.game)


def _thought(candidate: Candidate, game: Game) -> Thought:
    wins = min(1.0, max(0.0, (candidate.value - LOSS) / (WIN - LOSS)))
    careful = (wins * candidate.visits + 1) / (candidate.visits + 2)
    error = sqrt(careful * (1 - careful) / candidate.visits)
    points = [round(p, 2) for p in candidate.points]
    return Thought(candidate.action.id, candidate.visits, wins, error, points)
