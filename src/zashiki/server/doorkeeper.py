"""Keys: made here, kept as hashes, and read from a request."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from urllib.parse import urlsplit

from .limiter import Limiter
from .refusals import Refused
from .table import Table


def new_key() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """A name for a table, as hard to find as a link should be."""
    return secrets.token_urlsafe(12)


def hashed(key: str) -> str:
    """What is stored of a key. It is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode()).hexdigest()


def bearer(headers: Mapping[str, str]) -> str | None:
    """The key of a request's Authorization header, if it has one."""
    given = headers.get("authorization")
    if not given:
        return None
    scheme, _, key = given.partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise Refused("bad-key", "The Authorization header is to be 'Bearer KEY'.")
    return key.strip()


def viewer_of(table: Table, key: str | None, address: str, wrong: Limiter) -> int | None:
    """The seat behind a key; None for a watcher. Wrong keys are counted by address, and then refused unread."""
    if not key:
        return None
    if not wrong.has_room(address):
        raise Refused("too-many", "There were too many wrong keys from your address; wait a minute.")
    given, found = hashed(key), -1
    for k, seat in enumerate(table.seats):
        if seat.key and hmac.compare_digest(seat.key, given):
            found = k
    if found >= 0:
        return found
    if hmac.compare_digest(table.header.watch, given):
        return None
    wrong.take(address)
    raise Refused("bad-key", "This key opens no seat of this table.")


def check_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> None:
    """A browser says which page asks; only our own and those allowed may."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise Refused("foreign-origin", "Requests from other sites' pages are not answered.")
