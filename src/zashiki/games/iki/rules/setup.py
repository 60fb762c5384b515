"""Setting up: goods, the first player, the buildings on offer, the starting cards."""

from ....engine.buffers import Events
from ....engine.kernels import CHANCE
from ..data import events as e_
from ..data.names import IKI, N_BUILDINGS, N_CHARACTERS, PER_SEASON, STARTERS
from ..data.phases import DRAW_BUILDING, DRAW_FIRST, MONTH_START, NEXT_STARTER, STARTER, STARTER_ROOM
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, lowest, rule
from .goods import receive
from .rooms import free_rooms, place

ALL_BUILDINGS = (1 << N_BUILDINGS) - 1
STARTING_CARDS = (1 << STARTERS) - 1
SEASON_CARDS = (1 << N_CHARACTERS) - 1 - STARTING_CARDS
SEASON_TOKENS = 3 | 3 << 8 | 3 << 16
"""The six tokens of spring; those of a later season are two, four or six places further on."""

R_GOODS, R_SUPPLY, R_FIRST, R_SUN = map(cite, ("setup.goods", "setup.supply", "setup.first", "setup2.sun-moon"))
R_STACK, R_OYAKATA, R_DECKS, R_MARKETS = map(
    cite, ("setup.fire-stack", "setup.oyakata", "setup.decks", "setup.markets")
)
R_BUILDINGS, R_START_CARDS, R_START_ROOMS = map(cite, ("setup.buildings", "setup.start-cards", "setup.start-rooms"))
R_BLOCKERS = cite("setup2.blockers")


@rule
def set_up(t: Tables, s: State, ev: Events) -> None:
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
def all_seats(t: Tables) -> int:
    """The seats that play."""
    return (1 << t.players) - 1


@rule
def begin_with(t: Tables, s: State, first: int, ev: Events) -> None:
    """The first player is known: the fire markers are stacked in the order of the seats."""
    s.first = first
    for k in range(t.players - 1, -1, -1):
        s.fire_order[k] = (first + k) % t.players
        emit(ev, e_.E_RISE, R_STACK, s.fire_order[k], 0, 0, 0)
    emit(ev, e_.E_FIRST, R_SUN if t.players == 2 else R_FIRST, first, 0, 0, 0)
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
def starting_cards(s: State) -> int:
    """The starting cards that nobody has chosen yet."""
    return s.row[0]


@rule
def take_starter(s: State, card: int, ev: Events) -> None:
    """A starting card is chosen."""
    s.row[0] &= ~(1 << card)
    s.picked = card
    emit(ev, e_.E_STARTER, R_START_CARDS, s.active, card, 0, 0)
    s.phase = STARTER_ROOM


@rule
def edge_rooms(t: Tables, s: State) -> int:
    """The free rooms at the edge."""
    return free_rooms(t, s) & t.edge


@rule
def place_starter(t: Tables, s: State, room: int, ev: Events) -> None:
    """It goes into a room at the edge."""
    place(t, s, s.active, room, R_START_ROOMS, ev)
    s.queue += 1
    s.phase = NEXT_STARTER
