"""Life of a Geiko: a card goes under a house, the geisha walks on, visits score."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import GEIKO_SOURCES, GEIKO_STOPS, GEIKO_VISITS
from ..data.phases import ROUND_END, VISIT
from ..data.state import State
from ..data.tables import Tables
from .basics import cite, colour, count, emit, rule
from .deal import begin_turn
from .geisha import walk
from .scoring import score

R_TURN, R_VISIT = cite("geiko.turn"), cite("geiko.visit")
R_HOME_STOP, R_HIDDEN = cite("geiko.home-stop"), cite("geiko.hidden-card")


@rule
def lay_face_down(s: State, card: int, ev: Events) -> None:
    """Optional rule 1: each player lays one card face down, the first player first."""
    seat = s.turn
    s.hand[seat] &= ~(1 << card)
    s.kept[seat] = 1 << card
    emit(ev, e_.E_KEEP, R_HIDDEN, seat, card, 0, 0)
    if seat == s.first:
        s.turn = 1 - seat
    else:
        s.phase = VISIT
        s.turn = s.first


@rule
def visit(t: Tables, s: State, card: int, ev: Events) -> None:
    """The card goes under the house where the geisha is; then she walks and may visit."""
    seat = s.active
    place = s.geisha[colour(card)]
    s.hand[seat] &= ~(1 << card)
    s.under[place] |= 1 << card
    emit(ev, e_.E_UNDER, R_TURN, seat, card, s.house[place], 0)
    stop = walk(s, card, ev)
    shift = GEIKO_SOURCES * (s.round_no - 1)
    for owner in range(2):
        if s.home[owner] == stop:
            score(s, owner, GEIKO_VISITS + shift, t.visit, R_VISIT, ev)
    if t.geiko_home_stop and s.house[stop] == colour(card):
        score(s, seat, GEIKO_STOPS + shift, t.home_stop, R_HOME_STOP, ev)
    end_turn(t, s)


@rule
def end_turn(t: Tables, s: State) -> None:
    """Draw while there is a deck; the round ends when both hands have shrunk by one for want of it."""
    if s.deck != 0:
        begin_turn(s)
        return
    last = t.deal - 1 - t.geiko_hidden_card
    if count(s.hand[0]) == last and count(s.hand[1]) == last:
        s.phase = ROUND_END
        return
    s.active = 1 - s.active
    s.turn = s.active
