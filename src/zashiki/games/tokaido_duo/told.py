"""What happened, as sentences for the log: one table, whole sentences, no glue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...core.events import Event
from .names import COASTAL, REGIONS

TILES = {
    "serene": "serene pilgrim",
    "hasty": "hasty pilgrim",
    "cunning": "cunning merchant",
    "strong": "strong merchant",
    "skilled": "skilled artist",
    "inspired": "inspired artist",
}
ONE_GOOD = {"kimono": "a kimono", "ceramics": "a piece of ceramics", "dolls": "a doll", "fans": "a fan"}
PICTURES = {"moon": "the moon", "waterfall": "a waterfall", "mountain": "a mountain", "bamboo": "bamboo"}


@dataclass(frozen=True)
class Told:
    """A sentence told of somebody, and the same told to that very person."""

    theirs: str
    mine: str = ""

    def to(self, reader_acts: bool) -> str:
        """The sentence for a reader."""
        return self.mine if reader_acts and self.mine else self.theirs


SENTENCES: dict[str, Told | None] = {
    # the board shows how it was laid out
    "set up": None,
    "token": None,
    "wave": None,
    "stand": None,
    # beginning
    "side": Told("{name} sits on the {side} side.", "You sit on the {side} side."),
    "colour": Told("{name} plays {colour}.", "You play {colour}."),
    "round": Told("Round {round}: {name} rolls the dice.", "Round {round}: you roll the dice."),
    "roll": Told("The {die} die shows {number}."),
    "take": Told("{name} takes the {die} die, a {number}.", "You take the {die} die, a {number}."),
    "take last": Told("The last die falls to {name}: {die} {number}.", "The last die falls to you: {die} {number}."),
    # moves
    "walk": Told(
        "{name}'s pilgrim walks from {start} to {stop}: {steps}.", "Your pilgrim walks from {start} to {stop}: {steps}."
    ),
    "push on": Told("Somebody stands there, and the pilgrim goes on to {stop}."),
    "go": Told("{name}'s merchant goes from {start} to {stop}.", "Your merchant goes from {start} to {stop}."),
    "blocked": Told(
        "{name}'s merchant in {town} is blocked with a {number}; the die is spent.",
        "Your merchant in {town} is blocked with a {number}; the die is spent.",
    ),
    "via": Told("{name}'s artist passes through {stop}.", "Your artist passes through {stop}."),
    "to": Told("{name}'s artist goes from {start} to {stop}.", "Your artist goes from {start} to {stop}."),
    # wave tiles
    "use serene": Told(
        "{name} uses the serene pilgrim: one station less.", "You use the serene pilgrim: one station less."
    ),
    "use hasty": Told(
        "{name} uses the hasty pilgrim: one station more.", "You use the hasty pilgrim: one station more."
    ),
    "use cunning": Told(
        "{name} uses the cunning merchant: a coin more for each.", "You use the cunning merchant: a coin more for each."
    ),
    "use strong": Told(
        "{name} uses the strong merchant: one good more.", "You use the strong merchant: one good more."
    ),
    "use skilled": Told(
        "{name} uses the skilled artist: one painting more.", "You use the skilled artist: one painting more."
    ),
    "use inspired": Told(
        "{name} uses the inspired artist: any region of the move will do.",
        "You use the inspired artist: any region of the move will do.",
    ),
    "spare wave": Told("{name} does without the {wave}.", "You do without the {wave}."),
    # actions
    "leave": Told("{name}'s {die} does nothing there.", "Your {die} does nothing there."),
    "nothing": Told("There is nothing to do for {name}'s {die}.", "There is nothing to do for your {die}."),
    "coins": Told("{name}'s pilgrim takes {coins} in {town}.", "Your pilgrim takes {coins} in {town}."),
    "slab": Told(
        "{name} changes {per_slab} coins into a gold slab and now has {slabs}.",
        "You change {per_slab} coins into a gold slab and now have {slabs}.",
    ),
    "coins stay": Told(
        "There is no place for another slab, and {name} keeps {coins}.",
        "There is no place for another slab, and you keep {coins}.",
    ),
    "temple": Told(
        "{name} visits the temple: slot {slot} of the temple track.", "You visit the temple: slot {slot} of your track."
    ),
    "garden": Told(
        "{name} visits the garden: slot {slot} of the garden track.", "You visit the garden: slot {slot} of your track."
    ),
    "spring": Told("{name} takes the hot-spring token.", "You take the hot-spring token."),
    "spring from": Told("{name} takes the hot-spring token from {from}.", "You take the hot-spring token from {from}."),
    "tile": Told("{name} takes the {wave} out of the sea.", "You take the {wave} out of the sea."),
    "tile from": Told("{name} takes the {wave} from {from}.", "You take the {wave} from {from}."),
    "good": Told("{name} draws {good}.", "You draw {good}."),
    "return": Told("{name} puts {good} back into the bag.", "You put {good} back into the bag."),
    "sell": Told("{name} sells {sold} for {coins}.", "You sell {sold} for {coins}."),
    "paint": Told("{name} paints and turns {number} up.", "You paint and turn {number} up."),
    "reveal": Told("Painting {place} shows {landscape}."),
    "gift": Told("{name} gives {landscape} away: gift {gifts}.", "You give {landscape} away: gift {gifts}."),
    # the hot spring
    "again": Told(
        "{name} uses the hot-spring token: the {die} goes {number} again.",
        "You use the hot-spring token: your {die} goes {number} again.",
    ),
    "enough": Told("{name} keeps the hot-spring token.", "You keep the hot-spring token."),
    "spring back": Told("The hot-spring token goes back to the board."),
    # the end
    "temple reached": Told(
        "{name} has reached the last temple, which sets off the end.",
        "You have reached the last temple, which sets off the end.",
    ),
    "garden reached": Told(
        "{name} has reached the last garden, which sets off the end.",
        "You have reached the last garden, which sets off the end.",
    ),
    "slab reached": Told(
        "{name} has the last gold slab, which sets off the end.", "You have the last gold slab, which sets off the end."
    ),
    "gift reached": Told(
        "{name} has given the last painting, which sets off the end.",
        "You have given the last painting, which sets off the end.",
    ),
    "play out": Told("The round is played out, and then the game is over."),
    "score": Told("{name} scores {points} for {source}.", "You score {points} for {source}."),
    "win by points": Told("{name} wins by points.", "You win by points."),
    "win by coins": Told("{name} wins by coins, points being equal.", "You win by coins, points being equal."),
    "win by shared victory": Told("{name} shares the victory.", "You share the victory."),
}


def tell(event: Event, seat: int | None, facts: dict[str, Any]) -> str | None:
    """A sentence about an event for the reader in `seat` (None: a spectator), or None if it is not worth one."""
    told = SENTENCES[_key(event)]
    if told is None:
        return None
    return told.to(seat is not None and seat == event.seat).format(**_words(event, seat, facts))


def _key(event: Event) -> str:
    """Which sentence tells the event."""
    data = event.data
    if event.verb == "use wave":
        return f"use {data['wave']}"
    if event.verb in ("spring", "tile") and data["from"] is not None:
        return f"{event.verb} from"
    if event.verb == "take" and event.rule == "round.every-die":
        return "take last"
    if event.verb == "trigger":
        return f"{data['trigger']} reached"
    return f"win by {data['by']}" if event.verb == "win" else event.verb


def _words(event: Event, reader: int | None, facts: dict[str, Any]) -> dict[str, Any]:
    words: dict[str, Any] = {"per_slab": facts["components"]["trade.coins_per_slab"]}
    if event.seat is not None:
        words["name"] = facts["seats"][event.seat].capitalize()
    for key, value in event.data.items():
        said = SAID.get((event.verb, key)) or SAID.get(("", key))
        words[key] = said(value, facts["components"]) if said and value is not None else value
    if event.data.get("from") is not None:
        other = facts["seats"].index(event.data["from"])
        words["from"] = "you" if other == reader else facts["seats"][other].capitalize()
    if event.verb == "sell":
        number, good = int(event.data["number"] or 0), str(event.data["good"])
        words["sold"] = ONE_GOOD[good] if number == 1 else f"{number} {good}"
    return words


def station_name(station: int, components: Any) -> str:
    """A station as it is called in a sentence."""
    name = str(components["ring.stations"][station])
    return name.upper() if name in COASTAL else f"the {name} at {station}"


def region_name(region: str, components: Any) -> str:
    """A region with its landscape."""
    return f"{region.upper()} ({components['regions.landscapes'][REGIONS.index(region)]})"


def _counted(one: str, several: str) -> Callable[[Any, Any], str]:
    return lambda number, _components: f"{number} {one if number == 1 else several}"


def _town(town: str, _components: Any) -> str:
    return town.upper()


SAID: dict[tuple[str, str], Callable[[Any, Any], Any]] = {
    ("walk", "start"): station_name,
    ("walk", "stop"): station_name,
    ("walk", "steps"): _counted("station", "stations"),
    ("push on", "start"): station_name,
    ("push on", "stop"): station_name,
    ("go", "start"): _town,
    ("go", "stop"): _town,
    ("", "town"): _town,
    ("via", "start"): region_name,
    ("via", "stop"): region_name,
    ("to", "start"): region_name,
    ("to", "stop"): region_name,
    ("", "wave"): lambda wave, _components: TILES[wave],
    ("", "coins"): _counted("coin", "coins"),
    ("", "good"): lambda good, _components: ONE_GOOD[good],
    ("paint", "number"): _counted("painting", "paintings"),
    ("reveal", "place"): lambda place, _components: place + 1,
    ("", "landscape"): lambda landscape, _components: PICTURES[landscape],
}
"""How operands are said, by verb and name or by name alone; those not named here are said as they are."""
