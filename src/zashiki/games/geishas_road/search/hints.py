"""The search hints of Geisha's Road."""

from ....engine.contract import PAYOFF_OF_WIN, SearchHints
from ..data.names import SOURCES
from ..data.state import State
from ..data.tables import Tables
from ..rules.basics import rule
from ..rules.scoring import total
from .estimate import epoch, estimate, prune

ALL_SOURCES = len(SOURCES)
MARGIN = 25
"""A lead of so many points counts for no more than a lead of one less."""


@rule
def payoff(t: Tables, s: State, seat: int) -> int:
    """Winning is nearly all of it, the margin a little, so that a lost game is still played well."""
    lead = total(s, seat, 0, ALL_SOURCES) - total(s, 1 - seat, 0, ALL_SOURCES)
    lead = max(-MARGIN, min(MARGIN, lead))
    return (PAYOFF_OF_WIN if s.winner == seat else 0) + 50 + 2 * lead


HINTS = SearchHints(payoff, estimate, epoch, prune)
