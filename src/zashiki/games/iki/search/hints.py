"""The search hints of IKI for bots; the settings are compared in docs/performance.md."""

from ....engine.contract import SearchHints
from .estimate import epoch, estimate, rollout_choice
from .payoff import payoff

HINTS = SearchHints(
    payoff,
    estimate,
    epoch,
    rollout_choice=rollout_choice,
    epochs_ahead=4,  # months
    exploration=0.2,  # the worth of two actions differs by a few hundredths: more would try all of them alike
    history_percent=70,  # without it playouts hire, walk and build at random
)
