"""Signs and small words of the board in a terminal; figures and landscapes can be told apart without colour."""

from typing import Any

from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import View, labelled
from ..data.names import CHARACTERS, LANDSCAPES

SIGNS = {"moon": "☾", "waterfall": "≋", "mountain": "▲", "bamboo": "‖"}
STYLES = {"moon": "yellow", "waterfall": "bright_cyan", "mountain": "magenta", "bamboo": "green"}
SEAT_STYLES = ("bold bright_blue", "bold bright_red")
BACK, GIVEN = "▯", "·"


def figure(facts: Facts, seat: int, character: str) -> Text:
    """A figure as two letters: whose it is, and which."""
    whose, which = facts.say.name("seat", facts.seats[seat]), facts.say.name("character", character)
    return Text(f"{whose[0]}{which[0]}".upper(), SEAT_STYLES[seat])


def figures_at(view: View, facts: Facts, place: Any, *characters: str) -> Text:
    """Those of some characters who stand at a place, each after a blank."""
    there = Text()
    for character in characters:
        for seat, at in enumerate(view[character]):
            if at == place:
                there.append(" ").append_text(figure(facts, seat, character))
    return there


def in_landscape(landscape: str, words: str = "") -> Text:
    """The sign of a landscape, and words in its colour."""
    return Text(f"{SIGNS[landscape]} {words}".strip(), STYLES[landscape])


def queue(row: list[str | None], gifted: int) -> Text:
    """The paintings of a board in order: given, face up, face down."""
    signs = [(GIVEN, "dim") if k < gifted else _painting(landscape) for k, landscape in enumerate(row)]
    return Text.assemble(*signs)


def _painting(landscape: str | None) -> tuple[str, str]:
    return (SIGNS[landscape], STYLES[landscape]) if landscape else (BACK, "dim")


def legend(facts: Facts) -> tuple[Table, Table]:
    """What the letters and signs mean."""
    figures = [
        Text.assemble(Text(" ").join(figure(facts, seat, c) for c in CHARACTERS), f" {name}")
        for seat, name in enumerate(facts.names)
    ]
    characters = ", ".join(facts.say.name("character", character) for character in CHARACTERS)
    signs = (in_landscape(landscape, facts.say.name("landscape", landscape)) for landscape in LANDSCAPES)
    return labelled(characters, *figures), labelled(facts.say.say("terminal-landscapes"), *signs)
