"""The coach: an assessment of each action by the bots' search, from what the seat knew and nothing else.

The search is given the seat's `View`, so it cannot know more than the seat could. It first searches freely. Then the
best action and the chosen action are searched once more, each alone and with the same number of iterations, so that
both are judged equally well.
"""

from dataclasses import replace
from math import sqrt

import msgspec

from ..api.game import Game
from ..api.view import View
from ..bots import Candidate, SearchBot, SearchSettings

WIN, LOSS = 0.95, 0.05
"""The payoff of a game that is won, or lost, by no points at all, as a share of the whole scale."""

MOST_ASSESSMENTS = 8
"""Actions of a decision that are kept in an advice."""


class Assessment(msgspec.Struct, frozen=True):
    """The coach's assessment of one action."""

    action: int
    visits: int
    wins: float
    """Chance to win, 0 to 1."""
    error: float
    """Its standard error."""
    points: list[float]
    """Expected final points of each seat; empty if no game was played to its end."""


class Advice(msgspec.Struct, frozen=True):
    """The coach's assessments at a decision: the best first, the chosen one always among them."""

    number: int
    seat: int
    chosen: int
    best: int
    cost: float
    """How much chance to win the chosen action gave away."""
    error: float
    """The standard error of the cost."""
    assessments: list[Assessment] = msgspec.field(name="thoughts")

    @property
    def clear(self) -> bool:
        """Is the cost beyond doubt?"""
        return self.cost > 2 * self.error


def advise(view: View, chosen: int, iterations: int, number: int = 0, seed: int | str = 0) -> Advice:
    """The coach's assessments of a view, and what the chosen action cost.

    >>> import zashiki
    >>> game = zashiki.load("geishas-road")
    >>> state = game.start(seed=7)
    >>> advice = advise(state.bot_view(state.turn), state.legal_ids()[0], iterations=200)
    >>> advice.assessments[0].action == advice.best
    True
    """
    free = candidates(view, iterations, seed)
    best = free[0].action
    if best == chosen:
        return Advice(number, view.seat, chosen, best, 0.0, 0.0, free[:MOST_ASSESSMENTS])
    again = {action: forced(view, action, iterations, seed) for action in (best, chosen)}
    cost = again[best].wins - again[chosen].wins
    error = sqrt(again[best].error ** 2 + again[chosen].error ** 2)
    rest = [each for each in free if each.action not in again]
    assessments = [again[best], again[chosen], *rest][:MOST_ASSESSMENTS]
    return Advice(number, view.seat, chosen, best, max(0.0, cost), error, assessments)


def candidates(view: View, iterations: int, seed: int | str = 0) -> list[Assessment]:
    """An assessment of every action the search visited, the most visited first."""
    found = SearchBot(view.game, iterations=iterations, seed=f"coach {seed}").explain(view)
    return [_assessment(candidate, view.game) for candidate in found if candidate.visits]


def forced(view: View, action: int, iterations: int, seed: int | str = 0) -> Assessment:
    """An assessment of one action, searched alone."""
    settings = replace(SearchSettings(), first=action)
    found = SearchBot(view.game, iterations=iterations, seed=f"again {seed}", settings=settings).explain(view)
    return _assessment(next(c for c in found if c.action.id == action), view.game)


def _assessment(candidate: Candidate, game: Game) -> Assessment:
    wins = min(1.0, max(0.0, (candidate.value - LOSS) / (WIN - LOSS)))
    careful = (wins * candidate.visits + 1) / (candidate.visits + 2)
    error = sqrt(careful * (1 - careful) / candidate.visits)
    points = [round(p, 2) for p in candidate.points]
    return Assessment(candidate.action.id, candidate.visits, wins, error, points)
