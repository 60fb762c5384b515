"""What the end of a game is worth to a seat, for bots."""

from __future__ import annotations

from .kernel import rule
from .scoring import total
from .state import State
from .tables import Tables

WIN = 900
MARGIN = 50
"""A lead of so many points counts for no more than a lead of one less."""


@rule
def payoff(t: Tables, s: State, seat: int) -> int:
    """0 to 1000: winning is nearly all of it, the lead over the best other seat a little."""
    best = -1
    for other in range(t.players):
        if other != seat:
            best = max(best, total(s, other))
    lead = max(-MARGIN, min(MARGIN, total(s, seat) - best))
    return (WIN if s.winner == seat else 0) + MARGIN + lead
