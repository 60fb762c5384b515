"""Replays every stored game, to find those that a change of the rules has broken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from ..storage.store import Store
from .loading import new_table
from .table import BrokenTableError


@dataclass
class CheckResult:
    """How many tables and entries were replayed, and a sentence for each table that does not replay."""

    tables: int = 0
    entries: int = 0
    faults: list[str] = field(default_factory=list)


def check_database(store: Store, progress: Callable[[int, int], None] = lambda _done, _tables: None) -> CheckResult:
    """Replay every table of a database from its log; `progress` is called with the tables done and all."""
    result, ids = CheckResult(), list(store.ids())
    for id_ in ids:
        progress(result.tables, len(ids))
        result.tables += 1
        try:
            row = store.table(id_)
            if row is None:
                continue
            entries = store.rows(id_)
            table = new_table(store, row, entries)
            result.entries += len(entries)
            for entry in entries:
                table.apply(entry)
            if not entries:
                result.faults.append(f"table {id_}: its log is empty")
        except BrokenTableError as error:
            result.faults.append(str(error))
        except msgspec.ValidationError as error:
            result.faults.append(f"table {id_}: its header cannot be read: {error}")
    return result
