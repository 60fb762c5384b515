"""The peer measured beside us: OpenSpiel's C++ games under random play, on one core.

Two rates, because they answer two questions. Both count the players' decisions and leave out chance, both
measure processor time, and in both the loop over a game's moves runs in OpenSpiel's own C++.

`open_spiel_rate` plays whole games: making the state and dealing the cards are in the time. A game of hearts
has 53 chance actions beside its 61 decisions, on average.

`open_spiel_playout_rate` plays on from dealt positions, with the loop that OpenSpiel's own search runs.
Making the state and dealing are left out: this is the peer at its best, and the harder one to beat.
"""

import random
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

GAMES_A_ROUND = 50  # few enough to stop in time, enough to make the clock's own cost vanish
PLAYOUTS_A_DEAL = 100
COUNTED_A_DEAL = 20


class PeerMissing(ImportError):  # noqa: N818  (a value with a reason, like the engine's own refusals)
    """The peer is not installed."""


@dataclass(frozen=True)
class Rate:
    """How much was played in how much processor time.

    >>> Rate("OpenSpiel hearts", decisions=610, seconds=2.0, actions=1140).per_second
    305.0
    """

    name: str
    decisions: int  # by players
    seconds: float
    actions: int  # decisions and chance together

    @property
    def per_second(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


def hearts(seconds: float = 2.0, seed: int = 1) -> Rate:
    """Measure whole games of OpenSpiel's hearts, dealing included."""
    return open_spiel_rate("hearts", seconds, seed)


def open_spiel_rate(name: str, seconds: float = 2.0, seed: int = 1) -> Rate:
    """Measure whole random games, from making the state to the last move.

    `evaluate_bots` plays a game in C++ between uniformly random bots; Python is entered twice a game. The
    bots cost something: a bare C++ loop over the same library ran hearts about a quarter faster.
    """
    spiel = _open_spiel()
    game = spiel.load_game(name)
    bots = _random_bots(spiel, game, seed)
    decisions, actions, spent = 0, 0, 0.0
    while spent < seconds:
        started = time.process_time()
        states = [game.new_initial_state() for _ in range(GAMES_A_ROUND)]
        for state in states:
            seed += 1
            spiel.evaluate_bots(state, bots, seed)
        spent += time.process_time() - started
        for state in states:
            history = state.full_history()
            decisions += _count_decisions(history)
            actions += len(history)
    return Rate(f"OpenSpiel {name}", decisions, spent, actions)


def open_spiel_playout_rate(name: str, seconds: float = 2.0, seed: int = 1) -> Rate:
    """Measure random playouts from dealt positions; a new deal every hundred playouts.

    A search bot limited to one simulation does nothing but have its evaluator play the position out a
    hundred times. It does not tell how long those playouts were, so twenty more from the same deal are
    counted outside the time: exact where a deal fixes the length, as in hearts, else an estimate.
    """
    spiel = _open_spiel()
    game = spiel.load_game(name)
    bots = _random_bots(spiel, game, seed)
    playouts = spiel.MCTSBot(
        game,
        spiel.RandomRolloutEvaluator(n_rollouts=PLAYOUTS_A_DEAL, seed=seed),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=seed,
        verbose=False,
    )
    rng = random.Random(seed)
    decisions, actions, spent = 0, 0, 0.0
    while spent < seconds:
        position = _dealt(game, rng)
        started = time.process_time()
        playouts.mcts_search(position)
        spent += time.process_time() - started
        for _ in range(COUNTED_A_DEAL):
            played = position.clone()
            seed += 1
            spiel.evaluate_bots(played, bots, seed)
            history = played.full_history()[len(position.full_history()) :]
            decisions += _count_decisions(history)
            actions += len(history)
    scale = PLAYOUTS_A_DEAL // COUNTED_A_DEAL
    return Rate(f"OpenSpiel {name} playouts", decisions * scale, spent, actions * scale)


def _open_spiel() -> Any:
    try:
        import pyspiel
    except ImportError as missing:
        raise PeerMissing("OpenSpiel is not installed; ./run bench installs it") from missing
    return pyspiel


def _random_bots(spiel: Any, game: Any, seed: int) -> list[Any]:
    return [spiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]


def _dealt(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def _count_decisions(history: Iterable[Any]) -> int:
    return sum(move.player >= 0 for move in history)
