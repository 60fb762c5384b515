"""The search hints of Geisha's Road."""

from ....engine.contract import SearchHints
from .estimate import epoch, estimate, prune
from .payoff import payoff

HINTS = SearchHints(payoff, estimate, epoch, prune)
