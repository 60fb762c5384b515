"""Flat Monte Carlo: try every action in worlds that might be, and see how random play ends.

There is no tree and no model of the opponent: both sides are thought to play at random afterwards. It sees
what wins at once and what a card is worth on average, and it misses every plan that takes two decisions. A
search takes its place later; this one is here to be beaten.
"""

from __future__ import annotations

import hashlib
import time
from typing import Any

from ..core.actions import Action
from ..core.game import Game
from ..core.scratch import events_buffer, random_words
from ..core.view import View
from .base import Weighed

POINT = 0.01
"""What a point of lead adds to a won game: enough to choose between actions that win equally often."""


class RolloutBot:
    """For each action the average result of random games, played on from worlds dealt from the view.

    Every world is used for all actions, so that they are compared on the same luck. With `worlds` alone the
    choice is a function of the seed and the view; `seconds` stops earlier, and then the machine matters too.

    >>> import zashiki
    >>> game = zashiki.load("geishas-road")
    >>> state = game.start(seed=7)
    >>> bot = RolloutBot(game, worlds=4, seed=1)
    >>> bot.choose(state.seen_by(state.turn)) in state.legal()
    True
    """

    def __init__(self, game: Game, worlds: int, seed: int | str = 0, seconds: float | None = None) -> None:
        self.game = game
        self.worlds = worlds
        self.seed = seed
        self.seconds = seconds
        self._world, self._branch, self._end = (game.kind.schema.new() for _ in range(3))
        self._silence = events_buffer(listening=False)

    def choose(self, view: View) -> Action:
        """The action with the best average."""
        if len(view.legal_ids) == 1:
            return view.legal[0]
        return self.weigh(view)[0].action

    def weigh(self, view: View) -> list[Weighed]:
        """Every legal action with its average, the best first."""
        rng = random_words(f"{self.seed} {self._fingerprint(view)}")
        deadline = time.monotonic() + self.seconds if self.seconds else None
        values, wins = ([0.0] * len(view.legal_ids) for _ in range(2))
        played = 0
        while played < self.worlds and not (played and deadline and time.monotonic() > deadline):
            self._deal(view, rng)
            for k, action in enumerate(view.legal_ids):
                won, lead = self._try(action, view.seat, rng)
                wins[k] += won
                values[k] += won + POINT * lead
            played += 1
        weighed = [
            Weighed(action, value / played, won / played)
            for action, value, won in zip(view.legal, values, wins, strict=True)
        ]
        return sorted(weighed, key=lambda w: -w.value)

    def _fingerprint(self, view: View) -> str:
        return hashlib.sha256(self.game.kind.seen.key(view.cells)).hexdigest()

    def _deal(self, view: View, rng: Any) -> None:
        self.game.kind.kernels.deal_world(self.game.tables, view.cells, view.blank, self._world, 0, rng)

    def _try(self, action: int, seat: int, rng: Any) -> tuple[float, int]:
        """Play an action and then a random game in the present world: was it won, and by how many points?"""
        game, kernels = self.game, self.game.kind.kernels
        game.kind.schema.assign(self._branch, 0, self._world, 0)
        kernels.step(game.tables, self._branch, action, self._silence)
        kernels.playouts(game.tables, self._branch, self._end, 1, rng)
        return self._result(seat)

    def _result(self, seat: int) -> tuple[float, int]:
        kind = self.game.kind
        winners, _, _ = kind.outcome(kind.schema.view(self._end, None), self.game.facts)
        ledger = kind.schema.read(self._end, kind.points_field)
        totals = [sum(points) for points in ledger[: self.game.players]]
        lead = totals[seat] - max(t for k, t in enumerate(totals) if k != seat)
        return (1 / len(winners) if seat in winners else 0.0), lead
