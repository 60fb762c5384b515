"""Playing a card: into the zone, the geisha walks, prestige when she comes home, tokens where she stops."""

from __future__ import annotations

from ...core.scratch import Events
from . import events as e_
from .kernel import cite, colour, emit, lowest, rule, value
from .names import EVENING, GUEST, LEARN, MAIKO, TOKEN
from .state import FACE_DOWN, NONE, State
from .tables import Tables

R_MOVE, R_STOP, R_GEIKO_MOVE = cite("card.move"), cite("card.home-stop"), cite("geiko.move")
R_FIRST, R_SECOND = cite("card.home-first"), cite("card.home-second")
R_FATE_FIRST, R_FATE_SECOND = cite("fate.first"), cite("fate.second")
R_TAKE_TWO, R_TAKE_ONE, R_TAKE_NONE = (
    cite("card.tokens-one"),
    cite("card.tokens-two"),
    cite("card.tokens-none"),
)
R_COMPULSORY = cite("card.tokens-compulsory")
R_REVEAL = cite("hidden.reveal")
R_LEARN, R_WORK, R_CELLS = cite("maiko.learn"), cite("maiko.work"), cite("maiko.cells")
LAST_PLACE = 5


@rule
def walk(s: State, card: int, ev: Events) -> int:
    """Move the card's geisha clockwise; returns where she stops."""
    c = colour(card)
    cited = R_MOVE if s.game == EVENING else (R_WORK if s.game == MAIKO else R_GEIKO_MOVE)
    start = s.geisha[c]
    stop = (start + value(card)) % LAST_PLACE
    s.geisha[c] = stop
    emit(ev, e_.E_MOVE, cited, NONE, c, s.house[start], s.house[stop])
    return stop


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
        s.spot = stop
        s.picks = t.takes[value(card) - 1]
        s.taking = R_TAKE_TWO if s.picks == 2 else R_TAKE_ONE
        if s.picks == 0:
            emit(ev, e_.E_NO_GUEST, R_TAKE_NONE, seat, s.house[stop], 0, 0)
        take_tokens(s, seat, ev)


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


@rule
def token_lies_there(s: State) -> bool:
    """Does the influence token still lie at the house where tokens are taken?"""
    return s.influence[s.house[s.spot]] == NONE


@rule
def take_tokens(s: State, seat: int, ev: Events) -> None:
    """Take what leaves no choice; ask for the rest."""
    while s.picks > 0:
        here = s.house[s.spot]
        if token_lies_there(s):
            if s.guests[s.spot][here] >= s.picks:
                s.phase = TOKEN
                s.turn = seat
                return
            take_influence(s, seat, ev)
        elif s.guests[s.spot][here] > 0:
            take_guest(s, seat, here, ev)
        else:
            emit(ev, e_.E_NO_GUEST, R_COMPULSORY, seat, here, 0, 0)
            s.picks = 0


@rule
def take_guest(s: State, seat: int, c: int, ev: Events) -> None:
    """One guest goes from the house to the player."""
    s.guests[s.spot][c] -= 1
    s.collected[seat][c] += 1
    cited = R_WORK
    if s.game == EVENING:
        cited = s.taking
    s.picks -= 1
    emit(ev, e_.E_GUEST, cited, seat, c, s.house[s.spot], 0)


@rule
def take_influence(s: State, seat: int, ev: Events) -> None:
    """The influence token goes from the house to the player's side of the row."""
    s.influence[s.house[s.spot]] = seat
    emit(ev, e_.E_INFLUENCE, s.taking, seat, s.house[s.spot], s.house[s.spot], 0)
    s.picks -= 1


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
    kinds, last = 0, NONE
    for c in range(5):
        if s.guests[s.spot][c] > 0:
            kinds += 1
            last = c
    if kinds == 0 or held(s, seat) >= t.cells:
        emit(ev, e_.E_NO_GUEST, R_CELLS, seat, s.house[s.spot], 0, 0)
        return
    s.picks = 1
    if kinds == 1:
        take_guest(s, seat, last, ev)
    else:
        s.phase = GUEST
        s.turn = seat


@rule
def held(s: State, seat: int) -> int:
    """How many guests a player has collected."""
    total = 0
    for c in range(5):
        total += s.collected[seat][c]
    return total
