"""New Year: in fire order everybody goes to a shop for a last visit."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import SHOPS
from ..data.phases import ARRIVE, FINAL_COUNT, NEW_YEAR
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, rule

ALL_SHOPS = (1 << len(SHOPS)) - 1

R_GO, R_FREE_SPACE = cite("newyear.place"), cite("option.new-year-free-space-only")


@rule
def next_guest(t: Tables, s: State) -> None:
    """The next player of the New Year goes to a shop."""
    if s.queue == t.players:
        s.phase = FINAL_COUNT
        return
    s.active = s.guests[s.queue]
    s.turn = s.active
    s.phase = NEW_YEAR


@rule
def new_year_shops(t: Tables, s: State) -> int:
    """The shops one may go to at the New Year."""
    shops = ALL_SHOPS
    if t.free_space_only:
        for seat in range(t.players):
            if s.oyakata[seat] != NONE:
                shops &= ~(1 << s.oyakata[seat])
    return shops


@rule
def go_to_shop(t: Tables, s: State, shop: int, ev: Events) -> None:
    """An oyakata is put before a shop without walking."""
    s.oyakata[s.active] = shop
    emit(ev, e_.E_STEP, R_FREE_SPACE if t.free_space_only else R_GO, s.active, shop, 0, 0)
    s.phase = ARRIVE
