"""The games as OpenSpiel Python games: explicit chance, information states, resampling.

>>> import pyspiel, zashiki.research.spiel
>>> game = pyspiel.load_game("zashiki_geishas_road(options=level:simple)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

`options` are the game's own, as `name:value` joined by `;`. An information state is all a seat was ever told: as text
the record of the game through its eyes, as a tensor its present view followed by every action so far (its number
+ 1; what it may not know is the number of actions + 1).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ..api.kind import Kind
from ..api.state import OPEN, State
from ..engine.kernels import CHANCE
from ..registry import games, load
from ..registry import kind as kind_of
from .observation import Layout
from .seats import Seats

LONGEST = 2000
"""More actions than any game has, chance included."""
REMEMBERED = 1500
"""Actions an information-state tensor has room for; of a longer game it keeps the last."""


def spiel_name(name: str) -> str:
    """How OpenSpiel calls a game."""
    return f"zashiki_{name.replace('-', '_')}"


def _game_type(kind: Kind) -> Any:
    secrets = any(field.visible != "public" for field in kind.schema.fields.values())
    information = pyspiel.GameType.Information
    players = next(option for option in kind.options if option.name == "players").choices
    return pyspiel.GameType(
        short_name=spiel_name(kind.name),
        long_name=f"{kind.title} (Zashiki)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if secrets else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its options."""

    kind: Kind

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        written = str(given.get("options", ""))
        chosen = dict(part.split(":", 1) for part in written.split(";") if part)
        self.zashiki = load(self.kind.name, None, **chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.zashiki.num_actions,
            max_chance_outcomes=self.zashiki.num_actions,
            num_players=self.zashiki.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.kind), info, given)
        self.seats = Seats(self.zashiki)

    def new_initial_state(self) -> SpielState:
        """A game whose every draw is an action of chance."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What algorithms read tensors and strings from."""
        return SpielObserver(self.seats.layout, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Held:
    """A position that is copied by `State.copy`: OpenSpiel clones whatever hangs on a state of its own in depth."""

    def __init__(self, play: State) -> None:
        self.play = play

    def __deepcopy__(self, _memo: Any) -> Held:
        return Held(self.play.copy())

    def __reduce__(self) -> Any:
        game = self.play.game
        return _held, (game.name, game.options, [entry.action for entry in self.play.log])


def _held(name: str, options: dict[str, Any], actions: list[int]) -> Held:
    """The position that these actions lead to."""
    return Held(load(name, None, **options).start(chance="explicit").replayed(actions))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = Held(game.zashiki.start(chance="explicit"))

    @property
    def play(self) -> State:
        """The position itself."""
        return self._held.play

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        turn = self.play.turn
        if turn is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        return [action.id for action in self.play.legal()] if player == self.play.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, with its probability."""
        return sorted((action.id, share) for action, share in self.play.chances())

    def _apply_action(self, action: int) -> None:
        self.play.play(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(self.play.game.actions[action])

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.play.turn is None

    def returns(self) -> list[float]:
        """1 for winning, shared among winners, and as much lost by the others together."""
        return Seats(self.play.game).rewards(self.play)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another game that this player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        other = self.play.redeal(player, f"spiel {sampler()}")
        again: SpielState = self.get_game().new_initial_state()
        for entry in other.log:
            again.apply_action(entry.action)
        return again

    def __str__(self) -> str:
        return str(self.play.record())


class SpielObserver:
    """Tensors and strings of what a player may know."""

    def __init__(self, layout: Layout, wanted: Any) -> None:
        self.layout, self._recall = layout, bool(wanted.perfect_recall)
        self.tensor = np.zeros(layout.size + (REMEMBERED if self._recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: layout.size]}
        if self._recall:
            self.dict["history"] = self.tensor[layout.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor for a player."""
        self.dict["observation"][:] = self.layout.flatten(state.play.bot_view(player).cells)
        if self._recall:
            unknown = state.play.game.num_actions
            told = [e.action if e.known_to in (OPEN, player) else unknown for e in state.play.log]
            self.dict["history"].fill(0)
            told = told[-REMEMBERED:]
            self.dict["history"][: len(told)] = np.array(told, np.float32) + 1

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if not self._recall:
            return str(state.play.view(player))
        return "\n".join(f"{line.actor}: {line.action}" for line in _told(state.play, player))


def _told(play: State, player: int) -> Any:
    return play.record(player).lines if play.turn is not None else [play._line(e, True) for e in play.log]


for _name in games():
    _class = type(
        f"Spiel{_name.title().replace('-', '')}", (SpielGame,), {"kind": kind_of(_name), "__module__": __name__}
    )
    globals()[_class.__name__] = _class  # where pickle looks for it
    if spiel_name(_name) not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(kind_of(_name)), _class)
