"""The compiler of this game's rules, its rulebook, and the small words every rule uses."""

from __future__ import annotations

from pathlib import Path

from ...core.kernel import Compiler
from ...core.rulebook import Rulebook
from .names import PRICES
from .state import State, View
from .tables import Tables

FOLDER = Path(__file__).parent
BOOK = Rulebook(FOLDER / "rulebook" / "en.md")
cite = BOOK.cite

rule = Compiler(FOLDER, Tables, State, View)
_ops = rule.ops()
count, lowest = _ops["count"], _ops["lowest"]
emit, random_below = _ops["emit"], _ops["random_below"]


@rule
def holds(s: State, seat: int, wave: int) -> bool:
    """Does a player hold the wave tile with that side up?"""
    return s.holder[wave >> 1] == seat and s.wave[wave >> 1] == wave


@rule
def good_of(token: int) -> int:
    """The kind of goods a trade token names."""
    return token // PRICES


@rule
def price_of(token: int) -> int:
    """The price on a trade token."""
    return token % PRICES + 1
