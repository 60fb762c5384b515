"""Playing cards: what fell to each side of an offer, one card after the other."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import EVENING, GIFT, LEARN, MAIKO
from ..data.phases import MANNER, ORDER, PLAYING
from ..data.state import FACE_DOWN, NONE, State
from ..data.tables import Tables
from .basics import cite, colour, count, emit, lowest, rule
from .deal import end_turn
from .geisha import come_home, walk
from .maiko import learn_or_work
from .rounds import reveal_intrigue
from .tokens import stop_for_tokens

R_MOVE, R_REVEAL = cite("card.move"), cite("hidden.reveal")
R_ORDER, R_MAIKO_ORDER = cite("action.order"), cite("maiko.order")
R_GIFT_REST, R_COMPETITION_REST = cite("action.gift-rest"), cite("action.competition-rest")


@rule
def play_cards(t: Tables, s: State, ev: Events) -> None:
    """Play what fell to each side until somebody has to choose; then the turn or the round is over."""
    while s.picks == 0:
        if s.to_play > 0:
            if s.game == MAIKO and s.manner == NONE:
                ask_player(s, MANNER)
                return
            if s.manner != LEARN and count(s.to_play) > 1:
                ask_player(s, ORDER)
                return
            play_place(t, s, lowest(s.to_play), ev)
        elif s.rest > 0:
            pass_to_other_side(s, ev)
        elif not reveal_intrigue(s, ev):
            end_turn(s)
            return


@rule
def ask_player(s: State, phase: int) -> None:
    """Ask the one who plays cards."""
    s.phase = phase
    s.turn = s.player


@rule
def pass_to_other_side(s: State, ev: Events) -> None:
    """The other side plays the rest of the offer."""
    s.player = 1 - s.player
    s.to_play = s.rest
    s.rest = 0
    s.manner = NONE
    emit(ev, e_.E_CHOOSING, R_GIFT_REST if s.doing == GIFT else R_COMPETITION_REST, s.player, 0, 0, 0)


@rule
def order_paragraph(s: State) -> int:
    """The paragraph that asks which of two cards is played first."""
    return R_ORDER if s.game == EVENING else R_MAIKO_ORDER


@rule
def play_first(t: Tables, s: State, place: int, ev: Events) -> None:
    """Of two cards, play this one first."""
    s.phase = PLAYING
    play_place(t, s, place, ev)


@rule
def play_place(t: Tables, s: State, place: int, ev: Events) -> None:
    """Play the card on a place of the offer."""
    card = turn_up(s, place, ev)
    s.to_play &= ~(1 << place)
    play_card(t, s, s.player, card, ev)


@rule
def turn_up(s: State, place: int, ev: Events) -> int:
    """The card on a place of the offer; one that lies face down is turned up for all."""
    card = s.offer[place]
    if card == FACE_DOWN:
        seat = 0 if s.veiled_at[0] == place else 1
        card = lowest(s.veiled[seat])
        s.veiled[seat] = 0
        s.veiled_at[seat] = NONE
        emit(ev, e_.E_REVEAL, R_REVEAL, seat, card, place, 0)
    s.offer[place] = NONE
    return card


@rule
def play_card(t: Tables, s: State, seat: int, card: int, ev: Events) -> None:
    """Play a card in full; tokens that leave a choice are asked for afterwards."""
    if s.game == MAIKO:
        learn_or_work(t, s, seat, card, ev)
        return
    s.zone[seat] |= 1 << card
    emit(ev, e_.E_ZONE, R_MOVE, seat, card, 0, 0)
    stop = walk(s, card, ev)
    if s.house[stop] == colour(card):
        come_home(t, s, colour(card), ev)
    if t.guests:
        stop_for_tokens(t, s, seat, card, stop, ev)
