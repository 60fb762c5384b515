"""Replays every stored game: says which cannot be read or no longer replay, and by which rules the live ones go on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from ..storage.integrity import damage, table_ids
from ..storage.store import Store
from .loading import new_table
from .table import BrokenTableError, Table
from .versions import is_newest, newer_rules

GOES_ON = "goes on by the newest rules"


@dataclass
class CheckResult:
    """How many tables and entries were replayed, and a sentence for each table that does not replay.

    `outlooks` has the live tables that do: what will become of each, by its id.
    """

    tables: int = 0
    entries: int = 0
    faults: list[str] = field(default_factory=list)
    damage: list[str] = field(default_factory=list)
    """What is wrong with the file of the database itself."""
    outlooks: dict[str, str] = field(default_factory=dict)


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
            entries = store.rows(id_)
            table = new_table(store, row, entries)
            result.entries += len(entries)
            for entry in entries:
                table.apply(entry)
            if not entries:
                result.faults.append(f"table {id_}: its log is empty")
            elif not table.ending:
                result.outlooks[id_] = outlook(table)
        except BrokenTableError as error:
            result.faults.append(error.whole)
        except msgspec.ValidationError as error:
            result.faults.append(f"table {id_}: its header cannot be read: {error}")
        except (sa.exc.SQLAlchemyError, msgspec.MsgspecError, ValueError, AttributeError) as error:
            result.faults.append(f"table {id_}: cannot be read: {getattr(error, 'orig', error)}")
    return result


def outlook(table: Table) -> str:
    """By which rules a live table will go on."""
    if is_newest(table.game):
        return GOES_ON
    rules = newer_rules(table.header, table.game, table.state)
    if rules is not None:
        return f"moves over to version {rules} of the rules of {table.game.name}"
    return (
        f"is played out by version {table.game.kind.rules_version} of the rules of {table.game.name}, "
        f"edition {table.header.edition}"
    )
