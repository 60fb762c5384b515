"""Setting up, and everything chance does afterwards."""

from __future__ import annotations

from ...core.scratch import Events
from . import actions as a_
from . import events as e_
from .goods import receive
from .kernel import cite, emit, lowest, rule
from .names import (
    DRAW_BLOCKER,
    DRAW_BUILDING,
    DRAW_CHARACTER,
    DRAW_FIRST,
    FIRE_SPREADS,
    IKI,
    MONTH_START,
    N_CHARACTERS,
    NEXT_IKIZAMA,
    NEXT_STARTER,
    PER_SEASON,
    STARTER,
    STARTER_ROOM,
    STARTERS,
)
from .rooms import place
from .state import NONE, State
from .tables import Tables

CHANCE = -1
ALL_BUILDINGS = (1 << 10) - 1
STARTING_CARDS = (1 << STARTERS) - 1
SEASON_CARDS = (1 << N_CHARACTERS) - 1 - STARTING_CARDS
SEASON_TOKENS = 3 | 3 << 8 | 3 << 16
"""The six tokens of spring; those of a later season are two, four or six places further on."""

R_GOODS, R_SUPPLY, R_FIRST, R_SUN = (
    cite("setup.goods"),
    cite("setup.supply"),
    cite("setup.first"),
    cite("setup2.sun-moon"),
)
R_STACK, R_OYAKATA, R_DECKS, R_MARKETS = (
    cite("setup.fire-stack"),
    cite("setup.oyakata"),
    cite("setup.decks"),
    cite("setup.markets"),
)
R_BUILDINGS, R_START_CARDS, R_START_ROOMS = (
    cite("setup.buildings"),
    cite("setup.start-cards"),
    cite("setup.start-rooms"),
)
R_BLOCKERS, R_BLOCK = cite("setup2.blockers"), cite("two.blockers")
R_NEW_CARDS, R_FIRE = cite("month.new-cards"), cite("fire.tile")


@rule
def start(t: Tables, s: State, ev: Events) -> None:
    """The first position: goods are given out, everything else is still to be drawn."""
    s.turn = CHANCE
    s.phase = DRAW_FIRST
    s.unseen = SEASON_CARDS
    s.row[0] = STARTING_CARDS
    s.boxed = ALL_BUILDINGS
    s.market = SEASON_TOKENS
    emit(ev, e_.E_SUPPLY, R_SUPPLY, NONE, 0, 0, 0)
    for season in range(4):
        emit(ev, e_.E_DECKS, R_DECKS, NONE, season, PER_SEASON, 0)
    emit(ev, e_.E_MARKET, R_MARKETS, NONE, 0, 0, 0)
    for seat in range(t.players):
        for good in range(IKI):
            receive(s, seat, good, t.goods[good], R_GOODS, ev)
        emit(ev, e_.E_STEP, R_OYAKATA, seat, NONE, 0, 0)
    if t.players == 2:
        tiles = 0
        for space in range(5):
            s.blockers[space] = t.blockers[space]
            tiles += t.blockers[space]
        emit(ev, e_.E_BLOCKERS, R_BLOCKERS, NONE, tiles, 0, 0)


@rule
def apply_chance(t: Tables, s: State, a: int, ev: Events) -> None:
    """What chance has done, by what it was asked."""
    phase = s.phase
    if phase == DRAW_CHARACTER:
        reveal(s, a - a_.DRAW, ev)
    elif phase == DRAW_BUILDING:
        offer_building(s, a - a_.PLAN, ev)
    elif phase == DRAW_BLOCKER:
        s.blocked = a - a_.BLOCK
        s.blockers[s.blocked] -= 1
        emit(ev, e_.E_BLOCK, R_BLOCK, NONE, s.blocked, 0, 0)
        s.phase = DRAW_CHARACTER
    elif phase == DRAW_FIRST:
        begin_with(t, s, a - a_.FIRST, ev)
    else:
        s.flame = 4 * (a - a_.FIRE)
        s.strength = t.fire_strength[s.month]
        emit(ev, e_.E_FIRE, R_FIRE, NONE, a - a_.FIRE, s.strength, 0)
        s.phase = FIRE_SPREADS


@rule
def begin_with(t: Tables, s: State, seat: int, ev: Events) -> None:
    """The first player is known: the fire markers are stacked in the order of the seats."""
    s.first = seat
    for k in range(t.players - 1, -1, -1):
        s.fire_order[k] = (seat + k) % t.players
        emit(ev, e_.E_RISE, R_STACK, s.fire_order[k], 0, 0, 0)
    emit(ev, e_.E_FIRST, R_SUN if t.players == 2 else R_FIRST, seat, 0, 0, 0)
    s.to_draw = t.buildings
    s.phase = DRAW_BUILDING


@rule
def offer_building(s: State, building: int, ev: Events) -> None:
    """One more building comes on offer."""
    s.boxed &= ~(1 << building)
    s.plans |= 1 << building
    emit(ev, e_.E_PLAN, R_BUILDINGS, NONE, N_CHARACTERS + building, 0, 0)
    s.to_draw -= 1
    if s.to_draw == 0:
        s.queue = 0
        s.phase = NEXT_STARTER


@rule
def reveal(s: State, card: int, ev: Events) -> None:
    """One more character comes into the row."""
    s.unseen &= ~(1 << card)
    s.row[0] |= 1 << card
    emit(ev, e_.E_REVEAL, R_NEW_CARDS, NONE, card, 0, 0)
    s.to_draw -= 1
    if s.to_draw == 0:
        s.queue = 0
        s.phase = NEXT_IKIZAMA


@rule
def next_starter(t: Tables, s: State, ev: Events) -> None:
    """The next player chooses a starting card: the last player first, and so on backwards."""
    if s.queue < t.players:
        s.active = (s.first + t.players - 1 - s.queue) % t.players
        s.turn = s.active
        s.phase = STARTER
        return
    while s.row[0]:
        card = lowest(s.row[0])
        s.row[0] &= ~(1 << card)
        s.gone |= 1 << card
        emit(ev, e_.E_LEFT_OUT, R_START_CARDS, NONE, card, 0, 0)
    s.phase = MONTH_START


@rule
def take_starter(s: State, card: int, ev: Events) -> None:
    """A starting card is chosen."""
    s.row[0] &= ~(1 << card)
    s.picked = card
    emit(ev, e_.E_STARTER, R_START_CARDS, s.active, card, 0, 0)
    s.phase = STARTER_ROOM


@rule
def place_starter(t: Tables, s: State, room: int, ev: Events) -> None:
    """It goes into a room at the edge."""
    place(t, s, s.active, room, R_START_ROOMS, ev)
    s.queue += 1
    s.phase = NEXT_STARTER
