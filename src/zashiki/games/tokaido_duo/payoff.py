"""What the end of a game is worth to a seat, for bots."""

from __future__ import annotations

from .kernel import rule
from .scoring import BOTH, total
from .state import State
from .tables import Tables

WIN = 900
MARGIN = 50
"""A lead of so many points counts for no more than a lead of one less."""


@rule
def payoff(t: Tables, s: State, seat: int) -> int:
    """0 to 1000: winning is nearly all of it, half of that if it is shared, the margin a little."""
    lead = max(-MARGIN, min(MARGIN, total(s, seat) - total(s, 1 - seat)))
    won = WIN // 2 if s.winners == BOTH else WIN * ((s.winners >> seat) & 1)
    return won + MARGIN + lead
