"""Challenges: the server's key, attempts of profiles, and results from other servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "signing_key",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("private", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False))
    op.create_table(
        "challenge_runs",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("period", sa.String(12), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("on_time", sa.Boolean, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("total", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.Column("points", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.Column("rounds", sa.Integer),
        sa.Column("moves", sa.String(64), nullable=False, server_default=""),
        sa.UniqueConstraint("profile_id", "kind", "game", "period", "attempt"))
    op.create_index("challenge_runs_of", "challenge_runs", ["kind", "period", "game"])
    op.create_table(
        "challenge_results",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("period", sa.String(12), primary_key=True),
        sa.Column("moves", sa.String(64), primary_key=True),
        sa.Column("server", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("profile_id", sa.String(16), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.UniqueConstraint("server", "player", "kind", "game", "period"))


def downgrade() -> None:
    for table in ("challenge_results", "challenge_runs", "signing_key"):
        op.drop_table(table)
