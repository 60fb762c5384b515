"""Loads a table from its log, by the rules and the edition that it is played by."""

from __future__ import annotations

from ...errors import ZashikiError
from ..storage.rows import Row, TableRow
from ..storage.store import Store
from .table import BrokenTableError, Table
from .versions import game_of


def new_table(store: Store, row: TableRow, entries: list[Row], recent: int = 16) -> Table:
    """A table before the first entry of its log.

    One that has moved to newer rules is replayed by these from its first entry on: they lead to the same positions.
    """
    rules = next((entry.body["rules"] for entry in reversed(entries) if entry.kind == "moved"), row.header.rules)
    try:
        game = game_of(row.header, rules, store.edition)
    except ZashikiError as error:
        raise BrokenTableError(f"table {row.id}: its rules cannot be loaded: {error}") from error
    return Table(row, game, recent)
