"""The bot that knows the rules and nothing else."""

import random

from ..api.actions import Action
from ..api.view import View


class RandomBot:
    """Chooses among the legal actions, each as likely as any other.

    >>> import zashiki
    >>> state = zashiki.load("geishas-road").start(seed=7)
    >>> RandomBot(seed=1).choose(state.bot_view(state.turn)) in state.legal()
    True
    """

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(str(seed))

    def choose(self, view: View) -> Action:
        """Any of the legal actions."""
        return self._random.choice(view.legal)
