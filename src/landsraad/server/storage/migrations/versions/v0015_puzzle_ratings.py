"""Ratings of puzzles and their solvers, and the first attempts they come from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle_id", sa.String(64), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False))
    op.create_table(
        "puzzle_solvers",
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False))
    op.create_table(
        "puzzle_attempts",
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("puzzle_id", sa.String(64), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False))


def downgrade() -> None:
    for table in ("puzzle_attempts", "puzzle_solvers", "puzzle_ratings"):
        op.drop_table(table)
