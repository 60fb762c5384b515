"""The walk of a geisha round the houses, and the prestige she gets when she comes home."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import EVENING, MAIKO
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, colour, emit, rule, value

HOUSES = 5

R_MOVE, R_WORK, R_GEIKO_MOVE = cite("card.move"), cite("maiko.work"), cite("geiko.move")
R_STOP, R_FIRST, R_SECOND = cite("card.home-stop"), cite("card.home-first"), cite("card.home-second")
R_FATE_FIRST, R_FATE_SECOND = cite("fate.first"), cite("fate.second")


@rule
def walk(s: State, card: int, ev: Events) -> int:
    """Move the card's geisha clockwise; returns where she stops."""
    c = colour(card)
    cited = R_MOVE if s.game == EVENING else (R_WORK if s.game == MAIKO else R_GEIKO_MOVE)
    start = s.geisha[c]
    stop = (start + value(card)) % HOUSES
    s.geisha[c] = stop
    emit(ev, e_.E_MOVE, cited, NONE, c, s.house[start], s.house[stop])
    return stop


@rule
def come_home(t: Tables, s: State, c: int, ev: Events) -> None:
    """A geisha stopped at her own house: prestige, by how often she came home this round."""
    s.returns[c] += 1
    time = s.returns[c]
    if time == 1 and s.geiko_next < t.geiko_row:
        token = s.row[s.geiko_next]
        s.geiko_next += 1
        s.prestige[c] |= 1 << token
        emit(ev, e_.E_RETURN, R_FATE_FIRST if t.fate else R_FIRST, NONE, c, token, time)
    elif time == 2 and t.fate:
        for token in range(9):
            if (s.prestige[c] >> token) & 1:
                s.dark ^= 1 << token
                emit(ev, e_.E_FLIP, R_FATE_SECOND, NONE, c, token, 0)
    elif time == 2 and s.okaasan_next < 9:
        token = s.row[s.okaasan_next]
        s.okaasan_next += 1
        s.prestige[c] |= 1 << token
        emit(ev, e_.E_RETURN, R_SECOND, NONE, c, token, time)
    else:
        emit(ev, e_.E_RETURN, R_SECOND if time == 2 else R_STOP, NONE, c, NONE, time)
