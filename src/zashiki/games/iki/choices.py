"""What may be done: in every phase a first action and a set of its neighbours in the action table."""

from __future__ import annotations

from . import actions as a_
from .goods import can_pay
from .kernel import count, lowest, rule
from .names import (
    BUILD,
    BUILDING_ROOM,
    CONSTRUCTION,
    DRAW_BLOCKER,
    DRAW_BUILDING,
    DRAW_CHARACTER,
    DRAW_FIRST,
    DRAW_NAGAYA,
    ESCAPE,
    EXPERIENCE,
    FEED,
    FISH,
    FISH_MARKET,
    FURTHER,
    HIRE,
    HIRE_LESS,
    HIRE_ROOM,
    IKIZAMA,
    KOBAN,
    MON,
    MOVE_MORE,
    N_BUILDINGS,
    N_DEALS,
    N_TOKENS,
    NEUTRAL,
    NEUTRAL_ROOM,
    NEW_YEAR,
    PIPE,
    PLAN,
    SANDAL,
    SECOND_TOKEN,
    STARTER,
    STARTER_ROOM,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    TOBACCO,
    TOBACCO_SHOP,
    TRAIN,
    VISIT,
    WALK,
    WOOD,
)
from .rooms import characters_in, free_rooms, occupied, open_rooms, spare
from .state import NONE, State
from .tables import FIRST_DEAL, FIRST_TOKEN, RICHES, Tables

FIVE = 31
LAST_MONTH = 12
EIGHT = 255

BEFORE_DEALS, BEFORE_TOKENS = 1, 1 + N_DEALS
BEFORE_BUILDINGS = BEFORE_TOKENS + N_TOKENS
BEFORE_ROOMS = BEFORE_BUILDINGS + N_BUILDINGS
"""How far each group of a visit's actions is from `done`."""


@rule
def base(s: State) -> int:
    """The action from which the choices of the phase are counted."""
    phase = s.phase
    if phase == VISIT or phase == SECOND_TOKEN:
        return a_.DONE
    if phase == HIRE or phase == STARTER:
        return a_.INCOME
    if phase == HIRE_ROOM or phase == STARTER_ROOM or phase == BUILDING_ROOM or phase == NEUTRAL_ROOM:
        return a_.ROOM
    if phase == IKIZAMA:
        return a_.SPACE
    if phase == FURTHER:
        return a_.STOP
    if phase == DRAW_CHARACTER:
        return a_.DRAW
    if phase == WALK:
        return a_.WALK_STEPS
    if phase == TRAIN:
        return a_.TRAIN
    if phase == SWAP_FIRST or phase == SWAP_SECOND:
        return a_.SWAP
    if phase == PLAN:
        return a_.BUILD
    if phase == FEED:
        return a_.STARVE
    if phase == ESCAPE:
        return a_.BURN
    if phase == NEUTRAL:
        return a_.NEUTRAL
    if phase == NEW_YEAR:
        return a_.GO
    if phase == DRAW_FIRST:
        return a_.FIRST
    if phase == DRAW_BUILDING:
        return a_.PLAN
    if phase == DRAW_BLOCKER:
        return a_.BLOCK
    return a_.FIRE


@rule
def options(t: Tables, s: State) -> int:
    """The choices of the phase as a set, counted from `base`."""
    phase, seat = s.phase, s.turn
    if phase == VISIT:
        return visit_choices(t, s)
    if phase == HIRE:
        return 1 | (for_hire(t, s, seat) << 1)
    if phase == HIRE_ROOM or phase == BUILDING_ROOM:
        return open_rooms(t, s, s.goods[seat][MON])
    if phase == IKIZAMA:
        return free_spaces(t, s)
    if phase == FURTHER:
        return further_steps(s, seat)
    if phase == WALK:
        return 15
    if phase == SECOND_TOKEN:
        return 1 | (on_sale(t, s, seat, EIGHT << (8 * s.second)) << BEFORE_TOKENS)
    if phase == TRAIN or phase == FEED:
        return characters_in(s, s.kobun[seat])
    if phase == SWAP_FIRST:
        return characters_in(s, occupied(s))
    if phase == SWAP_SECOND:
        return characters_in(s, occupied(s)) & ~(1 << s.swapping)
    if phase == PLAN:
        return can_build(t, s, seat, s.using, 0)
    if phase == STARTER:
        return s.row[0] << 1
    if phase == STARTER_ROOM:
        return free_rooms(t, s) & t.edge
    if phase == NEUTRAL:
        return s.row[0] | s.row[1] | s.row[2]
    if phase == NEUTRAL_ROOM:
        return free_rooms(t, s)
    if phase == ESCAPE:
        return 3
    if phase == NEW_YEAR:
        return new_year_shops(t, s)
    return bag(t, s)


