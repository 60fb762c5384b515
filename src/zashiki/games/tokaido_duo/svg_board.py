"""What stands and lies on the map: figures, trade tokens, boats, the hot-spring token, dice."""

from __future__ import annotations

import math
from typing import Any

from ...core.drawing import Point, group, path
from . import svg_goods as goods
from . import svg_island as map_print
from . import svg_waves as tiles
from .names import CHARACTERS, COASTAL, REGIONS
from .svg_chart import HEIGHT, WIDTH, Chart
from .svg_figures import figure
from .svg_island import Land
from .svg_stations import PLATE

SIZE = 0.56
"""How large figures are on the map."""
ASIDE, BELOW = 18.0, 19.0
"""Where a figure stands on a station: beside its picture, away from the trade token."""
PLAZA: tuple[Point, Point] = ((-56.0, 24.0), (56.0, 24.0))
"""Where the merchant of each seat stands at a mountain town."""
STANDS: tuple[tuple[Point, Point], ...] = (
    ((226, 226), (392, 240)), ((502, 222), (640, 222)), ((742, 256), (890, 246)), ((938, 378), (994, 392)),
    ((772, 410), (920, 430)), ((516, 392), (650, 384)), ((272, 446), (410, 452)), ((160, 380), (214, 384)),
)  # fmt: skip
"""Where the artist of each seat stands in a region, by its stretch of coast."""
SPRING: Point = (560, 46)
TRAY: Point = (WIDTH - tiles.TRAY_WIDTH - 11, 11)
CARTOUCHE: Point = (14, 14)
SEAL: Point = (221, 14)
COMPASS: Point = (1112, 196)


def board(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """The whole print, its corner at the origin."""
    land = land_of(facts)
    plan = land.chart()
    return group(
        map_print.island(land),
        artists_way(view, plan),
        map_print.stations(land),
        trade_tokens(view, plan, land),
        wave_tiles(view),
        map_print.compass(*COMPASS),
        spring(view),
        figures(view, facts, plan, land),
        map_print.cartouche(view["round_no"], view["trigger"] is not None, *CARTOUCHE),
        map_print.seal(*SEAL),
        tiles.tray(view, facts, *TRAY),
        map_print.frame(),
        class_="board",
        data_width=WIDTH,
        data_height=HEIGHT,
    )


def land_of(facts: dict[str, Any]) -> Land:
    """What of the edition in use is on the map."""
    components = facts["components"]
    keys = ("ring.stations", "ring.regions", "towns.routes", "regions.landscapes", "towns.goods")
    return Land(*(tuple(components[key]) for key in keys))


def artists_way(view: dict[str, Any], plan: Chart) -> str:
    """The regions an artist has already passed on a way chosen step by step."""
    if view["phase"] != "path":
        return ""
    passed = [r.outline for r in plan.regions if r.name in view["path"]]
    edge = [path(d, fill="#FFD25E", fill_opacity=0.22, stroke="#FFD25E", stroke_width=4) for d in passed]
    return group(*edge, class_="way", stroke_dasharray="10 7")


def trade_tokens(view: dict[str, Any], plan: Chart, land: Land) -> str:
    """A token beside each coastal town, tied to it by a pier."""
    drawn = []
    for k, town in enumerate(COASTAL):
        stop, (x, y) = plan.stops[land.stations.index(town)], map_print.token_place(plan, k, land.stations)
        token = view["token"][k]
        if token is None:
            drawn.append(goods.empty_token(x, y))
        else:
            drawn += [pier(stop.x, stop.y, x, y), goods.trade_token(token, town, x, y)]
    return group(*drawn, class_="trade-tokens")


def pier(x: float, y: float, to_x: float, to_y: float) -> str:
    """Planks from the edge of a town's plate to its token."""
    part = PLATE / math.hypot(to_x - x, to_y - y)
    line = f"M{x + part * (to_x - x):.1f} {y + part * (to_y - y):.1f}L{to_x:.1f} {to_y:.1f}"
    return path(line, stroke="#5B3A1E", stroke_width=7)


def wave_tiles(view: dict[str, Any]) -> str:
    """The boats that are still at anchor."""
    drawn = []
    for k, character in enumerate(CHARACTERS):
        lies = view["wave"][k] is not None and view["holder"][k] is None
        drawn.append(
            tiles.boat(view["wave"][k], character, *tiles.ANCHORS[k]) if lies else tiles.empty_anchor(*tiles.ANCHORS[k])
        )
    return group(*drawn, class_="anchorages")


def spring(view: dict[str, Any]) -> str:
    """The hot-spring token, while nobody holds it."""
    if view["spring"] is not None:
        return group(tiles.empty_anchor(SPRING[0], SPRING[1] - 8))
    return goods.spring_token(*SPRING, 27, "hot-spring token, on the board")


def figures(view: dict[str, Any], facts: dict[str, Any], plan: Chart, land: Land) -> str:
    """All six, those further north first."""
    found = []
    for seat in (0, 1):
        for character, (place, point) in _places(view, plan, land, seat).items():
            name = f"{facts['seats'][seat].capitalize()}'s {character}, {place}"
            lit = view["die"] == character and view["player"] == facts["seats"][seat] and view["turn"] != -2
            found.append((point[1], figure(character, seat, name, *point, SIZE, lit)))
    return group(*(drawn for _, drawn in sorted(found)), class_="figures")


def _places(view: dict[str, Any], plan: Chart, land: Land, seat: int) -> dict[str, tuple[str, Point]]:
    """Where the figures of a seat are, in words and on the map."""
    found: dict[str, tuple[str, Point]] = {}
    at, town, region = (view[character][seat] for character in CHARACTERS)
    if at >= 0:
        stop = plan.stops[at]
        found["pilgrim"] = (f"station {at + 1}", _beside_picture(plan, land, land.stations[at], stop.x, stop.y))
    if town is not None:
        x, y = plan.towns[town]
        dx, dy = PLAZA[seat]
        feet = _beside_picture(plan, land, town, x, y) if town in COASTAL else (x + dx, y + dy)
        found["merchant"] = (f"in {town.upper()}", feet)
    if region is not None:
        stretch = next((r.stretch for r in plan.regions if r.name == region), (REGIONS.index(region) - 2) % 8)
        found["artist"] = (f"in {region.upper()}", STANDS[stretch][seat])
    return found


def _beside_picture(plan: Chart, land: Land, name: str, x: float, y: float) -> Point:
    """Where a figure stands on a station: on the side of the land's middle, or away from a town's token."""
    towards = WIDTH - x
    if name in COASTAL:
        towards = 2 * x - map_print.token_place(plan, COASTAL.index(name), land.stations)[0]
    return x + (ASIDE if towards > x else -ASIDE), y + BELOW
