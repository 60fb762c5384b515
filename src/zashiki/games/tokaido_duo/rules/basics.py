"""The compiler of this game's rules, its rulebook, and the small functions that many rules use."""

from pathlib import Path

from ....engine.buffers import Events
from ....engine.compiler import Compiler
from ....text.rulebook import Rulebook
from ..data.events import E_LEAVE
from ..data.names import PRICES
from ..data.phases import ACTED, TAKE_DIE
from ..data.state import State, View
from ..data.tables import Tables

FOLDER = Path(__file__).parents[1]
BOOK = Rulebook(FOLDER / "rulebook" / "en.md")
cite = BOOK.cite
R_OPTIONAL = cite("turn.optional")
LEAVE = 1
"""Where an action may be left undone, leaving is choice 0, and this is its bit."""

rule = Compiler(FOLDER, Tables, State, View, BOOK.path)
_ops = rule.ops()
count, lowest = _ops["count"], _ops["lowest"]
emit, random_below = _ops["emit"], _ops["random_below"]


@rule
def not_in_play(s: State) -> bool:
    """Is a figure missing on the board, or nobody playing? Only an arranged position may be so."""
    if s.turn < 0:
        return False
    figures = s.pilgrim[0] | s.pilgrim[1] | s.merchant[0] | s.merchant[1] | s.artist[0] | s.artist[1]
    return (figures | s.roller | s.player) < 0 or (s.die < 0 and s.phase != TAKE_DIE)


@rule
def holds(s: State, seat: int, wave: int) -> bool:
    """Does a player hold the wave tile with that side up?"""
    return s.holder[wave >> 1] == seat and s.wave[wave >> 1] == wave


@rule
def leave(s: State, ev: Events) -> None:
    """The action of a space may be left undone."""
    emit(ev, E_LEAVE, R_OPTIONAL, s.player, s.die, 0, 0)
    s.phase = ACTED


@rule
def good_of(token: int) -> int:
    """The kind of goods a trade token names."""
    return token // PRICES


@rule
def price_of(token: int) -> int:
    """The price on a trade token."""
    return token % PRICES + 1
