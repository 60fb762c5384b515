"""Income or hiring: what a turn begins with."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import BY_TOWER, HIRE_LESS, IKI, MON, TOWER
from ..data.phases import HIRE_ROOM
from ..data.state import State
from ..data.tables import RICHES, Tables
from .basics import cite, emit, rule
from .goods import receive, rise, spend
from .rooms import mon_after_room, owns, place
from .scoring import score
from .walk import set_out

R_CHOICE, R_INCOME, R_FORCED = cite("hire.choice"), cite("hire.income"), cite("hire.forced-income")
R_CARD_MON, R_COST, R_DISCOUNT = cite("hire.card-mon"), cite("hire.cost"), cite("hire.discount")
R_KOBUN, R_SURCHARGE, R_SURCHARGE_TWO = cite("hire.kobun"), cite("hire.surcharge"), cite("two.surcharge")
R_FIRE_BONUS, R_TOWER = cite("hire.fire-bonus"), cite("building.tower")


@rule
def hire_choices(t: Tables, s: State, seat: int) -> int:
    """Income, and the characters of the row a seat can hire: a kobun, a room and the mon for both."""
    mon = mon_after_room(t, s, seat)
    less = (s.special[seat] >> HIRE_LESS) & 1
    found = 0
    for coins in range(3):
        if mon + coins >= 0:
            found |= s.row[coins] & t.affordable[min(RICHES - 1, mon + coins + less)]
    return 1 | found << 1


@rule
def income_or_hire(t: Tables, s: State, choice: int, forced: int, ev: Events) -> None:
    """Choice 0 is income; the others are the characters."""
    if choice == 0:
        take_income(t, s, forced, ev)
    else:
        hire(t, s, choice - 1, ev)


@rule
def take_income(t: Tables, s: State, forced: int, ev: Events) -> None:
    """Income in place of a hire."""
    emit(ev, e_.E_INCOME, R_FORCED if forced else R_CHOICE, s.active, 0, 0, 0)
    for good in range(IKI):
        receive(s, s.active, good, t.income[good], R_INCOME, ev)
    set_out(s)


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
