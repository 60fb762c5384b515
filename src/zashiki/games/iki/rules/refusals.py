"""Why an action is not possible now: the number of the most specific paragraph that forbids it."""

from __future__ import annotations

from ..data.actions import (
    A_BUILD,
    A_BUY,
    A_DEAL,
    A_DONE,
    A_FIRST,
    A_GO,
    A_HIRE,
    A_OX_STEP,
    A_ROOM,
    A_SANDAL,
    A_SPACE,
    A_STARVE,
    A_TRAIN,
    A_USE,
    A_WALK,
)
from ..data.names import (
    CONSTRUCTION,
    FISH,
    FISH_MARKET,
    IKI,
    MON,
    N_BUILDINGS,
    N_CHARACTERS,
    N_ROOMS,
    N_TOKENS,
    NEW_YEARS_MONTH,
    TOBACCO_SHOP,
)
from ..data.phases import (
    BUILDING_ROOM,
    FEED,
    FURTHER,
    HIRE,
    HIRE_ROOM,
    IKIZAMA,
    NEUTRAL_ROOM,
    NEW_YEAR,
    PLAN,
    SECOND_TOKEN,
    STARTER_ROOM,
    TRAIN,
    VISIT,
    WALK,
)
from ..data.state import NONE, State
from ..data.tables import FIRST_TOKEN, Tables
from .abilities import R_ABILITY
from .basics import cite, count, rule
from .building import buildings_paid
from .goods import can_pay
from .rooms import free_rooms, occupied
from .scoring import iki
from .two_players import whole_row
from .visit import R_SHOP, has_fish

R_OWN_TURN, R_IKI = cite("turn.own-turn"), cite("track.iki")
R_ORDER, R_TAKEN, R_ANY, R_BLOCKED = (
    cite("ikizama.order"),
    cite("ikizama.taken"),
    cite("ikizama.any"),
    cite("two.blockers"),
)
R_ROW, R_KOBUN, R_ROOM, R_COST = cite("hire.row"), cite("hire.kobun"), cite("hire.room"), cite("hire.cost")
R_BOARD_TWO, R_SURCHARGE, R_SURCHARGE_TWO = cite("setup2.board"), cite("hire.surcharge"), cite("two.surcharge")
R_SANDALS, R_TOKEN = cite("move.sandals"), cite("move.token")
R_ONCE, R_ONE_DEAL, R_PAY = cite("visit.shop-once"), cite("option.one-deal"), cite("visit.pay")
R_TOBACCO, R_FISH = cite("shop.tobacco"), cite("shop.fish")
R_ROOMS, R_ROOMS_TWO, R_ONE, R_BUILDING = (
    cite("visit.rooms"),
    cite("two.rooms"),
    cite("visit.one-character"),
    cite("visit.building"),
)
R_OFFER, R_BUILD_KOBUN, R_BUILD_ROOM, R_BUILD_COST, R_FEE = (
    cite("build.offer"),
    cite("build.kobun"),
    cite("build.room"),
    cite("build.cost"),
    cite("build.fee"),
)
R_NOT_BUILDING, R_STANDS, R_STARVE = cite("experience.buildings"), cite("build.stands"), cite("payday.starve")
R_NEW_YEAR, R_FREE_SPACE = cite("newyear.business"), cite("option.new-year-free-space-only")


@rule
def why_not(t: Tables, s: State, a: int) -> int:
    """The paragraph that speaks against an action that is none of the choices; 0 is the one that asks."""
    phase = s.phase
    if s.turn < 0 or a >= A_FIRST:
        return R_OWN_TURN
    if phase == VISIT and A_DEAL <= a < A_USE + N_ROOMS:
        return why_not_business(t, s, a)
    if phase == HIRE and A_HIRE <= a < A_HIRE + N_CHARACTERS:
        return why_not_hire(t, s, a - A_HIRE)
    if A_ROOM <= a < A_ROOM + N_ROOMS:
        return why_not_room(t, s, a - A_ROOM)
    if A_SPACE <= a < A_SPACE + 5:
        if phase != IKIZAMA:
            return R_ORDER
        return R_BLOCKED if s.blocked == a - A_SPACE else R_TAKEN
    if phase == FURTHER and (a == A_SANDAL or a == A_OX_STEP):
        return R_SANDALS if a == A_SANDAL else R_TOKEN
    if phase == WALK and a <= A_HIRE + N_CHARACTERS:
        return R_ANY
    if phase == PLAN and A_BUILD <= a < A_BUILD + N_BUILDINGS:
        return why_not_building(t, s, a - A_BUILD)
    if phase == SECOND_TOKEN and A_BUY <= a < A_BUY + N_TOKENS:
        return why_not_token(t, s, a - A_BUY)
    if phase == TRAIN and A_TRAIN <= a < A_TRAIN + N_ROOMS and s.card[a - A_TRAIN] >= N_CHARACTERS:
        return R_NOT_BUILDING
    if phase == FEED and A_STARVE <= a < A_STARVE + N_ROOMS:
        return R_STANDS if s.card[a - A_STARVE] >= N_CHARACTERS else R_STARVE
    if s.month == NEW_YEARS_MONTH and (a < A_ROOM or A_WALK <= a < A_DONE):
        return R_NEW_YEAR
    if phase == NEW_YEAR:
        return R_FREE_SPACE if A_GO <= a < A_GO + 8 else R_NEW_YEAR
    return 0


