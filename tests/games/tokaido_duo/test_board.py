"""The island of the standard edition against the data sheet, asked from the engine by playing on it."""

from __future__ import annotations

import random

import pytest

from tests.games.tokaido_duo.table import GAME, INDIGO, VERMILION, asked, phase, position, reached, use
from tests.support import fields, find_events, legal

MERCHANT_WALKS = {
    "m1": ("c1 c8 m2", "c2 c7 m3", "c3 c6 m4"),
    "m2": ("c2 c7 m1 m3", "c1 c8 c3 c6 m4", "c4 c5"),
    "m3": ("c3 c6 m2 m4", "c2 c7 c4 c5 m1", "c1 c8"),
    "m4": ("c4 c5 m3", "c3 c6 m2", "c2 c7 m1"),
    "c1": ("m1", "c8 m2", "c2 c7 m3"),
    "c2": ("m2", "c7 m1 m3", "c1 c8 c3 c6 m4"),
    "c3": ("m3", "c6 m2 m4", "c2 c7 c4 c5 m1"),
    "c4": ("m4", "c5 m3", "c3 c6 m2"),
    "c5": ("m4", "c4 m3", "c3 c6 m2"),
    "c6": ("m3", "c3 m2 m4", "c2 c7 c4 c5 m1"),
    "c7": ("m2", "c2 m1 m3", "c1 c8 c3 c6 m4"),
    "c8": ("m1", "c1 m2", "c2 c7 m3"),
}
ARTIST_WALKS = {
    "r1": ("r2 r8", "r2 r3 r7 r8", "r3 r4 r6 r7"),
    "r2": ("r1 r3 r8", "r1 r4 r7 r8", "r3 r5 r6 r7 r8"),
    "r3": ("r2 r4 r7", "r1 r5 r6 r8", "r1 r2 r4 r5 r6 r7 r8"),
    "r4": ("r3 r5 r6", "r2 r5 r6 r7", "r1 r3 r6 r7 r8"),
    "r5": ("r4 r6", "r3 r4 r6 r7", "r2 r3 r7 r8"),
    "r6": ("r4 r5 r7", "r3 r4 r5 r8", "r1 r2 r3 r4 r7"),
    "r7": ("r3 r6 r8", "r1 r2 r4 r5", "r1 r2 r3 r4 r5 r6 r8"),
    "r8": ("r1 r2 r7", "r1 r2 r3 r6", "r2 r3 r4 r5 r7"),
}
LANDSCAPES = {
    "r1": "bamboo", "r2": "moon", "r3": "waterfall", "r4": "mountain",
    "r5": "waterfall", "r6": "moon", "r7": "bamboo", "r8": "mountain",
}  # fmt: skip
RING = [
    "c1", "temple", "garden", "shore", "c2", "temple", "spring", "temple",
    "c3", "garden", "temple", "shore", "c4", "temple", "garden", "spring",
    "c5", "temple", "garden", "shore", "c6", "temple", "spring", "temple",
    "c7", "garden", "temple", "shore", "c8", "temple", "garden", "spring",
]  # fmt: skip
AROUND = {  # stations, coastal towns, mountain towns
    "r1": ((29, 30, 31), "c8 c1", "m1"),
    "r2": ((1, 2, 3), "c1 c2", "m1 m2"),
    "r3": ((5, 6, 7), "c2 c3", "m2 m3"),
    "r4": ((9, 10, 11), "c3 c4", "m3 m4"),
    "r5": ((13, 14, 15), "c4 c5", "m4"),
    "r6": ((17, 18, 19), "c5 c6", "m4 m3"),
    "r7": ((21, 22, 23), "c6 c7", "m3 m2"),
    "r8": ((25, 26, 27), "c7 c8", "m2 m1"),
}
TOWN_VALUES = {"m1": 4, "m2": 2, "m3": 3, "m4": 3}
TOWNS = tuple(MERCHANT_WALKS)
REGIONS = tuple(ARTIST_WALKS)


def rival_far_from(town):
    """A mountain town for the other merchant; it never matters there."""
    return "m3" if town != "m3" else "m2"


@pytest.mark.rule("merchant.move")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("start", MERCHANT_WALKS)
def test_where_a_merchant_comes(start, number):
    state, events = use("merchant", number, merchant=[start, rival_far_from(start)])
    assert reached(state, events, "go") == set(MERCHANT_WALKS[start][number - 1].split())


