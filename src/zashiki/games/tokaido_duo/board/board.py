"""The map with all that stands and lies on it: figures, trade tokens, wave tiles, the hot-spring token, dice."""

import math

from ....api.facts import Facts
from ....drawing.svg import Point, group, path
from ....engine.kernels import OVER
from ....text.speech import Name
from ..data.names import CHARACTERS, COASTAL, INLAND, REGIONS, SEATS
from . import goods, island
from .chart import Chart, Stop
from .dice import tray
from .figures import figure
from .items import View
from .map_actions import MapActions, map_actions
from .sheets import Sheet
from .stations import PLATE, mountain_town, station, tag
from .waves import boat, empty_anchor

ASIDE, BELOW = 18.0, 19.0
"""Where a figure stands on a station: beside its picture, away from the trade token."""
TAG: Point = (-22.0, -25.0)
"""Where a town's name hangs on its trade token."""


def board(view: View, facts: Facts, sheet: Sheet) -> str:
    """The whole print, its corner at the origin."""
    land, words = land_of(facts), facts.say
    plan, acts = land.chart(sheet), map_actions(view, facts)
    return group(
        island.island(land, sheet, words),
        artists_way(view, plan),
        island.road(sheet, words),
        stations(view, facts, land, sheet, acts),
        trade_tokens(view, facts, land, sheet, acts),
        wave_tiles(view, facts, sheet),
        island.compass(sheet, facts.components["start.compass"], words),
        spring(view, facts, sheet),
        figures(view, facts, land, sheet, acts),
        island.cartouche(sheet, view["round_no"], view["trigger"] is not None, words),
        island.seal(*sheet.seal),
        tray(view, facts, sheet),
        island.frame(sheet),
        class_="board",
    )


def land_of(facts: Facts) -> island.Land:
    """What of the edition in use is on the map."""
    components = facts.components
    keys = ("ring.stations", "ring.regions", "towns.routes", "regions.landscapes", "towns.goods")
    return island.Land(*(tuple(components[key]) for key in keys))


def artists_way(view: View, plan: Chart) -> str:
    """The regions an artist has already passed on a way chosen step by step."""
    if view["phase"] != "path":
        return ""
    passed = [r.outline for r in plan.regions if r.name in view["path"]]
    edge = [path(d, fill="#FFD25E", fill_opacity=0.22, stroke="#FFD25E", stroke_width=4) for d in passed]
    return group(*edge, class_="way", stroke_dasharray="10 7", pointer_events="none")


def stations(view: View, facts: Facts, land: island.Land, sheet: Sheet, acts: MapActions) -> str:
    """The stations of the road, and the mountain towns."""
    plan, words, drawn = land.chart(sheet), facts.say, []
    for k, (name, stop) in enumerate(zip(land.stations, plan.stops, strict=True)):
        if name in COASTAL:
            town = station(k, "town", town_tip(view, facts, name), acts.stations.get(k), stop.x, stop.y)
            drawn.append(group(town, data_mark=f"town-{name}"))
        else:
            drawn.append(station(k, name, words.say(f"tip-{name}"), acts.stations.get(k), stop.x, stop.y))
    for number, town in zip(land.goods, INLAND, strict=True):
        tip = words.say("tip-mountain-town", town=Name("town", town), number=number)
        name = words.name("town", town)
        drawn.append(mountain_town(town, name, number, tip, acts.towns[town], sheet.small, *plan.towns[town]))
    return group(*drawn, class_="stations")


def town_tip(view: View, facts: Facts, town: str) -> str:
    """What a coastal town is for, and what it pays."""
    token, say = view["token"][COASTAL.index(town)], facts.say.say
    if token is None:
        return say("tip-bare-town", town=Name("town", town))
    good, price = token.split()
    return say("tip-coastal-town", town=Name("town", town), good=Name("good", good), price=int(price))


