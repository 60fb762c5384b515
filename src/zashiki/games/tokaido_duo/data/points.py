"""Points as they stand, from a view, for pictures and terminal; the rules count them in `rules/scoring.py`."""

from typing import Any, NamedTuple

from ....api.edition import Components


class Points(NamedTuple):
    """The points of a seat by source."""

    faith: int
    trade: int
    culture: int


def track_values(view: dict[str, Any], seat: int, components: Components) -> tuple[int, int]:
    """The values that a seat has reached on the temple track and on the garden track."""
    temples, gardens = components["tracks.temple"], components["tracks.garden"]
    return temples[view["temples"][seat] - 1], gardens[view["gardens"][seat] - 1]


def points_of(view: dict[str, Any], seat: int, components: Components) -> Points:
    """The points of a seat if the game ended now.

    >>> import zashiki
    >>> game = zashiki.load("tokaido-duo")
    >>> points_of(game.start(seed=7).view(), 0, game.components)
    Points(faith=1, trade=0, culture=0)
    """
    temple, garden = track_values(view, seat, components)
    slabs, gifts = components["points.slabs"], components["points.gifts"]
    return Points(temple * garden, slabs[view["slabs"][seat]], gifts[view["gifted"][seat]])
