"""The outcome of a finished game: the ranking, what decided it, what set off the end."""

from typing import Any

from ....api.facts import Facts
from ....text.speech import message_id


def outcome(view: dict[str, Any], facts: Facts) -> tuple[tuple[tuple[int, ...], ...], str, dict[str, Any]]:
    """Ranking, reason and notes from the view of a finished game."""
    seats = facts.seats
    winners = tuple(seats.index(name) for name in view["winners"])
    name = facts.names[seats.index(view["trigger_by"])]
    set_off = facts.say.say(message_id("ended", view["trigger"]), name=name)
    ranking = (winners,) if len(winners) == len(seats) else (winners, (1 - winners[0],))
    return ranking, view["ending"], {"set_off_by": set_off, "rounds": str(view["round_no"])}
