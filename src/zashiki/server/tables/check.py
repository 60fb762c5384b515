"""Replays every stored game, to find those that a change of the rules, or a damaged disk, has broken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from ..storage.integrity import damage, table_ids
from ..storage.store import Store
from .table import BrokenTableError, Table


@dataclass
class CheckResult:
    """How many tables and entries were replayed, and a sentence for each table that does not replay."""

    tables: int = 0
    entries: int = 0
    faults: list[str] = field(default_factory=list)
    damage: list[str] = field(default_factory=list)
    """What is wrong with the file of the database itself."""


def check_database(store: Store, progress: Callable[[int, int], None] = lambda _done, _tables: None) -> CheckResult:
    """Replay every table of a database from its log; `progress` is called with the tables done and all."""
    result = CheckResult(damage=damage(store))
    ids = table_ids(store, bool(result.damage))
    for id_ in ids:
        progress(result.tables, len(ids))
        result.tables += 1
        try:
            row = store.table(id_)
            if row is None:
                result.faults.append(f"table {id_}: it has entries, but no header")
                continue
            table, entries = Table(row), store.rows(id_)
            result.entries += len(entries)
            for entry in entries:
                table.apply(entry)
            if not entries:
                result.faults.append(f"table {id_}: its log is empty")
        except BrokenTableError as error:
            result.faults.append(str(error))
        except msgspec.ValidationError as error:
            result.faults.append(f"table {id_}: its header cannot be read: {error}")
        except (sa.exc.SQLAlchemyError, msgspec.MsgspecError, ValueError, AttributeError) as error:
            result.faults.append(f"table {id_}: cannot be read: {getattr(error, 'orig', error)}")
    return result
