"""Replays stored games, to see that no change of the rules has broken one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from .store import Store
from .table import BrokenTableError, Table


@dataclass
class Verdict:
    """How many tables and entries were replayed, and what does not."""

    tables: int = 0
    entries: int = 0
    faults: list[str] = field(default_factory=list)


def examine(store: Store, progress: Callable[[int, int], None] = lambda _done, _tables: None) -> Verdict:
    """Replay every table of a database from its log; progress is told in tables."""
    verdict, ids = Verdict(), list(store.ids())
    for id_ in ids:
        progress(verdict.tables, len(ids))
        verdict.tables += 1
        try:
            row = store.table(id_)
            if row is None:
                continue
            table, entries = Table(row), store.rows(id_)
            verdict.entries += len(entries)
            for entry in entries:
                table.apply(entry)
            if not entries:
                verdict.faults.append(f"table {id_}: its log is empty")
        except BrokenTableError as error:
            verdict.faults.append(str(error))
        except msgspec.ValidationError as error:
            verdict.faults.append(f"table {id_}: its header cannot be read: {error}")
    return verdict
