"""The outcome of a finished game: the ranking, what decided it, the achievements."""

from typing import Any

from ....api.facts import Facts


def outcome(view: dict[str, Any], facts: Facts) -> tuple[tuple[tuple[int, ...], ...], str, dict[str, Any]]:
    """Ranking, reason and notes from the view of a finished game."""
    winner = facts.seats.index(view["winner"])
    notes: dict[str, Any] = {"achievements": view["feats"]}
    if facts.options["mode"] == "campaign":
        notes["games_won"] = view["games_won"]
    if facts.options["mode"] in ("evening", "campaign"):
        notes["rounds"] = view["round_winner"]
    return ((winner,), (1 - winner,)), view["ending"], notes
