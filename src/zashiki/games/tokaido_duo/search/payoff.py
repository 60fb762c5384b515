"""What the end of a game is worth to a seat, for bots."""

from ....engine.contract import PAYOFF_OF_WIN
from ..data.state import State
from ..data.tables import Tables
from ..rules.basics import rule
from ..rules.scoring import BOTH, total

MARGIN = 50
"""A lead of so many points counts for no more than a lead of one less."""


@rule
def payoff(t: Tables, s: State, seat: int) -> int:
    """Winning is nearly all of it, half of that if it is shared, the margin a little."""
    lead = max(-MARGIN, min(MARGIN, total(s, seat) - total(s, 1 - seat)))
    won = PAYOFF_OF_WIN // 2 if s.winners == BOTH else PAYOFF_OF_WIN * ((s.winners >> seat) & 1)
    return won + MARGIN + lead
