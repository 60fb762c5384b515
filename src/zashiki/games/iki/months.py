"""The year: months, the ikizama track, whose turn it is, what ends a month."""

from __future__ import annotations

from ...core.scratch import Events
from . import events as e_
from .goods import receive
from .kernel import cite, emit, rule
from .names import (
    DRAW_BLOCKER,
    DRAW_CHARACTER,
    DRAW_NAGAYA,
    EVENT,
    EVENT_DONE,
    FINAL_COUNT,
    HIRE,
    IKI,
    IKIZAMA,
    MONTH_START,
    NEUTRAL,
    NEUTRAL_ROOM,
    NEW_YEAR,
    NEXT_GUEST,
    NEXT_IKIZAMA,
    NEXT_TURN,
    PAYDAY,
    TURNS_DONE,
    WALK,
)
from .rooms import free_rooms, place
from .state import NONE, State
from .tables import Tables

CHANCE = -1
SPACES = 5
NEW_YEARS_MONTH = 13

R_MONTH, R_ROW_MON = cite("month.calendar"), cite("month.row-mon")
R_PLACE, R_TURNS, R_BACK, R_ANY = (
    cite("ikizama.place"),
    cite("ikizama.turns"),
    cite("ikizama.back"),
    cite("ikizama.any"),
)
R_LARGEST = cite("option.largest-first")
R_NEW_YEAR, R_FIRE, R_FIRE_TWO = cite("newyear.order"), cite("fire.when"), cite("two.fire")
R_NEUTRAL, R_NEUTRAL_ROOM, R_NEUTRAL_FULL = cite("two.neutral"), cite("two.neutral-room"), cite("two.neutral-full")


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
def next_ikizama(t: Tables, s: State) -> None:
    """The next player in fire order chooses a space."""
    if s.queue == t.players:
        s.phase = NEXT_TURN
        return
    s.active = s.fire_order[s.queue]
    s.turn = s.active
    s.phase = IKIZAMA


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
    for k in range(SPACES):
        space = SPACES - k if t.largest_first and k > 0 else k
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
def end_turns(t: Tables, s: State) -> None:
    """All have had their turn; with two players a neutral character comes before the event of the month."""
    s.phase = EVENT
    if t.players == 2 and (s.row[0] | s.row[1] | s.row[2]) != 0:
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


@rule
def next_guest(t: Tables, s: State) -> None:
    """The next player of the New Year goes to a shop."""
    if s.queue == t.players:
        s.phase = FINAL_COUNT
        return
    s.active = s.guests[s.queue]
    s.turn = s.active
    s.phase = NEW_YEAR
