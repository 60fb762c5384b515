"""Setting up: what chance lays out, deals and draws, in the order of the book."""

from __future__ import annotations

from typing import Any

from . import actions as a_
from . import events as e_
from .kernel import cite, count, emit, rule
from .names import (
    ACT,
    ARRIVALS,
    CHOOSE_FIRST,
    COUNTER_DRAW,
    DARKEN,
    DEAL,
    DRAW,
    DRAW_FIRST,
    DRAW_HOMES,
    DRAW_INFLUENCE,
    EVENING,
    GEIKO,
    LAY_FACE_DOWN,
    LAY_HOUSES,
    LAY_LANTERNS,
    LAY_PRESTIGE,
    MAIKO,
    PLACE_GEISHA,
    RESPOND,
    VISIT,
)
from .state import DREW, NONE, TRAIL

CHANCE = -1
ALL_CARDS = (1 << 20) - 1
FIVE = (1 << 5) - 1
NINE = (1 << 9) - 1
LAST_LANTERNS = 6

R_HOUSES, R_PRESTIGE, R_SIMPLE = cite("setup.houses"), cite("setup.prestige"), cite("setup.simple")
R_ROW, R_GUESTS, R_OFFERS = cite("setup.row"), cite("setup.guests"), cite("setup.offer-tokens")
R_FIRST, R_DRAW = cite("setup.first"), cite("turn.draw")
R_DEAL = cite("setup.deal")
R_SECOND_DEAL, R_SECOND_PRESTIGE = cite("second.deal"), cite("second.prestige")
R_FATE_TOKENS, R_FATE_ROW, R_FATE_DARK, R_FATE_AGAIN = (
    cite("fate.tokens"),
    cite("fate.row"),
    cite("fate.dark"),
    cite("fate.again"),
)
R_MAIKO, R_MAIKO_LANTERNS, R_MAIKO_GUESTS, R_MAIKO_DEAL = (
    cite("maiko.setup"),
    cite("maiko.lanterns"),
    cite("maiko.guests"),
    cite("maiko.deal"),
)
R_GEIKO, R_HOMES, R_GEIKO_DEAL, R_GEIKO_DRAW = (
    cite("geiko.setup"),
    cite("geiko.homes"),
    cite("geiko.deal"),
    cite("geiko.draw"),
)
R_COUNTER_DRAW = cite("counter.draw")
R_GEIKO_SECOND, R_CAMPAIGN = cite("geiko.second"), cite("campaign.order")
R_HIDDEN_CARD = cite("geiko.hidden-card")


@rule
def begin_game(t: Any, s: Any, game: int, ev: Any) -> None:
    """Clear the table for one of the three games."""
    s.game = game
    s.round_no = 1
    s.first = NONE
    s.active = NONE
    s.spent = 0
    s.pool = NINE
    for seat in range(2):
        s.zone[seat] = 0
        s.home[seat] = NONE
        s.round_winner[seat] = NONE
    for k in range(5):
        s.house[k] = NONE
        s.geisha[k] = NONE
        s.influence[k] = NONE
        s.lanterns[k] = 0
    clear_round(t, s, ev)
    s.phase = LAY_HOUSES
    s.turn = CHANCE
    if t.campaign:
        emit(ev, e_.E_NEW_GAME, R_CAMPAIGN, NONE, game, 0, 0)
    if game != GEIKO:
        emit(ev, e_.E_NEW_ROUND, R_ROW, NONE, 1, 0, 0)


@rule
def clear_round(t: Any, s: Any, ev: Any) -> None:
    """Gather the cards and what a round has left; geisha and influence tokens stay."""
    offers = s.game != GEIKO
    s.deck = ALL_CARDS
    s.revealed = 0
    s.returns_done = 0
    s.geiko_next = 0
    s.okaasan_next = t.geiko_row
    for seat in range(2):
        s.hand[seat] = 0
        s.zone[seat] = 0
        s.kept[seat] = 0
        s.discarded[seat] = 0
        s.used[seat] = 0
        s.counter[seat] = offers and t.counter_offer
        s.hidden[seat] = offers and t.hidden_offer
        s.trail_length[seat] = 0
        for k in range(2):
            s.returned[seat][k] = NONE
        for k in range(TRAIL):
            s.trail[seat][k] = NONE
        for c in range(5):
            s.collected[seat][c] = 0
    for k in range(5):
        s.returns[k] = 0
        s.prestige[k] = 0
        s.under[k] = 0
        for c in range(5):
            s.guests[k][c] = 0
    clear_offer(s)
    if s.game == EVENING:
        s.dark = 0
        for k in range(9):
            s.row[k] = NONE
        if t.guests and s.house[4] != NONE:
            fill_houses(t, s, ev)


