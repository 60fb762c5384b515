"""Why an action is not possible now: the number of the most specific paragraph that forbids it."""

from ..data import actions as a_
from ..data import phases as p_
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
R_ORDER, R_TAKEN, R_ANY, R_BLOCKED = map(cite, ("ikizama.order", "ikizama.taken", "ikizama.any", "two.blockers"))
R_ROW, R_KOBUN, R_ROOM, R_COST = cite("hire.row"), cite("hire.kobun"), cite("hire.room"), cite("hire.cost")
R_BOARD_TWO, R_SURCHARGE, R_SURCHARGE_TWO = cite("setup2.board"), cite("hire.surcharge"), cite("two.surcharge")
R_SANDALS, R_TOKEN = cite("move.sandals"), cite("move.token")
R_ONCE, R_ONE_DEAL, R_PAY = cite("visit.shop-once"), cite("option.one-deal"), cite("visit.pay")
R_TOBACCO, R_FISH = cite("shop.tobacco"), cite("shop.fish")
R_ROOMS, R_ROOMS_TWO, R_ONE, R_BUILDING = map(
    cite, ("visit.rooms", "two.rooms", "visit.one-character", "visit.building")
)
R_OFFER, R_BUILD_KOBUN, R_BUILD_ROOM, R_BUILD_COST, R_FEE = map(
    cite, ("build.offer", "build.kobun", "build.room", "build.cost", "build.fee")
)
R_NOT_BUILDING, R_STANDS, R_STARVE = cite("experience.buildings"), cite("build.stands"), cite("payday.starve")
R_NEW_YEAR, R_FREE_SPACE = cite("newyear.business"), cite("option.new-year-free-space-only")


@rule
def why_not(t: Tables, s: State, a: int) -> int:
    """The paragraph that speaks against an action that is none of the choices; 0 is the one that asks."""
    phase = s.phase
    if s.turn < 0 or a >= a_.A_FIRST:
        return R_OWN_TURN
    if phase == p_.VISIT and a_.A_DEAL <= a < a_.A_USE + N_ROOMS:
        return why_not_business(t, s, a)
    if phase == p_.HIRE and a_.A_HIRE <= a < a_.A_HIRE + N_CHARACTERS:
        return why_not_hire(t, s, a - a_.A_HIRE)
    if a_.A_ROOM <= a < a_.A_ROOM + N_ROOMS:
        return why_not_room(t, s, a - a_.A_ROOM)
    if a_.A_SPACE <= a < a_.A_SPACE + 5:
        if phase != p_.IKIZAMA:
            return R_ORDER
        return R_BLOCKED if s.blocked == a - a_.A_SPACE else R_TAKEN
    if phase == p_.FURTHER and (a == a_.A_SANDAL or a == a_.A_OX_STEP):
        return R_SANDALS if a == a_.A_SANDAL else R_TOKEN
    if phase == p_.WALK and a <= a_.A_HIRE + N_CHARACTERS:
        return R_ANY
    if phase == p_.PLAN and a_.A_BUILD <= a < a_.A_BUILD + N_BUILDINGS:
        return why_not_building(t, s, a - a_.A_BUILD)
    if phase == p_.SECOND_TOKEN and a_.A_BUY <= a < a_.A_BUY + N_TOKENS:
        return why_not_token(t, s, a - a_.A_BUY)
    if phase == p_.TRAIN and a_.A_TRAIN <= a < a_.A_TRAIN + N_ROOMS and s.card[a - a_.A_TRAIN] >= N_CHARACTERS:
        return R_NOT_BUILDING
    if phase == p_.FEED and a_.A_STARVE <= a < a_.A_STARVE + N_ROOMS:
        return R_STANDS if s.card[a - a_.A_STARVE] >= N_CHARACTERS else R_STARVE
    if s.month == NEW_YEARS_MONTH and (a < a_.A_ROOM or a_.A_WALK <= a < a_.A_DONE):
        return R_NEW_YEAR
    if phase == p_.NEW_YEAR:
        return R_FREE_SPACE if a_.A_GO <= a < a_.A_GO + 8 else R_NEW_YEAR
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
    if phase != p_.HIRE_ROOM and phase != p_.BUILDING_ROOM and phase != p_.STARTER_ROOM and phase != p_.NEUTRAL_ROOM:
        return 0
    if not (t.board >> room) & 1:
        return R_BOARD_TWO
    if phase == p_.STARTER_ROOM or phase == p_.NEUTRAL_ROOM or (occupied(s) >> room) & 1:
        return 0
    return R_SURCHARGE_TWO if t.players == 2 else R_SURCHARGE


@rule
def why_not_business(t: Tables, s: State, a: int) -> int:
    """In a visit: one dealing with this shop, one character behind it, both paid in full."""
    shop = s.oyakata[s.turn]
    if a >= a_.A_USE:
        return why_not_use(t, s, a - a_.A_USE)
    if not s.shop_open:
        return R_ONE_DEAL if t.one_deal else R_ONCE
    if a >= a_.A_BUILD:
        return why_not_building(t, s, a - a_.A_BUILD) if shop == CONSTRUCTION else R_SHOP[shop]
    if a >= a_.A_BUY:
        if shop != TOBACCO_SHOP and shop != FISH_MARKET:
            return R_SHOP[shop]
        return why_not_token(t, s, a - a_.A_BUY)
    return R_PAY if (t.deals_of[shop] >> (a - a_.A_DEAL)) & 1 else R_SHOP[shop]


@rule
def why_not_token(t: Tables, s: State, token: int) -> int:
    """A token must be for sale at this shop, and a fish the first of its season."""
    shop = s.oyakata[s.turn]
    if s.phase == p_.SECOND_TOKEN and (token >> 3) != s.second:
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
