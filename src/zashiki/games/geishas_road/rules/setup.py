"""Setting up: what chance lays out and draws before the deal, in the order of the book."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import EVENING, GEIKO, MAIKO
from ..data.phases import (
    ARRIVALS,
    DARKEN,
    DRAW_HOMES,
    DRAW_INFLUENCE,
    LAY_HOUSES,
    LAY_LANTERNS,
    LAY_PRESTIGE,
    PLACE_GEISHA,
)
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, rule, waiting
from .deal import ask_chance, begin_deal, begin_round, clear_round, fill_houses

FIVE = (1 << 5) - 1
NINE = (1 << 9) - 1

R_HOUSES, R_PRESTIGE, R_SIMPLE = cite("setup.houses"), cite("setup.prestige"), cite("setup.simple")
R_ROW, R_GUESTS, R_OFFERS = cite("setup.row"), cite("setup.guests"), cite("setup.offer-tokens")
R_FIRST, R_SECOND_PRESTIGE = cite("setup.first"), cite("second.prestige")
R_FATE_TOKENS, R_FATE_ROW = cite("fate.tokens"), cite("fate.row")
R_FATE_DARK, R_FATE_AGAIN = cite("fate.dark"), cite("fate.again")
R_MAIKO, R_MAIKO_LANTERNS, R_MAIKO_GUESTS = cite("maiko.setup"), cite("maiko.lanterns"), cite("maiko.guests")
R_MAIKO_DEAL, R_GEIKO_DEAL = cite("maiko.deal"), cite("geiko.deal")
R_GEIKO, R_HOMES, R_CAMPAIGN = cite("geiko.setup"), cite("geiko.homes"), cite("campaign.order")


@rule
def set_up(t: Tables, s: State, ev: Events) -> None:
    """The first position: everything is still to be laid out."""
    begin_game(t, s, t.game, ev)


@rule
def begin_game(t: Tables, s: State, game: int, ev: Events) -> None:
    """Clear the table for one of the three games."""
    s.game = game
    s.round_no = 1
    s.winner = NONE
    s.ending = NONE
    s.first = NONE
    s.active = NONE
    s.spent = 0
    s.pool = NINE
    for seat in range(2):
        s.zone[seat] = 0
        s.home[seat] = NONE
    for k in range(5):
        s.house[k] = NONE
        s.geisha[k] = NONE
        s.influence[k] = NONE
        s.lanterns[k] = 0
    clear_round(t, s)
    ask_chance(s, LAY_HOUSES, FIVE)
    if t.campaign:
        emit(ev, e_.E_NEW_GAME, R_CAMPAIGN, NONE, game, 0, 0)
    if game != GEIKO:
        emit(ev, e_.E_NEW_ROUND, R_ROW, NONE, 1, 0, 0)


@rule
def out_of_bag(s: State, k: int, left: int) -> int:
    """A piece has been laid: with none `left` its kind leaves the bag. Returns its place in the order."""
    if left <= 0:
        s.bag &= ~(1 << k)
    s.laid += 1
    return s.laid - 1


@rule
def lay_house(t: Tables, s: State, c: int, ev: Events) -> None:
    """The next tea house of the circle; in the evening her geisha stands on it."""
    place = out_of_bag(s, c, 0)
    s.house[place] = c
    cited = R_HOUSES if s.game == EVENING else (R_MAIKO if s.game == MAIKO else R_GEIKO)
    emit(ev, e_.E_HOUSE, cited, NONE, c, place, 0)
    if s.game == EVENING:
        s.geisha[c] = place
        emit(ev, e_.E_STAND, R_HOUSES, NONE, c, c, 0)
    if place < 4:
        return
    if s.game != EVENING:
        ask_chance(s, PLACE_GEISHA, FIVE)
        return
    if t.counter_offer or t.hidden_offer:
        emit(ev, e_.E_AGAIN, R_OFFERS, NONE, 0, 0, 0)
    if t.guests:
        fill_houses(t, s)
        for k in range(5):
            emit(ev, e_.E_INFLUENCE, R_GUESTS, NONE, s.house[k], s.house[k], 0)
        ask_chance(s, LAY_PRESTIGE, s.pool)
    else:
        ask_chance(s, DRAW_INFLUENCE, FIVE)


@rule
def draw_influence(s: State, c: int, ev: Events) -> None:
    """On the simple level each player begins with one influence token."""
    seat = out_of_bag(s, c, 0)
    s.influence[c] = seat
    emit(ev, e_.E_INFLUENCE, R_SIMPLE, seat, c, NONE, 0)
    if seat == 1:
        ask_chance(s, LAY_PRESTIGE, s.pool)


@rule
def lay_prestige(t: Tables, s: State, token: int, ev: Events) -> None:
    """The next prestige token of the rows; with Geisha's Fate there are only five."""
    place = out_of_bag(s, token, 0)
    s.row[place] = token
    cited = R_PRESTIGE if s.round_no == 1 else R_SECOND_PRESTIGE
    if t.fate:
        cited = R_FATE_ROW if s.round_no == 1 else R_FATE_AGAIN
    emit(ev, e_.E_LAY, cited, NONE, token, place, 0)
    if t.fate and place + 1 == t.fate_tokens:
        s.pool &= ~s.bag
        if s.round_no == 1:
            emit(ev, e_.E_AGAIN, R_FATE_TOKENS, NONE, 0, 0, 0)
        if t.fate_dark > 0:
            ask_chance(s, DARKEN, s.pool)
        else:
            begin_deal(s)
    elif place == 8:
        begin_deal(s)


