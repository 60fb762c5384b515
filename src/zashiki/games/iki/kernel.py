"""The compiler of this game's rules, its rulebook, and the small words every rule uses."""

from __future__ import annotations

from pathlib import Path

from ...core.kernel import Compiler
from ...core.rulebook import Rulebook
from .state import State, View
from .tables import Tables

FOLDER = Path(__file__).parent
BOOK = Rulebook(FOLDER / "rulebook" / "en.md")
cite = BOOK.cite

rule = Compiler(FOLDER, Tables, State, View)
_ops = rule.ops()
has, count, lowest, nth = (_ops[name] for name in ("has", "count", "lowest", "nth"))
emit, random_below = (_ops[name] for name in ("emit", "random_below"))
