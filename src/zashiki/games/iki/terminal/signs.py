"""Signs and short texts in a terminal; every seat and type has a sign, to be read without colour."""

from typing import Any

from rich.text import Text

from ....api.facts import Facts
from ..data.names import CARDS, GOODS, IKI, N_CHARACTERS, WORTHS

SEAT_STYLES = ("bright_blue", "bright_red", "green", "yellow")
SEAT_SIGNS = ("●", "■", "▲", "◆")
TYPE_STYLES = {
    "vendor": "yellow",
    "artisan": "rgb(205,133,63)",
    "special": "magenta",
    "master": "red",
    "shopkeeper": "bright_cyan",
}
TYPE_SIGNS = {"vendor": "V", "artisan": "A", "special": "S", "master": "M", "shopkeeper": "K"}
KEY = " V vendor  A artisan  S special  M master  K shopkeeper  H building  ○ neutral"
NEUTRAL_SIGN, BUILDING_SIGN = "○", "H"
SHORT = {"mon": "m", "rice": "r", "sandal": "s", "wood": "w", "koban": "k", "iki": "iki", "fire": "fire"}


def mark(seat: int | None) -> Text:
    """The sign of a seat; nobody's is a ring."""
    return Text(NEUTRAL_SIGN, "dim") if seat is None else Text(SEAT_SIGNS[seat], SEAT_STYLES[seat])


def is_character(card: str) -> bool:
    """A character, or a building?"""
    return CARDS.index(card) < N_CHARACTERS


def type_of(card: str, facts: Facts) -> Text:
    """The sign of a card's type."""
    if not is_character(card):
        return Text(BUILDING_SIGN, "bold")
    kind = facts.components[f"characters.{card}"]["type"]
    return Text(TYPE_SIGNS[kind], TYPE_STYLES[kind])


def named(card: str, facts: Facts) -> Text:
    """A card with its type and the name that the notation uses."""
    return Text.assemble(type_of(card, facts), " ", card)


def purse(goods: list[int]) -> str:
    """Goods in a row: mon, rice, sandals, wood, koban."""
    return " ".join(f"{n}{SHORT[good]}" for n, good in zip(goods, GOODS, strict=True))


def abbreviated(text: str) -> str:
    """An ability or a salary of the components in few letters.

    >>> abbreviated("2 mon -> 1 rice, 1 wood")
    '2m→1r+1w'
    """
    words = text.replace(" -> ", "→").replace(", ", "+")
    for good in WORTHS[:IKI]:
        words = words.replace(f" {good}", SHORT[good])
    return words.replace(" iki", "iki").replace("experience", "1xp")


def seats_at(values: list[Any], value: Any) -> list[int]:
    """The seats whose entry in a list is that value."""
    return [seat for seat, found in enumerate(values) if found == value]
