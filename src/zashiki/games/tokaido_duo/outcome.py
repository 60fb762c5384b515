"""How a finished game is told: who won, what decided it, what set off the end."""

from __future__ import annotations

from typing import Any

from ...core.speech import message_id


def outcome(view: dict[str, Any], facts: dict[str, Any]) -> tuple[tuple[int, ...], str, dict[str, Any]]:
    """Winners, reason and notes from the view of a finished game."""
    seats = facts["seats"]
    winners = tuple(seats.index(name) for name in view["winners"])
    name = facts["names"][seats.index(view["trigger_by"])]
    set_off = facts["say"].say(message_id("ended", view["trigger"]), name=name)
    return winners, view["ending"], {"set_off_by": set_off, "rounds": str(view["round_no"])}
