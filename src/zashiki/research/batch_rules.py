"""Stepping many games at once, written once and compiled for each game."""

from collections.abc import Callable
from typing import Any

from numpy import uint64

from ..engine.contract import PAYOFF_SCALE
from ..engine.kernels import CHANCE, OVER
from .wide import pair, quad

legal: Callable[..., int]
apply: Callable[..., None]
draw_chance: Callable[..., int]
assign: Callable[..., None]
random_below: Callable[..., int]
count: Callable[..., int]
payoff: Callable[..., int]

ALL_SEATS = -1
HALF = PAYOFF_SCALE / 2
NUMBERS, PAIRS, QUADS = 0, 1, 2
FOUR, FOUR_BYTES = uint64(4), 0xFFFFFFFF


def step_batch(
    tables: Any, root: Any, games: Any, raw: Any, recipe: Any, actions: Any, learner: int, players: int, fresh: int,
    width: int, observations: Any, allowed: Any, rewards: Any, gains: Any, finished: Any, turns: Any, lists: Any,
    events: Any, rngs: Any
) -> int:  # fmt: skip
    """One action in every game, then chance (and, unless the learner plays all seats, random rivals) until a learner is
    asked again; a finished game begins anew at once. With `fresh` all games are begun and no action is taken.

    `raw` is the memory of the games; `observations` and `allowed` are rows one after the other, `width` actions in a
    row of the second: a slice of an array would cost more than copying its content. `rewards` are those of all seats,
    `gains` of the one that acted.

    Returns -1, or the first game whose action is refused: then nothing was done in any.
    """
    t, moves, ev, rng = tables[0], lists[0], events[0], rngs[0]
    n = len(games)
    record, numbers = len(raw) // n, len(observations) // n
    if not fresh:
        for i in range(n):
            a = actions[i]
            if a < 0 or a >= width or not allowed[i * width + a]:
                return i
    for i in range(n):
        s, actor = games[i], turns[i]
        finished[i] = False
        for seat in range(players):
            rewards[i, seat] = 0
        a = -1 if fresh else actions[i]
        if fresh:
            assign(games, i, root, 0)
        while True:
            if a >= 0:
                apply(t, s, a, ev)
            turn = s.turn
            if turn == OVER:
                finished[i] = True
                for seat in range(players):
                    rewards[i, seat] = payoff(t, s, seat) / HALF - 1.0
                assign(games, i, root, 0)
                a = -1
            elif turn == CHANCE:
                a = draw_chance(t, s, rng)
            elif learner != ALL_SEATS and turn != learner:
                a = moves.ids[random_below(rng, legal(t, s, moves))]
            else:
                break
        gains[i] = rewards[i, actor]
        seat = s.turn
        turns[i] = seat
        mask = uint64(i * width)
        for k in range(uint64(width)):
            allowed[mask + k] = False
        for k in range(legal(t, s, moves)):
            allowed[mask + uint64(moves.ids[k])] = True
        observations[i * numbers] = seat
        for r in range(len(recipe)):
            step, size, hop = recipe[r, 0], uint64(recipe[r, 4]), uint64(recipe[r, 5])
            at = uint64(i * numbers + recipe[r, 1])
            byte = uint64(i * record + recipe[r, 2] + seat * recipe[r, 3])
            if step == NUMBERS:
                for k in range(size):
                    observations[at + k] = raw[byte + k]
            elif step == PAIRS:
                for k in range(size):
                    observations[at + k] = pair(raw, byte + k + k)
            elif step == QUADS:
                for k in range(size):
                    observations[at + k] = quad(raw, byte + hop * k)
            else:
                for k in range(size):
                    place = byte + hop * k
                    members = count(quad(raw, place) & FOUR_BYTES)
                    if hop > FOUR:
                        members += count(quad(raw, place + FOUR) & FOUR_BYTES)
                    observations[at + k] = members
    return -1
