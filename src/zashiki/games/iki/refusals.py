"""Why not: the paragraph that forbids an action, the most specific one there is."""

from __future__ import annotations

from . import actions as a_
from .choices import buildings_paid, has_fish
from .goods import can_pay, iki
from .kernel import cite, count, rule
from .names import (
    BUILDING_ROOM,
    CONSTRUCTION,
    FEED,
    FISH,
    FISH_MARKET,
    FURTHER,
    HIRE,
    HIRE_ROOM,
    IKI,
    IKIZAMA,
    MON,
    N_BUILDINGS,
    N_CHARACTERS,
    N_ROOMS,
    N_TOKENS,
    NEUTRAL,
    NEUTRAL_ROOM,
    NEW_YEAR,
    PLAN,
    SECOND_TOKEN,
    STARTER,
    STARTER_ROOM,
    SWAP_FIRST,
    SWAP_SECOND,
    TOBACCO_SHOP,
    TRAIN,
    VISIT,
    WALK,
)
from .rooms import free_rooms, occupied
from .state import NONE, State
from .tables import FIRST_TOKEN, Tables
from .visit import ABILITY_RULES, SHOP_RULES

CHOICES = 62
"""No phase has more."""
CHANCE, OVER = -1, -2
NEW_YEARS_MONTH = 13

R_OWN_TURN = cite("turn.own-turn")
R_ORDER, R_PLACE, R_TAKEN, R_BLOCKED = (
    cite("ikizama.order"),
    cite("ikizama.place"),
    cite("ikizama.taken"),
    cite("two.blockers"),
)
R_CHOICE, R_ROW, R_KOBUN, R_ROOM, R_COST, R_SURCHARGE, R_SURCHARGE_TWO = (
    cite("hire.choice"),
    cite("hire.row"),
    cite("hire.kobun"),
    cite("hire.room"),
    cite("hire.cost"),
    cite("hire.surcharge"),
    cite("two.surcharge"),
)
R_BOARD_TWO, R_START_CARDS, R_START_ROOMS = (
    cite("setup2.board"),
    cite("setup.start-cards"),
    cite("setup.start-rooms"),
)
R_WALK, R_STEPS, R_SANDALS, R_TOKEN = (
    cite("move.any"),
    cite("move.steps"),
    cite("move.sandals"),
    cite("move.token"),
)
R_BOTH, R_ONCE, R_ROOMS, R_ROOMS_TWO, R_ONE, R_PAY, R_BUILDING = (
    cite("visit.both"),
    cite("visit.shop-once"),
    cite("visit.rooms"),
    cite("two.rooms"),
    cite("visit.one-character"),
    cite("visit.pay"),
    cite("visit.building"),
)
R_ONE_DEAL = cite("option.one-deal")
R_OFFER, R_BUILD_KOBUN, R_BUILD_ROOM, R_BUILD_COST, R_FEE = (
    cite("build.offer"),
    cite("build.kobun"),
    cite("build.room"),
    cite("build.cost"),
    cite("build.fee"),
)
R_TOBACCO, R_FISH, R_TRAIN, R_NOT_BUILDING, R_SWAP, R_BUILD = (
    cite("shop.tobacco"),
    cite("shop.fish"),
    cite("ability.experience"),
    cite("experience.buildings"),
    cite("ability.swap"),
    cite("ability.build"),
)
R_PIPE = cite("shop.pipe")
R_NEUTRAL, R_NEUTRAL_ROOM = cite("two.neutral"), cite("two.neutral-room")
R_ESCAPE, R_FEED, R_STARVE = cite("fire.escape"), cite("payday.feed"), cite("payday.starve")
R_STANDS, R_GO, R_FREE_SPACE = (
    cite("build.stands"),
    cite("newyear.place"),
    cite("option.new-year-free-space-only"),
)
R_NEW_YEAR, R_ANY, R_IKI = cite("newyear.business"), cite("ikizama.any"), cite("track.iki")


@rule
def asked(s: State) -> int:
    """The paragraph that says what is asked now."""
    phase = s.phase
    if phase == VISIT:
        return R_BOTH
    if phase == SECOND_TOKEN:
        return R_TOBACCO
    if phase == HIRE:
        return R_CHOICE
    if phase == HIRE_ROOM:
        return R_ROOM
    if phase == IKIZAMA:
        return R_PLACE
    if phase == FURTHER:
        return R_STEPS
    if phase == WALK:
        return R_WALK
    if phase == TRAIN:
        return R_PIPE if s.using == NONE else R_TRAIN
    if phase == SWAP_FIRST or phase == SWAP_SECOND:
        return R_SWAP
    if phase == PLAN:
        return R_BUILD
    if phase == BUILDING_ROOM:
        return R_BUILD_ROOM
    if phase == STARTER:
        return R_START_CARDS
    if phase == STARTER_ROOM:
        return R_START_ROOMS
    if phase == NEUTRAL:
        return R_NEUTRAL
    if phase == NEUTRAL_ROOM:
        return R_NEUTRAL_ROOM
    if phase == FEED:
        return R_FEED
    return R_GO if phase == NEW_YEAR else R_ESCAPE


