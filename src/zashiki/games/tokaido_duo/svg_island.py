"""The print behind the pieces: sea, coast, regions, routes over the hills, and the pilgrim's road."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ...core.drawing import (
    INK,
    OCHRE,
    PAPER,
    TITLE_FACE,
    VERMILION,
    WHITE,
    Point,
    bokashi,
    circle,
    el,
    group,
    letters,
    move,
    number,
    path,
    rect,
    smooth_loop,
    thing,
    use,
    waves,
)
from .names import COASTAL, INLAND, REGIONS
from .svg_chart import HEIGHT, PREFIX, WIDTH, Chart, chart, shore, stop_at
from .svg_figures import sign
from .svg_scenes import scene
from .svg_stations import mountain_town, station

ORANGE = "#E07B26"
SAND, ROAD = "#EBD6A4", "#F7EACB"

SCENES: tuple[tuple[float, float, float], ...] = (
    (306, 206, 1.28), (574, 200, 1.0), (812, 204, 1.3), (976, 306, 1.0),
    (846, 426, 1.22), (584, 344, 0.94), (352, 424, 1.28), (190, 298, 1.04),
)  # fmt: skip
"""Where the landscape of a region is drawn and how large, by its stretch of coast."""
PINES = ((0.045, 14), (0.17, 13), (0.2, 17), (0.295, 15), (0.42, 14), (0.545, 16), (0.67, 15), (0.74, 15),
         (0.795, 17), (0.9, 15), (0.955, 16))  # fmt: skip
"""Pines on the beach: after which share of the way, and how large."""
PINE = "M-1.5 0V-8H1.5V0ZM-11 -7C-13 -13 -6 -14 -5 -13C-5 -19 5 -19 5 -13C6 -14 13 -13 11 -7ZM-7 -14C-9 -20 -3 -22 0 -23C3 -22 9 -20 7 -14Z"  # noqa: E501
MIST = ((-30, 118, 150), (1010, 132, 190), (250, 556, 150), (856, 566, 120))
SWIRL = (
    "M0 0C6 -3 8 4 2 7C-8 10 -14 0 -8 -8C0 -17 18 -12 20 2C21 18 -2 26 -18 16C-34 4 -26 -22 -4 -26C18 -29 38 -14 36 8"
)


AHEAD = {"c1": 12.0, "c4": -4.0, "c5": -70.0, "c6": 10.0, "c7": -10.0}
"""Trade tokens that lie a little further along the road than their town, or before it."""
MOUND = "M-30 0C-24 -14 -14 -19 -6 -9C2 -24 16 -20 21 -7C25 -10 30 -8 34 0Z"


class Land(NamedTuple):
    """What of an edition is drawn on the map."""

    stations: tuple[str, ...]
    touched: tuple[str, ...]
    routes: tuple[str, ...]
    landscapes: tuple[str, ...]
    goods: tuple[int, ...]

    def chart(self) -> Chart:
        """Where everything is."""
        return chart(self.stations, self.touched, self.routes)


@cache
def definitions() -> str:
    """The sea, from deep to pale and deep again."""
    return "".join(
        [
            bokashi(
                f"{PREFIX}sea", (0, "#1E3C68"), (0.22, "#4A74A3"), (0.55, "#8FB0CC"), (0.85, "#5E88B2"), (1, "#2A4E7E")
            ),
            waves(f"{PREFIX}seigaiha", "#CFE0EA", "#41699A"),
            el("clipPath", rect(0, 0, WIDTH, HEIGHT), id=f"{PREFIX}edge"),
        ]
    )


@cache
def island(land: Land) -> str:
    """Sea and land, with the routes."""
    plan = land.chart()
    return group(
        group(sea(), coast(), clip_path=f"url(#{PREFIX}edge)"),
        *(region(land, k) for k in range(len(plan.regions))),
        hills(plan),
        trade_routes(plan),
        rect(0, 0, WIDTH, HEIGHT, fill=f"url(#{PREFIX}fibres)"),
        class_="island",
    )


@cache
def stations(land: Land) -> str:
    """The road with its stations, and the mountain towns."""
    plan = land.chart()
    return group(
        road(),
        *(station(k, name, s.x, s.y) for k, (name, s) in enumerate(zip(land.stations, plan.stops, strict=True))),
        *(mountain_town(name, land.goods[k], *plan.towns[name]) for k, name in enumerate(INLAND)),
        class_="stations",
    )


def sea() -> str:
    """Water, its waves, mist over it, and the whirlpool of Naruto."""
    return group(
        rect(0, 0, WIDTH, HEIGHT, fill=f"url(#{PREFIX}sea)"),
        rect(0, 0, WIDTH, HEIGHT, fill=f"url(#{PREFIX}seigaiha)", opacity=0.3),
        *(_mist(x, y, w) for x, y, w in MIST),
        whirlpool(966, 552),
        class_="sea",
    )


def coast() -> str:
    """The beach, with foam and shallow water around it."""
    line = smooth_loop(shore(33, 2.6))
    shallows = ((46, "#A9C6DA", 0.45), (26, "#D3E3E8", 0.55), (11, WHITE, 0.85))
    return group(
        *(path(line, fill="none", stroke=colour, stroke_width=w, opacity=o) for w, colour, o in shallows),
        path(line, fill=SAND, stroke=INK, stroke_width=1.8),
        *(_pine(share, size) for share, size in PINES),
        class_="coast",
    )


def region(land: Land, k: int) -> str:
    """A region and its landscape."""
    place = land.chart().regions[k]
    landscape = land.landscapes[REGIONS.index(place.name)]
    shape = f"{PREFIX}land-{place.stretch}"
    return thing(
        "region",
        f"region {place.name.upper()}: {landscape}",
        path(place.outline, id=shape, fill=f"url(#{PREFIX}ground-{landscape})"),
        el("clipPath", use(shape), id=f"{shape}-edge"),
        group(scene(landscape, *SCENES[place.stretch]), clip_path=f"url(#{shape}-edge)"),
        data_region=place.name,
        data_landscape=landscape,
    )


def hills(plan: Chart) -> str:
    """Low hills where the routes cross from one valley to the next."""
    drawn = []
    for route in plan.routes:
        x = (route.a[0] + 3 * route.first[0] + 3 * route.second[0] + route.b[0]) / 8
        y = (route.a[1] + 3 * route.first[1] + 3 * route.second[1] + route.b[1]) / 8
        drawn.append(path(MOUND, fill=f"url(#{PREFIX}hill)", stroke=INK, stroke_width=1.3, transform=move(x, y + 3)))
    return group(*drawn, class_="hills")


def trade_routes(plan: Chart) -> str:
    """The orange routes of the merchants, which are the borders of the regions."""
    drawn = []
    for route in plan.routes:
        line = f"M{number(route.a[0])} {number(route.a[1])}{route.curve(route.end)}"
        drawn.append(
            thing(
                "route",
                f"trade route {route.start.upper()} to {route.end.upper()}",
                path(line, stroke=INK, stroke_width=11.5),
                path(line, stroke=ORANGE, stroke_width=8.5),
                path(line, stroke="#FCE3B4", stroke_width=1.8, stroke_dasharray="7 6"),
                data_route=f"{route.start}-{route.end}",
            )
        )
    return group(*drawn, class_="routes", fill="none")


def road() -> str:
    """The pilgrim's road along the coast, with arrows the way pilgrims walk."""
    line = smooth_loop([(s.x, s.y) for s in (stop_at(k / 64) for k in range(64))])
    arrows = "".join(
        path("M-3 -5L3 0L-3 5", transform=move(s.x, s.y, 1, s.heading))
        for s in (stop_at((k + 0.5) / 32) for k in range(32))
    )
    return group(
        path(line, fill="none", stroke=INK, stroke_width=25),
        path(line, fill="none", stroke=ROAD, stroke_width=22),
        thing(
            "clockwise",
            "pilgrims walk clockwise, the way of the arrows",
            group(arrows, fill="none", stroke=VERMILION, stroke_width=2.4, stroke_linecap="round"),
        ),
        class_="road",
    )


