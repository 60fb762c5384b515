"""The rooms of the nagaya: what lies there, whose it is, experience and retirement."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import HIRE_LESS, JOKER, MON, MOVE_MORE, N_CHARACTERS, N_ROOMS, N_TYPES
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, count, emit, lowest, rule

LAST_LEVEL = 3
CANNOT = -99

R_RETIRE, R_FREE, R_TOKEN = cite("retire.circle"), cite("retire.free"), cite("token.once")
R_HIRE_LESS, R_MOVE_MORE, R_ESCAPE, R_JOKER = map(cite, ("token.hire", "token.move", "token.escape", "token.joker"))


@rule
def occupied(s: State) -> int:
    """The rooms that hold a card."""
    return s.kobun[0] | s.kobun[1] | s.kobun[2] | s.kobun[3] | s.neutral


@rule
def free_rooms(t: Tables, s: State) -> int:
    """The rooms that hold none."""
    return t.board & ~occupied(s)


@rule
def open_rooms(t: Tables, s: State, seat: int) -> int:
    """The free rooms whose surcharge a seat can pay."""
    free = free_rooms(t, s)
    return free if s.goods[seat][MON] >= t.surcharge else free & ~t.dear


@rule
def mon_after_room(t: Tables, s: State, seat: int) -> int:
    """The mon a seat has left when the cheapest free room is paid; far below 0 if it cannot place a card at all."""
    left, free = s.goods[seat][MON], free_rooms(t, s)
    if free == 0 or count(s.kobun[seat]) >= t.kobun:
        return CANNOT
    return left if free & ~t.dear else left - t.surcharge


@rule
def owner_of(s: State, room: int) -> int:
    """Whose kobun is in a room, if anybody's."""
    for seat in range(4):
        if (s.kobun[seat] >> room) & 1:
            return seat
    return NONE


@rule
def characters_in(s: State, rooms: int) -> int:
    """Those of some rooms that hold a character."""
    left, found = rooms, 0
    while left:
        room = lowest(left)
        left &= left - 1
        if 0 <= s.card[room] < N_CHARACTERS:
            found |= 1 << room
    return found


@rule
def character_rooms(s: State, seat: int) -> int:
    """The rooms that hold a character of a seat."""
    return characters_in(s, s.kobun[seat])


@rule
def buildings_in(s: State, rooms: int) -> int:
    """Those of some occupied rooms that hold a building."""
    return rooms & ~characters_in(s, rooms)


@rule
def room_of(s: State, card: int) -> int:
    """Where a card lies, if on the board."""
    for room in range(N_ROOMS):
        if s.card[room] == card:
            return room
    return NONE


@rule
def place(t: Tables, s: State, seat: int, room: int, cited: int, ev: Events) -> None:
    """The card just chosen goes into a room; a seat puts a kobun on it, a neutral card has none."""
    card = s.picked
    s.picked = NONE
    s.card[room] = card
    s.level[room] = t.start[card] if card < N_CHARACTERS else 0
    if seat == NONE:
        s.neutral |= 1 << room
    else:
        s.kobun[seat] |= 1 << room
    emit(ev, e_.E_PLACE, cited, seat, card, room, s.level[room])


@rule
def empty(s: State, room: int) -> int:
    """Take the card out of a room; its kobun goes home."""
    card = s.card[room]
    for seat in range(4):
        s.kobun[seat] &= ~(1 << room)
    s.neutral &= ~(1 << room)
    s.card[room] = NONE
    s.level[room] = 0
    return card


@rule
def remove(s: State, room: int) -> None:
    """The card in a room leaves the game."""
    card = empty(s, room)
    if card < N_CHARACTERS:
        s.gone |= 1 << card
    else:
        s.boxed |= 1 << (card - N_CHARACTERS)


@rule
def experience(t: Tables, s: State, seat: int, room: int, cited: int, ev: Events) -> None:
    """A character moves one level up; beyond the last it retires."""
    if s.level[room] < LAST_LEVEL:
        s.level[room] += 1
        emit(ev, e_.E_LEVEL, cited, seat, s.card[room], s.level[room], room)
        return
    card = empty(s, room)
    s.retired[seat] |= 1 << card
    token = t.token[card]
    emit(ev, e_.E_RETIRE, R_RETIRE if token == NONE else R_TOKEN, seat, card, room, 0)
    emit(ev, e_.E_FREE, R_FREE, seat, room, 0, 0)
    if token != NONE:
        s.special[seat] |= 1 << token
        emit(ev, e_.E_TOKEN, token_rule(token), seat, token, 0, 0)


@rule
def token_rule(token: int) -> int:
    """The paragraph of a special token."""
    if token == HIRE_LESS:
        return R_HIRE_LESS
    if token == MOVE_MORE:
        return R_MOVE_MORE
    return R_JOKER if token == JOKER else R_ESCAPE


@rule
def characters_of(s: State, seat: int) -> int:
    """A seat's characters, retired and on the board, as a set of cards."""
    cards, rooms = s.retired[seat], character_rooms(s, seat)
    while rooms:
        cards |= 1 << s.card[lowest(rooms)]
        rooms &= rooms - 1
    return cards


@rule
def types_and_crowd(t: Tables, cards: int, joker: int) -> int:
    """How many types a set of characters has, times 64, and how many are of its most frequent one. `joker` adds one."""
    types, crowd = 0, 0
    for k in range(N_TYPES):
        n = count(cards & t.of_type[k]) + (1 if k == joker else 0)
        types += 1 if n > 0 else 0
        crowd = max(crowd, n)
    return 64 * types + crowd


@rule
def owns(s: State, seat: int, building: int) -> bool:
    """Does a building of that seat stand on the board?"""
    room = room_of(s, N_CHARACTERS + building)
    return room != NONE and ((s.kobun[seat] >> room) & 1) == 1
