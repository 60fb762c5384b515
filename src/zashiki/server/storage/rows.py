"""The database schema.

Tables, their logs (the truth about each table), the editions they are played with, uptime, and reviews (which can be
computed again).
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from msgspec import Struct, field

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("header", sa.JSON, nullable=False),
    sa.Column("secret", sa.JSON, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=True, index=True),
)
LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("client", sa.String(64), nullable=True),
    sa.Column("body", sa.JSON, nullable=False),
    sqlite_with_rowid=False,
)
UPTIME = sa.Table(
    "uptime",
    METADATA,
    sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("rules", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("depth", sa.String(20), primary_key=True),
    sa.Column("state", sa.String(20), nullable=False, index=True),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("findings", sa.JSON, nullable=False),
    sa.Column("review", sa.JSON, nullable=True),
)
EDITIONS = sa.Table(
    "editions",
    METADATA,
    sa.Column("digest", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
)


class SeatHeader(Struct):
    """A seat at the start of a table; a person's has the hash of its key."""

    kind: str
    name: str | None = None
    level: str | None = None
    language: str | None = None
    key: str | None = None


class Header(Struct):
    """The public part of a table that never changes; `rules` is the version it began with."""

    game: str
    options: dict[str, Any]
    edition: str
    rules: int
    commitment: str
    seats: list[SeatHeader]
    watch: str
    minutes: float | None = None
    days: float | None = None
    salts: bool = False
    away: float | None = None
    hints: bool = False
    version: int = 1


class Secret(Struct):
    """The part of a table that nobody may know before the end: the seed of the draws and that of the bots."""

    seed: str
    bots: str
    given: list[int] = []
    """The actions with which the game begins, those of chance included."""
    record: str | None = None
    """A finished game that was played elsewhere and is only looked at here."""


class TableRow(Struct):
    """A table as it is stored."""

    id: str
    created: int
    header: Header
    secret: Secret
    ended: int | None = None


class Row(Struct):
    """One entry of a table's log."""

    table: str
    number: int
    at: int
    kind: str
    seat: int | None = None
    client: str | None = None
    body: dict[str, Any] = field(default_factory=dict)