@rule
def clear_offer(s: Any) -> None:
    """Take the offer off the table."""
    s.doing = NONE
    s.chooser = NONE
    s.player = NONE
    s.to_play = 0
    s.rest = 0
    s.manner = NONE
    s.swap_at = NONE
    s.picks = 0
    s.spot = NONE
    for k in range(4):
        s.offer[k] = NONE
    for seat in range(2):
        s.veiled[seat] = 0
        s.veiled_at[seat] = NONE


@rule
def fill_houses(t: Any, s: Any, ev: Any) -> None:
    """Guests of the house's colour at every house; at the very start her influence token lies there too."""
    for k in range(5):
        s.guests[k][s.house[k]] = t.guests_per_colour


@rule
def bag_first(t: Any, s: Any) -> int:
    """The first action of the kind that chance is asked for."""
    phase = s.phase
    if phase == DEAL or phase == DRAW or phase == COUNTER_DRAW:
        return a_.DEAL_CARD
    if phase == LAY_PRESTIGE:
        return a_.PRESTIGE
    if phase == LAY_HOUSES:
        return a_.HOUSE
    if phase == DARKEN:
        return a_.DARK
    if phase == PLACE_GEISHA:
        return a_.GEISHA
    if phase == LAY_LANTERNS:
        return a_.LANTERNS
    if phase == ARRIVALS:
        return a_.ARRIVE
    if phase == DRAW_HOMES:
        return a_.HOME
    if phase == DRAW_INFLUENCE:
        return a_.TOKEN_OF
    return a_.START


@rule
def bag(t: Any, s: Any) -> int:
    """What chance may draw now, as a set of objects of that kind."""
    phase = s.phase
    if phase == DEAL or phase == DRAW or phase == COUNTER_DRAW:
        return s.deck  # type: ignore[no-any-return]
    if phase == LAY_PRESTIGE:
        left = s.pool
        for k in range(9):
            if s.row[k] != NONE:
                left &= ~(1 << s.row[k])
        return left  # type: ignore[no-any-return]
    if phase == DARKEN:
        return s.pool & ~s.dark  # type: ignore[no-any-return]
    if phase == LAY_LANTERNS or phase == ARRIVALS:
        found = 0
        for k in range(LAST_LANTERNS):
            if weight(t, s, k) > 0:
                found |= 1 << k
        return found
    if phase == DRAW_FIRST:
        return 3
    left = FIVE
    for k in range(5):
        if phase == LAY_HOUSES and s.house[k] != NONE:
            left &= ~(1 << s.house[k])
        if phase == PLACE_GEISHA and s.geisha[k] != NONE:
            left &= ~(1 << k)
        if phase == DRAW_INFLUENCE and s.influence[k] != NONE:
            left &= ~(1 << k)
        if phase == DRAW_HOMES and s.home[0] == k:
            left &= ~(1 << s.house[k])
    return left


@rule
def weight(t: Any, s: Any, k: int) -> int:
    """How many of object `k` are in the bag."""
    if s.phase == LAY_LANTERNS:
        left = t.house_lanterns[k]
        for place in range(5):
            if s.lanterns[place] == k + 1:
                left -= 1
        return left  # type: ignore[no-any-return]
    if s.phase == ARRIVALS:
        if k >= 5:
            return 0
        left = t.guests_per_colour
        for place in range(5):
            left -= s.guests[place][k]
        return left  # type: ignore[no-any-return]
    return 1


