"""Components as numbers the rules read: stations, routes and regions as sets, walks counted ahead."""

from typing import Any

from ....api.edition import Components
from ....engine.schema import Grid, Row, Schema, i8, i16, public
from . import names

LENGTHS = names.FACES + 1
"""A move has 0 to 6 steps."""
EVERY_PATH = len(names.REGIONS) * (1 << len(names.REGIONS))
"""A region, and the set of regions that were entered."""


class Tables(Schema):
    """One edition."""

    # the ring, by station
    stations: int = public(i8, 0, "how many there are")
    kind: Row = public(i8, names.MOST_STATIONS, "what each is")
    station_town: Row = public(i8, names.MOST_STATIONS, "the coastal town it is, or -1")
    station_regions: Row = public(i16, names.MOST_STATIONS, "the regions it touches, as a set")

    # towns, the coastal ones first
    goes: Grid = public(i16, (len(names.TOWNS), LENGTHS), "where a merchant comes with each number of steps, as a set")
    town_regions: Row = public(i16, len(names.TOWNS), "the regions each town touches, as a set")
    town_goods: Row = public(i8, len(names.TOWNS), "goods drawn in each mountain town")

    # regions
    landscape: Row = public(i8, len(names.REGIONS), "the landscape of each region")
    alike: Row = public(i16, len(names.LANDSCAPES), "the regions of each landscape, as a set")
    borders: Row = public(i16, len(names.REGIONS), "the neighbours of each region, as a set")
    ends: Grid = public(
        i16,
        (LENGTHS, EVERY_PATH),
        "where an artist comes with each number of steps, as a set: index is entered regions * 8 + region",
    )

    # start spaces, north and south
    first_side: int = public(i8, 0, "the side that begins")
    pilgrim_start: Row = public(i8, 2, "stations")
    merchant_start: Row = public(i8, 2, "towns")
    artist_start: Row = public(i8, 2, "regions")

    # pieces
    faces: Grid = public(i8, (3, 6), "the numbers on each die")
    face_count: Grid = public(i8, (3, names.FACES), "how many faces show 1, 2, .. 6")
    token_count: Row = public(i8, len(names.TOKENS), "how many trade tokens of each kind there are")
    goods: Row = public(i8, 4, "goods of each kind in the game")
    paintings: Grid = public(i8, (2, 4), "paintings of each colour by landscape")
    limit: int = public(i8, 0, "how many goods may be held")
    strong_limit: int = public(i8, 0, "the same with the strong merchant")
    coins_per_slab: int = public(i8, 0, "coins that become a gold slab")

    # points
    temple: Row = public(i8, names.TEMPLES + 1, "what each slot of the temple track is worth, from slot 1")
    garden: Row = public(i8, names.GARDENS + 1, "what each slot of the garden track is worth, from slot 1")
    slab_points: Row = public(i16, names.SLABS + 1, "points with so many slabs")
    gift_points: Row = public(i16, names.PAINTINGS + 1, "points with so many gifts")


def build(components: Components, _options: dict[str, Any]) -> Any:
    """The tables of an edition."""
    return Tables.with_values(_ring(components) | _towns(components) | _regions(components) | _pieces(components))


def _ring(components: Components) -> dict[str, Any]:
    stations, regions = components["ring.stations"], components["ring.regions"]
    empty = names.MOST_STATIONS - len(stations)
    return {
        "stations": len(stations),
        "kind": [names.TOWN if name in names.TOWNS else names.STATIONS.index(name) for name in stations]
        + [names.TOWN] * empty,
        "station_town": [names.TOWNS.index(name) if name in names.TOWNS else -1 for name in stations] + [-1] * empty,
        "station_regions": [region_set(touched) for touched in regions] + [0] * empty,
        "first_side": names.SIDES.index(components["start.compass"]),
        "pilgrim_start": components["start.pilgrims"],
        "merchant_start": [names.TOWNS.index(town) for town in components["start.merchants"]],
        "artist_start": [names.REGIONS.index(region) for region in components["start.artists"]],
    }


def _towns(components: Components) -> dict[str, Any]:
    on_ring = dict(zip(components["ring.stations"], components["ring.regions"], strict=True))
    touched = [on_ring[town] for town in names.TOWNS[: names.COAST]] + components["towns.regions"]
    return {
        "goes": merchant_walks(components),
        "town_regions": [region_set(regions) for regions in touched],
        "town_goods": [0] * names.COAST + components["towns.goods"],
    }


def _regions(components: Components) -> dict[str, Any]:
    landscape = [names.LANDSCAPES.index(name) for name in components["regions.landscapes"]]
    return {
        "landscape": landscape,
        "alike": [sum(1 << r for r, here in enumerate(landscape) if here == k) for k in range(len(names.LANDSCAPES))],
        "borders": neighbours(names.REGIONS, components["regions.borders"]),
        "ends": artist_walks(components),
    }


def _pieces(components: Components) -> dict[str, Any]:
    dice = [components[f"dice.{character}"] for character in names.CHARACTERS]
    return {
        "faces": dice,
        "face_count": [[die.count(n) for n in range(1, names.FACES + 1)] for die in dice],
        "token_count": [components["trade.tokens"].count(token) for token in names.TOKENS],
        "goods": components["trade.goods"],
        "paintings": [components[f"paintings.{colour}"] for colour in names.COLOURS],
        "limit": components["trade.limit"],
        "strong_limit": components["trade.strong_limit"],
        "coins_per_slab": components["trade.coins_per_slab"],
        "temple": [0, *components["tracks.temple"]],
        "garden": [0, *components["tracks.garden"]],
        "slab_points": components["points.slabs"],
        "gift_points": components["points.gifts"],
    }


def region_set(text: str) -> int:
    """Regions named in a text, as a set.

    >>> bin(region_set("r1 r3"))
    '0b101'
    """
    return sum(1 << names.REGIONS.index(name) for name in text.split())


def neighbours(places: tuple[str, ...], links: list[str]) -> list[int]:
    """For each place the set of those it is linked to.

    >>> neighbours(("a", "b", "c"), ["a-b", "b-c"])
    [2, 5, 2]
    """
    near = [0] * len(places)
    for link in links:
        one, other = (places.index(name) for name in link.split("-"))
        near[one] |= 1 << other
        near[other] |= 1 << one
    return near


def walks(near: list[int], entered: int, place: int, steps: int, known: dict[tuple[int, int, int], int]) -> int:
    """Where a figure can be after exactly so many steps, never entering a place twice, as a set."""
    if steps == 0:
        return 1 << place
    key = (entered, place, steps)
    if key not in known:
        known[key] = 0
        for onward in range(len(near)):
            if near[place] & ~entered & 1 << onward:
                known[key] |= walks(near, entered | 1 << onward, onward, steps - 1, known)
    return known[key]


def merchant_walks(components: Components) -> list[list[int]]:
    """For each town and number of steps the towns where a merchant can come."""
    near, known = neighbours(names.TOWNS, components["towns.routes"]), dict[tuple[int, int, int], int]()
    return [
        [walks(near, 1 << town, town, steps, known) for steps in range(LENGTHS)] for town in range(len(names.TOWNS))
    ]


def artist_walks(components: Components) -> list[list[int]]:
    """For each number of steps, set of regions entered and region, the regions where an artist can come."""
    near, known = neighbours(names.REGIONS, components["regions.borders"]), dict[tuple[int, int, int], int]()
    n = len(names.REGIONS)
    return [[walks(near, k // n, k % n, steps, known) for k in range(EVERY_PATH)] for steps in range(LENGTHS)]
