"""Taking guests and influence tokens at the house where a geisha has stopped."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.actions import A_TAKE_GUEST, A_TAKE_INFLUENCE
from ..data.names import EVENING
from ..data.phases import PLAYING, TOKEN
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, rule, value

R_TWO, R_ONE, R_NONE = cite("card.tokens-one"), cite("card.tokens-two"), cite("card.tokens-none")
R_COMPULSORY, R_WORK = cite("card.tokens-compulsory"), cite("maiko.work")
INFLUENCE = A_TAKE_INFLUENCE - A_TAKE_GUEST
"""The influence token among the choices, after the five colours of guests."""


@rule
def stop_for_tokens(t: Tables, s: State, seat: int, card: int, stop: int, ev: Events) -> None:
    """Take as many tokens as the card says from the house where its geisha has stopped."""
    s.spot = stop
    s.picks = t.takes[value(card) - 1]
    s.taking = R_TWO if s.picks == 2 else R_ONE
    if s.picks == 0:
        emit(ev, e_.E_NO_GUEST, R_NONE, seat, s.house[stop], 0, 0)
    take_tokens(s, seat, ev)


@rule
def take_tokens(s: State, seat: int, ev: Events) -> None:
    """Take what leaves no choice; ask for the rest."""
    while s.picks > 0:
        here = s.house[s.spot]
        if s.influence[here] == NONE:
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
def tokens_there(s: State) -> int:
    """The choices while a guest and the influence token lie at the house."""
    return 1 << s.house[s.spot] | 1 << INFLUENCE


@rule
def choose_token(s: State, token: int, ev: Events) -> None:
    """Take a guest or the influence token."""
    s.phase = PLAYING
    if token == INFLUENCE:
        take_influence(s, s.player, ev)
    else:
        take_guest(s, s.player, token, ev)
    take_tokens(s, s.player, ev)


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
