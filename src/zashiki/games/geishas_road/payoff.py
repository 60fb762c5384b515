"""What the end of a game is worth to a seat, for bots."""

from __future__ import annotations

from .kernel import rule
from .names import SOURCES
from .scoring import total
from .state import State
from .tables import Tables

ALL_SOURCES = len(SOURCES)
WIN = 900
MARGIN = 25
"""A lead of so many points counts for no more than a lead of one less."""


@rule
def payoff(t: Tables, s: State, seat: int) -> int:
    """0 to 1000: winning is nearly all of it, the margin a little, so that a lost game is still played well."""
    lead = total(s, seat, 0, ALL_SOURCES) - total(s, 1 - seat, 0, ALL_SOURCES)
    lead = max(-MARGIN, min(MARGIN, lead))
    return (WIN if s.winner == seat else 0) + 50 + 2 * lead
