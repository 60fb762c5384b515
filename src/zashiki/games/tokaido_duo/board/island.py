"""The print behind the pieces: sea, coast, regions, routes over the hills, and the pilgrim's road."""

import math
from functools import cache
from typing import NamedTuple

from ....drawing.palette import INK, OCHRE, PAPER, TITLE_FACE, VERMILION, WHITE
from ....drawing.svg import (
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
    use,
    waves,
)
from ....text.speech import Name, Speech
from ..data.names import COASTAL, REGIONS
from .chart import PREFIX, Chart, Region, chart, shore, stop_at
from .figures import sign
from .items import fitted_text, item
from .scenes import scene
from .sheets import Sheet

ORANGE = "#E07B26"
SAND, ROAD = "#EBD6A4", "#F7EACB"

PINES = ((0.045, 14), (0.17, 13), (0.2, 17), (0.295, 15), (0.42, 14), (0.545, 16), (0.67, 15), (0.74, 15),
         (0.795, 17), (0.9, 15), (0.955, 16))  # fmt: skip
"""Pines on the beach: after which share of the way, and how large."""
PINE = "M-1.5 0V-8H1.5V0ZM-11 -7C-13 -13 -6 -14 -5 -13C-5 -19 5 -19 5 -13C6 -14 13 -13 11 -7ZM-7 -14C-9 -20 -3 -22 0 -23C3 -22 9 -20 7 -14Z"  # noqa: E501
SWIRL = (
    "M0 0C6 -3 8 4 2 7C-8 10 -14 0 -8 -8C0 -17 18 -12 20 2C21 18 -2 26 -18 16C-34 4 -26 -22 -4 -26C18 -29 38 -14 36 8"
)


MOUND = "M-30 0C-24 -14 -14 -19 -6 -9C2 -24 16 -20 21 -7C25 -10 30 -8 34 0Z"


class Land(NamedTuple):
    """What of an edition is drawn on the map."""

    stations: tuple[str, ...]
    touched: tuple[str, ...]
    routes: tuple[str, ...]
    landscapes: tuple[str, ...]
    goods: tuple[int, ...]

    def chart(self, sheet: Sheet) -> Chart:
        """Where everything is."""
        return chart(sheet, self.stations, self.touched, self.routes)


@cache
def definitions(sheet: Sheet) -> str:
    """The water of a sheet with its coast, and what it is made of: from deep to pale and deep again."""
    return "".join(
        [
            bokashi(
                f"{PREFIX}sea", (0, "#1E3C68"), (0.22, "#4A74A3"), (0.55, "#8FB0CC"), (0.85, "#5E88B2"), (1, "#2A4E7E")
            ),
            waves(f"{PREFIX}seigaiha", "#CFE0EA", "#41699A"),
            el("clipPath", whole(sheet), id=f"{PREFIX}edge"),
            el("g", sea(sheet), coast(sheet), id=f"{PREFIX}water", clip_path=f"url(#{PREFIX}edge)"),
        ]
    )


def whole(sheet: Sheet, **attributes: str | float | None) -> str:
    """A rectangle over all of the paper."""
    return rect(0, 0, sheet.width, sheet.height, **attributes)


@cache
def island(land: Land, sheet: Sheet, words: Speech) -> str:
    """Sea and land, with the routes."""
    plan = land.chart(sheet)
    return group(
        use(f"{PREFIX}water"),
        *(region(land, place, sheet, words) for place in plan.regions),
        hills(plan),
        trade_routes(plan, words),
        whole(sheet, fill=f"url(#{PREFIX}fibres)", pointer_events="none"),
        *(region_name(place, land, sheet, words) for place in plan.regions),
        class_="island",
    )


def sea(sheet: Sheet) -> str:
    """Water, its waves, mist over it, and the whirlpool of Naruto."""
    return group(
        whole(sheet, fill=f"url(#{PREFIX}sea)"),
        whole(sheet, fill=f"url(#{PREFIX}seigaiha)", opacity=0.3),
        *(_mist(x, y, w) for x, y, w in sheet.mist),
        whirlpool(*sheet.whirlpool),
        class_="sea",
    )


def coast(sheet: Sheet) -> str:
    """The beach, with foam and shallow water around it."""
    line = smooth_loop(shore(sheet, 33, 2.6))
    shallows = ((46, "#A9C6DA", 0.45), (26, "#D3E3E8", 0.55), (11, WHITE, 0.85))
    return group(
        *(path(line, fill="none", stroke=colour, stroke_width=w, opacity=o) for w, colour, o in shallows),
        path(line, fill=SAND, stroke=INK, stroke_width=1.8),
        *(_pine(sheet, share, size) for share, size in PINES),
        class_="coast",
    )


def region(land: Land, place: Region, sheet: Sheet, words: Speech) -> str:
    """A region and its landscape."""
    landscape = land.landscapes[REGIONS.index(place.name)]
    shape = f"{PREFIX}land-{place.stretch}"
    return item(
        "region",
        words.say("tip-region", region=Name("region", place.name), landscape=Name("landscape", landscape)),
        path(place.outline, id=shape, fill=f"url(#{PREFIX}ground-{landscape})"),
        el("clipPath", use(shape), id=f"{shape}-edge"),
        group(scene(landscape, *sheet.scenes[place.stretch]), clip_path=f"url(#{shape}-edge)"),
        rule="artist.one-action",
        act=f"to {place.name}|via {place.name}",
        mark=f"region-{place.name}",
    )