@pytest.mark.rule("artist.move", "artist.path")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("start", ARTIST_WALKS)
def test_where_an_artist_comes(start, number):
    state, events = use("artist", number, artist=[start, "r1"])
    assert reached(state, events, "to") == set(ARTIST_WALKS[start][number - 1].split())
    assert len(legal(state)) >= 2  # an artist always has a choice


def walks_by_hand(start, number):
    """Every path of that length over the one-step table, by plain recursion."""
    paths = [[start]]
    for _ in range(number):
        paths = [[*path, near] for path in paths for near in ARTIST_WALKS[path[-1]][0].split() if near not in path]
    return paths


def walks_by_engine(state, events, start):
    """Every path the engine lets an inspired artist walk from here."""
    path = [start, *(e.data["stop"] for e in events if e.verb in ("via", "to"))]
    if phase(state) != "path":
        return [path]
    found = []
    for action in legal(state):
        onward = state.copy()
        found += [[*path[:-1], *rest] for rest in walks_by_engine(onward, onward.play(action), path[-1])]
    return found


@pytest.mark.rule("artist.path", "wave.inspired")
@pytest.mark.parametrize("number", [2, 3])
@pytest.mark.parametrize("start", ARTIST_WALKS)
def test_an_inspired_artist_may_walk_every_path_and_no_other(start, number):
    front = next(shown for shown in ("moon", "bamboo") if shown != LANDSCAPES[start])
    state, events = use("artist", number, artist=[start, "r1"], tiles={"inspired": INDIGO}, gallery=[front, ""])
    assert sorted(walks_by_engine(state, events, start)) == sorted(walks_by_hand(start, number))


@pytest.mark.rule("pilgrim.move")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("start", range(32))
def test_the_ring_runs_clockwise_from_31_back_to_0(start, number):
    state, events = use("pilgrim", number, pilgrim=[start, (start + 16) % 32])
    (walk,) = find_events(events, "walk", "pilgrim.move")
    assert walk.data == {"start": start, "stop": (start + number) % 32, "steps": number}
    kind = RING[(start + number) % 32]
    if kind == "shore":
        assert asked(state) == {"tile pilgrim", "tile merchant", "tile artist", "leave"}
    else:
        assert asked(state) == {f"visit {kind if kind not in TOWNS else 'town'}", "leave"}


def test_the_ring_has_the_stations_of_the_data_sheet():
    assert GAME.components["ring.stations"] == RING
    kinds = [name if name not in TOWNS else "town" for name in RING]
    counts = {kind: kinds.count(kind) for kind in kinds}
    assert counts == {"town": 8, "temple": 10, "garden": 6, "shore": 4, "spring": 4}
    assert kinds[:16] == kinds[16:]
    assert all(kinds[k] != kinds[k - 1] for k in range(32))
    for k in range(32):
        ahead = {kinds[(k + n) % 32] for n in range(1, 5)}
        assert len(ahead) >= 3
        assert ahead & {"temple", "garden"}


@pytest.mark.rule("merchant.mountain")
@pytest.mark.parametrize("town", TOWN_VALUES)
def test_goods_of_the_mountain_towns(town):
    start = next(name for name, walks in MERCHANT_WALKS.items() if walks[0] == town)
    state, _ = use("merchant", 1, merchant=[start, rival_far_from(town)])
    assert asked(state) == {f"draw {TOWN_VALUES[town]}", "leave"}


@pytest.mark.rule("artist.gift")
@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("landscape", ["moon", "waterfall", "mountain", "bamboo"])
def test_landscapes_of_the_regions(region, landscape):
    start = ARTIST_WALKS[region][0].split()[0]
    state, _ = use("artist", 1, artist=[start, "r1"], gallery=[landscape, ""])
    state.play(f"to {region}")
    assert ("gift" in legal(state)) == (LANDSCAPES[region] == landscape)


def painted(**figures):
    """How many paintings Indigo's artist turns up with the figures standing so."""
    state = position(phase="canvas", die="artist", dice={"artist": 1}, tiles={"skilled": None}, **figures)
    numbers = [action for action in legal(state) if action.startswith("paint")]
    assert len(numbers) <= 1
    return int(numbers[0].split()[1]) if numbers else 0


def stations_of(region):
    stations, coastal, _ = AROUND[region]
    return {*stations, *(RING.index(town) for town in coastal.split())}


def towns_of(region):
    return {*AROUND[region][1].split(), *AROUND[region][2].split()}


