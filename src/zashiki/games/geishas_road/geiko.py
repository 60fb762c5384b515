"""Life of a Geiko: a card under a house, the geisha walks on, visits."""

from __future__ import annotations

from typing import Any

from . import events as e_
from .cards import walk
from .kernel import cite, colour, count, emit, lowest, rule
from .names import DRAW, GEIKO_SOURCES, GEIKO_STOPS, GEIKO_VISITS, VISIT
from .rounds import end_geiko
from .scoring import score, score_geiko
from .setup import begin_deal, clear_round
from .state import NONE

CHANCE = -1

R_TURN, R_MOVE, R_VISIT = cite("geiko.turn"), cite("geiko.move"), cite("geiko.visit")
R_HOME_STOP, R_HIDDEN, R_HIDDEN_END = (
    cite("geiko.home-stop"),
    cite("geiko.hidden-card"),
    cite("geiko.hidden-card-end"),
)
R_END, R_SCORE_VISITS, R_SECOND, R_SECOND_FIRST = (
    cite("geiko.end"),
    cite("geiko.score-visits"),
    cite("geiko.second"),
    cite("geiko.second-first"),
)


@rule
def lay_face_down(s: Any, card: int, ev: Any) -> None:
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
def visit(t: Any, s: Any, card: int, ev: Any) -> None:
    """The card goes under the house where the geisha is; then she walks and may visit."""
    seat = s.active
    place = s.geisha[colour(card)]
    s.hand[seat] &= ~(1 << card)
    s.under[place] |= 1 << card
    emit(ev, e_.E_UNDER, R_TURN, seat, card, place, 0)
    stop = walk(s, card, ev)
    shift = GEIKO_SOURCES * (s.round_no - 1)
    for owner in range(2):
        if s.home[owner] == stop:
            score(s, owner, GEIKO_VISITS + shift, t.visit, R_VISIT, ev)
    if t.geiko_home_stop and s.house[stop] == colour(card):
        score(s, seat, GEIKO_STOPS + shift, t.home_stop, R_HOME_STOP, ev)
    next_geiko_turn(t, s, ev)


@rule
def next_geiko_turn(t: Any, s: Any, ev: Any) -> None:
    """Draw while there is a deck; the round ends when both hands have shrunk by one for want of it."""
    if s.deck != 0:
        s.phase = DRAW
        s.turn = CHANCE
        s.drawer = s.active
        return
    last = t.deal - 1 - t.geiko_hidden_card
    if count(s.hand[0]) == last and count(s.hand[1]) == last:
        end_geiko_round(t, s, ev)
        return
    s.active = 1 - s.active
    s.turn = s.active


@rule
def end_geiko_round(t: Any, s: Any, ev: Any) -> None:
    """Score the round; the second one follows with the other player first."""
    emit(ev, e_.E_ROUND_END, R_END, NONE, s.round_no, 0, 0)
    for seat in range(2):
        if s.kept[seat] != 0:
            card = lowest(s.kept[seat])
            s.kept[seat] = 0
            place = s.geisha[colour(card)]
            s.under[place] |= 1 << card
            emit(ev, e_.E_REVEAL, R_HIDDEN_END, seat, card, 0, 0)
            emit(ev, e_.E_UNDER, R_HIDDEN_END, seat, card, place, 0)
    emit(ev, e_.E_AGAIN, R_SCORE_VISITS, NONE, 0, 0, 0)
    score_geiko(s, ev)
    if s.round_no == 2:
        end_geiko(t, s, ev)
        return
    s.round_no = 2
    clear_round(t, s)
    emit(ev, e_.E_NEW_ROUND, R_SECOND, NONE, 2, 0, 0)
    emit(ev, e_.E_START, R_SECOND_FIRST, 1 - s.first, 2, 0, 0)
    begin_deal(s)
