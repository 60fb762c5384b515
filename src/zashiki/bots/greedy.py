"""The bot that looks one step ahead: every action once in each of a few worlds, and the average of how it went.

After the step both sides are thought to play at random until the epoch (a round) is over, where the game's `estimate`
is asked. Asking it at once, after the bare step, was measured too: that won no more than 74% against random play.
"""

from ..api.actions import Action
from ..api.game import Game
from ..api.view import View
from .base import Candidate, Weighed
from .search import SearchBot, SearchSettings

WORLDS = 30
ONE_STEP = SearchSettings(exploration=1000.0, levels=1, epochs=1, history_percent=0)
"""A tree of one level, and so curious that every action is tried equally often."""


class GreedyBot:
    """Takes the action with the best expected result over a few worlds dealt from the view.

    >>> import zashiki
    >>> game = zashiki.load("geishas-road")
    >>> state = game.start(seed=7)
    >>> GreedyBot(game).choose(state.bot_view(state.turn)) in state.legal()
    True
    """

    def __init__(self, game: Game, seed: int | str = 0, worlds: int = WORLDS) -> None:
        self.game, self.seed, self.worlds = game, seed, worlds

    def choose(self, view: View) -> Action:
        """The action with the best average."""
        if len(view.legal_ids) == 1:
            return view.legal[0]
        return self.explain(view)[0].action

    def weigh(self, view: View) -> list[Weighed]:
        """Every legal action with its value, the best first."""
        return [Weighed(c.action, c.value, c.value) for c in self.explain(view)]

    def explain(self, view: View) -> list[Candidate]:
        """Every legal action with the worlds it was tried in and its average, the best first."""
        tries = self.worlds * len(view.legal_ids)
        thought = SearchBot(self.game, iterations=tries, seed=self.seed, branches=1024, settings=ONE_STEP).explain(view)
        return sorted(thought, key=lambda c: -c.value)