def nowhere_near(region):
    """Places for the five others that do not count for a region."""
    station = next(k for k in range(32) if RING[k] == "temple" and k not in stations_of(region))
    other = next(k for k in range(31, 0, -1) if RING[k] == "temple" and k not in stations_of(region))
    town = next(m for m in TOWN_VALUES if m not in towns_of(region))
    artist = next(r for r in REGIONS if r != region)
    return {"pilgrim": [station, other], "merchant": [town, town], "artist": [region, artist]}


@pytest.mark.rule("artist.count")
@pytest.mark.parametrize("region", REGIONS)
def test_who_counts_in_and_around_a_region(region):
    alone = nowhere_near(region)
    assert painted(**alone) == 0
    for seat in (INDIGO, VERMILION):
        for station in range(32):
            if station not in alone["pilgrim"]:
                pilgrim = list(alone["pilgrim"])
                pilgrim[seat] = station
                assert painted(**alone | {"pilgrim": pilgrim}) == (station in stations_of(region)), station
        for town in TOWNS:
            merchant = list(alone["merchant"])
            merchant[seat] = town
            assert painted(**alone | {"merchant": merchant}) == (town in towns_of(region)), town
    for other in REGIONS:
        assert painted(**alone | {"artist": [region, other]}) == (other == region)


@pytest.mark.rule("artist.count", "artist.paint")
def test_figures_standing_anywhere_are_counted_one_by_one():
    rng = random.Random(4)
    seen = set()
    for _ in range(300):
        region, other = rng.choice(REGIONS), rng.choice(REGIONS)
        pilgrims = rng.sample(range(32), 2)
        merchants = [rng.choice([town for town in TOWNS if town not in [RING[k] for k in pilgrims]]) for _ in range(2)]
        number = sum(k in stations_of(region) for k in pilgrims)
        number += sum(town in towns_of(region) for town in merchants) + (other == region)
        seen.add(number)
        assert painted(pilgrim=pilgrims, merchant=merchants, artist=[region, other]) == number
    assert seen >= {0, 1, 2, 3, 4}


def test_mountain_towns_touch_three_or_four_regions_and_coastal_towns_two():
    touched = {town: [region for region in REGIONS if town in towns_of(region)] for town in TOWNS}
    assert {town: len(regions) for town, regions in touched.items()} == {
        **{f"c{k}": 2 for k in range(1, 9)}, "m1": 3, "m2": 4, "m3": 4, "m4": 3
    }  # fmt: skip
    assert GAME.components["towns.regions"] == [" ".join(sorted(touched[town])) for town in ("m1", "m2", "m3", "m4")]


def test_eleven_routes_are_the_eleven_borders():
    """Each route separates the two regions that it lies between: those both its towns touch."""
    routes, borders = GAME.components["towns.routes"], GAME.components["regions.borders"]
    assert len(routes) == len(borders) == 11
    separated = set()
    for route in routes:
        one, other = route.split("-")
        separated.add(frozenset(r for r in REGIONS if one in towns_of(r) and other in towns_of(r)))
    assert separated == {frozenset(border.split("-")) for border in borders}
    steps = {frozenset((one, other)) for one, walks in ARTIST_WALKS.items() for other in walks[0].split()}
    assert separated == steps


def test_equal_landscapes_never_touch_and_there_are_two_of_each():
    found = list(LANDSCAPES.values())
    assert GAME.components["regions.landscapes"] == found
    assert all(found.count(landscape) == 2 for landscape in found)
    for region, walks in ARTIST_WALKS.items():
        assert all(LANDSCAPES[near] != LANDSCAPES[region] for near in walks[0].split())


@pytest.mark.rule("score.trade", "score.culture", "score.faith")
@pytest.mark.parametrize(
    ("track", "values"),
    [
        ("slabs", (0, 5, 11, 18, 26, 35, 45)),
        ("gifted", (0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40)),
        ("temples", tuple(range(10))),
        ("gardens", tuple(range(7))),
    ],
)
def test_points_of_every_slot(track, values):
    paintings = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo"
    source = {"slabs": "trade", "gifted": "culture"}.get(track, "faith")
    for n, points in enumerate(values):
        if source == "faith" and n == 0:
            continue
        state, _ = use(
            "pilgrim", 1, pilgrim=[30, 14], trigger="temple", trigger_by=VERMILION, gallery=[paintings, ""],
            gone={"merchant": INDIGO, "artist": VERMILION}, **{track: [n, 0 if source != "faith" else 1]},
        )  # fmt: skip
        state.play("leave")
        assert state.outcome is not None
        assert state.scores()[INDIGO]["by_source"].get(source, 0) == points
        assert fields(state)["points"][INDIGO][("faith", "trade", "culture").index(source)] == points
