"""The payoff: what the end of a game is worth to a seat, for bots."""

from ....engine.contract import PAYOFF_OF_WIN
from ..data.state import State
from ..data.tables import Tables
from ..rules.basics import rule
from ..rules.scoring import total

MARGIN = 50
"""A lead of so many points counts for no more than a lead of one less."""


@rule
def payoff(t: Tables, s: State, seat: int) -> int:
    """Winning is nearly all of it, the lead over the best other seat a little."""
    best = -1
    for other in range(t.players):
        if other != seat:
            best = max(best, total(s, other))
    lead = max(-MARGIN, min(MARGIN, total(s, seat) - best))
    return (PAYOFF_OF_WIN if s.winner == seat else 0) + MARGIN + lead
