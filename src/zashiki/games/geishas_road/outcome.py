"""How a finished game is told: who won, what decided it, which achievements were earned."""

from __future__ import annotations

from typing import Any


def outcome(view: dict[str, Any], facts: dict[str, Any]) -> tuple[tuple[int, ...], str, dict[str, Any]]:
    """Winners, reason and notes from the view of a finished game."""
    winner = facts["seats"].index(view["winner"])
    notes: dict[str, Any] = {"achievements": view["feats"]}
    if facts["options"]["mode"] == "campaign":
        notes["games_won"] = view["games_won"]
    if facts["options"]["mode"] in ("evening", "campaign"):
        notes["rounds"] = view["round_winner"]
    return (winner,), view["ending"], notes
