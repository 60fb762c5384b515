"""Building: which buildings a seat can pay, and what building does."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import KOBAN, MON, N_CHARACTERS, WOOD
from ..data.phases import BUILDING_ROOM, DEAL_DONE
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, lowest, rule
from .goods import spend
from .hire import pay_surcharge
from .rooms import mon_after_room, place

R_OFFER, R_FEE, R_COST, R_DISCOUNT = map(cite, ("build.offer", "build.fee", "build.cost", "ability.build"))
R_KOBUN = cite("build.kobun")


@rule
def can_build(t: Tables, s: State, seat: int, builder: int, fee: int) -> int:
    """The buildings on offer that a seat can build, through a character or for a fee."""
    return buildings_paid(t, s, seat, builder) if mon_after_room(t, s, seat) >= fee else 0


@rule
def buildings_paid(t: Tables, s: State, seat: int, builder: int) -> int:
    """The buildings on offer whose koban and wood a seat has, less the discount of a character."""
    wood, koban = s.goods[seat][WOOD], s.goods[seat][KOBAN]
    if builder != NONE:
        wood += t.less_wood[builder]
        koban += t.less_koban[builder]
    left, found = s.plans, 0
    while left:
        building = lowest(left)
        left &= left - 1
        if t.wood[building] <= wood and t.koban[building] <= koban:
            found |= 1 << building
    return found


@rule
def plans_of_builder(t: Tables, s: State, seat: int) -> int:
    """The buildings a seat can build through the character it deals with."""
    return can_build(t, s, seat, s.using, 0)


@rule
def begin_building(t: Tables, s: State, building: int, ev: Events) -> None:
    """Pay for a building: the fee at the shop, or less through a character."""
    seat = s.active
    emit(ev, e_.E_BUILD, R_OFFER, seat, N_CHARACTERS + building, 0, 0)
    wood, koban, cited = t.wood[building], t.koban[building], R_COST
    if s.using == NONE:
        spend(s, seat, MON, t.fee, R_FEE, ev)
    else:
        wood -= t.less_wood[s.using]
        koban -= t.less_koban[s.using]
        cited = R_DISCOUNT
    spend(s, seat, WOOD, wood, cited, ev)
    spend(s, seat, KOBAN, koban, cited, ev)
    s.plans &= ~(1 << building)
    s.picked = N_CHARACTERS + building
    s.phase = BUILDING_ROOM


@rule
def finish_building(t: Tables, s: State, room: int, ev: Events) -> None:
    """The building goes into a room."""
    pay_surcharge(t, s, s.active, room, ev)
    place(t, s, s.active, room, R_KOBUN, ev)
    s.phase = DEAL_DONE