def trade_tokens(view: View, facts: Facts, land: island.Land, sheet: Sheet, acts: MapActions) -> str:
    """A token beside each coastal town, tied to it by a pier."""
    drawn, plan = [], land.chart(sheet)
    for k, town in enumerate(COASTAL):
        stop, (x, y) = plan.stops[land.stations.index(town)], island.token_place(plan, sheet, k, land.stations)
        if view["token"][k] is None:
            drawn.append(goods.empty_token(x, y))
            continue
        name = tag(facts.say.name("town", town), *TAG, sheet.small)
        tip = town_tip(view, facts, town)
        drawn += [
            pier(stop.x, stop.y, x, y),
            goods.trade_token(view["token"][k], town, name, tip, acts.towns[town], x, y),
        ]
    return group(*drawn, class_="trade-tokens")


def pier(x: float, y: float, to_x: float, to_y: float) -> str:
    """Planks from the edge of a town's plate to its token."""
    part = PLATE / math.hypot(to_x - x, to_y - y)
    line = f"M{x + part * (to_x - x):.1f} {y + part * (to_y - y):.1f}L{to_x:.1f} {to_y:.1f}"
    return path(line, stroke="#5B3A1E", stroke_width=7)


def wave_tiles(view: View, facts: Facts, sheet: Sheet) -> str:
    """The boats that are still at anchor."""
    drawn = []
    for character, wave, holder, place in zip(CHARACTERS, view["wave"], view["holder"], sheet.anchors, strict=True):
        if wave is not None and holder is None:
            drawn.append(boat(wave, character, facts, sheet.small, *place))
        else:
            drawn.append(empty_anchor(facts.say.say(f"tip-no-wave-{character}"), "pilgrim.shore", *place))
    return group(*drawn, class_="anchorages")


def spring(view: View, facts: Facts, sheet: Sheet) -> str:
    """The hot-spring token, while nobody holds it."""
    (x, y), say = sheet.spring, facts.say.say
    if view["spring"] is not None:
        return empty_anchor(say("tip-no-spring-token"), "pilgrim.spring", x, y - 8)
    return goods.spring_token(say("tip-spring-token"), "visit spring", x, y, 27)


def figures(view: View, facts: Facts, land: island.Land, sheet: Sheet, acts: MapActions) -> str:
    """All six, those further from the eye first."""
    found = []
    for seat, name in enumerate(SEATS):
        for character, (x, y) in places(view, land, sheet, seat).items():
            tip = facts.say.say(f"tip-figure-{character}", name=facts.names[seat])
            lit = view["die"] == character and view["player"] == name and view["turn"] != OVER
            act = acts.figure if lit and view["turn"] == seat else None
            found.append((y, figure(character, seat, tip, act, x, y, lit)))
    return group(*(drawn for _, drawn in sorted(found)), class_="figures")


def places(view: View, land: island.Land, sheet: Sheet, seat: int) -> dict[str, Point]:
    """Where the feet of a seat's figures are on the map."""
    plan, found = land.chart(sheet), dict[str, Point]()
    at, town, region = (view[character][seat] for character in CHARACTERS)
    if at >= 0:
        found["pilgrim"] = _beside_picture(plan, land, sheet, land.stations[at], plan.stops[at])
    if town in COASTAL:
        found["merchant"] = _beside_picture(plan, land, sheet, town, plan.stops[land.stations.index(town)])
    elif town is not None:
        (x, y), (dx, dy) = plan.towns[town], sheet.plaza[seat]
        found["merchant"] = x + dx, y + dy
    if region is not None:
        stretch = next((r.stretch for r in plan.regions if r.name == region), (REGIONS.index(region) - 2) % 8)
        found["artist"] = sheet.stands[stretch][seat]
    return found


def _beside_picture(plan: Chart, land: island.Land, sheet: Sheet, name: str, stop: Stop) -> Point:
    """Where a figure stands on a station: on the side of the land's middle, or away from a town's token."""
    towards = sheet.width - stop.x
    if name in COASTAL:
        towards = 2 * stop.x - island.token_place(plan, sheet, COASTAL.index(name), land.stations)[0]
    return stop.x + (ASIDE if towards > stop.x else -ASIDE), stop.y + BELOW
