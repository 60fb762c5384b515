"""A PettingZoo environment: every seat an agent, in turns (AEC).

>>> from zashiki.research import aec
>>> env = aec.env("geishas-road", level="simple")
>>> env.reset(seed=7)
>>> sorted(env.observe(env.agent_selection))
['action_mask', 'observation']

The observation is what the agent may know (docs/research.md), the mask what it may do. Chance plays itself from the
seed. Rewards come at the end: 1 for winning, shared among winners, and as much lost by the others together. An illegal
action ends the game with -1 for the one who took it. `render_mode` is `ansi`, `human` or `svg`: what a spectator sees.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..registry import load
from .seats import RENDER_MODES, Seats, new_seed

VERSION = 1


def env(game: str, render_mode: str | None = None, **options: Any) -> Any:
    """The environment in PettingZoo's usual wrappers."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, render_mode, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo calls it so)
    """The environment without wrappers: an illegal action raises `IllegalAction`, which says why."""

    def __init__(self, game: str, render_mode: str | None = None, edition: Any = None, **options: Any) -> None:
        super().__init__()
        self.game = load(game, edition, **options)
        self.metadata = {
            "name": f"zashiki_{game.replace('-', '_')}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self._seats = Seats(self.game)
        self._luck, _ = seeding.np_random(None)
        self.possible_agents = list(self.game.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._seats.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self._state: Any = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is given."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent gives."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same games from here on."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._state = self.game.start(seed=new_seed(self._luck))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._state.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now."""
        return self._seats.observe(self._state, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The selected agent acts; chance follows."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self._state.play(int(action) if isinstance(action, int | np.integer) else action)
        turn = self._state.turn
        if turn is None:
            self.rewards = dict(zip(self.agents, self._seats.rewards(self._state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def state_of_play(self) -> Any:
        """The game itself, for looking at: `outcome`, `record()`, `svg()`."""
        return self._state

    def render(self) -> str | None:
        """The table, as a spectator sees it."""
        return self._seats.render(self._state, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
