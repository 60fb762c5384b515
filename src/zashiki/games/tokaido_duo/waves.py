"""Wave tiles change hands at the sea shore."""

from __future__ import annotations

from ...core.scratch import Events
from . import events as e_
from .kernel import cite, emit, rule
from .names import ACTED
from .state import NONE, State

TILES = 3

R_TAKE, R_STEAL = cite("wave.take"), cite("wave.steal")


@rule
def tiles_of(s: State, holder: int) -> int:
    """The wave tiles that somebody holds, or that lie on the board, as a set of characters."""
    tiles = 0
    for c in range(TILES):
        if s.holder[c] == holder:
            tiles |= 1 << c
    return tiles


@rule
def tiles_on_offer(s: State, seat: int) -> int:
    """What may be taken at a shore: from the board while a tile lies there, else from the opponent."""
    lying: int = tiles_of(s, NONE)
    return lying if lying else tiles_of(s, 1 - seat)


@rule
def take_tile(s: State, c: int, ev: Events) -> None:
    """A wave tile goes to the board of its character."""
    seat, before = s.player, s.holder[c]
    s.holder[c] = seat
    s.phase = ACTED
    emit(ev, e_.E_TILE, R_TAKE if before == NONE else R_STEAL, seat, s.wave[c], before, 0)
