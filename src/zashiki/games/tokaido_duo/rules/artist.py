"""The artist: moves from region to region, paints or gives paintings away."""

from ....engine.buffers import Events
from ....engine.kernels import CHANCE
from ..data import events as e_
from ..data.actions import A_GIFT, A_LEAVE, A_PAINT, A_TO, A_VIA
from ..data.names import ARTIST, INSPIRED, LAST_GIFT, PAINTINGS, REGIONS, SKILLED
from ..data.phases import ACTED, ARRIVED, AT_CANVAS, PATH, REGION, REVEAL, SET_OUT
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import LEAVE, cite, emit, holds, leave, lowest, rule
from .ending import set_off

N_REGIONS = len(REGIONS)

R_MOVE, R_SHARED, R_FRESH = cite("artist.move"), cite("space.shared"), cite("spring.fresh")
R_PAINT, R_COUNT, R_GIFT = cite("artist.paint"), cite("artist.count"), cite("artist.gift")
R_SKILLED, R_INSPIRED, R_OPTIONAL = cite("wave.skilled"), cite("wave.inspired"), cite("wave.optional")


@rule
def front_painting(s: State, seat: int) -> int:
    """The landscape of the front painting; none if it lies face down or all are given."""
    return s.paintings[seat][s.gifted[seat]] if s.gifted[seat] < s.revealed[seat] else NONE


@rule
def path_matters(t: Tables, s: State, seat: int) -> bool:
    """Does it matter which regions the artist passes? Only the inspired artist cares, with a painting to give whose
    landscape is not that of the region where the move begins."""
    if s.dice[ARTIST] < 2 or not holds(s, seat, INSPIRED):
        return False
    painting = front_painting(s, seat)
    return painting != NONE and painting != t.landscape[s.artist[seat]]


@rule
def region_choices(t: Tables, s: State, seat: int) -> int:
    """The regions where the artist may arrive with the die, as a set."""
    region = s.artist[seat]
    return t.ends[s.dice[ARTIST]][N_REGIONS * (1 << region) + region]


@rule
def next_regions(t: Tables, s: State, seat: int) -> int:
    """The regions the artist may enter next on a path walked step by step, as a set."""
    near: int = t.borders[s.artist[seat]] & ~s.path
    good = 0
    while near:
        region = lowest(near)
        near &= near - 1
        if t.ends[s.steps - 1][N_REGIONS * (s.path | 1 << region) + region] != 0:
            good |= 1 << region
    return good


@rule
def path_choices(t: Tables, s: State, seat: int) -> int:
    """The next step of a path: through a region or, with the last step, to it."""
    regions = next_regions(t, s, seat)
    return regions if s.steps == 1 else regions << (A_VIA - A_TO)


@rule
def walk_path(s: State, a: int, ev: Events) -> None:
    """The next step of a path."""
    if a < A_VIA:
        arrive(s, a - A_TO, ev)
    else:
        pass_through(s, a - A_VIA, ev)
        s.phase = SET_OUT


@rule
def choose_region(t: Tables, s: State, ev: Events) -> None:
    """Ask where the artist arrives or, if the path matters, where the next step leads; a single way is walked."""
    seat = s.player
    s.turn = seat
    if s.steps == 0:
        s.path = 1 << s.artist[seat]
        if path_matters(t, s, seat):
            s.steps = s.dice[ARTIST]
    regions = next_regions(t, s, seat) if s.steps > 0 else region_choices(t, s, seat)
    if regions == 0:
        regions = 1 << s.artist[seat]
    if regions & (regions - 1):
        s.phase = PATH if s.steps > 0 else REGION
    elif s.steps > 1:
        pass_through(s, lowest(regions), ev)
    else:
        arrive(s, lowest(regions), ev)


@rule
def pass_through(s: State, region: int, ev: Events) -> None:
    """One step of a path that goes on."""
    seat = s.player
    emit(ev, e_.E_VIA, R_FRESH if s.second else R_MOVE, seat, s.artist[seat], region, 0)
    s.artist[seat] = region
    s.path |= 1 << region
    s.steps -= 1


@rule
def arrive(s: State, region: int, ev: Events) -> None:
    """The artist stops."""
    seat = s.player
    cited = R_FRESH if s.second else R_MOVE
    if s.artist[1 - seat] == region:
        cited = R_SHARED
    emit(ev, e_.E_TO, cited, seat, s.artist[seat], region, 0)
    s.artist[seat] = region
    s.path |= 1 << region
    s.steps = 0
    s.phase = ARRIVED


