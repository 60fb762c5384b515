"""Setting up: chance gives sides and colours, and lays out trade tokens and wave tiles."""

from ....engine.buffers import Events
from ....engine.kernels import CHANCE
from ..data import events as e_
from ..data.names import COAST
from ..data.phases import DRAW_COLOURS, DRAW_SIDES, LAY_TOKENS, LAY_WAVES
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, rule
from .rounds import begin_round

R_BOARD, R_SIDES, R_TOKENS, R_TILES = map(cite, ("setup.board", "setup.sides", "setup.tokens", "setup.tiles"))
R_FIGURES, R_BOARDS, R_PAINTINGS = cite("setup.figures"), cite("setup.boards"), cite("setup.paintings")
R_OPEN = cite("open.information")


@rule
def set_up(t: Tables, s: State, ev: Events) -> None:
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
def token_weight(t: Tables, s: State, token: int) -> int:
    """How many trade tokens of a kind are still to be laid."""
    left = t.token_count[token]
    for town in range(COAST if left else 0):
        if s.token[town] == token:
            left -= 1
    return left


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
def wave_sides(s: State) -> int:
    """The two sides of the next wave tile, as a set."""
    return 0b11 << (2 * tile_to_lay(s))


@rule
def lay_wave(t: Tables, s: State, wave: int, ev: Events) -> None:
    """The next wave tile, with one of its sides up; after the third the first round begins."""
    tile = tile_to_lay(s)
    s.wave[tile] = wave
    emit(ev, e_.E_WAVE, R_TILES, NONE, wave, 0, 0)
    if tile == 2:
        begin_round(s, s.north if t.first_side == 0 else 1 - s.north, ev)
