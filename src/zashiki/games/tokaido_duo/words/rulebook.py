"""Placeholders of the rulebook: rows of tables for the towns, regions, stations and goods, and start spaces."""

from __future__ import annotations

from collections.abc import Iterator

from ....api.edition import Components
from ....api.facts import Facts
from ....text.rulebook import table_rows
from ....text.speech import Speech
from ..data.names import COASTAL, GOODS, INLAND, REGIONS

Row = tuple[str, ...]


def rulebook_text(placeholder: str, facts: Facts) -> str | None:
    """The text for a placeholder: rows of `inland`, `regions`, `stations`, `goods`; `compass`; `start` and a side."""
    word, _, rest = placeholder.partition(" ")
    if word in ROWS:
        return table_rows(ROWS[word](facts.components, facts.say))
    if word == "compass":
        return facts.say.name("side", facts.components["start.compass"])
    return _start(int(rest), facts.components, facts.say) if word == "start" else None


def _names(places: list[str], say: Speech) -> str:
    """Towns, regions and stations by name."""
    kinds = {"c": "town", "m": "town", "r": "region"}
    return ", ".join(say.name(kinds[p[0]] if p[1:].isdigit() else "station", p) for p in places)


def _joined(place: str, links: list[str]) -> list[str]:
    """The places at the other end of links such as `m1-c1`."""
    pairs = [link.split("-") for link in links if place in link.split("-")]
    return sorted(b if a == place else a for a, b in pairs)


def _inland(components: Components, say: Speech) -> Iterator[Row]:
    for k, town in enumerate(INLAND):
        joined = _joined(town, components["towns.routes"])
        regions = components["towns.regions"][k].split()
        yield _names([town], say), str(components["towns.goods"][k]), _names(joined, say), _names(regions, say)


def _regions(components: Components, say: Speech) -> Iterator[Row]:
    ring = dict(zip(components["ring.stations"], components["ring.regions"], strict=True))
    touched = {town: ring[town] for town in COASTAL} | dict(zip(INLAND, components["towns.regions"], strict=True))
    for k, region in enumerate(REGIONS):
        landscape = say.name("landscape", components["regions.landscapes"][k])
        near = _names(_joined(region, components["regions.borders"]), say)
        towns = _names([town for town, regions in touched.items() if region in regions.split()], say)
        yield _names([region], say), landscape, near, towns


def _stations(components: Components, say: Speech) -> Iterator[Row]:
    """Each coastal town with the stations that follow it, clockwise."""
    stations = components["ring.stations"]
    first = stations.index(COASTAL[0])
    legs: list[list[str]] = []
    for station in stations[first:] + stations[:first]:
        if station in COASTAL:
            legs.append([])
        legs[-1].append(station)
    return ((_names(leg[:1], say), _names(leg[1:], say)) for leg in legs)


def _goods(components: Components, say: Speech) -> Iterator[Row]:
    for good, number in zip(GOODS, components["trade.goods"], strict=True):
        prices = [token.split()[1] for token in components["trade.tokens"] if token.split()[0] == good]
        yield say.name("good", good), str(number), ", ".join(prices)


def _start(side: int, components: Components, say: Speech) -> str:
    """Where pilgrim, merchant and artist of a side begin."""
    station = components["start.pilgrims"][side]
    pilgrim = _names([components["ring.stations"][station]], say)
    region = _names(components["ring.regions"][station].split(), say)
    places = (
        ("pilgrim", f"{pilgrim} ({region})"),
        ("merchant", _names([components["start.merchants"][side]], say)),
        ("artist", _names([components["start.artists"][side]], say)),
    )
    return ", ".join(f"{say.name('character', who)} – {where}" for who, where in places)


ROWS = {"inland": _inland, "regions": _regions, "stations": _stations, "goods": _goods}
