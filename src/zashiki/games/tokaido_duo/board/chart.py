"""Where everything is on the map: stations along the coast, towns, routes, regions, and the places in the sea."""

import math
from bisect import bisect_left
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from ....drawing.svg import Point, along_loop, number
from ..data.names import COASTAL
from .sheets import Sheet

PREFIX = "td-"
FINE = 8
"""Into how many pieces a stretch of the road is cut to measure it."""


class Stop(NamedTuple):
    """A place on the road: where, how far along, and the way a pilgrim faces there, in degrees."""

    x: float
    y: float
    at: float
    heading: float

    def beside(self, out: float, ahead: float = 0.0) -> Point:
        """A point so far out towards the sea, and so far along the road."""
        angle = math.radians(self.heading)
        c, s = math.cos(angle), math.sin(angle)
        return self.x + out * s + ahead * c, self.y - out * c + ahead * s


class Route(NamedTuple):
    """A trade route: from, to, and the two points it bends towards."""

    start: str
    end: str
    a: Point
    first: Point
    second: Point
    b: Point

    def curve(self, towards: str) -> str:
        """The curve without its first point, walked towards one of its ends."""
        points = (self.first, self.second, self.b) if towards == self.end else (self.second, self.first, self.a)
        return "C" + " ".join(_at(p) for p in points)


class Region(NamedTuple):
    """A region: its name, which stretch of coast it has (0: after the first coastal town), and its outline."""

    name: str
    stretch: int
    outline: str


class Chart(NamedTuple):
    """The whole plan."""

    stops: tuple[Stop, ...]
    towns: dict[str, Point]
    routes: tuple[Route, ...]
    regions: tuple[Region, ...]


@cache
def measured(sheet: Sheet) -> tuple[list[tuple[float, float, float]], list[float]]:
    """Points along the road with their headings, and how far each is from the first."""
    line = list(sheet.outline)
    points = [along_loop(line, k, j / FINE) for k in range(len(line)) for j in range(FINE)]
    points.append(points[0])
    far = [0.0]
    for (ax, ay, _), (bx, by, _) in pairwise(points):
        far.append(far[-1] + math.hypot(bx - ax, by - ay))
    return points, far


def stop_at(sheet: Sheet, share: float) -> Stop:
    """The place after that share of the way round."""
    points, far = measured(sheet)
    wanted = share % 1 * far[-1]
    k = max(1, bisect_left(far, wanted))
    part = (wanted - far[k - 1]) / (far[k] - far[k - 1])
    (ax, ay, turn), (bx, by, _) = points[k - 1], points[k]
    return Stop(ax + part * (bx - ax), ay + part * (by - ay), share % 1, turn)


@cache
def chart(sheet: Sheet, stations: tuple[str, ...], touched: tuple[str, ...], routes: tuple[str, ...]) -> Chart:
    """The plan for a ring of stations, the regions each touches, and the routes between towns."""
    stops = _stops(sheet, stations)
    towns: dict[str, Point] = dict(sheet.inland)
    towns |= {name: (stop.x, stop.y) for name, stop in zip(stations, stops, strict=True) if name in COASTAL}
    ends = (text.split("-") for text in routes)
    roads = tuple(_route(k, start, end, towns) for k, (start, end) in enumerate(ends))
    return Chart(stops, towns, roads, _regions(sheet, stations, touched, stops, roads))


def _stops(sheet: Sheet, stations: tuple[str, ...]) -> tuple[Stop, ...]:
    """Coastal towns an eighth of the way apart, the other stations evenly between them."""
    n = len(stations)
    first = stations.index(COASTAL[0])
    order = [(first + k) % n for k in range(n)]
    anchors = [k for k, i in enumerate(order) if stations[i] in COASTAL] + [n]
    found = {}
    for stretch, (a, b) in enumerate(pairwise(anchors)):
        for k in range(a, b):
            found[order[k]] = stop_at(sheet, (stretch + (k - a) / (b - a)) / len(COASTAL))
    return tuple(found[i] for i in range(n))


def _route(k: int, start: str, end: str, towns: dict[str, Point]) -> Route:
    """A road over hills: it swings to one side and back."""
    (ax, ay), (bx, by) = a, b = towns[start], towns[end]
    dx, dy = bx - ax, by - ay
    swing = 0.13 if k % 2 else -0.13
    first = (ax + dx / 3 - swing * dy, ay + dy / 3 + swing * dx)
    second = (ax + 2 * dx / 3 + swing * dy, ay + 2 * dy / 3 - swing * dx)
    return Route(start, end, a, first, second, b)


def _regions(
    sheet: Sheet,
    stations: tuple[str, ...],
    touched: tuple[str, ...],
    stops: tuple[Stop, ...],
    routes: tuple[Route, ...],
) -> tuple[Region, ...]:
    """Between two coastal towns: along the coast, and back over the routes."""
    n = len(stations)
    anchors = sorted((stops[k].at, k) for k in range(n) if stations[k] in COASTAL)
    found = []
    for stretch, (_, a) in enumerate(anchors):
        b = anchors[(stretch + 1) % len(anchors)][1]
        back = "".join(route.curve(to) for route, to in way(stations[b], stations[a], routes))
        found.append(Region(_name(touched, a, b), stretch, f"{coast_line(sheet, stretch)}{back}Z"))
    return tuple(found)


def _name(touched: tuple[str, ...], a: int, b: int) -> str:
    """The region all stations between two coastal towns touch, the towns included."""
    common, k = set(touched[a].split()), a
    while k != b:
        k = (k + 1) % len(touched)
        common &= set(touched[k].split())
    return min(common, default=touched[a].split()[-1])


def coast_line(sheet: Sheet, stretch: int) -> str:
    """The road from one coastal town to the next."""
    cuts = 24
    stops = [stop_at(sheet, (stretch + k / cuts) / len(COASTAL)) for k in range(cuts + 1)]
    return "M" + "L".join(_at((s.x, s.y)) for s in stops)


def way(start: str, end: str, routes: tuple[Route, ...]) -> list[tuple[Route, str]]:
    """The routes from one town to another, each with the town it leads to."""
    reached: dict[str, list[tuple[Route, str]]] = {start: []}
    queue = [start]
    for town in queue:
        for route in routes:
            if town in (route.start, route.end):
                to = route.end if town == route.start else route.start
                if to not in reached:
                    reached[to] = [*reached[town], (route, to)]
                    queue.append(to)
    return reached.get(end, [])


def shore(sheet: Sheet, out: float, rough: float) -> list[Point]:
    """A line around the island, so far outside the road, with capes and coves."""
    cuts = 120
    found = []
    for k in range(cuts):
        stop = stop_at(sheet, k / cuts)
        wave = math.sin(k * 1.9) + 0.7 * math.sin(k * 0.83 + 1.0) + 0.5 * math.sin(k * 3.1)
        found.append(stop.beside(out + rough * wave))
    return found


def _at(point: Point) -> str:
    return f"{number(float(point[0]))} {number(float(point[1]))}"
