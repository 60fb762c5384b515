"""The final count, by source, and who has won."""

from __future__ import annotations

from ...core.scratch import Events
from . import events as e_
from .goods import iki, score
from .kernel import cite, count, emit, lowest, rule
from .names import (
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
    FINISHED,
    JOKER,
    KOBAN,
    MON,
    N_CHARACTERS,
    N_TYPES,
    PUPPETEER,
    RICE,
    SANDAL,
    SOURCES,
    WOOD,
)
from .rooms import all_of, characters_in, kinds_and_crowd
from .state import NONE, State
from .tables import PER_CROWD, PER_FIRE, PER_FISH, PER_MON, PER_NOTHING, PER_RICE, PER_SANDAL, Tables

OVER = -2
EIGHT = 255
FIRST_POUCH = 16
N_SOURCES = len(SOURCES)

R_TRACK, R_COLLECT, R_PUPPETEER, R_JOKER = (
    cite("score.track"),
    cite("end.collect"),
    cite("card.puppeteer"),
    cite("token.joker"),
)
R_TYPES, R_FISH, R_TOBACCO, R_PIPES = (
    cite("score.types"),
    cite("score.fish"),
    cite("score.tobacco"),
    cite("score.pipes"),
)
R_STAND, R_KOBAN, R_WOOD, R_MON = (
    cite("score.buildings"),
    cite("score.koban"),
    cite("score.wood"),
    cite("score.mon"),
)
R_END, R_TIE_FIRE, R_TIE_STACK = cite("end.game"), cite("tie.fire"), cite("tie.stack")
FIRST_BUILDING = cite("building.inn")
"""The paragraphs of the buildings stand in the order of their names."""
for _k, _name in enumerate(BUILDINGS):
    if cite("building." + _name) != FIRST_BUILDING + _k:
        raise ValueError(f"rulebook: building.{_name} is out of order")


@rule
def final_count(t: Tables, s: State, ev: Events) -> None:
    """Every player's points beside the IKI track, then the winner."""
    for seat in range(t.players):
        emit(ev, e_.E_TRACK, R_TRACK, seat, iki(s, seat), 0, 0)
        count_characters(t, s, seat, ev)
        score(s, seat, BY_FISH, fish_points(t, s, seat), R_FISH, ev)
        count_buildings(t, s, seat, ev)
        score(s, seat, BY_KOBAN, s.goods[seat][KOBAN] * t.koban_score, R_KOBAN, ev)
        score(s, seat, BY_WOOD, s.goods[seat][WOOD] * t.wood_score, R_WOOD, ev)
        score(s, seat, BY_MON, s.goods[seat][MON] // t.mon_for_a_point, R_MON, ev)
    decide(t, s, ev)


@rule
def count_characters(t: Tables, s: State, seat: int, ev: Events) -> None:
    """Types and tobacco; the Joker counts as the type that brings most."""
    cards = all_of(s, seat)
    on_board = (cards & ~s.retired[seat]) >> PUPPETEER & 1
    emit(ev, e_.E_COLLECT, R_PUPPETEER if on_board else R_COLLECT, seat, count(cards), 0, 0)
    mix, best = kinds_and_crowd(t, cards, NONE), NONE
    if (s.special[seat] >> JOKER) & 1:
        most = -1
        for k in range(N_TYPES):
            tried = kinds_and_crowd(t, cards & ~(1 << PUPPETEER), k)
            points = t.type_score[tried // 64] + tobacco_points(t, s, seat, tried)
            if points > most:
                mix, best, most = tried, k, points
        s.joker = best
        emit(ev, e_.E_JOKER, R_JOKER, seat, best, 0, 0)
    score(s, seat, BY_TYPES, t.type_score[mix // 64], R_TYPES, ev)
    score(s, seat, BY_TOBACCO, tobacco_points(t, s, seat, mix), R_PIPES if has_pipe(s, seat) else R_TOBACCO, ev)


@rule
def has_pipe(s: State, seat: int) -> bool:
    """Does a seat own a pipe?"""
    return (s.tokens[seat] >> 8) & EIGHT != 0


@rule
def tobacco_points(t: Tables, s: State, seat: int, mix: int) -> int:
    """What the pouches of a seat score; `mix` as `kinds_and_crowd` gives it."""
    points, pouches = 0, (s.tokens[seat] >> FIRST_POUCH) & EIGHT
    while pouches:
        token = FIRST_POUCH + lowest(pouches)
        pouches &= pouches - 1
        per = t.token_counts[token]
        if per == PER_NOTHING:
            points += t.token_points[token]
        else:
            counted = mix // 64
            if per == PER_FIRE:
                counted = s.fire[seat]
            elif per == PER_CROWD:
                counted = mix % 64
            elif per == PER_MON:
                counted = s.goods[seat][MON]
            points += t.token_points[token] * (counted // t.token_every[token])
    return points * t.pipe_factor if has_pipe(s, seat) else points


@rule
def fish_points(t: Tables, s: State, seat: int) -> int:
    """Fish of different seasons, and the bonus of the dearer ones."""
    seasons, points, fish = 0, 0, s.tokens[seat] & EIGHT
    while fish:
        points += t.token_points[lowest(fish)]
        seasons += 1
        fish &= fish - 1
    return points + t.fish_score[min(seasons, 4)]


@rule
def building_points(t: Tables, s: State, seat: int, building: int) -> int:
    """What a building of a seat scores: its own points, and so much for each of what it counts."""
    per, counted = t.counts[building], 0
    if per == PER_SANDAL:
        counted = s.goods[seat][SANDAL]
    elif per == PER_RICE:
        counted = s.goods[seat][RICE]
    elif per == PER_FIRE:
        counted = s.fire[seat]
    elif per == PER_FISH:
        counted = fish_points(t, s, seat)
    return t.worth[building] + min(t.most[building], t.each[building] * counted)


@rule
def count_buildings(t: Tables, s: State, seat: int, ev: Events) -> None:
    """Each building that stands scores what it says."""
    rooms = s.kobun[seat] & ~characters_in(s, s.kobun[seat])
    emit(ev, e_.E_STAND, R_STAND, seat, count(rooms), 0, 0)
    while rooms:
        building = s.card[lowest(rooms)] - N_CHARACTERS
        rooms &= rooms - 1
        score(s, seat, BY_BUILDINGS, building_points(t, s, seat, building), FIRST_BUILDING + building, ev)


@rule
def total(s: State, seat: int) -> int:
    """All points of a seat."""
    points = 0
    for source in range(N_SOURCES):
        points += s.points[seat][source]
    return points


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
