"""How a finished game is told: who won, what decided it, what set off the end."""

from __future__ import annotations

from typing import Any

SET_OFF = {
    "temple": "the last temple",
    "garden": "the last garden",
    "slab": "the sixth gold slab",
    "gift": "the tenth gift",
}


def outcome(view: dict[str, Any], facts: dict[str, Any]) -> tuple[tuple[int, ...], str, dict[str, Any]]:
    """Winners, reason and notes from the view of a finished game."""
    winners = tuple(facts["seats"].index(name) for name in view["winners"])
    set_off = f"{SET_OFF[view['trigger']]}, by {view['trigger_by'].capitalize()}"
    return winners, view["ending"], {"set_off_by": set_off, "rounds": str(view["round_no"])}
