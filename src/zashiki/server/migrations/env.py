"""How Alembic reaches the database: over the connection that `migrator` hands it."""

from __future__ import annotations

from alembic import context

from zashiki.server.rows import METADATA


def run() -> None:
    """Run the steps that are due."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        render_as_batch=True,  # SQLite alters a table by copying it
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # Alembic runs this file; whoever only imports it changes nothing
    run()
