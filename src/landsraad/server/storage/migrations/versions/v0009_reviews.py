"""Reviews of finished games, stored while they are made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("depth", sa.String(16), primary_key=True),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False))


def downgrade() -> None:
    op.drop_table("reviews")
