"""Map actions: which action a click on a station, town or figure stands for now."""

from typing import NamedTuple

from ....api.facts import Facts
from ..data.names import COASTAL, GOODS, INLAND, MERCHANT, PILGRIM, STATIONS, TOWNS
from .items import View

VISITED = STATIONS[1:4]
"""The stations beside coastal towns where one action is all there is: temple, garden and hot spring."""


class MapActions(NamedTuple):
    """Actions in their notation, joined by bars: of stations by number, of towns by name, of the figure that moves."""

    stations: dict[int, str]
    towns: dict[str, str]
    figure: str | None


def map_actions(view: View, facts: Facts) -> MapActions:
    """What can be meant by a click. A place to go is always meant, an action only where the figure stands."""
    ring = facts.components["ring.stations"]
    phase, turn = view["phase"], view["turn"]
    here = _here(view, facts) if turn >= 0 else None
    towns = {town: f"go {town}" for town in TOWNS}
    if phase in ("coastal town", "mountain town") and here:
        towns[view["merchant"][turn]] = here
    stations = {k: towns[name] for k, name in enumerate(ring) if name in COASTAL}
    if phase == "station" and here:
        stations[view["pilgrim"][turn]] = here
    else:
        stations |= {k: f"visit {name}" for k, name in enumerate(ring) if name in VISITED}
    if phase == "walk":
        stations |= {stop: f"walk {steps}" for steps, stop in walks(view, ring).items()}
    return MapActions(stations, towns, here)


def _here(view: View, facts: Facts) -> str | None:
    """What the figure that has arrived may do there; of numbers the highest, the others have buttons of their own."""
    turn, components = view["turn"], facts.components
    town = view["merchant"][turn]
    if view["phase"] == "station":
        station = components["ring.stations"][view["pilgrim"][turn]]
        return "visit town" if station in COASTAL else f"visit {station}"
    if view["phase"] == "coastal town":
        wanted = view["token"][COASTAL.index(town)].split()[0]
        return f"sell {view['goods'][turn][GOODS.index(wanted)]}"
    if view["phase"] == "mountain town":
        strong = view["wave"][MERCHANT] == "strong" and view["holder"][MERCHANT] == facts.seats[turn]
        return f"draw {components['towns.goods'][INLAND.index(town)] + strong}"
    return None


def walks(view: View, ring: list[str]) -> dict[int, int]:
    """Where the pilgrim comes to rest after one station less, one more, or (last) as many as the die shows."""
    turn, number = view["turn"], view["dice"][PILGRIM]
    taken = {view["pilgrim"][1 - turn]}
    taken |= {k for k, name in enumerate(ring) if name in view["merchant"]}
    found = {}
    for steps in (max(1, number - 1), number + 1, number):
        stop = (view["pilgrim"][turn] + steps) % len(ring)
        while stop in taken:
            stop = (stop + 1) % len(ring)
        found[steps] = stop
    return found