@rule
def explain(t: Tables, s: State, a: int) -> int:
    """Why an action that is not legal is not."""
    phase = s.phase
    if s.turn == CHANCE or s.turn == OVER or a >= a_.FIRST:
        return R_OWN_TURN
    if phase == VISIT and a_.DEAL <= a < a_.USE + N_ROOMS:
        return explain_business(t, s, a)
    if phase == HIRE and a_.HIRE <= a < a_.HIRE + N_CHARACTERS:
        return explain_hire(t, s, a - a_.HIRE)
    if a_.ROOM <= a < a_.ROOM + N_ROOMS:
        return explain_room(t, s, a - a_.ROOM)
    if a_.SPACE <= a < a_.SPACE + 5:
        if phase != IKIZAMA:
            return R_ORDER
        return R_BLOCKED if s.blocked == a - a_.SPACE else R_TAKEN
    if phase == FURTHER and (a == a_.SANDAL_STEP or a == a_.OX_STEP):
        return R_SANDALS if a == a_.SANDAL_STEP else R_TOKEN
    if phase == WALK and a <= a_.HIRE + N_CHARACTERS:
        return R_ANY
    if phase == PLAN and a_.BUILD <= a < a_.BUILD + N_BUILDINGS:
        return explain_building(t, s, a - a_.BUILD)
    if phase == SECOND_TOKEN and a_.BUY <= a < a_.BUY + N_TOKENS:
        return explain_token(t, s, a - a_.BUY)
    if phase == TRAIN and a_.TRAIN <= a < a_.TRAIN + N_ROOMS and s.card[a - a_.TRAIN] >= N_CHARACTERS:
        return R_NOT_BUILDING
    if phase == FEED and a_.STARVE <= a < a_.STARVE + N_ROOMS:
        return R_STANDS if s.card[a - a_.STARVE] >= N_CHARACTERS else R_STARVE
    if s.month == NEW_YEARS_MONTH and (a < a_.ROOM or a_.WALK_STEPS <= a < a_.DONE):
        return R_NEW_YEAR
    if phase == NEW_YEAR:
        return R_FREE_SPACE if a_.GO <= a < a_.GO + 8 else R_NEW_YEAR
    return asked(s)


@rule
def explain_hire(t: Tables, s: State, card: int) -> int:
    """A hire needs a card of the row, a kobun, a room and the price."""
    if not ((s.row[0] | s.row[1] | s.row[2]) >> card) & 1:
        return R_ROW
    if count(s.kobun[s.turn]) >= t.kobun:
        return R_KOBUN
    return R_ROOM if free_rooms(t, s) == 0 else R_COST


@rule
def explain_room(t: Tables, s: State, room: int) -> int:
    """A room must exist, be asked for, be empty, be at the edge, be affordable."""
    phase = s.phase
    if phase != HIRE_ROOM and phase != BUILDING_ROOM and phase != STARTER_ROOM and phase != NEUTRAL_ROOM:
        return asked(s)
    if not (t.board >> room) & 1:
        return R_BOARD_TWO
    if phase == STARTER_ROOM or phase == NEUTRAL_ROOM or (occupied(s) >> room) & 1:
        return asked(s)
    return R_SURCHARGE_TWO if t.players == 2 else R_SURCHARGE


@rule
def explain_business(t: Tables, s: State, a: int) -> int:
    """In a visit: one dealing with this shop, one character behind it, both paid in full."""
    shop = s.oyakata[s.turn]
    if a >= a_.USE:
        return explain_use(t, s, a - a_.USE)
    if not s.shop_open:
        return R_ONE_DEAL if t.one_deal else R_ONCE
    if a >= a_.BUILD:
        return explain_building(t, s, a - a_.BUILD) if shop == CONSTRUCTION else SHOP_RULES[shop]
    if a >= a_.BUY:
        if shop != TOBACCO_SHOP and shop != FISH_MARKET:
            return SHOP_RULES[shop]
        return explain_token(t, s, a - a_.BUY)
    return R_PAY if (t.deals_of[shop] >> (a - a_.DEAL)) & 1 else SHOP_RULES[shop]


@rule
def explain_token(t: Tables, s: State, token: int) -> int:
    """A token must be for sale at this shop, and a fish the first of its season."""
    shop = s.oyakata[s.turn]
    if s.phase == SECOND_TOKEN and (token >> 3) != s.second:
        return R_TOBACCO
    if ((token >> 3) == FISH) != (shop == FISH_MARKET) or not (s.market >> token) & 1:
        return SHOP_RULES[shop]
    if shop == FISH_MARKET and has_fish(s, s.turn):
        return R_FISH
    return R_PAY if not can_pay(t, s, s.turn, FIRST_TOKEN + token) else SHOP_RULES[shop]


@rule
def explain_building(t: Tables, s: State, building: int) -> int:
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
def explain_use(t: Tables, s: State, room: int) -> int:
    """A character must be behind this shop, the only one of the visit, and its ability possible."""
    if not s.room_open:
        return R_ONE_DEAL if t.one_deal and not s.shop_open else R_ONE
    if not (t.behind[s.oyakata[s.turn]] >> room) & 1 or s.card[room] == NONE:
        return R_ROOMS_TWO if t.players == 2 else R_ROOMS
    if s.card[room] >= N_CHARACTERS:
        return R_BUILDING
    if can_pay(t, s, s.turn, s.card[room]):
        return ABILITY_RULES[t.kind[s.card[room]]]
    return R_IKI if iki(s, s.turn) < t.pay[s.card[room]][IKI] else R_PAY