def compass(x: float, y: float) -> str:
    """The rose of the winds; its side begins the game."""
    star = "M0 -30L6 -6L30 0L6 6L0 30L-6 6L-30 0L-6 -6Z"
    return thing(
        "compass",
        "compass: north is up",
        circle(0, 0, 23, fill=PAPER, stroke=INK, stroke_width=1.4),
        path(star, fill=OCHRE, stroke=INK, stroke_width=1.3, stroke_linejoin="round"),
        path("M0 -30L6 -6L0 0L-6 -6Z", fill=VERMILION, stroke=INK, stroke_width=1.3),
        circle(0, -40, 12, fill=PAPER, stroke=INK, stroke_width=1.4),
        letters("N", 0, -34, 17, face=TITLE_FACE, font_weight="bold"),
        transform=move(x, y),
    )


def cartouche(round_no: int, last: bool, x: float, y: float) -> str:
    """The title of the print, and the round."""
    words = f"Round {round_no}" + (", the last" if last else "") if round_no else "Setting out"
    return group(
        rect(0, 0, 200, 76, fill=PAPER, stroke=INK, stroke_width=1.6),
        rect(4, 4, 192, 68, fill="none", stroke="#A9BFD6", stroke_width=1.2),
        letters("Tokaido Duo", 100, 33, 25, face=TITLE_FACE, font_weight="bold"),
        letters(words, 100, 59, 19, face=TITLE_FACE),
        class_="cartouche",
        transform=move(x, y),
    )


def seal(x: float, y: float) -> str:
    """The red seal of the printer: a pilgrim's hat."""
    return group(
        rect(x, y, 28, 28, rx=3, fill=VERMILION, stroke=INK, stroke_width=1),
        sign("pilgrim", x + 14, y + 14, 24, PAPER),
        class_="seal",
    )


def whirlpool(x: float, y: float) -> str:
    """The whirlpool of Naruto."""
    return group(
        path(SWIRL, fill="none", stroke=WHITE, stroke_width=2.4, stroke_linecap="round", opacity=0.8),
        transform=move(x, y, 0.8),
        class_="whirlpool",
    )


def _pine(share: float, size: float) -> str:
    x, y = stop_at(share).beside(29)
    return path(PINE, fill="#2F5D50", stroke=INK, stroke_width=0.9, transform=move(x, y + 6, size / 16))


def _mist(x: float, y: float, width: float) -> str:
    bars = ((0.0, 0, 0.78), (0.16, 12, 0.84), (0.04, 24, 0.56))
    drawn = [rect(x + a * width, y + down, b * width, 14, rx=7, fill="#D9E4EA") for a, down, b in bars]
    return group(*drawn, class_="mist", opacity=0.5)


def frame() -> str:
    """The key line around the print."""
    return rect(0, 0, WIDTH, HEIGHT, fill="none", stroke=INK, stroke_width=2.2)


def token_place(plan: Chart, k: int, stations: tuple[str, ...]) -> Point:
    """Where the trade token of a coastal town lies: outside the coast."""
    stop = plan.stops[stations.index(COASTAL[k])]
    x, y = stop.beside(62, AHEAD.get(COASTAL[k], 0.0))
    return x, max(28.0, y)
