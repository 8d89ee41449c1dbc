"""The lobby: tables that gather, the queue of quick pairing, people one follows or blocks, and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "gatherings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("clock", sa.String(40), nullable=False),
        sa.Column("draft", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("low", sa.Integer),
        sa.Column("high", sa.Integer),
        sa.Column("bots", sa.String(20), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("starts", sa.Float),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("drafting", sa.Text, nullable=False, server_default=""),
        sa.Column("made_table", sa.String(32)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("reminded", sa.Float))
    op.create_index("gatherings_state", "gatherings", ["state", "created"])
    op.create_table(
        "gathering_people",
        sa.Column("gathering_id", sa.String(32), sa.ForeignKey("gatherings.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("seat_token", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("profile_id", sa.String(16)),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("salt", sa.String(64), nullable=False, server_default=""),
        sa.Column("wish", sa.Text, nullable=False, server_default=""),
        sa.Column("seat", sa.String(8), nullable=False, server_default=""))
    op.create_index("gathering_people_token", "gathering_people", ["token"], unique=True)
    op.create_index("gathering_people_profile", "gathering_people", ["profile_id"])
    op.create_table(
        "lobby_queue",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("seat_token", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("profile_id", sa.String(16)),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("rating", sa.Float),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False))
    op.create_index("lobby_queue_profile", "lobby_queue", ["profile_id"])
    op.create_table(
        "profile_ties",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("other_id", sa.String(16), sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("since", sa.Float, nullable=False))
    op.create_index("profile_ties_one", "profile_ties", ["profile_id", "other_id"], unique=True)
    op.create_index("profile_ties_other", "profile_ties", ["other_id"])
    op.create_table(
        "profile_holidays",
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("since", sa.Float),
        sa.Column("year", sa.Integer, nullable=False),
        sa.Column("used", sa.Float, nullable=False))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(8), nullable=False),
        sa.Column("about", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False))
    op.create_index("reports_at", "reports", ["done", "at"])
    op.create_index("reports_table", "reports", ["table_id"])


def downgrade() -> None:
    for table in ("reports", "profile_holidays", "profile_ties", "lobby_queue", "gathering_people", "gatherings"):
        op.drop_table(table)
