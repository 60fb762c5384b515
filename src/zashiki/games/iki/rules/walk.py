"""Moving: the walk of an oyakata along the main street."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.actions import A_SANDAL, A_STOP
from ..data.names import MOVE_MORE, NEW_YEARS_MONTH, SANDAL
from ..data.phases import ARRIVE, FURTHER, VISIT, WALKING
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, lowest, rule
from .goods import spend
from .rooms import character_rooms, experience

MOST_STEPS = 4

R_STEPS, R_ANY, R_SANDALS, R_TOKEN = cite("move.steps"), cite("move.any"), cite("move.sandals"), cite("move.token")
R_BY_STEP, R_LAP, R_START, R_SHARE = map(cite, ("move.step-by-step", "move.lap", "move.start", "move.share"))
R_EXPERIENCE, R_NEW_YEAR = cite("experience.step"), cite("newyear.business")


@rule
def set_out(s: State) -> None:
    """Walk as far as the ikizama says."""
    s.steps = s.ikizama[s.active]
    s.phase = WALKING


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
            rooms = character_rooms(s, seat)
            while rooms:
                experience(t, s, seat, lowest(rooms), R_EXPERIENCE, ev)
                rooms &= rooms - 1
    s.phase = FURTHER if s.further else ARRIVE


@rule
def further_steps(s: State, seat: int) -> int:
    """Stop; a step for a sandal; a step with the Move +1 token."""
    steps = 1
    if s.goods[seat][SANDAL] > 0:
        steps |= 2
    if (s.special[seat] >> MOVE_MORE) & 1 and not s.ox_used:
        steps |= 4
    return steps


@rule
def go_further(s: State, a: int, ev: Events) -> None:
    """One step more for a sandal or with the token, or stop."""
    if a == A_STOP:
        s.phase = ARRIVE
        return
    if a == A_SANDAL:
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