def region_name(place: Region, land: Land, sheet: Sheet, words: Speech) -> str:
    """A region's name on its ground; light on the night of the moon."""
    dark = land.landscapes[REGIONS.index(place.name)] == "moon"
    ink, edge = (WHITE, "#2C3358") if dark else (INK, "#F5EDD2")
    return letters(
        words.name("region", place.name), *sheet.names[place.stretch], sheet.small + 1, fill=ink, stroke=edge,
        stroke_width=4, stroke_opacity=0.8, paint_order="stroke", font_weight="bold", pointer_events="none",
    )  # fmt: skip


def hills(plan: Chart) -> str:
    """Low hills where the routes cross from one valley to the next."""
    drawn = []
    for route in plan.routes:
        x = (route.a[0] + 3 * route.first[0] + 3 * route.second[0] + route.b[0]) / 8
        y = (route.a[1] + 3 * route.first[1] + 3 * route.second[1] + route.b[1]) / 8
        drawn.append(path(MOUND, fill=f"url(#{PREFIX}hill)", stroke=INK, stroke_width=1.3, transform=move(x, y + 3)))
    return group(*drawn, class_="hills", pointer_events="none")


def trade_routes(plan: Chart, words: Speech) -> str:
    """The orange routes of the merchants, which are the borders of the regions."""
    drawn = []
    for route in plan.routes:
        line = f"M{number(route.a[0])} {number(route.a[1])}{route.curve(route.end)}"
        drawn.append(
            item(
                "route",
                words.say("tip-route", start=Name("town", route.start), stop=Name("town", route.end)),
                path(line, stroke=INK, stroke_width=11.5),
                path(line, stroke=ORANGE, stroke_width=8.5),
                path(line, stroke="#FCE3B4", stroke_width=1.8, stroke_dasharray="7 6"),
                rule="merchant.move",
            )
        )
    return group(*drawn, class_="routes", fill="none")


@cache
def road(sheet: Sheet, words: Speech) -> str:
    """The pilgrim's road along the coast, with arrows the way pilgrims walk."""
    line = smooth_loop([(s.x, s.y) for s in (stop_at(sheet, k / 64) for k in range(64))])
    arrows = "".join(
        path("M-3 -5L3 0L-3 5", transform=move(s.x, s.y, 1, s.heading))
        for s in (stop_at(sheet, (k + 0.5) / 32) for k in range(32))
    )
    return item(
        "road",
        words.say("tip-road"),
        path(line, fill="none", stroke=INK, stroke_width=25),
        path(line, fill="none", stroke=ROAD, stroke_width=22),
        group(arrows, fill="none", stroke=VERMILION, stroke_width=2.4, stroke_linecap="round"),
        rule="pilgrim.move",
    )


def compass(sheet: Sheet, side: str, words: Speech) -> str:
    """The rose of the winds; its side begins the game."""
    star = "M0 -30L6 -6L30 0L6 6L0 30L-6 6L-30 0L-6 -6Z"
    turn = math.radians(sheet.north)
    x, y = 40 * math.sin(turn), -40 * math.cos(turn)
    rose = (
        circle(0, 0, 23, fill=PAPER, stroke=INK, stroke_width=1.4)
        + path(star, fill=OCHRE, stroke=INK, stroke_width=1.3, stroke_linejoin="round")
        + path("M0 -30L6 -6L0 0L-6 -6Z", fill=VERMILION, stroke=INK, stroke_width=1.3)
    )
    return item(
        "compass",
        words.say("tip-compass", side=Name("side", side)),
        group(rose, transform=move(0, 0, 1, sheet.north)),
        circle(x, y, 13, fill=PAPER, stroke=INK, stroke_width=1.4),
        letters(words.say("drawn-north"), x, y + 0.36 * sheet.small, sheet.small, face=TITLE_FACE, font_weight="bold"),
        rule="setup.sides",
        at=move(*sheet.compass),
    )


def cartouche(sheet: Sheet, round_no: int, last: bool, words: Speech) -> str:
    """The title of the print, and the round."""
    line = "drawn-last-round" if last else "drawn-round" if round_no else "drawn-before"
    return item(
        "cartouche",
        words.say("tip-round"),
        rect(0, 0, 200, 76, fill=PAPER, stroke=INK, stroke_width=1.6),
        rect(4, 4, 192, 68, fill="none", stroke="#A9BFD6", stroke_width=1.2),
        fitted_text(words.say("game-title"), 100, 33, 25, 180, face=TITLE_FACE, font_weight="bold"),
        fitted_text(words.say(line, round=round_no), 100, 59, 19, 180, face=TITLE_FACE),
        rule="end.round-out",
        mark="round",
        at=move(*sheet.cartouche),
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


def _pine(sheet: Sheet, share: float, size: float) -> str:
    x, y = stop_at(sheet, share).beside(29)
    return path(PINE, fill="#2F5D50", stroke=INK, stroke_width=0.9, transform=move(x, y + 6, size / 16))


def _mist(x: float, y: float, width: float) -> str:
    bars = ((0.0, 0, 0.78), (0.16, 12, 0.84), (0.04, 24, 0.56))
    drawn = [rect(x + a * width, y + down, b * width, 14, rx=7, fill="#D9E4EA") for a, down, b in bars]
    return group(*drawn, class_="mist", opacity=0.5)


def frame(sheet: Sheet) -> str:
    """The key line around the print."""
    return whole(sheet, fill="none", stroke=INK, stroke_width=2.2)


def token_place(plan: Chart, sheet: Sheet, k: int, stations: tuple[str, ...]) -> Point:
    """Where the trade token of a coastal town lies: outside the coast, and on the paper."""
    stop = plan.stops[stations.index(COASTAL[k])]
    x, y = stop.beside(62, sheet.ahead.get(COASTAL[k], 0.0))
    return min(max(x, 34.0), sheet.width - 34.0), max(40.0, y)
