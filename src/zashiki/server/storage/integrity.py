"""Damaged SQLite databases: finds the damage, names the tables that can still be read, and saves those."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .store import Store

FINDINGS = 20
"""How many faults of a file are listed, at most."""
SCANS = (
    "SELECT id FROM tables NOT INDEXED ORDER BY rowid {way}",
    "SELECT id FROM tables ORDER BY id {way}",
    "SELECT DISTINCT table_id FROM log ORDER BY table_id {way}",
)
"""Three trees of pages that each name every table. Each is read from both ends, as far as it goes."""
WAYS = ("ASC", "DESC")
HEADERS = (
    "SELECT * FROM tables WHERE id = ?",
    "SELECT * FROM tables NOT INDEXED WHERE id = ? ORDER BY rowid",
    "SELECT * FROM tables NOT INDEXED WHERE id = ? ORDER BY rowid DESC",
)
"""Ways to the row of a table: by its index, and past a damaged one."""
ENTRIES = "SELECT * FROM log WHERE table_id = ? ORDER BY number"
REVIEWS = "SELECT * FROM reviews WHERE table_id = ?"


def damage(store: Store) -> list[str]:
    """What is wrong with the file of an SQLite database; PostgreSQL looks after its own."""
    if store.shared:
        return []
    with _connection(store) as connection:
        return findings(connection)


def findings(connection: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with a database."""
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({FINDINGS})")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [] if found == ["ok"] else found


def table_ids(store: Store, damaged: bool) -> list[str]:
    """The ids of all tables, or of all that are named anywhere in a damaged database."""
    if not damaged:
        return list(store.ids())
    with _connection(store) as connection:
        return _named_ids(connection)


@dataclass
class Salvage:
    """What was saved of a damaged database: whole tables, tables up to an entry, and those that were not."""

    whole: int = 0
    cut: dict[str, int] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)


def salvage(source: Path, target: Path) -> Salvage:
    """Copy every table that can be read from a damaged database into a new one."""
    Store(str(target)).close()
    result = Salvage()
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        for id_ in _named_ids(old):
            header = next((found for query in HEADERS for found, _ in [_rows(old, query, id_)] if found), [])[:1]
            entries, whole = _rows(old, ENTRIES, id_)
            if not header or not entries:
                result.lost.append(id_)
                continue
            _insert(new, "tables", header)
            _insert(new, "log", entries)
            _insert(new, "reviews", _rows(old, REVIEWS, id_)[0])
            if whole:
                result.whole += 1
            else:
                new.execute("UPDATE tables SET ended = NULL WHERE id = ?", (id_,))
                result.cut[id_] = len(entries) - 1
        new.commit()
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it
    return result


def _named_ids(connection: sqlite3.Connection) -> list[str]:
    found = [row[0] for scan in SCANS for way in WAYS for row in _rows(connection, scan.format(way=way))[0]]
    return list(dict.fromkeys(id_ for id_ in found if isinstance(id_, str)))


def _rows(connection: sqlite3.Connection, query: str, *values: str) -> tuple[list[tuple[Any, ...]], bool]:
    """The rows of a query up to the first page that cannot be read, and whether that is all of them."""
    found: list[tuple[Any, ...]] = []
    try:
        for row in connection.execute(query, values):
            found.append(row)
    except sqlite3.DatabaseError:
        return found, False
    return found, True


def _insert(connection: sqlite3.Connection, table: str, rows: list[tuple[Any, ...]]) -> None:
    if rows:
        connection.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)


@contextmanager
def _connection(store: Store) -> Iterator[sqlite3.Connection]:
    """The SQLite connection below the engine of a store."""
    raw = store.engine.raw_connection()
    try:
        connection: sqlite3.Connection = raw.driver_connection  # type: ignore[assignment]  # of SQLite, as callers check
        yield connection
    finally:
        raw.close()