@rule
def figures_nearby(t: Tables, s: State, seat: int) -> int:
    """How many of the five other figures are in and around the artist's region."""
    region = s.artist[seat]
    figures = 1 if s.artist[1 - seat] == region else 0
    for p in range(2):
        figures += (t.station_regions[s.pilgrim[p]] >> region) & 1
        figures += (t.town_regions[s.merchant[p]] >> region) & 1
    return figures


@rule
def paint_numbers(t: Tables, s: State, seat: int) -> int:
    """The numbers of paintings the artist may turn up, as a set: one for each other figure, one more if skilled."""
    left = PAINTINGS - s.revealed[seat]
    figures = figures_nearby(t, s, seat)
    numbers = 1 << min(figures, left)
    if holds(s, seat, SKILLED):
        numbers |= 1 << min(figures + 1, left)
    return numbers & ~1


@rule
def may_give(t: Tables, s: State, seat: int) -> bool:
    """Is there a painting to give in the region of arrival or, for the inspired artist, in any of the move?"""
    painting = front_painting(s, seat)
    if painting == NONE:
        return False
    regions = s.path if holds(s, seat, INSPIRED) else 1 << s.artist[seat]
    return (t.alike[painting] & regions) != 0


@rule
def canvas_choices(t: Tables, s: State, seat: int) -> int:
    """Leave the region, turn paintings up, or give the front one away."""
    found = LEAVE | paint_numbers(t, s, seat) << (A_PAINT - 1 - A_LEAVE)
    return found | 1 << (A_GIFT - A_LEAVE) if may_give(t, s, seat) else found


@rule
def at_canvas(t: Tables, s: State, a: int, ev: Events) -> None:
    """Paint or give, or neither."""
    if a == A_LEAVE:
        leave(s, ev)
    elif a == A_GIFT:
        give(t, s, ev)
    else:
        paint(t, s, a - A_PAINT + 1, ev)


@rule
def reach_region(t: Tables, s: State, ev: Events) -> None:
    """Ask whether the artist paints or gives, unless neither is possible."""
    seat = s.player
    if paint_numbers(t, s, seat) or may_give(t, s, seat):
        s.phase = AT_CANVAS
        s.turn = seat
    else:
        cited = R_PAINT if s.revealed[seat] == PAINTINGS else R_COUNT
        emit(ev, e_.E_NOTHING, cited, seat, ARTIST, 0, 0)
        s.phase = ACTED


@rule
def paint(t: Tables, s: State, number: int, ev: Events) -> None:
    """Turn so many paintings up; what they show is chance."""
    seat = s.player
    if number > figures_nearby(t, s, seat):
        emit(ev, e_.E_USE_WAVE, R_SKILLED, seat, SKILLED, 0, 0)
    elif paint_numbers(t, s, seat) & ~(1 << number):
        emit(ev, e_.E_SPARE_WAVE, R_OPTIONAL, seat, SKILLED, 0, 0)
    emit(ev, e_.E_PAINT, R_PAINT, seat, number, 0, 0)
    s.draws = number
    s.phase = REVEAL
    s.turn = CHANCE


@rule
def paintings_left(t: Tables, s: State, landscape: int) -> int:
    """How many paintings of a landscape the player has still face down."""
    seat = s.player
    left = t.paintings[0 if seat == s.purple else 1][landscape] if s.revealed[seat] < PAINTINGS else 0
    for place in range(s.revealed[seat]):
        if s.paintings[seat][place] == landscape:
            left -= 1
    return left


@rule
def turn_up(s: State, landscape: int, ev: Events) -> None:
    """The next painting shows what it is."""
    seat = s.player
    place = s.revealed[seat]
    s.paintings[seat][place] = landscape
    s.revealed[seat] = place + 1
    emit(ev, e_.E_REVEAL, R_PAINT, seat, landscape, place, 0)
    s.draws -= 1
    if s.draws <= 0:
        s.phase = ACTED


@rule
def give(t: Tables, s: State, ev: Events) -> None:
    """The front painting leaves the board."""
    seat = s.player
    painting = front_painting(s, seat)
    s.gifted[seat] += 1
    s.phase = ACTED
    if t.landscape[s.artist[seat]] != painting:
        emit(ev, e_.E_USE_WAVE, R_INSPIRED, seat, INSPIRED, 0, 0)
    emit(ev, e_.E_GIFT, R_GIFT, seat, painting, s.gifted[seat], 0)
    if s.gifted[seat] == PAINTINGS:
        set_off(s, seat, LAST_GIFT, ev)
