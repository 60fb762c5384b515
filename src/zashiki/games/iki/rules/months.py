"""The year: the calendar, the row of characters, the ikizama track, and what ends a month."""

from ....engine.buffers import Events
from ....engine.kernels import CHANCE
from ..data import events as e_
from ..data.names import IKI, N_SPACES, NEW_YEARS_MONTH
from ..data.phases import (
    DRAW_BLOCKER,
    DRAW_CHARACTER,
    DRAW_NAGAYA,
    EVENT_DONE,
    HIRE,
    IKIZAMA,
    MONTH_START,
    NEXT_GUEST,
    NEXT_IKIZAMA,
    NEXT_TURN,
    PAYDAY,
    TURNS_DONE,
    WALK,
)
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, rule
from .goods import receive

ALL_SPACES = (1 << N_SPACES) - 1

R_MONTH, R_NEW_CARDS, R_ROW_MON = cite("month.calendar"), cite("month.new-cards"), cite("month.row-mon")
R_PLACE, R_TURNS, R_BACK, R_ANY = map(cite, ("ikizama.place", "ikizama.turns", "ikizama.back", "ikizama.any"))
R_LARGEST = cite("option.largest-first")
R_NEW_YEAR, R_FIRE, R_FIRE_TWO = cite("newyear.order"), cite("fire.when"), cite("two.fire")


@rule
def begin_month(t: Tables, s: State, ev: Events) -> None:
    """The calendar moves on; chance turns up a blocker and new characters, or the New Year comes."""
    s.month += 1
    s.queue = 0
    if s.month == NEW_YEARS_MONTH:
        for k in range(t.players):
            s.guests[k] = s.fire_order[k]
        emit(ev, e_.E_NEW_YEAR, R_NEW_YEAR, NONE, 0, 0, 0)
        s.phase = NEXT_GUEST
        return
    emit(ev, e_.E_MONTH, R_MONTH, NONE, s.month, 0, 0)
    s.to_draw = t.cards_a_month
    s.turn = CHANCE
    s.phase = DRAW_BLOCKER if t.players == 2 else DRAW_CHARACTER


@rule
def season_deck(t: Tables, s: State) -> int:
    """The characters still in the deck of the season."""
    return s.unseen & t.season[(s.month - 1) // 3]


@rule
def reveal(s: State, card: int, ev: Events) -> None:
    """One more character comes into the row."""
    s.unseen &= ~(1 << card)
    s.row[0] |= 1 << card
    emit(ev, e_.E_REVEAL, R_NEW_CARDS, NONE, card, 0, 0)
    s.to_draw -= 1
    if s.to_draw == 0:
        s.queue = 0
        s.phase = NEXT_IKIZAMA


@rule
def next_ikizama(t: Tables, s: State) -> None:
    """The next player in fire order chooses a space."""
    if s.queue == t.players:
        s.phase = NEXT_TURN
        return
    s.active = s.fire_order[s.queue]
    s.turn = s.active
    s.phase = IKIZAMA


@rule
def free_spaces(t: Tables, s: State) -> int:
    """The spaces of the ikizama track without an ikizama or a blocker."""
    free = ALL_SPACES
    for seat in range(t.players):
        if s.ikizama[seat] != NONE:
            free &= ~(1 << s.ikizama[seat])
    if s.blocked != NONE:
        free &= ~(1 << s.blocked)
    return free


@rule
def choose_space(s: State, space: int, ev: Events) -> None:
    """An ikizama is put on a space."""
    s.ikizama[s.active] = space
    emit(ev, e_.E_IKIZAMA, R_PLACE, s.active, space, 0, 0)
    s.queue += 1
    s.phase = NEXT_IKIZAMA


@rule
def next_turn(t: Tables, s: State, ev: Events) -> None:
    """The next player on the ikizama track takes a whole turn."""
    s.phase = TURNS_DONE
    for k in range(N_SPACES):
        space = N_SPACES - k if t.largest_first and k > 0 else k
        for seat in range(t.players):
            if s.ikizama[seat] == space and s.phase == TURNS_DONE:
                begin_turn(t, s, seat, space, ev)


@rule
def begin_turn(t: Tables, s: State, seat: int, space: int, ev: Events) -> None:
    """Income or hiring comes first, except on the space 1-4."""
    s.active = seat
    s.turn = seat
    s.further = 1
    s.ox_used = 0
    emit(ev, e_.E_TURN, R_LARGEST if t.largest_first else R_TURNS, seat, space, 0, 0)
    if space == 0:
        for good in range(IKI):
            receive(s, seat, good, t.any_space[good], R_ANY, ev)
        s.phase = WALK
    else:
        s.phase = HIRE


@rule
def end_turn(s: State, ev: Events) -> None:
    """The ikizama goes home; at the New Year there is none."""
    if s.month == NEW_YEARS_MONTH:
        s.queue += 1
        s.phase = NEXT_GUEST
        return
    s.ikizama[s.active] = NONE
    emit(ev, e_.E_TURN_END, R_BACK, s.active, 0, 0, 0)
    s.phase = NEXT_TURN


@rule
def begin_event(t: Tables, s: State, ev: Events) -> None:
    """A fire, a payday, or nothing."""
    s.blocked = NONE
    if t.fire_strength[s.month] > 0:
        emit(ev, e_.E_ALARM, R_FIRE_TWO if t.players == 2 else R_FIRE, NONE, t.fire_strength[s.month], 0, 0)
        s.turn = CHANCE
        s.phase = DRAW_NAGAYA
    else:
        s.phase = PAYDAY if s.month % 3 == 0 else EVENT_DONE


@rule
def end_event(s: State, ev: Events) -> None:
    """A mon on every character left in the row; after a payday there is none."""
    if s.month % 3 != 0:
        s.row[2] |= s.row[1]
        s.row[1] = s.row[0]
        s.row[0] = 0
        emit(ev, e_.E_ROW_MON, R_ROW_MON, NONE, 0, 0, 0)
    s.phase = MONTH_START
