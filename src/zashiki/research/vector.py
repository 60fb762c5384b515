"""Thousands of games stepped at once, wholly in compiled code: a Gymnasium vector environment."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from ..engine.buffers import Moves, events_buffer, random_words
from ..engine.compiler import JIT, compile_now
from ..errors import IllegalAction, InvalidAction, OptionError, Refusal
from ..registry import kind as kind_of
from ..registry import load
from . import batch_rules
from .observation import Layout

if TYPE_CHECKING:
    import numpy.typing as npt

INT32 = np.iinfo(np.int32)


@cache
def compiled_batch(name: str) -> Any:
    """The batch step of a game, compiled when first asked for."""
    kind = kind_of(name)
    if not JIT:
        raise OptionError(f"{name} cannot be played in batches: that needs compiled rules")
    compiler = kind.kernels.compiler
    compiler.know(raw=(np.dtype(np.int8), 1), recipe=(np.dtype(np.int64), 2), actions=(np.dtype(np.int64), 1))
    compiler.know(observations=(np.dtype(np.int32), 1), allowed=(np.dtype(np.bool_), 1), turns=(np.dtype(np.int8), 1))
    compiler.know(rewards=(np.dtype(np.float32), 2), gains=(np.dtype(np.float32), 1), finished=(np.dtype(np.bool_), 1))
    names = kind.kernels.names | {"payoff": kind.search.payoff}
    found = compiler.bind(batch_rules.step_batch, names, entry=True)
    compile_now(found)
    return found


class VectorGames(VectorEnv[Any, Any, Any]):
    """`num_envs` games side by side, each asking whoever's turn it is (`seat=None`: self-play), or one seat only while
    random rivals sit in the others.

    An observation is the asked seat's view (`zashiki.research.observation`); `info` holds `action_mask`, `turn` (who is
    asked) and, for games that ended in this step, `payoffs` of all seats. The reward is the acting seat's: 0 until
    the end, then from -1 to 1, nearly all of it for winning. A finished game begins anew in the same step. The arrays
    are used again by the next step unless `copy=True`.

    >>> env = VectorGames("geishas-road", num_envs=4)
    >>> observation, info = env.reset(seed=1)
    >>> actions = info["action_mask"].argmax(axis=1)
    >>> observation, reward, terminated, truncated, info = env.step(actions)
    >>> observation.shape[0], bool(info["action_mask"].any(axis=1).all())
    (4, True)
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int, seat: int | None = None, copy: bool = False, edition: Any = None, **options: Any
    ) -> None:
        self.game = load(game, edition, **options)
        if seat is not None and not 0 <= seat < self.game.players:
            raise OptionError(f"seat={seat} is not possible; seats are 0 to {self.game.players - 1}, None is all")
        kind = self.game.kind
        self.layout = Layout(kind)
        self.num_envs, self._copy = num_envs, copy
        self._learner = batch_rules.ALL_SEATS if seat is None else seat
        self.single_observation_space = spaces.Box(INT32.min, INT32.max, (self.layout.size,), np.int32)
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = spaces.Box(INT32.min, INT32.max, (num_envs, self.layout.size), np.int32)
        self.action_space = spaces.MultiDiscrete([self.game.num_actions] * num_envs)
        self._step = compiled_batch(kind.name)
        self._root, self._games = kind.schema.new(), np.zeros(num_envs, kind.schema.dtype)
        kind.kernels.begin(self.game.tables, self._root, events_buffer(listening=False))
        self._raw = self._games.view(np.int8)
        self._recipe = self.layout.recipe()
        self._observations = np.zeros((num_envs, self.layout.size), np.int32)
        self._allowed = np.zeros((num_envs, self.game.num_actions), np.bool_)
        self._rewards = np.zeros((num_envs, self.game.players), np.float32)
        self._finished, self._never = np.zeros(num_envs, np.bool_), np.zeros(num_envs, np.bool_)
        self._turns = np.zeros(num_envs, np.int8)
        self._gains = np.zeros(num_envs, np.float32)
        self._lists, self._silence, self._rng = Moves.new(), events_buffer(listening=False), random_words(0)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games."""
        if seed is not None:
            self._rng = random_words(f"batch {seed}")
        self._advance(np.zeros(self.num_envs, np.int64), fresh=1)
        return self._told(self._observations), self._info()

    def step(self, actions: npt.NDArray[Any]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in each game."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise InvalidAction(f"one action for each of {self.num_envs} games is needed, not {chosen.shape}")
        refused = self._advance(chosen, fresh=0)
        if refused >= 0:
            raise self._refusal(refused, int(chosen[refused]))
        return self._told(self._observations), self._gains.copy(), self._told(self._finished), self._never, self._info()

    @property
    def turns(self) -> npt.NDArray[np.int8]:
        """Which seat is asked in each game."""
        return self._turns.copy()

    def record(self, i: int) -> Any:
        """The state record of a game, secrets included: to look at, not to learn from."""
        return self._games[i : i + 1].copy()

    def _advance(self, actions: npt.NDArray[np.int64], fresh: int) -> int:
        return int(self._step(
            self.game.tables, self._root, self._games, self._raw, self._recipe, actions, self._learner,
            self.game.players, fresh, self.game.num_actions, self._observations.reshape(-1), self._allowed.reshape(-1),
            self._rewards, self._gains, self._finished, self._turns, self._lists, self._silence, self._rng,
        ))  # fmt: skip

    def _info(self) -> dict[str, Any]:
        told = {"action_mask": self._allowed, "turn": self._turns, "payoffs": self._rewards}
        return {name: self._told(values) for name, values in told.items()}

    def _told(self, values: Any) -> Any:
        """An own copy, or the array itself, not to be written to: the mask is also what the next actions are
        checked by."""
        if self._copy:
            return values.copy()
        shown = values.view()
        shown.flags.writeable = False
        return shown

    def _refusal(self, i: int, action: int) -> IllegalAction | InvalidAction:
        kind = self.game.kind
        chosen = kind.actions.parse(action)
        number = kind.kernels.why(self.game.tables, self._games[i : i + 1], 0, chosen.id)
        rule = kind.rulebook.ids[number]
        return IllegalAction(f"game {i}: {chosen}", Refusal(rule, self.game.book()[rule].text))


def measure(name: str, games: int = 1024, seconds: float = 1.0, **options: Any) -> float:
    """Steps a second on one core, masks and observations included, with random legal actions."""
    env = VectorGames(name, games, **options)
    _, info = env.reset(seed=1)
    luck = np.random.default_rng(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        # Choosing is the learner's work and not the environment's: it is left out of the time.
        actions = (luck.random(info["action_mask"].shape, np.float32) * info["action_mask"]).argmax(axis=1)
        began = time.process_time()
        *_, info = env.step(actions)
        spent += time.process_time() - began
        steps += games
    return steps / spent
