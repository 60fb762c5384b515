"""Business: the shop visited, its deals and tokens, and what else is open in a visit."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.actions import A_BUILD, A_BUY, A_DEAL, A_DONE, A_USE
from ..data.names import (
    CONSTRUCTION,
    DEAL_EXPERIENCE,
    FISH,
    FISH_MARKET,
    MONTHS,
    OF_ONE_MARKET,
    PIPE,
    SHOPS,
    TOBACCO,
    TOBACCO_SHOP,
)
from ..data.phases import DEAL_DONE, TRAIN, TURN_END, VISIT
from ..data.state import NONE, State
from ..data.tables import FIRST_DEAL, FIRST_TOKEN, Tables
from .abilities import can_use, use
from .basics import cite, emit, lowest, rule
from .building import begin_building, can_build
from .goods import can_pay, trade
from .rooms import character_rooms, characters_in

TO_DEALS, TO_TOKENS, TO_BUILDINGS, TO_ROOMS = (first - A_DONE for first in (A_DEAL, A_BUY, A_BUILD, A_USE))
"""How far each group of a visit's actions is from `done`."""

R_SHOP = tuple(cite(f"shop.{name}") for name in SHOPS)
R_FISH, R_TOBACCO, R_PIPE = cite("shop.fish"), cite("shop.tobacco"), cite("shop.pipe")


@rule
def visit_choices(t: Tables, s: State, seat: int) -> int:
    """Everything open in a visit: `done`, deals of the shop, its tokens, its buildings, the characters behind it."""
    shop = s.oyakata[seat]
    found = 1
    if s.shop_open:
        deals = t.deals_of[shop]
        while deals:
            deal = lowest(deals)
            deals &= deals - 1
            if can_pay(t, s, seat, FIRST_DEAL + deal):
                found |= 1 << (TO_DEALS + deal)
        if shop == TOBACCO_SHOP:
            found |= on_sale(t, s, seat, (OF_ONE_MARKET << (8 * PIPE)) | (OF_ONE_MARKET << (8 * TOBACCO))) << TO_TOKENS
        elif shop == FISH_MARKET and not has_fish(s, seat):
            found |= on_sale(t, s, seat, OF_ONE_MARKET << (8 * FISH)) << TO_TOKENS
    if s.shop_open and shop == CONSTRUCTION:
        found |= can_build(t, s, seat, NONE, t.fee) << TO_BUILDINGS
    if s.room_open:
        rooms = characters_in(s, t.behind[shop])
        while rooms:
            room = lowest(rooms)
            rooms &= rooms - 1
            if can_use(t, s, seat, s.card[room]):
                found |= 1 << (TO_ROOMS + room)
    return found


@rule
def second_tokens(t: Tables, s: State, seat: int) -> int:
    """`done`, and the tokens of the kind that may be bought beside the first."""
    return 1 | on_sale(t, s, seat, OF_ONE_MARKET << (8 * s.second)) << TO_TOKENS


@rule
def on_sale(t: Tables, s: State, seat: int, tokens: int) -> int:
    """Those of some tokens that are for sale and that a seat can pay."""
    left, found = s.market & tokens, 0
    while left:
        token = lowest(left)
        left &= left - 1
        if can_pay(t, s, seat, FIRST_TOKEN + token):
            found |= 1 << token
    return found


@rule
def has_fish(s: State, seat: int) -> bool:
    """Does a seat own a fish of the present season?"""
    season = (min(s.month, MONTHS) - 1) // 3
    return (s.tokens[seat] >> (2 * season)) & 3 != 0


@rule
def do_business(t: Tables, s: State, a: int, ev: Events) -> None:
    """What the visitor has chosen."""
    if a == A_DONE:
        finish(s)
    elif a >= A_USE:
        use(t, s, a - A_USE, ev)
    else:
        s.shop_open = 0
        if t.one_deal:
            s.room_open = 0
        if a >= A_BUILD:
            begin_building(t, s, a - A_BUILD, ev)
        else:
            deal(t, s, a, ev)


@rule
def finish(s: State) -> None:
    """No more business, or no second token."""
    s.phase = VISIT if s.second != NONE else TURN_END
    s.second = NONE


@rule
def deal(t: Tables, s: State, a: int, ev: Events) -> None:
    """A deal with the shop itself, or a token bought there."""
    seat = s.active
    s.phase = DEAL_DONE
    if a < A_BUY:
        cited = R_SHOP[s.oyakata[seat]]
        emit(ev, e_.E_DEAL, cited, seat, a - A_DEAL, 0, 0)
        trade(t, s, seat, FIRST_DEAL + a - A_DEAL, cited, ev)
        return
    token = a - A_BUY
    kind = token >> 3
    s.market &= ~(1 << token)
    s.tokens[seat] |= 1 << token
    emit(ev, e_.E_BUY, R_FISH if kind == FISH else R_TOBACCO, seat, token, 0, 0)
    trade(t, s, seat, FIRST_TOKEN + token, R_FISH if kind == FISH else R_PIPE if kind == PIPE else R_TOBACCO, ev)
    first = s.second == NONE
    s.second = NONE
    if first and kind != FISH:
        s.second = TOBACCO if kind == PIPE else PIPE
    if t.kind[FIRST_TOKEN + token] == DEAL_EXPERIENCE and character_rooms(s, seat) != 0:
        s.phase = TRAIN
