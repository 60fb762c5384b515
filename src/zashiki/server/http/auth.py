"""Authentication: the key of a request, the seat it opens, and the origin of a browser's page."""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Mapping, Sequence
from functools import lru_cache
from urllib.parse import urlsplit

from ..limiter import Limiter
from ..refusals import Refused
from ..storage.rows import SeatHeader
from ..tables.keys import hashed
from ..tables.stored_table import StoredTable
from ..tables.table import Table
from ..tables.table_parts import Seat


def bearer(headers: Mapping[str, str]) -> str | None:
    """The key of a request's Authorization header, if it has one."""
    given = headers.get("authorization")
    if not given:
        return None
    scheme, _, key = given.partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise Refused("bad-key", "The Authorization header is to be 'Bearer KEY'.")
    return key.strip()


def seat_of(table: Table | StoredTable, key: str) -> int | None:
    """The seat that a key opens, if it opens one."""
    given, found = hashed(key), None
    seats: Sequence[Seat | SeatHeader] = table.seats
    for k, seat in enumerate(seats):
        if seat.key and hmac.compare_digest(seat.key, given):
            found = k
    return found


def viewer_of(table: Table | StoredTable, key: str | None, client: str, wrong: Limiter) -> int | None:
    """The seat that a key opens; None for a watcher.

    Wrong keys are counted by client and table, so that nobody can use up the tries of others; a right key always opens.
    """
    if not key:
        return None
    seat = seat_of(table, key)
    if seat is not None or hmac.compare_digest(table.header.watch, hashed(key)):
        return seat
    if not wrong.take((client, table.id)):
        raise Refused("too-many", "There were too many wrong keys for this table; wait a minute.")
    raise Refused("bad-key", "This key opens no seat of this table.")


@lru_cache(4096)
def network(host: str) -> str:
    """The network counted as one client: an IPv4 address, or the first half of an IPv6 address, which one line has.

    >>> [network(host) for host in ("203.0.113.7", "2001:db8:1:2:aaaa::1", "::ffff:203.0.113.7", "?")]
    ['203.0.113.7', '2001:db8:1:2::/64', '203.0.113.7', '?']
    """
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


def check_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> None:
    """Refuse requests of other sites' pages; a browser names the page's origin in a header."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise Refused("foreign-origin", "Requests from other sites' pages are not answered.")
