"""Dealing and drawing cards, and how a round and a turn begin and end."""

from ....engine.buffers import Events
from ....engine.kernels import CHANCE
from ..data import events as e_
from ..data.names import EVENING, GEIKO, MAIKO
from ..data.phases import ACT, CHOOSE_FIRST, DEAL, DRAW, DRAW_FIRST, LAY_FACE_DOWN, RESPOND, ROUND_END, VISIT
from ..data.state import DREW, NONE, TRAIL, State
from ..data.tables import Tables
from .basics import cite, count, emit, rule

ALL_CARDS = (1 << 20) - 1
ALL_USED = 15
EITHER = 0b11

R_DRAW, R_COUNTER_DRAW, R_GEIKO_DRAW = cite("turn.draw"), cite("counter.draw"), cite("geiko.draw")
R_DEAL, R_SECOND_DEAL, R_MAIKO_DEAL = cite("setup.deal"), cite("second.deal"), cite("maiko.deal")
R_GEIKO_DEAL, R_GEIKO_SECOND = cite("geiko.deal"), cite("geiko.second")


@rule
def ask_chance(s: State, phase: int, bag: int) -> None:
    """Chance lays out or draws what is in the bag."""
    s.phase = phase
    s.turn = CHANCE
    s.bag = bag
    s.laid = 0


@rule
def clear_round(t: Tables, s: State) -> None:
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
            fill_houses(t, s)


@rule
def clear_offer(s: State) -> None:
    """Take the offer off the table."""
    s.doing = NONE
    s.chooser = NONE
    s.player = NONE
    s.to_play = 0
    s.rest = 0
    s.manner = NONE
    s.swap_at = NONE
    s.picks = 0
    s.taking = 0
    s.spot = NONE
    for k in range(4):
        s.offer[k] = NONE
    for seat in range(2):
        s.veiled[seat] = 0
        s.veiled_at[seat] = NONE


@rule
def fill_houses(t: Tables, s: State) -> None:
    """Guests of the house's colour at every house; at the very start her influence token lies there too."""
    for k in range(5):
        s.guests[k][s.house[k]] = t.guests_per_colour


@rule
def begin_deal(s: State) -> None:
    """Deal to the first seat, then to the second."""
    ask_chance(s, DEAL, 0)
    s.drawer = 0


@rule
def take_from_deck(s: State, seat: int, card: int) -> None:
    """A card goes from the deck into a hand."""
    s.deck &= ~(1 << card)
    s.hand[seat] |= 1 << card


@rule
def leave_hand(s: State, seat: int, card: int, what: int) -> None:
    """A card leaves a hand; `what` is how it is remembered."""
    s.hand[seat] &= ~(1 << card)
    remember(s, seat, what)


@rule
def remember(s: State, seat: int, what: int) -> None:
    """Note what a hand gained or lost since the first counter-offer of the round."""
    if s.returns_done > 0:
        s.trail[seat][s.trail_length[seat]] = what
        s.trail_length[seat] += 1


@rule
def draw_card(s: State, card: int, ev: Events) -> None:
    """A turn of the evening or of a maiko begins with a card; a geiko's turn ends with one."""
    seat = s.drawer
    take_from_deck(s, seat, card)
    remember(s, seat, DREW)
    if s.game == GEIKO:
        s.phase = VISIT
        s.active = 1 - seat
        s.turn = s.active
        emit(ev, e_.E_DRAW, R_GEIKO_DRAW, seat, card, 0, 0)
    else:
        s.phase = ACT
        s.turn = seat
        emit(ev, e_.E_DRAW, R_DRAW, seat, card, 0, 0)


@rule
def draw_replacement(s: State, card: int, ev: Events) -> None:
    """Whoever made a counter-offer draws a card; then the other side chooses."""
    take_from_deck(s, s.drawer, card)
    remember(s, s.drawer, DREW)
    emit(ev, e_.E_DRAW, R_COUNTER_DRAW, s.drawer, card, 0, 0)
    s.phase = RESPOND
    s.turn = s.chooser


@rule
def deal_card(t: Tables, s: State, card: int, ev: Events) -> None:
    """One card of the first deal; afterwards the first player is settled."""
    seat = s.drawer
    take_from_deck(s, seat, card)
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
        ask_chance(s, DRAW_FIRST, EITHER)
    elif s.game == GEIKO:
        begin_round(t, s, 1 - s.first)
    else:
        s.phase = CHOOSE_FIRST
        s.turn = 1 - s.round_winner[0]


@rule
def begin_round(t: Tables, s: State, first: int) -> None:
    """The first player opens the round."""
    s.first = first
    s.active = first
    if s.game != GEIKO:
        begin_turn(s)
        return
    s.phase = LAY_FACE_DOWN if t.geiko_hidden_card else VISIT
    s.turn = first


@rule
def begin_turn(s: State) -> None:
    """A turn begins with a card from the deck."""
    s.phase = DRAW
    s.turn = CHANCE
    s.drawer = s.active


@rule
def end_turn(s: State) -> None:
    """The next player's turn, or the end of the round."""
    clear_offer(s)
    if all_used(s):
        s.phase = ROUND_END
    else:
        s.active = 1 - s.active
        begin_turn(s)


@rule
def all_used(s: State) -> bool:
    """Have both players used all their actions?"""
    return s.used[0] == ALL_USED and s.used[1] == ALL_USED
