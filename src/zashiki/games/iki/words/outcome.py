"""The outcome of a finished game: ranking, what decided it, and what everybody ended with."""

from typing import Any

from ....api.facts import Facts
from ..data.names import BUILDINGS, ROOMS


def outcome(view: dict[str, Any], facts: Facts) -> tuple[tuple[tuple[int, ...], ...], str, dict[str, Any]]:
    """Ranking, reason and notes from the view of a finished game."""
    seats = range(len(facts.seats))
    notes: dict[str, Any] = {
        "fire": [view["fire"][seat] for seat in seats],
        "retired": [view["retired"][seat] for seat in seats],
        "buildings": [_buildings(view, seat) for seat in seats],
    }
    if view["joker"] is not None:
        notes["joker"] = view["joker"]
    return tuple((seat,) for seat in ranked(view, facts)), view["ending"], notes


def ranked(view: dict[str, Any], facts: Facts) -> list[int]:
    """The seats from the best: by points, then by fire order, which is that of the fire steps and of their stacks."""
    order = [facts.seats.index(seat) for seat in view["fire_order"][: len(facts.seats)]]
    return sorted(order, key=lambda seat: -sum(view["points"][seat]))


def _buildings(view: dict[str, Any], seat: int) -> list[str]:
    cards = [view["card"][ROOMS.index(room)] for room in view["kobun"][seat]]
    return [card for card in cards if card in BUILDINGS]
