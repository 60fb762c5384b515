"""The fourth form: the values of every edition that a table was begun with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for editions; those of older tables are stored when they are next loaded."""
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("editions")
