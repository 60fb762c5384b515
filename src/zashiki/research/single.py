"""A Gymnasium environment: one seat to learn in, bots in the others.

>>> import gymnasium, zashiki.research.single
>>> env = gymnasium.make("Zashiki/GeishasRoad-v1", rival="random", level="simple")
>>> observation, info = env.reset(seed=7)
>>> action = int(observation["action_mask"].argmax())
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> float(reward), terminated
(0.0, False)

The reward comes at the end: 1 for winning, less if shared. An illegal action ends the episode with -1, and
`info["refusal"]` says which rule forbids it.
"""

from typing import Any

import gymnasium
from gymnasium import spaces

from ..bots import Bot, bot
from ..errors import OptionError
from ..registry import games, load
from .seats import RENDER_MODES, Seats, new_seed

VERSION = 1


class ParlourEnv(gymnasium.Env[Any, Any]):
    """A seat at a table of bots. `seat=None` takes another seat each episode, in turn."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        rival: str = "random",
        seat: int | None = 0,
        render_mode: str | None = None,
        edition: Any = None,
        **options: Any,
    ) -> None:
        self.game = load(game, edition, **options)
        if seat is not None and not 0 <= seat < self.game.players:
            raise OptionError(f"seat={seat} is not possible; seats are 0 to {self.game.players - 1}, None is in turn")
        bot(rival, self.game)
        self.rival, self.seat, self.render_mode = rival, seat, render_mode
        self._seats = Seats(self.game)
        self._episode = -1
        self._me = seat or 0
        self._state: Any = None
        self._rivals: list[Bot] = []
        self.observation_space = self._seats.observation_space()
        self.action_space = spaces.Discrete(self.game.num_actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin an episode; the same seed gives the same episodes from here on."""
        super().reset(seed=seed)
        self._episode = 0 if seed is not None else self._episode + 1
        self._me = self.seat if self.seat is not None else self._episode % self.game.players
        luck = new_seed(self.np_random)
        self._state = self.game.start(seed=luck)
        self._rivals = [bot(self.rival, self.game, f"{luck} {k}") for k in range(self.game.players)]
        self._wait()
        return self._seats.observe(self._state, self._me), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The own action; then rivals and chance, until the seat is asked again."""
        refusal = self._state.why_not(int(action))
        if refusal is not None or self._state.turn is None:
            told = self._info() | {"refusal": str(refusal)}
            return self._seats.observe(self._state, self._me), -1.0, True, False, told
        self._state.play(int(action))
        self._wait()
        over = self._state.turn is None
        reward = self._seats.rewards(self._state)[self._me]
        if self.render_mode == "human":
            self.render()
        return self._seats.observe(self._state, self._me), reward, over, False, self._info()

    def render(self) -> Any:
        """The table, as the own seat sees it."""
        return self._seats.render(self._state, self._me, self.render_mode)

    def state_of_play(self) -> Any:
        """The game itself, for looking at: `outcome`, `record()`, `svg()`."""
        return self._state

    def _wait(self) -> None:
        while self._state.turn not in (None, self._me):
            seat = self._state.turn
            self._state.play(self._rivals[seat].choose(self._state.bot_view(seat)))

    def _info(self) -> dict[str, Any]:
        return {"seat": self._me, "scores": [row["total"] for row in self._state.scores()]}


def env_id(name: str) -> str:
    """How Gymnasium calls a game.

    >>> env_id("geishas-road")
    'Zashiki/GeishasRoad-v1'
    """
    return f"Zashiki/{''.join(word.capitalize() for word in name.split('-'))}-v{VERSION}"


for _name in games():
    if env_id(_name) not in gymnasium.registry:
        gymnasium.register(env_id(_name), entry_point="zashiki.research.single:ParlourEnv", kwargs={"game": _name})
