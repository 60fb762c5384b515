"""The compiler of this game's rules, its rulebook, and the small operations that every rule uses."""

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
