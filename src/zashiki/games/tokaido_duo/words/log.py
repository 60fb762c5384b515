"""Log sentences: which message tells an event, and how its operands are named."""

from ....api.events import Event
from ....api.facts import Facts
from ....text.speech import Name, Said, message_id
from .naming import landscape_of, station_name

SILENT = {"set up", "token", "wave", "stand"}
"""The board shows how it was laid out."""
KINDS = {
    "side": "side",
    "colour": "colour",
    "die": "character",
    "town": "town",
    "wave": "wave",
    "good": "good",
    "landscape": "landscape",
    "source": "source",
}
"""What an operand names, wherever it occurs."""
ENDS = {"go": "town", "via": "region", "to": "region"}
"""What start and stop of a move name; a walk goes from station to station."""


def tell(event: Event, seat: int | None, facts: Facts) -> str | None:
    """A sentence about an event for the reader in `seat` (None: a spectator), or None if it is not worth one."""
    if event.verb in SILENT:
        return None
    return facts.say.say(message_id("told", _key(event, facts)), **_said(event, seat, facts))


def _key(event: Event, facts: Facts) -> str:
    """Which sentence tells the event."""
    verb, data = event.verb, event.data
    if verb == "use wave":
        return f"use {data['wave']}"
    if verb in ("spring", "tile") and data["from"] is not None:
        return f"{verb} from"
    if verb in ("walk", "push on") and station_name(int(data["stop"] or 0), facts.components).kind == "town":
        return f"{verb} town"
    if verb == "take" and event.rule == "round.every-die":
        return "take last"
    if verb == "trigger":
        return f"reached {data['trigger']}"
    if verb == "sell":
        return f"sell {data['good']}"
    return f"win {data['by']}" if verb == "win" else verb


def _said(event: Event, reader: int | None, facts: Facts) -> dict[str, Said]:
    """The operands as they are said."""
    said: dict[str, Said] = {"reader": _reader(event, reader, facts)}
    said |= {key: _operand(event.verb, key, value, facts) for key, value in event.data.items() if value is not None}
    if event.seat is not None:
        said["name"] = facts.names[event.seat]
    if event.verb in ("via", "to"):
        said["landscape"] = landscape_of(str(event.data["stop"]), facts.components)
    if event.verb == "slab":
        said["whole"] = facts.components["trade.coins_per_slab"]
    return said


def _reader(event: Event, reader: int | None, facts: Facts) -> str:
    if reader is None:
        return "other"
    if reader == event.seat:
        return "me"
    return "robbed" if event.data.get("from") == facts.seats[reader] else "other"


def _operand(verb: str, key: str, value: int | str, facts: Facts) -> Said:
    if isinstance(value, str):
        if key == "from":
            return str(facts.names[facts.seats.index(value)])
        kind = KINDS.get(key) or ENDS.get(verb)
        return Name(kind, value) if kind else value
    if verb in ("walk", "push on") and key != "steps":
        return station_name(value, facts.components)
    return value + 1 if key == "place" else value
