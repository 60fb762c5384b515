"""Keys of seats and ids of tables: random, and stored only as hashes."""

from __future__ import annotations

import hashlib
import secrets


def new_key() -> str:
    """A random key for a seat or for watchers."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """A random table id, hard to guess because whoever has the link may watch."""
    return secrets.token_urlsafe(12)


def hashed(key: str) -> str:
    """The hash that is stored of a key. A key is long and random, so it needs no salt."""
    return hashlib.sha256(key.encode()).hexdigest()
