"""Fire: it spreads from the edge of a nagaya to the centre until somebody stops it."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.actions import A_ESCAPE
from ..data.names import MOUNTAIN_ESCAPE, N_CHARACTERS, SHRINE_ESCAPE
from ..data.phases import ESCAPE, EVENT_DONE, FIRE_SPREADS
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, lowest, rule
from .rooms import owner_of, remove

R_TILE, R_STANDS = cite("fire.tile"), cite("option.buildings-burn")
R_SPREAD, R_STOP, R_BURN, R_BUILDINGS = map(cite, ("fire.spread", "fire.stop", "fire.burn", "fire.buildings"))
R_ESCAPE, R_OUT, R_NEUTRAL = cite("fire.escape"), cite("fire.out"), cite("two.neutral-fire")
ESCAPES = (1 << MOUNTAIN_ESCAPE) | (1 << SHRINE_ESCAPE)


@rule
def break_out(t: Tables, s: State, nagaya: int, ev: Events) -> None:
    """A fire begins at the edge of a nagaya."""
    s.flame = 4 * nagaya
    s.strength = t.fire_strength[s.month]
    emit(ev, e_.E_FIRE, R_TILE, NONE, nagaya, s.strength, 0)
    s.phase = FIRE_SPREADS


@rule
def spread(t: Tables, s: State, ev: Events) -> None:
    """From room to room, one weaker each time, until it is stopped, out, or somebody is asked."""
    while s.flame % 4 < t.depth and s.flame != NONE:
        room, strength = s.flame, s.strength
        card, owner = s.card[room], owner_of(s, room)
        if card == NONE:
            emit(ev, e_.E_SPREAD, R_SPREAD, NONE, room, strength, 0)
        elif card >= N_CHARACTERS and not t.buildings_burn:
            emit(ev, e_.E_SPREAD, R_STANDS, owner, room, strength, 0)
        elif owner != NONE and s.fire[owner] >= strength:
            emit(ev, e_.E_STOP_FIRE, R_STOP, owner, room, strength, 0)
            s.flame = NONE
            break
        elif owner != NONE and card < N_CHARACTERS and s.special[owner] & ESCAPES:
            s.turn = owner
            s.phase = ESCAPE
            return
        else:
            burn(s, ev)
        move_on(s, t.depth, ev)
    s.strength = 0
    s.phase = EVENT_DONE


@rule
def burn(s: State, ev: Events) -> None:
    """The card in the room leaves the game."""
    room = s.flame
    card, owner = s.card[room], owner_of(s, room)
    cited = R_BURN
    if owner == NONE:
        cited = R_NEUTRAL
    elif card >= N_CHARACTERS:
        cited = R_BUILDINGS
    emit(ev, e_.E_BURN, cited, owner, card, room, s.strength)
    remove(s, room)


@rule
def move_on(s: State, depth: int, ev: Events) -> None:
    """The next room, or the end of the nagaya."""
    if s.flame % 4 == depth - 1:
        emit(ev, e_.E_FIRE_OUT, R_OUT, NONE, s.flame // 4, 0, 0)
        s.flame = NONE
    else:
        s.flame += 1
        s.strength -= 1


@rule
def save_or_burn(t: Tables, s: State, a: int, ev: Events) -> None:
    """The owner has chosen whether to discard an Escape token."""
    owner = s.turn
    if a == A_ESCAPE:
        s.special[owner] &= ~(1 << lowest(s.special[owner] & ESCAPES))
        emit(ev, e_.E_ESCAPE, R_ESCAPE, owner, s.card[s.flame], s.flame, 0)
    else:
        burn(s, ev)
    move_on(s, t.depth, ev)
    s.phase = FIRE_SPREADS
