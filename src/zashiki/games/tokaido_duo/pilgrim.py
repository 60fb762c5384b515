"""The pilgrim: clockwise round the coast, past those who stand there, and what each station gives."""

from __future__ import annotations

from ...core.scratch import Events
from . import events as e_
from .ending import set_off
from .kernel import cite, emit, holds, price_of, rule
from .merchant import earn
from .names import (
    ACTED,
    ARRIVED,
    AT_SHORE,
    AT_STATION,
    GARDEN,
    GARDENS,
    HASTY,
    LAST_GARDEN,
    LAST_TEMPLE,
    PILGRIM,
    SERENE,
    SHORE,
    SPRING,
    TEMPLE,
    TEMPLES,
    TOWN,
)
from .state import NONE, State
from .tables import Tables
from .waves import tiles_on_offer

R_MOVE, R_PUSH_ON, R_FRESH = cite("pilgrim.move"), cite("pilgrim.push-on"), cite("spring.fresh")
R_TOWN, R_TEMPLE, R_GARDEN = cite("pilgrim.town"), cite("pilgrim.temple"), cite("pilgrim.garden")
R_SPRING, R_SHORE = cite("pilgrim.spring"), cite("pilgrim.shore")
R_STATION = (R_TOWN, R_TEMPLE, R_GARDEN, R_SPRING, R_SHORE)
R_SERENE, R_HASTY, R_OPTIONAL = cite("wave.serene"), cite("wave.hasty"), cite("wave.optional")


@rule
def occupied(t: Tables, s: State, seat: int, station: int) -> bool:
    """Does a figure stand there, other than the pilgrim who asks?"""
    if s.pilgrim[1 - seat] == station:
        return True
    town = t.station_town[station]
    return town != NONE and (s.merchant[0] == town or s.merchant[1] == town)


@rule
def landing(t: Tables, s: State, seat: int, steps: int) -> int:
    """Where a walk of so many steps ends: at that station, or the next empty one."""
    at = (s.pilgrim[seat] + steps) % t.stations
    while occupied(t, s, seat, at):
        at = (at + 1) % t.stations
    return at


@rule
def walks(t: Tables, s: State, seat: int) -> int:
    """The numbers of steps to choose from, as a set: the die's own, and one that a wave tile allows if it leads
    elsewhere."""
    number = s.dice[PILGRIM]
    steps: int = 1 << number
    other = number
    if holds(s, seat, SERENE) and number > 1:
        other = number - 1
    elif holds(s, seat, HASTY):
        other = number + 1
    if other != number and landing(t, s, seat, other) != landing(t, s, seat, number):
        steps |= 1 << other
    return steps


@rule
def walk(t: Tables, s: State, steps: int, chosen: int, ev: Events) -> None:
    """Walk so many stations, and push on if somebody stands there. `chosen` is 1 if there was a choice of steps."""
    seat, number = s.player, s.dice[PILGRIM]
    if steps != number:
        wave = SERENE if steps < number else HASTY
        emit(ev, e_.E_USE_WAVE, R_SERENE if steps < number else R_HASTY, seat, wave, 0, 0)
    elif chosen:
        emit(ev, e_.E_SPARE_WAVE, R_OPTIONAL, seat, s.wave[PILGRIM], 0, 0)
    start = s.pilgrim[seat]
    aim = (start + steps) % t.stations
    stop = landing(t, s, seat, steps)
    s.pilgrim[seat] = stop
    s.phase = ARRIVED
    emit(ev, e_.E_WALK, R_FRESH if s.second else R_MOVE, seat, start, aim, steps)
    if stop != aim:
        emit(ev, e_.E_PUSH_ON, R_PUSH_ON, seat, aim, stop, 0)


@rule
def station_kind(t: Tables, s: State) -> int:
    """What the station is where the moving pilgrim has stopped."""
    return t.kind[s.pilgrim[s.player]]


@rule
def reach_station(t: Tables, s: State, ev: Events) -> None:
    """Ask whether the action of the station is taken, unless it would do nothing."""
    seat, kind = s.player, station_kind(t, s)
    useless = False
    if kind == TEMPLE:
        useless = s.temples[seat] == TEMPLES
    elif kind == GARDEN:
        useless = s.gardens[seat] == GARDENS
    elif kind == SPRING:
        useless = s.spring == seat
    elif kind == SHORE:
        useless = tiles_on_offer(s, seat) == 0
    if useless:
        emit(ev, e_.E_NOTHING, R_STATION[kind], seat, PILGRIM, 0, 0)
        s.phase = ACTED
    else:
        s.phase = AT_SHORE if kind == SHORE else AT_STATION
        s.turn = seat


@rule
def visit(t: Tables, s: State, kind: int, ev: Events) -> None:
    """The action of a station: coins, a step on a track, or the hot-spring token."""
    seat = s.player
    s.phase = ACTED
    if kind == TOWN:
        town = t.station_town[s.pilgrim[seat]]
        emit(ev, e_.E_COINS, R_TOWN, seat, town, price_of(s.token[town]), 0)
        earn(t, s, seat, price_of(s.token[town]), ev)
    elif kind == TEMPLE:
        s.temples[seat] += 1
        emit(ev, e_.E_TEMPLE, R_TEMPLE, seat, s.temples[seat], 0, 0)
        if s.temples[seat] == TEMPLES:
            set_off(s, seat, LAST_TEMPLE, ev)
    elif kind == GARDEN:
        s.gardens[seat] += 1
        emit(ev, e_.E_GARDEN, R_GARDEN, seat, s.gardens[seat], 0, 0)
        if s.gardens[seat] == GARDENS:
            set_off(s, seat, LAST_GARDEN, ev)
    else:
        emit(ev, e_.E_SPRING, R_SPRING, seat, s.spring, 0, 0)
        s.spring = seat