@rule
def darken(t: Tables, s: State, token: int, ev: Events) -> None:
    """Geisha's Fate: some tokens begin the round dark."""
    s.dark |= 1 << token
    emit(ev, e_.E_DARKEN, R_FATE_DARK, NONE, token, 0, 0)
    if out_of_bag(s, token, 0) + 1 == t.fate_dark:
        begin_deal(s)


@rule
def place_geisha(t: Tables, s: State, c: int, ev: Events) -> None:
    """The next place of the circle gets a geisha at random (maiko and geiko)."""
    place = out_of_bag(s, c, 0)
    s.geisha[c] = place
    emit(ev, e_.E_STAND, R_MAIKO if s.game == MAIKO else R_GEIKO, NONE, c, s.house[place], 0)
    if place < 4:
        return
    if s.game == GEIKO:
        ask_chance(s, DRAW_HOMES, FIVE)
        return
    ask_chance(s, LAY_LANTERNS, 0)
    for k in range(6):
        if t.house_lanterns[k] > 0:
            s.bag |= 1 << k


@rule
def lanterns_left(t: Tables, s: State, k: int) -> int:
    """How many lantern cards of a kind are in the bag."""
    left = t.house_lanterns[k]
    for place in range(5):
        if s.lanterns[place] == k + 1:
            left -= 1
    return left


@rule
def lay_lanterns(t: Tables, s: State, k: int, ev: Events) -> None:
    """The lantern card of the next tea house."""
    place = s.laid
    s.lanterns[place] = k + 1
    out_of_bag(s, k, lanterns_left(t, s, k))
    emit(ev, e_.E_LANTERNS, R_MAIKO_LANTERNS, NONE, s.house[place], k + 1, 0)
    if place == 4:
        ask_chance(s, ARRIVALS, FIVE)


@rule
def guests_left(t: Tables, s: State, c: int) -> int:
    """How many guests of a colour are in the bag."""
    left = t.guests_per_colour
    for place in range(5):
        left -= s.guests[place][c]
    return left


@rule
def seat_guest(t: Tables, s: State, c: int, ev: Events) -> None:
    """A guest comes to the next free lantern."""
    place = 0
    while waiting(s, place) == s.lanterns[place]:
        place += 1
    s.guests[place][c] += 1
    out_of_bag(s, c, guests_left(t, s, c))
    emit(ev, e_.E_ARRIVE, R_MAIKO_GUESTS, NONE, c, s.house[place], 0)
    if place == 4 and waiting(s, 4) == s.lanterns[4]:
        begin_deal(s)


@rule
def draw_home(s: State, c: int, ev: Events) -> None:
    """Each player calls one tea house their own; never the same."""
    place = 0
    while s.house[place] != c:
        place += 1
    seat = out_of_bag(s, c, 0)
    s.home[seat] = place
    emit(ev, e_.E_HOME, R_HOMES, seat, c, 0, 0)
    if seat == 1:
        begin_deal(s)


@rule
def draw_first(t: Tables, s: State, first: int, ev: Events) -> None:
    """Lots are drawn for the first player of a game."""
    cited = R_FIRST if s.game == EVENING else (R_MAIKO_DEAL if s.game == MAIKO else R_GEIKO_DEAL)
    emit(ev, e_.E_START, cited, first, s.round_no, 0, 0)
    begin_round(t, s, first)
