"""Migrations: brings a database to the schema of this version, with Alembic."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

SCRIPTS = Path(__file__).with_name("migrations")
LOCK = 0x7A617368
"""The PostgreSQL advisory lock that lets one process migrate while the others wait."""


def migrate(engine: sa.Engine) -> None:
    """Run every migration that has not been run; processes that start together run it once."""
    config = _config()
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SET lock_timeout = 0"))  # however long it takes
            connection.execute(sa.select(sa.func.pg_advisory_lock(LOCK)))
            connection.commit()
        try:
            if version_of(connection) != newest():
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                connection.rollback()
                connection.execute(sa.select(sa.func.pg_advisory_unlock(LOCK)))
                connection.execute(sa.text("RESET lock_timeout"))
                connection.commit()


def version_of(connection: sa.Connection) -> str | None:
    """The last migration that was run on a database."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    """The newest migration."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config
