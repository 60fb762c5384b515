"""Writes the tables of docs/research.md: `python -m zashiki.research.document docs/research.md [GAME ...]`."""

import re
import sys
from pathlib import Path

from ..registry import games, kind
from .observation import Layout, action_table

MARKS = re.compile(r"<!-- tables -->.*<!-- end of tables -->", re.DOTALL)


def tables(names: list[str]) -> str:
    """Observations and actions of these games."""
    parts = []
    for name in names:
        found = kind(name)
        layout = Layout(found)
        parts.append(
            f"## {found.title}\n\n### Observation: {layout.size} numbers\n\n{layout.table()}\n\n"
            f"### Actions: {len(found.actions)}\n\n{action_table(found)}"
        )
    return "\n\n".join(parts)


def rewritten(text: str, names: list[str]) -> str:
    """The document with its tables made anew."""
    return MARKS.sub(lambda _: f"<!-- tables -->\n{tables(names)}\n<!-- end of tables -->", text)


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(rewritten(path.read_text(encoding="utf-8"), sys.argv[2:] or games()), encoding="utf-8")