@rule
def apply_chance(t: Any, s: Any, a: int, ev: Any) -> None:
    """Lay, deal or draw what chance has chosen."""
    k = a - bag_first(t, s)
    phase = s.phase
    if phase == DRAW or phase == DEAL or phase == COUNTER_DRAW:
        deal_card(t, s, k, ev)
    elif phase == LAY_PRESTIGE:
        lay_prestige(t, s, k, ev)
    elif phase == LAY_HOUSES:
        lay_house(t, s, k, ev)
    elif phase == DARKEN:
        s.dark |= 1 << k
        emit(ev, e_.E_DARKEN, R_FATE_DARK, NONE, k, 0, 0)
        if count(s.dark) == t.fate_dark:
            begin_deal(s)
    elif phase == PLACE_GEISHA:
        place_geisha(s, k, ev)
    elif phase == LAY_LANTERNS:
        lay_lanterns(s, k, ev)
    elif phase == ARRIVALS:
        seat_guest(s, k, ev)
    elif phase == DRAW_HOMES:
        draw_home(s, k, ev)
    elif phase == DRAW_INFLUENCE:
        draw_influence(t, s, k, ev)
    else:
        emit(ev, e_.E_START, R_FIRST, k, s.round_no, 0, 0)
        begin_round(t, s, k)


@rule
def lay_house(t: Any, s: Any, c: int, ev: Any) -> None:
    """The next tea house of the circle; in the evening her geisha stands on it."""
    place = 0
    while s.house[place] != NONE:
        place += 1
    s.house[place] = c
    emit(ev, e_.E_HOUSE, R_HOUSES if s.game == EVENING else (R_MAIKO if s.game == MAIKO else R_GEIKO), NONE, c, place, 0)
    if s.game == EVENING:
        s.geisha[c] = place
        emit(ev, e_.E_STAND, R_HOUSES, NONE, c, place, 0)
    if place < 4:
        return
    if s.game != EVENING:
        s.phase = PLACE_GEISHA
        return
    if t.counter_offer or t.hidden_offer:
        emit(ev, e_.E_AGAIN, R_OFFERS, NONE, 0, 0, 0)
    if t.guests:
        fill_houses(t, s, ev)
        for k in range(5):
            emit(ev, e_.E_INFLUENCE, R_GUESTS, NONE, s.house[k], k, 0)
        s.phase = LAY_PRESTIGE
    else:
        s.phase = DRAW_INFLUENCE


@rule
def draw_influence(t: Any, s: Any, c: int, ev: Any) -> None:
    """On the simple level each player begins with one influence token."""
    drawn = 0
    for k in range(5):
        if s.influence[k] != NONE:
            drawn += 1
    s.influence[c] = drawn
    emit(ev, e_.E_INFLUENCE, R_SIMPLE, drawn, c, NONE, 0)
    if drawn == 1:
        s.phase = LAY_PRESTIGE


@rule
def lay_prestige(t: Any, s: Any, token: int, ev: Any) -> None:
    """The next prestige token of the rows; with Geisha's Fate there are only five."""
    place = 0
    while s.row[place] != NONE:
        place += 1
    s.row[place] = token
    cited = R_PRESTIGE if s.round_no == 1 else R_SECOND_PRESTIGE
    if t.fate:
        cited = R_FATE_ROW if s.round_no == 1 else R_FATE_AGAIN
    emit(ev, e_.E_LAY, cited, NONE, token, place, 0)
    if t.fate and place + 1 == t.fate_tokens:
        s.pool = 0
        for k in range(t.fate_tokens):
            s.pool |= 1 << s.row[k]
        if s.round_no == 1:
            emit(ev, e_.E_AGAIN, R_FATE_TOKENS, NONE, 0, 0, 0)
        if t.fate_dark > 0:
            s.phase = DARKEN
        else:
            begin_deal(s)
    elif place == 8:
        begin_deal(s)


@rule
def place_geisha(s: Any, c: int, ev: Any) -> None:
    """The next place of the circle gets a geisha at random (maiko and geiko)."""
    place = 0
    for k in range(5):
        if s.geisha[k] != NONE:
            place += 1
    s.geisha[c] = place
    emit(ev, e_.E_STAND, R_MAIKO if s.game == MAIKO else R_GEIKO, NONE, c, place, 0)
    if place == 4:
        s.phase = LAY_LANTERNS if s.game == MAIKO else DRAW_HOMES


