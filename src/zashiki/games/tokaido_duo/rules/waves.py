"""Wave tiles: which may be taken at the sea shore, and taking one."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.actions import A_LEAVE, A_TILE
from ..data.names import CHARACTERS
from ..data.phases import ACTED
from ..data.state import NONE, State
from .basics import cite, emit, leave, rule

TILES = len(CHARACTERS)

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
def take_tile(s: State, a: int, ev: Events) -> None:
    """A wave tile goes to the board of its character, or none does."""
    if a == A_LEAVE:
        leave(s, ev)
        return
    seat, c = s.player, a - A_TILE
    before = s.holder[c]
    s.holder[c] = seat
    s.phase = ACTED
    emit(ev, e_.E_TILE, R_TAKE if before == NONE else R_STEAL, seat, s.wave[c], before, 0)