@rule
def why_not_hire(t: Tables, s: State, card: int) -> int:
    """A hire needs a card of the row, a kobun, a room and the price."""
    if not (whole_row(s) >> card) & 1:
        return R_ROW
    if count(s.kobun[s.turn]) >= t.kobun:
        return R_KOBUN
    return R_ROOM if free_rooms(t, s) == 0 else R_COST


@rule
def why_not_room(t: Tables, s: State, room: int) -> int:
    """A room must exist, be asked for, be empty, be at the edge, be affordable."""
    phase = s.phase
    if phase != HIRE_ROOM and phase != BUILDING_ROOM and phase != STARTER_ROOM and phase != NEUTRAL_ROOM:
        return 0
    if not (t.board >> room) & 1:
        return R_BOARD_TWO
    if phase == STARTER_ROOM or phase == NEUTRAL_ROOM or (occupied(s) >> room) & 1:
        return 0
    return R_SURCHARGE_TWO if t.players == 2 else R_SURCHARGE


@rule
def why_not_business(t: Tables, s: State, a: int) -> int:
    """In a visit: one dealing with this shop, one character behind it, both paid in full."""
    shop = s.oyakata[s.turn]
    if a >= A_USE:
        return why_not_use(t, s, a - A_USE)
    if not s.shop_open:
        return R_ONE_DEAL if t.one_deal else R_ONCE
    if a >= A_BUILD:
        return why_not_building(t, s, a - A_BUILD) if shop == CONSTRUCTION else R_SHOP[shop]
    if a >= A_BUY:
        if shop != TOBACCO_SHOP and shop != FISH_MARKET:
            return R_SHOP[shop]
        return why_not_token(t, s, a - A_BUY)
    return R_PAY if (t.deals_of[shop] >> (a - A_DEAL)) & 1 else R_SHOP[shop]


@rule
def why_not_token(t: Tables, s: State, token: int) -> int:
    """A token must be for sale at this shop, and a fish the first of its season."""
    shop = s.oyakata[s.turn]
    if s.phase == SECOND_TOKEN and (token >> 3) != s.second:
        return R_TOBACCO
    if ((token >> 3) == FISH) != (shop == FISH_MARKET) or not (s.market >> token) & 1:
        return R_SHOP[shop]
    if shop == FISH_MARKET and has_fish(s, s.turn):
        return R_FISH
    return R_PAY if not can_pay(t, s, s.turn, FIRST_TOKEN + token) else R_SHOP[shop]


@rule
def why_not_building(t: Tables, s: State, building: int) -> int:
    """A building must be on offer, and needs a kobun, a room, its cost and perhaps the fee."""
    if not (s.plans >> building) & 1:
        return R_OFFER
    if count(s.kobun[s.turn]) >= t.kobun:
        return R_BUILD_KOBUN
    if free_rooms(t, s) == 0:
        return R_BUILD_ROOM
    if not buildings_paid(t, s, s.turn, s.using) >> building & 1:
        return R_BUILD_COST
    return R_FEE if s.using == NONE and s.goods[s.turn][MON] < t.fee else R_BUILD_ROOM


@rule
def why_not_use(t: Tables, s: State, room: int) -> int:
    """A character must be behind this shop, the only one of the visit, and its ability possible."""
    if not s.room_open:
        return R_ONE_DEAL if t.one_deal and not s.shop_open else R_ONE
    if not (t.behind[s.oyakata[s.turn]] >> room) & 1 or s.card[room] == NONE:
        return R_ROOMS_TWO if t.players == 2 else R_ROOMS
    if s.card[room] >= N_CHARACTERS:
        return R_BUILDING
    if can_pay(t, s, s.turn, s.card[room]):
        return R_ABILITY[t.kind[s.card[room]]]
    return R_IKI if iki(s, s.turn) < t.pay[s.card[room]][IKI] else R_PAY
