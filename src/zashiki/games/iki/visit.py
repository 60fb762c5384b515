"""Doing business: the shop, its tokens and buildings, and the characters behind it."""

from __future__ import annotations

from ...core.scratch import Events
from . import actions as a_
from . import events as e_
from .goods import spend, trade
from .kernel import cite, emit, rule
from .names import (
    BUILD,
    BUILDING_ROOM,
    DEAL_DONE,
    EXPERIENCE,
    FISH,
    KOBAN,
    MON,
    N_CHARACTERS,
    PIPE,
    PLAN,
    SECOND_TOKEN,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    TOBACCO,
    TRAIN,
    TURN_END,
    VISIT,
    WOOD,
)
from .rooms import characters_in, experience, owner_of, place, remove, room_of
from .state import NONE, State
from .tables import FIRST_DEAL, FIRST_TOKEN, Tables
from .turns import pay_surcharge

SHOP_RULES = (
    cite("shop.sandals"),
    cite("shop.rice"),
    cite("shop.tower"),
    cite("shop.tobacco"),
    cite("shop.pawn"),
    cite("shop.construction"),
    cite("shop.fish"),
    cite("shop.exchange"),
)
ABILITY_RULES = (
    cite("ability.gain"),
    cite("ability.trade"),
    cite("ability.experience"),
    cite("ability.swap"),
    cite("ability.build"),
    cite("ability.gift"),
)
R_FISH, R_TOBACCO, R_PIPE = cite("shop.fish"), cite("shop.tobacco"), cite("shop.pipe")
R_EXPERIENCE, R_SWAP = cite("ability.experience"), cite("ability.swap")
R_OWN, R_OTHER, R_NEUTRAL = cite("visit.own"), cite("visit.other"), cite("two.neutral-use")
R_OFFER, R_FEE, R_COST, R_DISCOUNT = (
    cite("build.offer"),
    cite("build.fee"),
    cite("build.cost"),
    cite("ability.build"),
)
R_BUILD_KOBUN = cite("build.kobun")


@rule
def do_business(t: Tables, s: State, a: int, ev: Events) -> None:
    """What the visitor has chosen."""
    if a == a_.DONE:
        finish(s)
    elif a >= a_.USE:
        use(t, s, a - a_.USE, ev)
    else:
        s.shop_open = 0
        if t.one_deal:
            s.room_open = 0
        if a >= a_.BUILD:
            begin_building(t, s, a - a_.BUILD, ev)
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
    if a < a_.BUY:
        cited = SHOP_RULES[s.oyakata[seat]]
        emit(ev, e_.E_DEAL, cited, seat, a - a_.DEAL, 0, 0)
        trade(t, s, seat, FIRST_DEAL + a - a_.DEAL, cited, ev)
        return
    token = a - a_.BUY
    kind = token >> 3
    s.market &= ~(1 << token)
    s.tokens[seat] |= 1 << token
    emit(ev, e_.E_BUY, R_FISH if kind == FISH else R_TOBACCO, seat, token, 0, 0)
    trade(t, s, seat, FIRST_TOKEN + token, R_FISH if kind == FISH else R_PIPE if kind == PIPE else R_TOBACCO, ev)
    first = s.second == NONE
    s.second = NONE
    if first and kind != FISH:
        s.second = TOBACCO if kind == PIPE else PIPE
    if t.kind[FIRST_TOKEN + token] == EXPERIENCE and characters_in(s, s.kobun[seat]) != 0:
        s.phase = TRAIN


@rule
def use(t: Tables, s: State, room: int, ev: Events) -> None:
    """Deal with a character: pay, take, and ask for what is still to be chosen."""
    seat, card = s.active, s.card[room]
    owner = owner_of(s, room)
    kind = t.kind[card]
    s.room_open = 0
    if t.one_deal:
        s.shop_open = 0
    s.using = card
    emit(ev, e_.E_USE, R_OWN if owner == seat else ABILITY_RULES[kind], seat, card, room, owner)
    trade(t, s, seat, card, ABILITY_RULES[kind], ev)
    if kind == EXPERIENCE:
        s.phase = TRAIN
    elif kind == SWAP:
        s.phase = SWAP_FIRST
    elif kind == BUILD:
        s.phase = PLAN
    else:
        s.phase = DEAL_DONE


@rule
def finish_deal(t: Tables, s: State, ev: Events) -> None:
    """Another player's character gains experience when its ability is done; a neutral one leaves the game."""
    card = s.using
    s.using = NONE
    s.phase = VISIT if s.second == NONE else SECOND_TOKEN
    room = room_of(s, card) if card != NONE else NONE
    if room == NONE:
        return
    owner = owner_of(s, room)
    if owner == NONE:
        emit(ev, e_.E_LEAVE, R_NEUTRAL, NONE, card, room, 0)
        remove(s, room)
    elif owner != s.active:
        experience(t, s, owner, room, R_OTHER, ev)


@rule
def train(t: Tables, s: State, room: int, ev: Events) -> None:
    """An own character gains experience from an ability or a pipe."""
    experience(t, s, s.active, room, R_PIPE if s.using == NONE else R_EXPERIENCE, ev)
    s.phase = DEAL_DONE


@rule
def choose_swap(s: State, room: int) -> None:
    """The first of the two characters that change rooms."""
    s.swapping = room
    s.phase = SWAP_SECOND


@rule
def swap(s: State, room: int, ev: Events) -> None:
    """Two characters change rooms with kobun and levels."""
    here, there = s.swapping, room
    emit(ev, e_.E_SWAP, R_SWAP, s.active, s.card[here], s.card[there], 0)
    both = (1 << here) | (1 << there)
    for seat in range(4):
        if (s.kobun[seat] >> here) & 1 != (s.kobun[seat] >> there) & 1:
            s.kobun[seat] ^= both
    if (s.neutral >> here) & 1 != (s.neutral >> there) & 1:
        s.neutral ^= both
    s.card[here], s.card[there] = s.card[there], s.card[here]
    s.level[here], s.level[there] = s.level[there], s.level[here]
    s.swapping = NONE
    s.phase = DEAL_DONE


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
    place(t, s, s.active, room, R_BUILD_KOBUN, ev)
    s.phase = DEAL_DONE
