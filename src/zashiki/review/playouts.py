"""Playouts: games played from a position to the end, written once and compiled for each game.

All seats play in the same simple way: of three actions picked at random the best is taken. Which is best is decided by
the game's own `estimate` of the position the action leads to; a game without one uses a history: what went best on
average in earlier playouts, learned once and then fixed. So the value of a position is an average over chance and
nothing else, and what a draw adds to it is zero on average, by construction.
"""

from collections.abc import Callable
from typing import Any

from ..engine.contract import PAYOFF_OF_WIN, PAYOFF_SCALE
from ..engine.kernels import CHANCE, OVER

legal: Callable[..., int]
apply: Callable[..., None]
draw_chance: Callable[..., int]
assign: Callable[..., None]
random_below: Callable[..., int]
has: Callable[..., int]
payoff: Callable[..., int]
estimate: Callable[..., int]
glance: Callable[..., int]
prune: Callable[..., int]
final_points: Callable[..., int]

HALF_WIN = PAYOFF_OF_WIN // 2
"""What half a win adds to a payoff; all else in it comes to at most 100."""
SUMS = 4
"""What is summed up for each seat: half wins, their squares, points, their squares."""
GLANCES = 3
"""Actions picked before the best of them is taken."""
HOPE, DOUBT = PAYOFF_SCALE // 2, 8
"""The worth of an action that was never tried, and with how many tries that guess is weighed."""


def by_history(t: Any, games: Any, history: Any, base: int, seat: int, a: int, ev: Any, rng: Any) -> int:
    """The worth of an action by history: its average result, in millionths of a win."""
    at = 2 * (base + a)
    worth = (history[at] + HOPE * DOUBT) * 1000 // (history[at + 1] + DOUBT)
    return int(worth)


def by_estimate(t: Any, games: Any, history: Any, base: int, seat: int, a: int, ev: Any, rng: Any) -> int:
    """The worth of an action by estimate: that of the position it leads to, chance drawn on the way."""
    assign(games, 1, games, 0)
    s = games[1]
    apply(t, s, a, ev)
    while s.turn == CHANCE:
        apply(t, s, draw_chance(t, s, rng), ev)
    return payoff(t, s, seat) if s.turn == OVER else estimate(t, s, seat)


def choose(t: Any, games: Any, history: Any, width: int, moves: Any, n: int, ev: Any, rng: Any) -> int:
    """The action to take of the `n` listed ones: the best of a few."""
    seat = games[0].turn
    best, chosen = -1, moves.ids[0]
    for _ in range(GLANCES):
        a = moves.ids[random_below(rng, n)]
        if a == chosen and best >= 0:
            continue
        worth = glance(t, games, history, seat * width, seat, a, ev, rng)
        if worth > best:
            best, chosen = worth, a
    return int(chosen)


def play_on(
    tables: Any, root: Any, games: Any, n: int, seats: int, wise: int, learning: int, width: int, tally: Any,
    history: Any, picks: Any, lists: Any, events: Any, rngs: Any
) -> None:  # fmt: skip
    """`n` games from `root` to the end. The seats of the set `wise` look before they choose, the others do not.

    `games` has room for two; `tally` gathers the sums of each seat; with `learning` the history takes in how every
    choice went."""
    t, s, moves, ev, rng = tables[0], games[0], lists[0], events[0], rngs[0]
    for _ in range(n):
        assign(games, 0, root, 0)
        made = 0
        while s.turn != OVER:
            seat = s.turn
            if seat == CHANCE:
                a = draw_chance(t, s, rng)
            else:
                count = prune(t, s, moves, legal(t, s, moves))
                if count == 1:
                    a = moves.ids[0]
                elif has(wise, seat):
                    a = choose(t, games, history, width, moves, count, ev, rng)
                else:
                    a = moves.ids[random_below(rng, count)]
                if count > 1 and made < len(picks):
                    picks[made] = seat * width + a
                    made += 1
            apply(t, s, a, ev)
        for seat in range(seats):
            halves, points, at = payoff(t, s, seat) // HALF_WIN, final_points(s, seat), seat * SUMS
            tally[at] += halves
            tally[at + 1] += halves * halves
            tally[at + 2] += points
            tally[at + 3] += points * points
        if learning:
            for k in range(made):
                at = picks[k]
                history[2 * at] += payoff(t, s, at // width)
                history[2 * at + 1] += 1
