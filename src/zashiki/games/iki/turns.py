"""A turn until the business: income or hiring, and the walk along the main street."""

from __future__ import annotations

from ...core.scratch import Events
from . import actions as a_
from . import events as e_
from .goods import receive, rise, score, spend
from .kernel import cite, emit, lowest, rule
from .names import (
    ARRIVE,
    BY_TOWER,
    FURTHER,
    HIRE_LESS,
    HIRE_ROOM,
    IKI,
    MON,
    SANDAL,
    TOWER,
    VISIT,
    WALKING,
)
from .rooms import characters_in, experience, owns, place
from .state import NONE, State
from .tables import Tables

MOST_STEPS = 4
NEW_YEARS_MONTH = 13

R_CHOICE, R_INCOME, R_FORCED = cite("hire.choice"), cite("hire.income"), cite("hire.forced-income")
R_CARD_MON, R_COST, R_DISCOUNT = cite("hire.card-mon"), cite("hire.cost"), cite("hire.discount")
R_KOBUN, R_SURCHARGE, R_SURCHARGE_TWO = cite("hire.kobun"), cite("hire.surcharge"), cite("two.surcharge")
R_FIRE_BONUS, R_TOWER = cite("hire.fire-bonus"), cite("building.tower")
R_STEPS, R_ANY, R_SANDALS, R_TOKEN = cite("move.steps"), cite("move.any"), cite("move.sandals"), cite("move.token")
R_BY_STEP, R_LAP, R_START, R_SHARE = (
    cite("move.step-by-step"),
    cite("move.lap"),
    cite("move.start"),
    cite("move.share"),
)
R_STEP, R_NEW_YEAR = cite("experience.step"), cite("newyear.business")


@rule
def take_income(t: Tables, s: State, forced: int, ev: Events) -> None:
    """Income in place of a hire."""
    emit(ev, e_.E_INCOME, R_FORCED if forced else R_CHOICE, s.active, 0, 0, 0)
    for good in range(IKI):
        receive(s, s.active, good, t.income[good], R_INCOME, ev)
    set_out(s)


@rule
def set_out(s: State) -> None:
    """Walk as far as the ikizama says."""
    s.steps = s.ikizama[s.active]
    s.phase = WALKING


@rule
def hire(t: Tables, s: State, card: int, ev: Events) -> None:
    """Take the mon on a card of the row, and pay its price."""
    seat = s.active
    emit(ev, e_.E_HIRE, R_CHOICE, seat, card, 0, 0)
    for coins in range(3):
        if (s.row[coins] >> card) & 1:
            s.row[coins] &= ~(1 << card)
            receive(s, seat, MON, coins, R_CARD_MON, ev)
    less = (s.special[seat] >> HIRE_LESS) & 1
    spend(s, seat, MON, max(0, t.cost[card] - less), R_DISCOUNT if less else R_COST, ev)
    s.picked = card
    s.phase = HIRE_ROOM


@rule
def pay_surcharge(t: Tables, s: State, seat: int, room: int, ev: Events) -> None:
    """Some rooms cost extra."""
    if (t.dear >> room) & 1:
        spend(s, seat, MON, t.surcharge, R_SURCHARGE_TWO if t.players == 2 else R_SURCHARGE, ev)


@rule
def move_in(t: Tables, s: State, room: int, ev: Events) -> None:
    """The character hired goes into a room; its fire bonus comes at once."""
    seat, card = s.active, s.picked
    pay_surcharge(t, s, seat, room, ev)
    place(t, s, seat, room, R_KOBUN, ev)
    if t.fire_bonus[card] > 0:
        rise(t, s, seat, t.fire_bonus[card], R_FIRE_BONUS, ev)
        if owns(s, seat, TOWER):
            score(s, seat, BY_TOWER, t.lasting[TOWER], R_TOWER, ev)
    set_out(s)


@rule
def choose_steps(s: State, steps: int, ev: Events) -> None:
    """From the space 1-4: only after the fourth step can the move be lengthened."""
    emit(ev, e_.E_WALK, R_ANY, s.active, steps, 0, 0)
    s.steps = steps
    s.further = steps == MOST_STEPS
    s.phase = WALKING


@rule
def walk(t: Tables, s: State, ev: Events) -> None:
    """Step by step along the street; a step over the lap line gives experience before the next one."""
    seat = s.active
    while s.steps > 0:
        s.steps -= 1
        here = s.oyakata[seat]
        there = t.first_shop if here == NONE else t.next_shop[here]
        s.oyakata[seat] = there
        emit(ev, e_.E_STEP, R_START if here == NONE else R_BY_STEP, seat, there, 0, 0)
        if here != NONE and there == t.first_shop:
            emit(ev, e_.E_LAP, R_LAP, seat, 0, 0, 0)
            rooms = characters_in(s, s.kobun[seat])
            while rooms:
                experience(t, s, seat, lowest(rooms), R_STEP, ev)
                rooms &= rooms - 1
    s.phase = FURTHER if s.further else ARRIVE


@rule
def go_further(s: State, a: int, ev: Events) -> None:
    """One step more for a sandal or with the token, or stop."""
    if a == a_.STOP:
        s.phase = ARRIVE
        return
    if a == a_.SANDAL_STEP:
        spend(s, s.active, SANDAL, 1, R_SANDALS, ev)
    else:
        s.ox_used = 1
        emit(ev, e_.E_WALK, R_TOKEN, s.active, 1, 0, 0)
    s.steps = 1
    s.phase = WALKING


@rule
def arrive(t: Tables, s: State, ev: Events) -> None:
    """The walk is over: the shop and a character behind it may be dealt with."""
    cited = R_NEW_YEAR if s.month == NEW_YEARS_MONTH else R_STEPS
    for seat in range(t.players):
        if seat != s.active and s.oyakata[seat] == s.oyakata[s.active] and s.month != NEW_YEARS_MONTH:
            cited = R_SHARE
    emit(ev, e_.E_VISIT, cited, s.active, s.oyakata[s.active], 0, 0)
    s.shop_open = 1
    s.room_open = 1
    s.second = NONE
    s.using = NONE
    s.phase = VISIT
