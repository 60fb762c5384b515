"""What the environments share: a game in progress, seen by its seats as observations, masks and rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from rich.console import Console

from ..api.game import Game
from ..api.state import State
from .observation import Layout

if TYPE_CHECKING:
    import numpy.typing as npt

INT32 = np.iinfo(np.int32)
RENDER_MODES = ["ansi", "human", "svg"]


class Seats:
    """The spaces of a game, and its positions in them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layout = Layout(game.kind)

    def observation_space(self) -> spaces.Dict:
        """The view as numbers, and the mask of legal actions."""
        numbers = spaces.Box(INT32.min, INT32.max, (self.layout.size,), np.int32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8)})

    def observe(self, state: State, seat: int) -> dict[str, npt.NDArray[Any]]:
        """What a seat is given: nothing is allowed while it is not its turn."""
        view = state.bot_view(seat)
        mask = np.zeros(self.game.num_actions, np.int8)
        mask[view.legal_ids] = 1
        return {"observation": self.layout.flatten(view.cells), "action_mask": mask}

    def rewards(self, state: State) -> list[float]:
        """At the end 1 for winning, shared among winners, and as much lost by the others together; before it 0."""
        outcome, n = state.outcome, self.game.players
        if outcome is None:
            return [0.0] * n
        shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(n)]
        return [(n * share - 1) / (n - 1) for share in shares]

    def render(self, state: State, seat: int | None, mode: str | None) -> str | None:
        """The table as text, printed or returned, or as SVG."""
        if mode == "svg":
            return state.svg(seat)
        if mode not in ("ansi", "human"):
            return None
        out = Console(width=100, highlight=False, record=mode == "ansi", quiet=False)
        with out.capture() as text:
            out.print(self.game.kind.board(state.view(seat), seat, self.game.facts))
        if mode == "human":
            print(text.get())
            return None
        return text.get()


def new_seed(luck: np.random.Generator) -> str:
    """A seed for a game, drawn from an environment's own generator."""
    return luck.bytes(16).hex()
