"""Scoring: points by source as they stand, the ledger at the end, and who wins."""

from ....engine.buffers import Events
from ....engine.kernels import OVER
from ..data import events as e_
from ..data.names import BY_COINS, BY_POINTS, CULTURE, FAITH, SHARED, SOURCES, TRADE
from ..data.phases import FINISHED
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, rule

N_SOURCES = len(SOURCES)
BOTH = 0b11

R_SOURCES = cite("score.faith"), cite("score.trade"), cite("score.culture")
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
def points_now(t: Tables, s: State, seat: int, source: int) -> int:
    """What a player's character would bring if the game ended now."""
    if source == FAITH:
        return t.temple[s.temples[seat]] * t.garden[s.gardens[seat]]
    return t.slab_points[s.slabs[seat]] if source == TRADE else t.gift_points[s.gifted[seat]]


@rule
def finish(t: Tables, s: State, ev: Events) -> None:
    """Score the three characters of each player; more points win, then more coins, else both."""
    for seat in range(2):
        for source in range(N_SOURCES):
            score(s, seat, source, points_now(t, s, seat, source), R_SOURCES[source], ev)
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
