"""The pilgrim: walks clockwise round the coast, and acts at the station where it stops."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.actions import A_LEAVE, A_TILE, A_VISIT
from ..data.names import (
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
from ..data.phases import ACTED, ARRIVED, AT_SHORE, AT_STATION
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import LEAVE, cite, emit, holds, leave, price_of, rule
from .ending import set_off
from .merchant import earn
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
def walk_choices(t: Tables, s: State, seat: int) -> int:
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
def walk(t: Tables, s: State, steps: int, forced: int, ev: Events) -> None:
    """Walk so many stations, and push on if somebody stands there. `forced` is 1 if there was no choice of steps."""
    seat, number = s.player, s.dice[PILGRIM]
    if steps != number:
        wave = SERENE if steps < number else HASTY
        emit(ev, e_.E_USE_WAVE, R_SERENE if steps < number else R_HASTY, seat, wave, 0, 0)
    elif not forced:
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
def station_paragraph(t: Tables, s: State) -> int:
    """The paragraph of the station where the pilgrim is asked."""
    return R_STATION[station_kind(t, s)]


@rule
def station_choices(t: Tables, s: State) -> int:
    """Leave the station, or take its action."""
    return LEAVE | 1 << (A_VISIT - A_LEAVE + station_kind(t, s))


@rule
def shore_choices(s: State, seat: int) -> int:
    """Leave the shore, or take one of the wave tiles on offer."""
    return LEAVE | tiles_on_offer(s, seat) << (A_TILE - A_LEAVE)


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
def visit(t: Tables, s: State, a: int, ev: Events) -> None:
    """Take the action of the station: coins, a step on a track, or the hot-spring token; or leave it."""
    seat, kind = s.player, a - A_VISIT
    s.phase = ACTED
    if a == A_LEAVE:
        leave(s, ev)
    elif kind == TOWN:
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
