"""Other libraries' games under random play, as their own documentation plays them: the peers of docs/performance.md.

Each is measured if it is installed (`./run bench` installs the light ones). Like ours, they count the decisions of
players and processor time on one core, laying out included.
"""

import os
import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from .peers import PeerMissing, Rate, open_spiel_playout_rate, open_spiel_rate


def rlcard_rate(name: str, seconds: float, seed: int) -> Rate:
    """RLCard's own `env.run` between its random agents."""
    rlcard: Any = _found("rlcard")
    agents: Any = _found("rlcard.agents")
    env = rlcard.make(name, config={"seed": seed})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions, spent = 0, 0.0
    while spent < seconds:
        began = time.process_time()
        trajectories, _ = env.run(is_training=False)
        spent += time.process_time() - began
        decisions += sum(len(seat) // 2 for seat in trajectories)
    return Rate(f"RLCard {name}", decisions, spent, decisions)


def pettingzoo_rate(name: str, seconds: float, seed: int) -> Rate:
    """A classic environment of PettingZoo, its agents choosing at random from the mask."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    env: Any = _found(f"pettingzoo.classic.{name}").env()
    luck, decisions, spent = random.Random(seed), 0, 0.0
    while spent < seconds:
        seed += 1
        began = time.process_time()
        env.reset(seed=seed)
        for _agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(luck.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        spent += time.process_time() - began
    return Rate(f"PettingZoo {name}", decisions, spent, decisions)


def catanatron_rate(_name: str, seconds: float, seed: int) -> Rate:
    """Four random players of Catanatron."""
    library: Any = _found("catanatron")
    decisions, spent = 0, 0.0
    while spent < seconds:
        seed += 1
        began = time.process_time()
        players = [library.RandomPlayer(colour) for colour in library.Color]
        game = library.Game(players, seed=seed)
        game.play()
        spent += time.process_time() - began
        state = game.state
        decisions += len(getattr(state, "action_records", None) or getattr(state, "actions", []))
    return Rate("Catanatron, four players", decisions, spent, decisions)


def pgx_rate(name: str, seconds: float, seed: int) -> Rate:
    """A thousand games of Pgx side by side, compiled by JAX for the processor; a finished one begins anew."""
    jax: Any = _found("jax")
    n = 1000
    begin, choose, step = _pgx_compiled(name)
    key, start = jax.random.split(jax.random.PRNGKey(seed))
    state = begin(jax.random.split(start, n))
    decisions, spent, warm = 0, 0.0, False
    while spent < seconds:
        key, luck, chance = jax.random.split(key, 3)
        began = time.process_time()
        actions = choose(luck, state.legal_action_mask)
        state = jax.block_until_ready(step(state, actions, jax.random.split(chance, n)))
        if warm:  # the first step compiles
            spent += time.process_time() - began
            decisions += n
        warm = True
    return Rate(f"Pgx {name}", decisions, spent, decisions)


@cache
def _pgx_compiled(name: str) -> tuple[Any, Any, Any]:
    """Beginning games, choosing at random from masks, and stepping."""
    jax: Any = _found("jax")
    env: Any = _found("pgx").make(name)
    auto_reset: Any = _found("pgx.experimental").auto_reset

    def chosen(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.log(mask.astype("float32")), axis=1)

    begin, step = (jax.jit(jax.vmap(part)) for part in (env.init, auto_reset(env.step, env.init)))
    return begin, jax.jit(chosen), step


def _found(module: str) -> Any:
    import importlib

    try:
        return importlib.import_module(module)
    except ImportError as missing:
        raise PeerMissing(f"{module.partition('.')[0]} is not installed ({missing})") from missing


LIBRARIES: tuple[tuple[str, Callable[[str, float, int], Rate], str], ...] = (
    ("OpenSpiel hearts", open_spiel_rate, "hearts"),
    ("OpenSpiel hearts, playouts", open_spiel_playout_rate, "hearts"),
    ("OpenSpiel gin rummy", open_spiel_rate, "gin_rummy"),
    ("OpenSpiel backgammon", open_spiel_rate, "backgammon"),
    ("Pgx backgammon", pgx_rate, "backgammon"),
    ("RLCard doudizhu", rlcard_rate, "doudizhu"),
    ("PettingZoo connect four", pettingzoo_rate, "connect_four_v3"),
    ("Catanatron", catanatron_rate, ""),
)
"""What is measured beside us: its name, how, and what the library calls it."""
