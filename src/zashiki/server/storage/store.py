"""The database: reads tables and logs, and makes the SQLAlchemy engine that the writer uses."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ...errors import ZashikiError
from .migrate import migrate, version_of
from .rows import EDITIONS, LOG, TABLES, Header, Row, Secret, TableRow

DURABLE = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=10000",
    "PRAGMA wal_autocheckpoint=8000",
)
"""A commit is on the disk when it returns; readers do not wait for the writer. With many tables the same pages change
again and again: a checkpoint every 32 MB of log instead of every 4 lets fewer moves wait for one."""


PG_TIMEOUTS = "-c lock_timeout=5000 -c idle_in_transaction_session_timeout=2000"
"""In milliseconds: how long a group waits for a row that another process has locked, before its moves are refused with
`try-again`; and how long a process that hangs may lock it. The second is shorter: a group outlasts what holds it up."""


class StoreError(ZashikiError):
    """The database cannot be used: says which and why."""


def engine_for(url: str) -> sa.Engine:
    """The engine of a database URL; a plain file name is an SQLite database."""
    try:
        parsed = sa.make_url(url if "://" in url else f"sqlite:///{url}")
    except sa.exc.ArgumentError as error:
        raise StoreError(f"'{url}' is no database; give a file name, sqlite:///file or postgresql://...") from error
    kind = parsed.get_backend_name()
    tools: dict[str, Any] = {"json_serializer": _encode, "json_deserializer": msgspec.json.decode}
    if kind == "sqlite":
        engine = sa.create_engine(parsed, **tools)
        sa.event.listen(engine, "connect", _make_durable)
        return engine
    if kind == "postgresql":
        own = parsed.query.get("options") or os.environ.get("PGOPTIONS", "")
        timeouts = {"options": f"{PG_TIMEOUTS} {own}"}
        by_psycopg = parsed.set(drivername="postgresql+psycopg")
        return sa.create_engine(by_psycopg, pool_pre_ping=True, connect_args=timeouts, **tools)
    raise StoreError(f"{kind} is not possible; the log is kept by sqlite or postgresql")


def _encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _make_durable(connection: Any, _record: Any) -> None:
    for pragma in DURABLE:
        connection.execute(pragma)


def create_private(file: Path) -> None:
    """Create an SQLite file that only its owner may read: it holds hidden cards and the hashes of keys."""
    if file.name and file.parent.is_dir() and os.access(file.parent, os.W_OK):
        file.touch(mode=0o600, exist_ok=True)


class Store:
    """Reads tables and logs. Everything here blocks: call it from a thread."""

    def __init__(self, url: str, create: bool = True, upgrade: bool = True) -> None:
        self.engine = engine_for(url)
        self._kept: set[str] = set()
        """The digests of editions that are known to be stored."""
        self.shared = self.engine.dialect.name == "postgresql"
        """Can several processes serve it? PostgreSQL carries notices between them."""
        database = self.engine.url.database
        if not create and not self.shared and not Path(database or "").exists():
            raise StoreError(f"{database}: there is no such database")
        try:
            if create and not self.shared:
                create_private(Path(database or ""))
            if upgrade:
                migrate(self.engine)
            else:
                self._demand_tables()
        except sa.exc.SQLAlchemyError as error:
            raise StoreError(f"{self.engine.url!r}: cannot be opened: {getattr(error, 'orig', error)}") from error

    def _demand_tables(self) -> None:
        """Refuse a database that holds no tables."""
        with self.engine.connect() as connection:
            if version_of(connection) is None:
                raise StoreError(f"{self.engine.url!r}: holds no tables")

    def table(self, id_: str) -> TableRow | None:
        """One table, if there is one."""
        with self.engine.connect() as connection:
            found = connection.execute(TABLES.select().where(TABLES.c.id == id_)).one_or_none()
        return _table(found) if found else None

    def rows(self, id_: str, after: int = -1) -> list[Row]:
        """The log of a table after a number."""
        query = LOG.select().where(LOG.c.table_id == id_, LOG.c.number > after).order_by(LOG.c.number)
        with self.engine.connect() as connection:
            return [Row(*found) for found in connection.execute(query)]

    def live(self) -> list[str]:
        """The tables that have not ended, the oldest first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.ended.is_(None)).order_by(TABLES.c.created)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def idle(self, before: int) -> list[str]:
        """The tables that have not ended and whose last entry was made before this time."""
        last = sa.select(sa.func.max(LOG.c.at)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
        query = sa.select(TABLES.c.id).where(TABLES.c.ended.is_(None), TABLES.c.created < before, last < before)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def ids(self) -> Iterator[str]:
        """Every table, the oldest first."""
        with self.engine.connect() as connection:
            yield from connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.created)).scalars().all()

    def lengths(self, ids: list[str]) -> dict[str, int]:
        """The last number of each of these tables."""
        query = sa.select(LOG.c.table_id, sa.func.max(LOG.c.number)).where(LOG.c.table_id.in_(ids))
        with self.engine.connect() as connection:
            return {r[0]: r[1] for r in connection.execute(query.group_by(LOG.c.table_id))}

    def edition(self, digest: str) -> dict[str, Any] | None:
        """The values of an edition, if it is stored."""
        with self.engine.connect() as connection:
            if not self._kept and not sa.inspect(connection).has_table(EDITIONS.name):
                return None  # a database that is only looked at may have an older schema
            found: dict[str, Any] | None = connection.execute(
                sa.select(EDITIONS.c.data).where(EDITIONS.c.digest == digest)
            ).scalar()
        return found

    def keep_edition(self, game: str, digest: str, values: dict[str, Any]) -> None:
        """Store the values of an edition, unless they are."""
        if digest in self._kept:
            return
        insert: Any = postgresql.insert if self.shared else sqlite.insert
        row = {"digest": digest, "game": game, "data": values}
        with self.engine.begin() as connection:
            connection.execute(insert(EDITIONS).values(row).on_conflict_do_nothing())
        self._kept.add(digest)

    def live_rules(self) -> list[tuple[str, int]]:
        """The games and versions of rules that live tables were begun with."""
        header = TABLES.c.header
        columns = header["game"].as_string(), header["rules"].as_integer()
        query = sa.select(*columns).where(TABLES.c.ended.is_(None)).distinct()
        with self.engine.connect() as connection:
            return [(row[0], row[1]) for row in connection.execute(query)]

    def alive(self) -> None:
        """Raise if the database does not answer, or cannot be written: commits what changes nothing."""
        try:
            with self.engine.begin() as connection:
                connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
        except sa.exc.SQLAlchemyError as error:
            raise StoreError(f"{self.engine.url!r}: cannot be written: {getattr(error, 'orig', error)}") from error

    def close(self) -> None:
        """Close the connections."""
        self.engine.dispose()


def _table(found: Any) -> TableRow:
    header = msgspec.convert(found.header, Header)
    return TableRow(found.id, found.created, header, msgspec.convert(found.secret, Secret), found.ended)
