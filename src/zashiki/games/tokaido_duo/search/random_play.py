"""Compiled random play that counts how long games last: any legal action, or never declining one.

Every action of a space may be declined (ruling 8), so a player who chooses among the small steps with equal chance
declines every second one, and a few games get very long. The eager player declines none, and uses the hot-spring
token whenever it may.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from ....engine.buffers import Moves, Random
from ....engine.compiler import compile_now
from ....engine.kernels import CHANCE, OVER, Kernels
from ..data.state import State
from ..data.tables import Tables
from ..rules.basics import random_below, rule
from ..rules.turn import RULES
from .estimate import rollout_choice

apply, draw_chance, legal = RULES.apply, RULES.draw_chance, RULES.legal
assign: Callable[..., None]


@rule
def random_choice(t: Tables, s: State, eager: int, moves: Moves, rng: Random) -> int:
    """One of the legal actions; the eager player chooses as the playouts of bots do."""
    n = legal(t, s, moves)
    chosen: int = moves.ids[rollout_choice(t, s, moves, n, rng) if eager else random_below(rng, n)]
    return chosen


def count_rounds(
    tables: Any, root: Any, games: Any, n: int, eager: int, lists: Any, events: Any, rngs: Any, tally: Any
) -> None:
    """Play `n` games; `tally` counts them by rounds, its last place all that are longer."""
    t, s, moves, ev, rng = tables[0], games[0], lists[0], events[0], rngs[0]
    for _ in range(n):
        assign(games, 0, root, 0)
        while s.turn != OVER:
            apply(t, s, draw_chance(t, s, rng) if s.turn == CHANCE else random_choice(t, s, eager, moves, rng), ev)
        tally[min(s.round_no, len(tally) - 1)] += 1


@cache
def compiled_count(kernels: Kernels) -> Any:
    """`count_rounds`, compiled when first asked for."""
    found = kernels.compiler.bind(count_rounds, kernels.names | {"random_choice": random_choice}, entry=True)
    compile_now(found)
    return found
