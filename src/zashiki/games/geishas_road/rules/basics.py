"""The compiler of this game's rules, its rulebook, and the small functions every rule uses."""

from pathlib import Path

from ....engine.compiler import Compiler
from ....text.rulebook import Rulebook
from ..data.state import State, View
from ..data.tables import Tables

FOLDER = Path(__file__).parents[1]
BOOK = Rulebook(FOLDER / "rulebook" / "en.md")
cite = BOOK.cite

rule = Compiler(FOLDER, Tables, State, View, BOOK.path)
_ops = rule.ops()
has, count, lowest, nth = (_ops[name] for name in ("has", "count", "lowest", "nth"))
emit, random_below = (_ops[name] for name in ("emit", "random_below"))


@rule
def colour(card: int) -> int:
    """The colour of an item card."""
    return card >> 2


@rule
def value(card: int) -> int:
    """The number on an item card."""
    return (card & 3) + 1


@rule
def cards_of(mask: int, c: int) -> int:
    """The cards of one colour in a set, as four bits."""
    return (mask >> (4 * c)) & 15


@rule
def sum_of(four: int) -> int:
    """The sum of the numbers of up to four cards of one colour."""
    return (four & 1) + (four & 2) + 3 * ((four >> 2) & 1) + 4 * ((four >> 3) & 1)


@rule
def hand_sum(mask: int) -> int:
    """The sum of the numbers of a set of cards."""
    total = 0
    for c in range(5):
        total += sum_of(cards_of(mask, c))
    return total


@rule
def waiting(s: State, place: int) -> int:
    """How many guests wait at a house."""
    total = 0
    for c in range(5):
        total += s.guests[place][c]
    return total
