"""Backup: copies an SQLite database while it is in use."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from .store import Store, StoreError

PAGES = 2_000
"""Pages copied at a time; in between the server may write, and SQLite keeps the copy consistent."""


def copy_database(store: Store, path: Path, progress: Callable[[int, int], None]) -> None:
    """Write the database to a file that is complete or absent; `progress` is called with the pages done and all."""
    if store.shared:
        raise StoreError("PostgreSQL is copied by its own pg_dump; this copies SQLite databases")
    if path.exists():
        raise StoreError(f"{path}: is there already; a backup overwrites nothing")
    if not path.parent.is_dir():
        raise StoreError(f"{path}: there is no folder {path.parent}; make it first, or see that its disk is there")
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        try:
            unfinished.unlink(missing_ok=True)
            _copy(store, unfinished, progress)
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"{path}: cannot be written: {error.strerror}") from error
    except sqlite3.Error as error:
        raise StoreError(f"{path}: the copy failed: {error}") from error


def _copy(store: Store, path: Path, progress: Callable[[int, int], None]) -> None:
    source, target = store.engine.raw_connection(), sqlite3.connect(path)
    try:
        connection: sqlite3.Connection = source.driver_connection  # type: ignore[assignment]  # of SQLite, as checked above
        connection.backup(target, pages=PAGES, progress=lambda _status, left, pages: progress(pages - left, pages))
    finally:
        target.close()
        source.close()
