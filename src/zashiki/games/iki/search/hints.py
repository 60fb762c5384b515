"""The search hints of IKI for bots; the settings are compared in docs/performance.md."""

from ....engine.contract import PAYOFF_OF_WIN, SearchHints
from ..data.state import State
from ..data.tables import Tables
from ..rules.basics import rule
from ..rules.scoring import total
from .estimate import epoch, estimate, rollout_choice

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


HINTS = SearchHints(
    payoff,
    estimate,
    epoch,
    rollout_choice=rollout_choice,
    epochs_ahead=4,  # months
    exploration=0.2,  # the worth of two actions differs by a few hundredths: more would try all of them alike
    history_percent=70,  # without it playouts hire, walk and build at random
)
