"""Life of a Maiko: cards are learned or worked, and an Intrigue lets the opponent decide."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import LEARN
from ..data.phases import GUEST, PLAYING, SAY
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, count, emit, lowest, rule
from .geisha import walk
from .tokens import take_guest

R_LEARN, R_WORK, R_CELLS = cite("maiko.learn"), cite("maiko.work"), cite("maiko.cells")
R_CHOICE, R_SAME = cite("maiko.intrigue-choice"), cite("maiko.same")


@rule
def remove(s: State, place: int, ev: Events) -> None:
    """A Maiko's Intrigue: the opponent removes one card."""
    card = s.offer[place]
    s.offer[place] = NONE
    s.spent |= 1 << card
    s.phase = SAY
    s.to_play = 3 & ~(1 << place)
    emit(ev, e_.E_REMOVE, R_CHOICE, s.chooser, card, place, 0)


@rule
def say(s: State, manner: int, ev: Events) -> None:
    """A Maiko's Intrigue: the opponent says what becomes of the other card."""
    s.manner = manner
    s.player = s.active
    emit(ev, e_.E_MANNER, R_CHOICE, s.chooser, manner, 0, 0)
    s.phase = PLAYING


@rule
def choose_manner(s: State, manner: int, ev: Events) -> None:
    """Learn or work, the same for all cards a side got."""
    s.manner = manner
    emit(ev, e_.E_MANNER, R_SAME, s.player, manner, 0, 0)
    s.phase = PLAYING


@rule
def learn_or_work(t: Tables, s: State, seat: int, card: int, ev: Events) -> None:
    """Life of a Maiko: the card is learned, or worked for a guest."""
    if s.manner == LEARN:
        s.zone[seat] |= 1 << card
        emit(ev, e_.E_ZONE, R_LEARN, seat, card, 0, 0)
        return
    s.spent |= 1 << card
    emit(ev, e_.E_WORK, R_WORK, seat, card, 0, 0)
    s.spot = walk(s, card, ev)
    there = guests_there(s)
    if there == 0 or held(s, seat) >= t.cells:
        emit(ev, e_.E_NO_GUEST, R_CELLS, seat, s.house[s.spot], 0, 0)
        return
    s.picks = 1
    if count(there) == 1:
        take_guest(s, seat, lowest(there), ev)
    else:
        s.phase = GUEST
        s.turn = seat


@rule
def guests_there(s: State) -> int:
    """The colours of the guests at the house where the geisha has stopped."""
    there = 0
    for c in range(5):
        if s.guests[s.spot][c] > 0:
            there |= 1 << c
    return there


@rule
def choose_guest(s: State, c: int, ev: Events) -> None:
    """Take one of the guests at the house."""
    s.phase = PLAYING
    take_guest(s, s.player, c, ev)


@rule
def held(s: State, seat: int) -> int:
    """How many guests a player has collected."""
    total = 0
    for c in range(5):
        total += s.collected[seat][c]
    return total
