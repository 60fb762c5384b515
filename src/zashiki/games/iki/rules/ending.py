"""The end of the game: the final count, and who has won."""

from ....engine.buffers import Events
from ....engine.kernels import OVER
from ..data import events as e_
from ..data.names import (
    BUILDINGS,
    BY_BUILDINGS,
    BY_FIRE_STACK,
    BY_FIRE_STEP,
    BY_FISH,
    BY_KOBAN,
    BY_MON,
    BY_POINTS,
    BY_TOBACCO,
    BY_TYPES,
    BY_WOOD,
    N_CHARACTERS,
    PUPPETEER,
)
from ..data.phases import FINISHED
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, count, emit, lowest, rule
from .rooms import buildings_in, characters_of
from .scoring import (
    best_joker,
    building_points,
    counted_characters,
    fish_points,
    goods_points,
    has_pipe,
    iki,
    score,
    tobacco_points,
    total,
    type_points,
)

R_TRACK, R_COLLECT, R_PUPPETEER, R_JOKER = map(cite, ("score.track", "end.collect", "card.puppeteer", "token.joker"))
R_TYPES, R_FISH, R_TOBACCO, R_PIPES = map(cite, ("score.types", "score.fish", "score.tobacco", "score.pipes"))
R_STAND, R_KOBAN, R_WOOD, R_MON = map(cite, ("score.buildings", "score.koban", "score.wood", "score.mon"))
R_END, R_TIE_FIRE, R_TIE_STACK = cite("end.game"), cite("tie.fire"), cite("tie.stack")
R_BUILDING = tuple(cite(f"building.{name}") for name in BUILDINGS)


@rule
def final_count(t: Tables, s: State, ev: Events) -> None:
    """Every player's points beside the IKI track, then the winner."""
    for seat in range(t.players):
        emit(ev, e_.E_TRACK, R_TRACK, seat, iki(s, seat), 0, 0)
        count_characters(t, s, seat, ev)
        score(s, seat, BY_FISH, fish_points(t, s, seat), R_FISH, ev)
        count_buildings(t, s, seat, ev)
        score(s, seat, BY_KOBAN, goods_points(t, s, seat, BY_KOBAN), R_KOBAN, ev)
        score(s, seat, BY_WOOD, goods_points(t, s, seat, BY_WOOD), R_WOOD, ev)
        score(s, seat, BY_MON, goods_points(t, s, seat, BY_MON), R_MON, ev)
    decide(t, s, ev)


@rule
def count_characters(t: Tables, s: State, seat: int, ev: Events) -> None:
    """Types and tobacco; the Joker counts as the type that brings most."""
    cards = characters_of(s, seat)
    on_board = (cards & ~s.retired[seat]) >> PUPPETEER & 1
    emit(ev, e_.E_COLLECT, R_PUPPETEER if on_board else R_COLLECT, seat, count(cards), 0, 0)
    joker = best_joker(t, s, seat, cards)
    if joker != NONE:
        s.joker = joker
        emit(ev, e_.E_JOKER, R_JOKER, seat, joker, 0, 0)
    mix = counted_characters(t, cards, joker)
    score(s, seat, BY_TYPES, type_points(t, mix), R_TYPES, ev)
    score(s, seat, BY_TOBACCO, tobacco_points(t, s, seat, mix), R_PIPES if has_pipe(s, seat) else R_TOBACCO, ev)


@rule
def count_buildings(t: Tables, s: State, seat: int, ev: Events) -> None:
    """Each building that stands scores what it says."""
    rooms = buildings_in(s, s.kobun[seat])
    emit(ev, e_.E_STAND, R_STAND, seat, count(rooms), 0, 0)
    while rooms:
        building = s.card[lowest(rooms)] - N_CHARACTERS
        rooms &= rooms - 1
        score(s, seat, BY_BUILDINGS, building_points(t, s, seat, building), R_BUILDING[building], ev)


@rule
def decide(t: Tables, s: State, ev: Events) -> None:
    """Most points; then the higher fire step; then the upper marker: the first in fire order among the best."""
    s.turn = OVER
    s.phase = FINISHED
    s.winner, s.ending = s.fire_order[0], BY_POINTS
    cited = R_END
    for k in range(1, t.players):
        seat = s.fire_order[k]
        if total(s, seat) > total(s, s.winner):
            s.winner = seat
    for seat in range(t.players):
        if seat != s.winner and total(s, seat) == total(s, s.winner):
            if s.fire[seat] == s.fire[s.winner]:
                s.ending, cited = BY_FIRE_STACK, R_TIE_STACK
            elif s.ending == BY_POINTS:
                s.ending, cited = BY_FIRE_STEP, R_TIE_FIRE
    emit(ev, e_.E_WON, cited, s.winner, total(s, s.winner), s.ending, 0)
