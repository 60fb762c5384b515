"""The second form: reviews of finished tables, with what was found so far."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for reviews."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("rules", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("depth", sa.String(20), primary_key=True),
        sa.Column("state", sa.String(20), nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("findings", sa.JSON, nullable=False),
        sa.Column("review", sa.JSON, nullable=True),
    )
    op.create_index("ix_reviews_state", "reviews", ["state"])


def downgrade() -> None:
    """Forget them: they can be found out again."""
    op.drop_table("reviews")
