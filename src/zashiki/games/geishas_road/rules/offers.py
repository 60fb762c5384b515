"""Gift, Competition and a Maiko's Intrigue: cards are offered, and the opponent takes from them or counters."""

from ....engine.buffers import Events
from ....engine.kernels import CHANCE
from ..data import events as e_
from ..data.actions import A_COUNTER, A_TAKE, A_TAKE_PAIR
from ..data.names import CARDS, COMPETITION, GIFT, INTRIGUE
from ..data.phases import COUNTER_CARD, COUNTER_DRAW, OFFER_CARD, PLAYING, REMOVE, RESPOND
from ..data.state import FACE_DOWN, NONE, RETURN, VEILED, State
from .basics import cite, emit, lowest, rule
from .deal import leave_hand, remember

N_CARDS = len(CARDS)
OFFER_SIZE = (0, 2, 3, 4)
"""Cards laid before the opponent, by action; only a Maiko's Intrigue offers two."""
PAIR, COUNTER = A_TAKE_PAIR - A_TAKE, A_COUNTER - A_TAKE
"""Where pairs and counter-offers begin among the answers to an offer; the single cards are before them."""
GIFT_PLACES, ALL_PLACES = 0b111, 0b1111
BOTH_PAIRS = 0b11 << PAIR

R_GIFT, R_COMPETITION, R_MAIKO_INTRIGUE = cite("action.gift"), cite("action.competition"), cite("maiko.intrigue")
R_GIFT_CHOICE, R_COMPETITION_CHOICE = cite("action.gift-choice"), cite("action.competition-choice")
R_HIDDEN, R_HIDDEN_BOTH, R_HIDDEN_BACK = cite("hidden.use"), cite("hidden.both"), cite("hidden.counter")
R_COUNTER, R_PLACE, R_BACK = cite("counter.use"), cite("counter.place"), cite("counter.back")
R_CHOOSER, R_AGAIN = cite("counter.chooser"), cite("counter.again")


@rule
def cards_to_offer(s: State, seat: int) -> int:
    """The hand face up, and face down too while the hidden-offer token is unused; an Intrigue is always open."""
    hand = s.hand[seat]
    if s.hidden[seat] and s.doing != INTRIGUE:
        return hand | hand << N_CARDS
    return hand


@rule
def offer_paragraph(s: State) -> int:
    """The paragraph that asks for a card of the offer."""
    if s.doing == GIFT:
        return R_GIFT
    return R_COMPETITION if s.doing == COMPETITION else R_MAIKO_INTRIGUE


@rule
def offer_card(s: State, choice: int, ev: Events) -> None:
    """Lay the next card of the offer; when all lie there the opponent is asked."""
    place = 0
    while s.offer[place] != NONE:
        place += 1
    put_in_offer(s, s.active, choice, place, ev)
    if place + 1 < OFFER_SIZE[s.doing]:
        return
    s.chooser = 1 - s.active
    s.turn = s.chooser
    s.phase = REMOVE if s.doing == INTRIGUE else RESPOND


@rule
def put_in_offer(s: State, seat: int, choice: int, place: int, ev: Events) -> None:
    """A card from the hand goes into the offer, face up or face down."""
    card = choice % N_CARDS
    if choice >= N_CARDS:
        leave_hand(s, seat, card, VEILED)
        s.offer[place] = FACE_DOWN
        s.veiled[seat] = 1 << card
        s.veiled_at[seat] = place
        s.hidden[seat] = 0
        emit(ev, e_.E_VEIL, R_HIDDEN if s.phase == OFFER_CARD else R_HIDDEN_BOTH, seat, card, place, 0)
    else:
        leave_hand(s, seat, card, card)
        s.offer[place] = card
        emit(ev, e_.E_OFFER, offer_paragraph(s) if s.phase == OFFER_CARD else R_PLACE, seat, card, place, 0)


@rule
def answers(s: State, seat: int) -> int:
    """The cards or pairs to take, and while the token and a card in hand are left the cards to counter."""
    taken, places = (GIFT_PLACES, GIFT_PLACES) if s.doing == GIFT else (BOTH_PAIRS, ALL_PLACES)
    if s.counter[seat] and s.hand[seat] != 0:
        return taken | places << COUNTER
    return taken


@rule
def answer_paragraph(s: State) -> int:
    """The paragraph that asks what is taken from the offer."""
    return R_GIFT_CHOICE if s.doing == GIFT else R_COMPETITION_CHOICE


@rule
def answer(s: State, choice: int, ev: Events) -> None:
    """Take from the offer, or announce a counter-offer."""
    if choice >= COUNTER:
        announce_counter(s, choice - COUNTER, ev)
    elif s.doing == GIFT:
        take(s, 1 << choice, GIFT_PLACES, ev)
    else:
        take(s, 0b11 << 2 * (choice - PAIR), ALL_PLACES, ev)


@rule
def take(s: State, taken: int, places: int, ev: Events) -> None:
    """The chooser takes a card of a Gift or a pair of a Competition; the other side plays the rest afterwards."""
    for place in range(4):
        if (taken >> place) & 1:
            emit(ev, e_.E_TAKE, answer_paragraph(s), s.chooser, place, 0, 0)
    s.player = s.chooser
    s.to_play = taken
    s.rest = places & ~taken
    s.phase = PLAYING


@rule
def announce_counter(s: State, place: int, ev: Events) -> None:
    """Announce a counter-offer against one card of the offer."""
    s.counter[s.chooser] = 0
    s.swap_at = place
    s.phase = COUNTER_CARD
    emit(ev, e_.E_COUNTER, R_AGAIN if s.chooser == s.active else R_COUNTER, s.chooser, place, 0, 0)


@rule
def counter_card(s: State, choice: int, ev: Events) -> None:
    """The card set aside goes back into the deck, the new one takes its place, and the choice changes sides."""
    seat, place = s.chooser, s.swap_at
    aside = s.offer[place]
    if aside == FACE_DOWN:
        layer = 0 if s.veiled_at[0] == place else 1
        aside = lowest(s.veiled[layer])
        s.veiled[layer] = 0
        s.veiled_at[layer] = NONE
        s.returned[layer][s.returns_done] = aside
        emit(ev, e_.E_ASIDE_HIDDEN, R_HIDDEN_BACK, layer, aside, place, 0)
    else:
        s.returned[0][s.returns_done] = aside
        s.returned[1][s.returns_done] = aside
        emit(ev, e_.E_ASIDE, R_BACK, seat, aside, place, 0)
    put_in_offer(s, seat, choice, place, ev)
    s.deck |= 1 << aside
    remember(s, 0, RETURN)
    remember(s, 1, RETURN)
    s.returns_done += 1
    s.swap_at = NONE
    s.chooser = 1 - seat
    emit(ev, e_.E_CHOOSING, R_CHOOSER, s.chooser, 0, 0, 0)
    s.phase = COUNTER_DRAW
    s.turn = CHANCE
    s.drawer = seat
