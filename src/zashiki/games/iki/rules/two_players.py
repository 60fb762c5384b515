"""Two players: the blocker of the month, and the neutral characters."""

from ....engine.buffers import Events, Random
from ..data import events as e_
from ..data.actions import A_BLOCK
from ..data.names import N_SPACES
from ..data.phases import DRAW_CHARACTER, EVENT, NEUTRAL, NEUTRAL_ROOM
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, random_below, rule
from .rooms import free_rooms, place

R_BLOCK = cite("two.blockers")
R_NEUTRAL, R_NEUTRAL_ROOM, R_NEUTRAL_FULL = cite("two.neutral"), cite("two.neutral-room"), cite("two.neutral-full")


@rule
def blockers_left(s: State) -> int:
    """The spaces that a blocker of the stack shows."""
    there = 0
    for space in range(N_SPACES):
        if s.blockers[space] > 0:
            there |= 1 << space
    return there


@rule
def blocker_weight(s: State, space: int) -> int:
    """How many blockers of the stack show a space."""
    return s.blockers[space]


@rule
def draw_blocker(s: State, rng: Random) -> int:
    """Draw a blocker of the stack, for playouts."""
    left = 0
    for space in range(N_SPACES):
        left += s.blockers[space]
    pick, space = random_below(rng, left), 0
    while pick >= s.blockers[space]:
        pick -= s.blockers[space]
        space += 1
    return A_BLOCK + space


@rule
def turn_up_blocker(s: State, space: int, ev: Events) -> None:
    """A space of the ikizama track is blocked for this month."""
    s.blocked = space
    s.blockers[space] -= 1
    emit(ev, e_.E_BLOCK, R_BLOCK, NONE, space, 0, 0)
    s.phase = DRAW_CHARACTER


@rule
def whole_row(s: State) -> int:
    """The characters in the row."""
    return s.row[0] | s.row[1] | s.row[2]


@rule
def end_turns(t: Tables, s: State) -> None:
    """All have had their turn; with two players a neutral character comes before the event of the month."""
    s.phase = EVENT
    if t.players == 2 and whole_row(s) != 0:
        s.active = s.first if s.month % 2 == 1 else 1 - s.first
        s.turn = s.active
        s.phase = NEUTRAL


@rule
def choose_neutral(t: Tables, s: State, card: int, ev: Events) -> None:
    """A character of the row becomes neutral, or leaves the game if there is no room for it."""
    for coins in range(3):
        s.row[coins] &= ~(1 << card)
    if free_rooms(t, s) == 0:
        s.gone |= 1 << card
        emit(ev, e_.E_LEFT_OUT, R_NEUTRAL_FULL, s.active, card, 0, 0)
        s.phase = EVENT
        return
    emit(ev, e_.E_NEUTRAL, R_NEUTRAL, s.active, card, 0, 0)
    s.picked = card
    s.phase = NEUTRAL_ROOM


@rule
def place_neutral(t: Tables, s: State, room: int, ev: Events) -> None:
    """It goes into an empty room, without surcharge, kobun or fire bonus."""
    place(t, s, NONE, room, R_NEUTRAL_ROOM, ev)
    s.phase = EVENT
