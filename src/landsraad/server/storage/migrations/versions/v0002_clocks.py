"""Clocks, and spectators who see every hand a round later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("spectators", sa.String(8), nullable=False, server_default="open"))
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "pauses",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.bulk_insert(house, [{"id": 1, "at": 0.0}])


def downgrade() -> None:
    op.drop_table("pauses")
    op.drop_table("house")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("spectators")
        tables.drop_column("clock")
