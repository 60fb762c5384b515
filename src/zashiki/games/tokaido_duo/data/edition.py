"""What a components file of this game may say."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ....api.edition import Check, Components, Text, Whole, Wholes, Words
from . import names
from .tables import artist_walks, merchant_walks, neighbours

STANDARD = Path(__file__).parents[1] / "components.toml"
FEWEST_STATIONS = 16


@dataclass(frozen=True)
class Chosen(Words):
    """A list of `size` to `most` texts, each made of one or more of the known names; names may come again."""

    most: int
    names: tuple[str, ...]
    between: str | None = None
    """What stands between two names of one text; None: each text is a single name."""

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            return f"a list of texts is needed, not {value!r}"
        if not self.size <= len(value) <= self.most:
            wanted = str(self.size) if self.size == self.most else f"{self.size} to {self.most}"
            return f"{wanted} texts are needed, {len(value)} were given"
        for k, text in enumerate(value):
            parts = [text] if self.between is None else text.split(self.between)
            for name in parts:
                if name not in self.names:
                    return f"text {k + 1}: '{name}' is none of: {', '.join(self.names)}"
                if parts.count(name) > 1:
                    return f"text {k + 1}: '{text}' names {name} twice instead of two different places"
        return None


@dataclass(frozen=True)
class Links(Chosen):
    """A list of pairs of different names, `a-b`, no pair twice."""

    between: str | None = "-"

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        wrong = super().fault(value)
        if wrong:
            return wrong
        pairs = [frozenset(text.split("-")) for text in value]
        for k, (text, pair) in enumerate(zip(value, pairs, strict=True)):
            if len(pair) != 2:
                return f"text {k + 1}: '{text}' must join two places, for example '{'-'.join(self.names[:2])}'"
        return None if len(set(pairs)) == len(pairs) else "a pair is named twice"


@dataclass(frozen=True)
class Name(Text):
    """One of the known names."""

    names: tuple[str, ...]

    def fault(self, value: Any) -> str | None:
        """What is wrong with the value, if anything."""
        return None if value in self.names else f"{value!r} is none of: {', '.join(self.names)}"


DIE = Wholes(6, 1, names.FACES)

SHAPE: dict[str, Check] = {
    "edition.name": Text(),
    "towns.goods": Wholes(len(names.TOWNS) - names.COAST, 1, names.MOST_DRAWN - 1),
    "towns.regions": Chosen(len(names.TOWNS) - names.COAST, len(names.TOWNS) - names.COAST, names.REGIONS, " "),
    "towns.routes": Links(names.COAST, 40, names.TOWNS),
    "regions.landscapes": Chosen(len(names.REGIONS), len(names.REGIONS), names.LANDSCAPES),
    "regions.borders": Links(len(names.REGIONS) - 1, 28, names.REGIONS),
    "ring.stations": Chosen(FEWEST_STATIONS, names.MOST_STATIONS, (*names.COASTAL, *names.STATIONS[1:])),
    "ring.regions": Chosen(FEWEST_STATIONS, names.MOST_STATIONS, names.REGIONS, " "),
    "start.compass": Name(names.SIDES),
    "start.pilgrims": Wholes(2, 0, names.MOST_STATIONS - 1),
    "start.merchants": Chosen(2, 2, names.TOWNS),
    "start.artists": Chosen(2, 2, names.REGIONS),
    "dice.pilgrim": DIE,
    "dice.merchant": DIE,
    "dice.artist": DIE,
    "trade.tokens": Chosen(names.COAST, names.COAST, names.TOKENS),
    "trade.goods": Wholes(4, 1, 20),
    "trade.limit": Whole(1, names.MOST_GOODS),
    "trade.strong_limit": Whole(1, names.MOST_GOODS),
    "trade.coins_per_slab": Whole(2, 99),
    "paintings.purple": Wholes(4, 0, names.PAINTINGS, total=names.PAINTINGS),
    "paintings.green": Wholes(4, 0, names.PAINTINGS, total=names.PAINTINGS),
    "paintings.rows": Wholes(2, 1, names.PAINTINGS - 1, total=names.PAINTINGS),
    "tracks.temple": Wholes(names.TEMPLES, 1, 99),
    "tracks.garden": Wholes(names.GARDENS, 1, 99),
    "points.slabs": Wholes(names.SLABS + 1, 0, 999),
    "points.gifts": Wholes(names.PAINTINGS + 1, 0, 999),
}


def cross_check(components: Components) -> tuple[str, str] | None:
    """Values that must fit together: names a key and the reason if they do not."""
    return _ring_fault(components) or _route_fault(components) or _walk_fault(components) or _stock_fault(components)


def _ring_fault(components: Components) -> tuple[str, str] | None:
    stations = components["ring.stations"]
    for town in names.COASTAL:
        if stations.count(town) != 1:
            return "ring.stations", f"every coastal town is one station of the ring; {town} is {stations.count(town)}"
    if len(components["ring.regions"]) != len(stations):
        return "ring.regions", f"there are {len(stations)} stations, so {len(stations)} texts are needed"
    starts = components["start.pilgrims"]
    if max(starts) >= len(stations):
        return "start.pilgrims", f"there are {len(stations)} stations, counted from 0"
    merchants = [town for town in components["start.merchants"] if town in names.COASTAL]
    if len(set(merchants)) != len(merchants):
        return "start.merchants", f"two merchants cannot begin in one coastal town, {merchants[0]}"
    if starts[0] == starts[1] or any(stations[k] in merchants for k in starts):
        return "start.pilgrims", "two figures cannot begin on one station of the rim"
    return None


def _route_fault(components: Components) -> tuple[str, str] | None:
    near = neighbours(names.TOWNS, components["towns.routes"])
    for k, town in enumerate(names.TOWNS):
        if k < names.COAST and near[k].bit_count() != 1:
            return "towns.routes", f"a coastal town is the end of one route; {town} has {near[k].bit_count()}"
    apart = _apart(names.TOWNS, near)
    return ("towns.routes", f"no way leads from {names.TOWNS[0]} to {apart}") if apart else None


def _apart(places: tuple[str, ...], near: list[int]) -> str | None:
    """A place that cannot be reached from the first one, if there is any."""
    found, ahead = 1, 1
    while ahead:
        ahead = sum(1 << k for k, here in enumerate(near) if here & ahead) & ~found
        found |= ahead
    return next((place for k, place in enumerate(places) if not found >> k & 1), None)


def _walk_fault(components: Components) -> tuple[str, str] | None:
    apart = _apart(names.REGIONS, neighbours(names.REGIONS, components["regions.borders"]))
    if apart:
        return "regions.borders", f"no way leads from {names.REGIONS[0]} to {apart}"
    artist, merchant = artist_walks(components), merchant_walks(components)
    for steps in components["dice.artist"]:
        for k, region in enumerate(names.REGIONS):
            if artist[steps][(1 << k) * len(names.REGIONS) + k] == 0:
                return "regions.borders", f"an artist in {region} cannot make {steps} steps without entering one twice"
    for steps in components["dice.merchant"]:
        if not any(merchant[k][steps] for k in range(len(names.TOWNS))):
            return "towns.routes", f"no merchant can ever make {steps} steps"
    return None


def _stock_fault(components: Components) -> tuple[str, str] | None:
    limit, strong = components["trade.limit"], components["trade.strong_limit"]
    if strong < limit:
        return "trade.strong_limit", f"the strong merchant cannot hold fewer than {limit} goods"
    most = limit + strong + max(components["towns.goods"]) + 1
    if sum(components["trade.goods"]) < most:
        return "trade.goods", f"the bag must not run dry: players may have {most} goods out of it"
    return _points_fault(components, ("points.slabs", "points.gifts"))


def _points_fault(components: Components, keys: Sequence[str]) -> tuple[str, str] | None:
    for key in keys:
        if components[key][0] != 0:
            return key, "nothing is worth nothing, so the list begins with 0"
    return None
