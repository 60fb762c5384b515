"""Names of places in sentences: stations, towns and regions with what they offer."""

from typing import Any

from ....api.edition import Components
from ....text.speech import Name
from ..data.names import COASTAL, REGIONS, TOWNS


def place_name(place: str) -> Name:
    """What a station or town is called: a town by its own name, another station by what it is.

    >>> place_name("c3"), place_name("temple")
    (Name(kind='town', value='c3', called=None), Name(kind='station', value='temple', called=None))
    """
    return Name("town" if place in TOWNS else "station", place)


def station_name(station: int, components: Components) -> Name:
    """What a station is called, by its number."""
    return place_name(components["ring.stations"][station])


def landscape_of(region: str, components: Components) -> Name:
    """The landscape of a region."""
    return Name("landscape", components["regions.landscapes"][REGIONS.index(region)])


def trade_token(view: dict[str, Any], town: str) -> tuple[str, int]:
    """The goods that a coastal town buys, and the price."""
    good, price = view["token"][COASTAL.index(town)].split()
    return good, int(price)
