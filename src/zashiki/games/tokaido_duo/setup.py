"""Setting up: sides and colours, trade tokens and wave tiles, as chance lays them out."""

from __future__ import annotations

from ...core.scratch import Events
from . import events as e_
from .dice import begin_round
from .kernel import cite, emit, rule
from .names import COAST, DRAW_COLOURS, DRAW_SIDES, LAY_TOKENS, LAY_WAVES
from .state import NONE, State
from .tables import Tables

CHANCE = -1

R_BOARD, R_SIDES, R_TOKENS, R_TILES = (
    cite("setup.board"),
    cite("setup.sides"),
    cite("setup.tokens"),
    cite("setup.tiles"),
)
R_FIGURES, R_BOARDS, R_PAINTINGS = cite("setup.figures"), cite("setup.boards"), cite("setup.paintings")
R_OPEN = cite("open.information")


@rule
def set_up(s: State, ev: Events) -> None:
    """The board lies between the players; chance is asked for everything that is random."""
    s.phase = DRAW_SIDES
    s.turn = CHANCE
    emit(ev, e_.E_SET_UP, R_BOARD, NONE, 0, 0, 0)
    emit(ev, e_.E_SET_UP, R_BOARDS, NONE, 0, 0, 0)


@rule
def sit_down(t: Tables, s: State, north: int, ev: Events) -> None:
    """A player sits on the north side, the other opposite, and both put out their figures."""
    s.north = north
    for side in range(2):
        seat = north if side == 0 else 1 - north
        s.pilgrim[seat] = t.pilgrim_start[side]
        s.merchant[seat] = t.merchant_start[side]
        s.artist[seat] = t.artist_start[side]
        emit(ev, e_.E_SIDE, R_SIDES, seat, side, 0, 0)
        emit(ev, e_.E_STAND, R_FIGURES, seat, s.pilgrim[seat], s.merchant[seat], s.artist[seat])
    s.phase = DRAW_COLOURS


@rule
def take_colours(s: State, purple: int, ev: Events) -> None:
    """A player takes purple, the other green; the paintings of each are laid face down."""
    s.purple = purple
    emit(ev, e_.E_COLOUR, R_SIDES, purple, 0, 0, 0)
    emit(ev, e_.E_COLOUR, R_SIDES, 1 - purple, 1, 0, 0)
    emit(ev, e_.E_SET_UP, R_PAINTINGS, NONE, 0, 0, 0)
    emit(ev, e_.E_SET_UP, R_OPEN, NONE, 0, 0, 0)
    s.phase = LAY_TOKENS


@rule
def lay_token(s: State, token: int, ev: Events) -> None:
    """The trade token of the next coastal town."""
    town = 0
    while town < COAST - 1 and s.token[town] != NONE:
        town += 1
    s.token[town] = token
    emit(ev, e_.E_TOKEN, R_TOKENS, NONE, town, token, 0)
    if town == COAST - 1:
        s.phase = LAY_WAVES


@rule
def tile_to_lay(s: State) -> int:
    """The first wave tile that does not lie in the sea yet."""
    if s.wave[0] == NONE:
        return 0
    return 1 if s.wave[1] == NONE else 2


@rule
def lay_wave(t: Tables, s: State, side: int, ev: Events) -> None:
    """The next wave tile, with one of its sides up; after the third the first round begins."""
    tile = tile_to_lay(s)
    wave = 2 * tile + side
    s.wave[tile] = wave
    emit(ev, e_.E_WAVE, R_TILES, NONE, wave, 0, 0)
    if tile == 2:
        begin_round(s, s.north if t.first_side == 0 else 1 - s.north, ev)
