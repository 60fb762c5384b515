"""Backup: copies an SQLite database while it is in use; of a damaged one, the tables that can be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from .integrity import Salvage, findings, salvage
from .store import Store, StoreError, create_private

PAGES = 2_000
"""Pages copied at a time; in between the server may write, and SQLite keeps the copy consistent."""


def copy_database(store: Store, path: Path, progress: Callable[[int, int], None]) -> Salvage | None:
    """Write the database to a file that is complete or absent; `progress` is called with the pages done and all.

    A damaged database is not copied page by page: the tables that can be read are, and the result names the others.
    """
    if store.shared:
        raise StoreError("PostgreSQL is copied by its own pg_dump; this copies SQLite databases")
    if path.exists():
        raise StoreError(f"{path}: is there already; a backup overwrites nothing")
    if not path.parent.is_dir():
        raise StoreError(f"{path}: there is no folder {path.parent}; make it first, or see that its disk is there")
    unfinished, saved = (path.with_name(f".{path.name}.{name}") for name in ("unfinished", "saved"))
    try:
        try:
            _remove(unfinished, saved)
            create_private(unfinished)
            _copy(store, unfinished, progress)
            damaged = _is_damaged(unfinished)
            result = salvage(unfinished, saved) if damaged else None
            (saved if damaged else unfinished).replace(path)
        finally:
            _remove(unfinished, saved)
        return result
    except OSError as error:
        raise StoreError(f"{path}: cannot be written: {error.strerror}") from error
    except sqlite3.Error as error:
        raise StoreError(f"{path}: the copy failed: {error}") from error


def _is_damaged(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        return bool(findings(connection))


def _remove(*files: Path) -> None:
    for file in files:
        for suffix in ("", "-wal", "-shm", "-journal"):
            file.with_name(file.name + suffix).unlink(missing_ok=True)


def _copy(store: Store, path: Path, progress: Callable[[int, int], None]) -> None:
    source, target = store.engine.raw_connection(), sqlite3.connect(path)
    try:
        connection: sqlite3.Connection = source.driver_connection  # type: ignore[assignment]  # of SQLite, as checked above
        connection.backup(target, pages=PAGES, progress=lambda _status, left, pages: progress(pages - left, pages))
    finally:
        target.close()
        source.close()
