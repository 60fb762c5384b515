"""How a finished game is told: who won, what decided it, and what everybody ended with."""

from __future__ import annotations

from typing import Any

from .names import BUILDINGS, ROOMS


def outcome(view: dict[str, Any], facts: dict[str, Any]) -> tuple[tuple[int, ...], str, dict[str, Any]]:
    """Winners, reason and notes from the view of a finished game."""
    seats = range(len(facts["seats"]))
    notes: dict[str, Any] = {
        "fire": [view["fire"][seat] for seat in seats],
        "retired": [view["retired"][seat] for seat in seats],
        "buildings": [_buildings(view, seat) for seat in seats],
    }
    if view["joker"] is not None:
        notes["joker"] = view["joker"]
    return (facts["seats"].index(view["winner"]),), view["ending"], notes


def _buildings(view: dict[str, Any], seat: int) -> list[str]:
    cards = [view["card"][ROOMS.index(room)] for room in view["kobun"][seat]]
    return [card for card in cards if card in BUILDINGS]