@rule
def lay_lanterns(s: Any, k: int, ev: Any) -> None:
    """The lantern card of the next tea house."""
    place = 0
    while s.lanterns[place] > 0:
        place += 1
    s.lanterns[place] = k + 1
    emit(ev, e_.E_LANTERNS, R_MAIKO_LANTERNS, NONE, place, k + 1, 0)
    if place == 4:
        s.phase = ARRIVALS


@rule
def waiting(s: Any, place: int) -> int:
    """How many guests wait at a house."""
    total = 0
    for c in range(5):
        total += s.guests[place][c]
    return total


@rule
def seat_guest(s: Any, c: int, ev: Any) -> None:
    """A guest comes to the next free lantern."""
    place = 0
    while waiting(s, place) == s.lanterns[place]:
        place += 1
    s.guests[place][c] += 1
    emit(ev, e_.E_ARRIVE, R_MAIKO_GUESTS, NONE, c, place, 0)
    if place == 4 and waiting(s, 4) == s.lanterns[4]:
        begin_deal(s)


@rule
def draw_home(s: Any, c: int, ev: Any) -> None:
    """Each player calls one tea house their own; never the same."""
    place = 0
    while s.house[place] != c:
        place += 1
    seat = 0 if s.home[0] == NONE else 1
    s.home[seat] = place
    emit(ev, e_.E_HOME, R_HOMES, seat, c, place, 0)
    if seat == 1:
        begin_deal(s)


@rule
def begin_deal(s: Any) -> None:
    """Deal to the first seat, then to the second."""
    s.phase = DEAL
    s.turn = CHANCE
    s.drawer = 0


@rule
def deal_card(t: Any, s: Any, card: int, ev: Any) -> None:
    """The card leaves the deck for the hand of whoever draws."""
    seat = s.drawer
    s.deck &= ~(1 << card)
    s.hand[seat] |= 1 << card
    if s.phase == DRAW:
        s.phase = ACT if s.game != GEIKO else VISIT
        s.turn = seat
        emit(ev, e_.E_DRAW, R_DRAW if s.game != GEIKO else R_GEIKO_DRAW, seat, card, 0, 0)
        if s.game == GEIKO:
            s.active = 1 - seat
            s.turn = s.active
    elif s.phase == COUNTER_DRAW:
        emit(ev, e_.E_DRAW, R_COUNTER_DRAW, seat, card, 0, 0)
        s.phase = RESPOND
        s.turn = s.chooser
    else:
        dealt(t, s, seat, card, ev)
        return
    remember(t, s, seat, DREW)


@rule
def dealt(t: Any, s: Any, seat: int, card: int, ev: Any) -> None:
    """One card of the first deal; afterwards the first player is settled."""
    cited = R_DEAL if s.round_no == 1 else R_SECOND_DEAL
    if s.game == MAIKO:
        cited = R_MAIKO_DEAL
    elif s.game == GEIKO:
        cited = R_GEIKO_DEAL if s.round_no == 1 else R_GEIKO_SECOND
    emit(ev, e_.E_DRAW, cited, seat, card, 0, 0)
    if count(s.hand[seat]) < t.deal:
        return
    if seat == 0:
        s.drawer = 1
    elif s.round_no == 1:
        s.phase = DRAW_FIRST
    elif s.game == GEIKO:
        begin_round(t, s, 1 - s.first)
    else:
        s.phase = CHOOSE_FIRST
        s.turn = 1 - s.round_winner[0]


@rule
def begin_round(t: Any, s: Any, first: int) -> None:
    """The first player opens the round."""
    s.first = first
    s.active = first
    if s.game != GEIKO:
        begin_turn(s)
        return
    s.phase = LAY_FACE_DOWN if t.geiko_hidden_card else VISIT
    s.turn = first


@rule
def begin_turn(s: Any) -> None:
    """A turn begins with a card from the deck."""
    s.phase = DRAW
    s.turn = CHANCE
    s.drawer = s.active


@rule
def remember(t: Any, s: Any, seat: int, what: int) -> None:
    """Note what a hand gained or lost since the first counter-offer of the round."""
    if s.returns_done > 0:
        s.trail[seat][s.trail_length[seat]] = what
        s.trail_length[seat] += 1
