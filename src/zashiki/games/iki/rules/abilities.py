"""What characters do: carrying out an ability, and the choices that some of them ask for."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import DEAL_BUILD, DEAL_EXPERIENCE, DEAL_SWAP, KINDS
from ..data.phases import DEAL_DONE, PLAN, SECOND_TOKEN, SWAP_FIRST, SWAP_SECOND, TRAIN, VISIT
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, count, emit, rule
from .building import can_build
from .goods import can_pay, trade
from .rooms import character_rooms, characters_in, experience, occupied, owner_of, remove, room_of

R_ABILITY = tuple(cite(f"ability.{kind}") for kind in KINDS)
R_EXPERIENCE, R_SWAP, R_PIPE = cite("ability.experience"), cite("ability.swap"), cite("shop.pipe")
R_OWN, R_OTHER, R_NEUTRAL = cite("visit.own"), cite("visit.other"), cite("two.neutral-use")


@rule
def can_use(t: Tables, s: State, seat: int, card: int) -> bool:
    """Can a seat carry out the ability of a character?"""
    if not can_pay(t, s, seat, card):
        return False
    kind = t.kind[card]
    if kind == DEAL_EXPERIENCE:
        return character_rooms(s, seat) != 0
    if kind == DEAL_SWAP:
        on_board: int = count(all_characters(s))
        return on_board >= 2
    if kind == DEAL_BUILD:
        return can_build(t, s, seat, card, 0) != 0
    return True


@rule
def use(t: Tables, s: State, room: int, ev: Events) -> None:
    """Deal with a character: pay, take, and ask for what is still to be chosen."""
    seat, card = s.active, s.card[room]
    owner = owner_of(s, room)
    kind = t.kind[card]
    s.room_open = 0
    if t.one_deal:
        s.shop_open = 0
    s.using = card
    emit(ev, e_.E_USE, R_OWN if owner == seat else R_ABILITY[kind], seat, card, room, owner)
    trade(t, s, seat, card, R_ABILITY[kind], ev)
    if kind == DEAL_EXPERIENCE:
        s.phase = TRAIN
    elif kind == DEAL_SWAP:
        s.phase = SWAP_FIRST
    elif kind == DEAL_BUILD:
        s.phase = PLAN
    else:
        s.phase = DEAL_DONE


@rule
def train_paragraph(s: State) -> int:
    """Experience comes from a pipe or from an ability."""
    return R_PIPE if s.using == NONE else R_EXPERIENCE


@rule
def train(t: Tables, s: State, room: int, ev: Events) -> None:
    """An own character gains experience from an ability or a pipe."""
    experience(t, s, s.active, room, train_paragraph(s), ev)
    s.phase = DEAL_DONE


@rule
def all_characters(s: State) -> int:
    """The rooms that hold a character, whosever it is."""
    return characters_in(s, occupied(s))


@rule
def choose_swap(s: State, room: int) -> None:
    """The first of the two characters that change rooms."""
    s.swapping = room
    s.phase = SWAP_SECOND


@rule
def other_characters(s: State) -> int:
    """The rooms that hold a character beside the one chosen first for a change of rooms."""
    return all_characters(s) & ~(1 << s.swapping)


@rule
def swap(s: State, room: int, ev: Events) -> None:
    """Two characters change rooms with kobun and levels."""
    here, there = s.swapping, room
    emit(ev, e_.E_SWAP, R_SWAP, s.active, s.card[here], s.card[there], 0)
    both = (1 << here) | (1 << there)
    for seat in range(4):
        if (s.kobun[seat] >> here) & 1 != (s.kobun[seat] >> there) & 1:
            s.kobun[seat] ^= both
    if (s.neutral >> here) & 1 != (s.neutral >> there) & 1:
        s.neutral ^= both
    s.card[here], s.card[there] = s.card[there], s.card[here]
    s.level[here], s.level[there] = s.level[there], s.level[here]
    s.swapping = NONE
    s.phase = DEAL_DONE


@rule
def finish_deal(t: Tables, s: State, ev: Events) -> None:
    """Another player's character gains experience when its ability is done; a neutral one leaves the game."""
    card = s.using
    s.using = NONE
    s.phase = VISIT if s.second == NONE else SECOND_TOKEN
    room = room_of(s, card) if card != NONE else NONE
    if room == NONE:
        return
    owner = owner_of(s, room)
    if owner == NONE:
        emit(ev, e_.E_LEAVE, R_NEUTRAL, NONE, card, room, 0)
        remove(s, room)
    elif owner != s.active:
        experience(t, s, owner, room, R_OTHER, ev)
