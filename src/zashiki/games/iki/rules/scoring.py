"""Points by source: the ledger, and what the final count would bring if it were made now."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import (
    BY_BUILDINGS,
    BY_FISH,
    BY_KOBAN,
    BY_TOBACCO,
    BY_TYPES,
    BY_WOOD,
    JOKER,
    KOBAN,
    MON,
    N_CHARACTERS,
    N_TYPES,
    OF_ONE_MARKET,
    ON_TRACK,
    PUPPETEER,
    RICE,
    SANDAL,
    SOURCES,
    WOOD,
)
from ..data.state import NONE, State
from ..data.tables import PER_CROWD, PER_FIRE, PER_FISH, PER_MON, PER_NOTHING, PER_RICE, PER_SANDAL, Tables
from .basics import emit, lowest, rule
from .rooms import buildings_in, characters_of, types_and_crowd

FIRST_POUCH = 16
N_SOURCES = len(SOURCES)


@rule
def score(s: State, seat: int, source: int, points: int, cited: int, ev: Events) -> None:
    """Write points into the ledger."""
    if points != 0:
        s.points[seat][source] += points
        emit(ev, e_.E_SCORE, cited, seat, source, points, 0)


@rule
def iki(s: State, seat: int) -> int:
    """Where a seat's marker stands on the IKI track."""
    points = 0
    for source in range(ON_TRACK):
        points += s.points[seat][source]
    return points


@rule
def total(s: State, seat: int) -> int:
    """All points of a seat in the ledger."""
    points = 0
    for source in range(N_SOURCES):
        points += s.points[seat][source]
    return points


@rule
def points_now(t: Tables, s: State, seat: int, source: int) -> int:
    """What a seat has from a source: on the IKI track what is in the ledger, else what the final count would bring."""
    if source < ON_TRACK:
        return s.points[seat][source]
    if source == BY_TYPES or source == BY_TOBACCO:
        cards = characters_of(s, seat)
        mix = counted_characters(t, cards, best_joker(t, s, seat, cards))
        return type_points(t, mix) if source == BY_TYPES else tobacco_points(t, s, seat, mix)
    if source == BY_FISH:
        return fish_points(t, s, seat)
    if source == BY_BUILDINGS:
        points, rooms = 0, buildings_in(s, s.kobun[seat])
        while rooms:
            points += building_points(t, s, seat, s.card[lowest(rooms)] - N_CHARACTERS)
            rooms &= rooms - 1
        return points
    return goods_points(t, s, seat, source)


@rule
def best_joker(t: Tables, s: State, seat: int, cards: int) -> int:
    """The type that the Joker of a seat with these characters counts as: what brings most. NONE without a Joker."""
    best, most = NONE, -1
    if (s.special[seat] >> JOKER) & 1:
        for k in range(N_TYPES):
            mix = counted_characters(t, cards, k)
            points = type_points(t, mix) + tobacco_points(t, s, seat, mix)
            if points > most:
                best, most = k, points
    return best


@rule
def counted_characters(t: Tables, cards: int, joker: int) -> int:
    """Characters as `types_and_crowd` counts them; the Joker stands in for its Puppeteer."""
    return types_and_crowd(t, cards if joker == NONE else cards & ~(1 << PUPPETEER), joker)


@rule
def type_points(t: Tables, mix: int) -> int:
    """What different types score; `mix` as `types_and_crowd` gives it."""
    return t.type_score[mix // 64]


@rule
def has_pipe(s: State, seat: int) -> bool:
    """Does a seat own a pipe?"""
    return (s.tokens[seat] >> 8) & OF_ONE_MARKET != 0


@rule
def tobacco_points(t: Tables, s: State, seat: int, mix: int) -> int:
    """What the pouches of a seat score; `mix` as `types_and_crowd` gives it."""
    points, pouches = 0, (s.tokens[seat] >> FIRST_POUCH) & OF_ONE_MARKET
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
    """What fish of different seasons score, and the bonus of the dearer ones."""
    seasons, points, fish = 0, 0, s.tokens[seat] & OF_ONE_MARKET
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
def goods_points(t: Tables, s: State, seat: int, source: int) -> int:
    """What koban, wood or mon score."""
    if source == BY_KOBAN:
        return s.goods[seat][KOBAN] * t.koban_score
    return s.goods[seat][WOOD] * t.wood_score if source == BY_WOOD else s.goods[seat][MON] // t.mon_for_a_point
