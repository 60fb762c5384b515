"""Signs and small words of the table in a terminal; every colour has a sign, to be read without colour."""

from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import NOTHING
from ..data.names import CARDS, COLOURS
from ..words.naming import spoken

SIGNS = {"pink": "✿", "red": "✶", "yellow": "❖", "blue": "≋", "green": "❧"}
STYLES = {"pink": "bright_magenta", "red": "red", "yellow": "yellow", "blue": "bright_cyan", "green": "green"}
BACK, INFLUENCE, FREE_LANTERN = "▯", "♦", "∘"
VALUE = {card: int(card.split()[1]) for card in CARDS}


def in_colour(colour: str, words: str) -> Text:
    """Words in one of the five colours."""
    return Text(words, STYLES[colour])


def colour_of(card: str) -> str:
    """The colour of a card."""
    return card.split(maxsplit=1)[0]


def short(card: str) -> Text:
    """A card as sign and value."""
    colour, value = card.split()
    return in_colour(colour, f"{SIGNS[colour]}{value}")


def named(card: str, facts: Facts) -> Text:
    """A card with its sign and name."""
    return in_colour(colour_of(card), f"{SIGNS[colour_of(card)]} {spoken(facts, 'card', card)}")


def cards_in_short(cards: list[str]) -> Text:
    """Cards in a row."""
    return Text(" ").join(short(card) for card in cards) if cards else NOTHING


def people(counts: list[int]) -> Text:
    """Guests, one sign for each."""
    return Text("").join(in_colour(colour, SIGNS[colour] * n) for colour, n in zip(COLOURS, counts, strict=True))


def geisha_name(facts: Facts, colour: str) -> Text:
    """A geisha's sign and name."""
    return in_colour(colour, f"{SIGNS[colour]} {spoken(facts, 'geisha', colour)}")
