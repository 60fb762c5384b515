"""Refusals: why an action is not possible now, as the number of the paragraph that forbids it."""

from ..data import actions as a_
from ..data import phases as p_
from ..data.names import INTRIGUE
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, rule

R_OWN_TURN, R_ONCE, R_HAND = cite("turn.own-turn"), cite("turn.once"), cite("action.hand")
R_COUNTER, R_COUNTER_ONCE, R_COUNTER_HAND = cite("counter.use"), cite("counter.once"), cite("counter.hand")
R_HIDDEN, R_HIDDEN_ONCE, R_MAIKO_OFFERS = cite("hidden.use"), cite("hidden.once"), cite("maiko.offers")


@rule
def why_not(t: Tables, s: State, a: int) -> int:
    """The paragraph that speaks against an action that is none of the choices; 0 is the one that asks."""
    phase = s.phase
    if s.turn < 0 or phase < p_.CHOOSE_FIRST or phase >= p_.FINISHED:
        return R_OWN_TURN
    offering = phase == p_.OFFER_CARD or phase == p_.COUNTER_CARD
    if phase == p_.ACT:
        return R_ONCE if a < a_.A_CHOOSE else 0
    if a_.A_CHOOSE <= a < a_.A_VEIL:
        return R_HAND if offering or phase == p_.REVEAL_CARD or phase == p_.VISIT else 0
    if a_.A_VEIL <= a < a_.A_KEEP_CARD:
        return why_not_face_down(t, s) if offering else 0
    if a_.A_KEEP_CARD <= a < a_.A_DISCARD_CARD:
        return R_HAND if phase == p_.KEEP or phase == p_.LAY_FACE_DOWN else 0
    if a_.A_DISCARD_CARD <= a < a_.A_TAKE:
        return R_HAND if phase == p_.DISCARD else 0
    if a_.A_COUNTER <= a < a_.A_PLAY:
        if phase == p_.RESPOND:
            return why_not_counter(t, s, a - a_.A_COUNTER)
        return R_MAIKO_OFFERS if phase == p_.REMOVE else 0
    return 0


@rule
def why_not_face_down(t: Tables, s: State) -> int:
    """Why a card is not offered face down."""
    if s.doing == INTRIGUE:
        return R_MAIKO_OFFERS
    if not t.hidden_offer:
        return R_HIDDEN
    return R_HAND if s.hidden[s.turn] else R_HIDDEN_ONCE


@rule
def why_not_counter(t: Tables, s: State, place: int) -> int:
    """Why there is no counter-offer against the card on a place."""
    if not t.counter_offer or s.offer[place] == NONE:
        return R_COUNTER
    return R_COUNTER_HAND if s.counter[s.turn] else R_COUNTER_ONCE