@rule
def bag(t: Tables, s: State) -> int:
    """What chance may do, as a set."""
    phase = s.phase
    if phase == DRAW_CHARACTER:
        return s.unseen & t.season[(s.month - 1) // 3]
    if phase == DRAW_BUILDING:
        return s.boxed
    if phase == DRAW_NAGAYA:
        return 15
    if phase == DRAW_FIRST:
        return (1 << t.players) - 1
    there = 0
    if phase == DRAW_BLOCKER:
        for space in range(5):
            if s.blockers[space] > 0:
                there |= 1 << space
    return there


@rule
def free_spaces(t: Tables, s: State) -> int:
    """The spaces of the ikizama track without an ikizama or a blocker."""
    free = FIVE
    for seat in range(t.players):
        if s.ikizama[seat] != NONE:
            free &= ~(1 << s.ikizama[seat])
    if s.blocked != NONE:
        free &= ~(1 << s.blocked)
    return free


@rule
def for_hire(t: Tables, s: State, seat: int) -> int:
    """The characters of the row a seat can hire: a kobun, a room and the mon for both."""
    mon = spare(t, s, seat)
    less = (s.special[seat] >> HIRE_LESS) & 1
    found = 0
    for coins in range(3):
        if mon + coins >= 0:
            found |= s.row[coins] & t.affordable[min(RICHES - 1, mon + coins + less)]
    return found


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
def visit_choices(t: Tables, s: State) -> int:
    """Everything open in a visit: `done`, deals of the shop, its tokens, its buildings, the characters behind it."""
    seat = s.turn
    shop = s.oyakata[seat]
    found = 1
    if s.shop_open:
        deals = t.deals_of[shop]
        while deals:
            deal = lowest(deals)
            deals &= deals - 1
            if can_pay(t, s, seat, FIRST_DEAL + deal):
                found |= 1 << (BEFORE_DEALS + deal)
        if shop == TOBACCO_SHOP:
            found |= on_sale(t, s, seat, (EIGHT << (8 * PIPE)) | (EIGHT << (8 * TOBACCO))) << BEFORE_TOKENS
        elif shop == FISH_MARKET and not has_fish(s, seat):
            found |= on_sale(t, s, seat, EIGHT << (8 * FISH)) << BEFORE_TOKENS
    if s.shop_open and shop == CONSTRUCTION:
        found |= can_build(t, s, seat, NONE, t.fee) << BEFORE_BUILDINGS
    if s.room_open:
        rooms = characters_in(s, t.behind[shop])
        while rooms:
            room = lowest(rooms)
            rooms &= rooms - 1
            if can_use(t, s, seat, s.card[room]):
                found |= 1 << (BEFORE_ROOMS + room)
    return found


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
    season = (min(s.month, LAST_MONTH) - 1) // 3
    return (s.tokens[seat] >> (2 * season)) & 3 != 0


@rule
def can_build(t: Tables, s: State, seat: int, builder: int, fee: int) -> int:
    """The buildings on offer that a seat can build, through a character or for a fee."""
    return buildings_paid(t, s, seat, builder) if spare(t, s, seat) >= fee else 0


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
def can_use(t: Tables, s: State, seat: int, card: int) -> bool:
    """Can a seat carry out the ability of a character?"""
    if not can_pay(t, s, seat, card):
        return False
    kind = t.kind[card]
    if kind == EXPERIENCE:
        return characters_in(s, s.kobun[seat]) != 0
    if kind == SWAP:
        on_board: int = count(characters_in(s, occupied(s)))
        return on_board >= 2
    if kind == BUILD:
        return can_build(t, s, seat, card, 0) != 0
    return True


@rule
def new_year_shops(t: Tables, s: State) -> int:
    """The shops one may go to at the New Year."""
    shops = EIGHT
    if t.free_space_only:
        for seat in range(t.players):
            if s.oyakata[seat] != NONE:
                shops &= ~(1 << s.oyakata[seat])
    return shops
