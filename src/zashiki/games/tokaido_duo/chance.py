"""What chance may do, how heavy each possibility is, and what follows from it."""

from __future__ import annotations

from ...core.scratch import Events
from . import actions as a_
from .artist import turn_up
from .dice import die_to_roll, roll
from .kernel import rule
from .merchant import receive
from .names import (
    COAST,
    DRAW,
    DRAW_COLOURS,
    DRAW_SIDES,
    FACES,
    LAY_TOKENS,
    LAY_WAVES,
    PAINTINGS,
    PHASES,
    REVEAL,
    ROLL,
    TAKE_DIE,
    TOKENS,
)
from .setup import lay_token, lay_wave, sit_down, take_colours, tile_to_lay
from .state import State
from .tables import Tables

_REST = (0,) * (len(PHASES) - TAKE_DIE)
FIRST = (a_.NORTH, a_.PURPLE, a_.TOKEN, a_.WAVE, a_.ROLL, a_.GOOD, a_.REVEAL, *_REST)
SIZE = (2, 2, len(TOKENS), 2, FACES, 4, 4, *_REST)
"""By phase: the first action of its kind, and how many there are (of one tile, of one die)."""


@rule
def chance_first(s: State) -> int:
    """The first action that chance is asked for."""
    phase = s.phase
    if phase == ROLL:
        return a_.ROLL + FACES * die_to_roll(s)
    if phase == LAY_WAVES:
        return a_.WAVE + 2 * tile_to_lay(s)
    return FIRST[phase]


@rule
def weight(t: Tables, s: State, k: int) -> int:
    """How likely possibility `k` is: so many tokens, faces, goods or paintings are of that kind."""
    phase = s.phase
    if phase == ROLL:
        return t.face_count[die_to_roll(s)][k]
    if phase == DRAW:
        return t.goods[k] - s.goods[0][k] - s.goods[1][k]
    if phase == REVEAL:
        seat = s.player
        left = t.paintings[0 if seat == s.purple else 1][k] if s.revealed[seat] < PAINTINGS else 0
        for place in range(s.revealed[seat]):
            if s.paintings[seat][place] == k:
                left -= 1
        return left
    if phase == LAY_TOKENS:
        left = t.token_count[k]
        for town in range(COAST if left else 0):
            if s.token[town] == k:
                left -= 1
        return left
    return 1


@rule
def apply_chance(t: Tables, s: State, a: int, ev: Events) -> None:
    """Lay, roll, draw or turn up what chance has chosen."""
    k = a - chance_first(s)
    phase = s.phase
    if phase == ROLL:
        roll(s, k + 1, ev)
    elif phase == DRAW:
        receive(s, k, ev)
    elif phase == REVEAL:
        turn_up(s, k, ev)
    elif phase == LAY_TOKENS:
        lay_token(s, k, ev)
    elif phase == LAY_WAVES:
        lay_wave(t, s, k, ev)
    elif phase == DRAW_SIDES:
        sit_down(t, s, k, ev)
    elif phase == DRAW_COLOURS:
        take_colours(s, k, ev)
