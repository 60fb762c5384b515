"""The Alembic environment: uses the connection that `storage.migrate` gives it."""

from __future__ import annotations

from alembic import context

from zashiki.server.storage.rows import METADATA


def run() -> None:
    """Run the migrations that are due."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        render_as_batch=True,  # SQLite alters a table by copying it
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # Alembic runs this file; whoever only imports it changes nothing
    run()
