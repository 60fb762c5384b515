"""Points, by source, and who wins. Every point goes through the ledger."""

from __future__ import annotations

from ...core.scratch import Events
from . import events as e_
from .kernel import cite, emit, rule
from .names import BY_COINS, BY_POINTS, CULTURE, FAITH, FINISHED, SHARED, TRADE
from .state import NONE, State
from .tables import Tables

OVER = -2
BOTH = 3

R_FAITH, R_TRADE, R_CULTURE = cite("score.faith"), cite("score.trade"), cite("score.culture")
R_WINNER, R_TIE_COINS, R_SHARED = cite("end.winner"), cite("end.tie-coins"), cite("end.shared")
R_ENDING = (R_WINNER, R_TIE_COINS, R_SHARED)


@rule
def score(s: State, seat: int, source: int, points: int, cited: int, ev: Events) -> None:
    """Write points into the ledger."""
    if points != 0:
        s.points[seat][source] += points
        emit(ev, e_.E_SCORE, cited, seat, source, points, 0)


@rule
def total(s: State, seat: int) -> int:
    """A player's points together."""
    return s.points[seat][FAITH] + s.points[seat][TRADE] + s.points[seat][CULTURE]


@rule
def finish(t: Tables, s: State, ev: Events) -> None:
    """Score the three characters of each player; more points win, then more coins, else both."""
    for seat in range(2):
        score(s, seat, FAITH, t.temple[s.temples[seat]] * t.garden[s.gardens[seat]], R_FAITH, ev)
        score(s, seat, TRADE, t.slab_points[s.slabs[seat]], R_TRADE, ev)
        score(s, seat, CULTURE, t.gift_points[s.gifted[seat]], R_CULTURE, ev)
    s.ending = BY_POINTS
    lead = total(s, 0) - total(s, 1)
    if lead == 0:
        s.ending = BY_COINS
        lead = s.coins[0] - s.coins[1]
    if lead == 0:
        s.ending = SHARED
        s.winners = BOTH
    else:
        s.winners = 1 if lead > 0 else 2
    for seat in range(2):
        if (s.winners >> seat) & 1:
            emit(ev, e_.E_WIN, R_ENDING[s.ending], seat, s.ending, 0, 0)
    s.player = NONE
    s.phase = FINISHED
    s.turn = OVER
