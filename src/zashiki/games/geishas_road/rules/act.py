"""Choosing an action: the token is turned over; a Reveal and an Intrigue play or lay aside cards at once."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import EVENING, INTRIGUE, MAIKO, REVEAL, WORK
from ..data.phases import DISCARD, KEEP, OFFER_CARD, PLAYING, REVEAL_CARD
from ..data.state import KEPT, NONE, THREW, State
from .basics import cite, emit, rule
from .deal import leave_hand

ALL_ACTIONS = 15

R_ACTION, R_MAIKO_TURN = cite("turn.action"), cite("maiko.turn")
R_REVEAL, R_MAIKO_REVEAL, R_INTRIGUE = cite("action.reveal"), cite("maiko.reveal"), cite("action.intrigue")


@rule
def unused_actions(s: State, seat: int) -> int:
    """The actions a player has not used this round."""
    return ALL_ACTIONS & ~s.used[seat]


@rule
def act_paragraph(s: State) -> int:
    """The paragraph that asks for an action."""
    return R_ACTION if s.game == EVENING else R_MAIKO_TURN


@rule
def reveal_paragraph(s: State) -> int:
    """The paragraph that asks for the card of a Reveal."""
    return R_REVEAL if s.game == EVENING else R_MAIKO_REVEAL


@rule
def act(s: State, action: int, ev: Events) -> None:
    """Turn an action token over and begin the action."""
    s.used[s.active] |= 1 << action
    s.doing = action
    emit(ev, e_.E_ACT, act_paragraph(s), s.active, action, 0, 0)
    if action == REVEAL:
        s.phase = REVEAL_CARD
    elif action == INTRIGUE and s.game == EVENING:
        s.phase = KEEP
    else:
        s.phase = OFFER_CARD


@rule
def reveal(s: State, card: int, ev: Events) -> None:
    """Reveal: play one card from the hand."""
    leave_hand(s, s.active, card, card)
    s.offer[0] = card
    s.to_play = 1
    s.player = s.active
    s.manner = WORK if s.game == MAIKO else NONE
    emit(ev, e_.E_OFFER, reveal_paragraph(s), s.active, card, 0, 0)
    s.phase = PLAYING


@rule
def keep(s: State, card: int, ev: Events) -> None:
    """Intrigue: one card face down for the end of the round."""
    leave_hand(s, s.active, card, KEPT)
    s.kept[s.active] = 1 << card
    s.phase = DISCARD
    emit(ev, e_.E_KEEP, R_INTRIGUE, s.active, card, 0, 0)


@rule
def discard(s: State, card: int, ev: Events) -> None:
    """Intrigue: one card discarded face down."""
    leave_hand(s, s.active, card, THREW)
    s.discarded[s.active] = 1 << card
    emit(ev, e_.E_DISCARD, R_INTRIGUE, s.active, card, 0, 0)
    s.phase = PLAYING
