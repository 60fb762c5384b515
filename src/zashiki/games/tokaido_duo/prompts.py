"""What is asked, in one sentence for each phase, from a view."""

from __future__ import annotations

from typing import Any

from .names import CHARACTERS, COASTAL

ASKED = {
    "take die": "take one of the dice that are left.",
    "walk": "choose how far your pilgrim walks: the die shows {number}, and you hold the {wave} pilgrim.",
    "route": "choose the town where your merchant goes with the {number}.",
    "region": "choose the region where your artist arrives with the {number}.",
    "path": "choose the next region on your artist's way, {steps} steps to go: each counts for the inspired artist.",
    "last step": "choose the region where your artist arrives, the last step of its way.",
    "shore": "take a wave tile at the sea shore, or leave it.",
    "mountain town": "draw goods in {town}, or leave it.",
    "coastal town": "sell {good} in {town} at {price} each, or leave it.",
    "canvas": "your artist is in {region}: paint or give, or leave it.",
    "return": "you hold too many goods: choose what goes back into the bag.",
    "lost": "you have lost the strong merchant: choose which of your goods goes back into the bag.",
    "again": "use the hot-spring token to move your {die} by {number} again, or keep it.",
}
STATIONS = {
    "town": "take {price} coins in {town} with your pilgrim, or leave them.",
    "temple": "visit the temple with your pilgrim, or leave it.",
    "garden": "visit the garden with your pilgrim, or leave it.",
    "spring": "take the hot-spring token with your pilgrim, or leave it.",
}
WAITING = "{name} is to decide."
CHANCE = "Chance decides: {what}."
CHANCE_IS_ASKED = {
    "sides": "who sits on which side",
    "colours": "who plays which colour",
    "tokens": "the trade token of the next coastal town",
    "waves": "the side of the next wave tile",
    "roll": "the roll of the dice",
    "draw": "the goods that come out of the bag",
    "reveal": "what the next painting shows",
}
WON = "The game is over: {name} has won."
SHARED = "The game is over: both share the victory."


def prompt(view: dict[str, Any], seat: int | None, facts: dict[str, Any]) -> str:
    """What is asked of the one who decides, said to the reader in `seat`."""
    phase, turn, seats = view["phase"], view["turn"], facts["seats"]
    if turn == -2:
        return SHARED if len(view["winners"]) > 1 else WON.format(name=view["winners"][0].capitalize())
    if turn == -1:
        return CHANCE.format(what=CHANCE_IS_ASKED[phase])
    name = seats[turn].capitalize()
    if seat != turn:
        return WAITING.format(name=name)
    return f"{name}: {_question(view, phase, turn, facts)}"


def _question(view: dict[str, Any], phase: str, turn: int, facts: dict[str, Any]) -> str:
    if phase == "take die":
        return ASKED[phase]
    if phase == "return":
        return ASKED["return" if view["player"] == facts["seats"][turn] else "lost"]
    words = {
        "die": view["die"],
        "number": view["dice"][CHARACTERS.index(view["die"])],
        "wave": view["wave"][0],
        "steps": view["steps"],
        "region": view["artist"][turn].upper(),
    }
    if phase == "station":
        station = facts["components"]["ring.stations"][view["pilgrim"][turn]]
        return STATIONS.get(station, STATIONS["town"]).format(**_town(view, station))
    if phase == "coastal town" or phase == "mountain town":
        words |= _town(view, view["merchant"][turn])
    if phase == "path" and view["steps"] == 1:
        phase = "last step"
    return ASKED[phase].format(**words)


def _town(view: dict[str, Any], town: str) -> dict[str, Any]:
    """A town's name in capitals and, on the coast, what its trade token says."""
    words = {"town": town.upper()}
    if town in COASTAL:
        good, price = view["token"][COASTAL.index(town)].split()
        words |= {"good": good, "price": price}
    return words
