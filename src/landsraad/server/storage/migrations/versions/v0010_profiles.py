"""Profiles of players with their sessions, passkeys and seats, and further links of a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("copies", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
        sa.Column("pointer", sa.String(64)),
        sa.Column("words", sa.String(160), nullable=False, server_default=""),
        sa.Column("printed", sa.Float))
    op.create_index("profiles_pointer", "profiles", ["pointer"], unique=True)
    op.create_table(
        "profile_sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("way", sa.String(12), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False))
    op.create_index("profile_sessions_token", "profile_sessions", ["token"], unique=True)
    op.create_index("profile_sessions_of", "profile_sessions", ["profile_id"])
    op.create_table(
        "profile_passkeys",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("synced", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float))
    op.create_index("profile_passkeys_digest", "profile_passkeys", ["digest"], unique=True)
    op.create_index("profile_passkeys_of", "profile_passkeys", ["profile_id"])
    op.create_table(
        "profile_once",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("profile_id", sa.String(16), nullable=False, server_default=""),
        sa.Column("until", sa.Float, nullable=False))
    op.create_index("profile_once_until", "profile_once", ["until"])
    op.create_table(
        "profile_seats",
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(8), primary_key=True),
        sa.Column("proof", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False))
    op.create_index("profile_seats_table", "profile_seats", ["table_id"])


def downgrade() -> None:
    for table in ("profile_seats", "profile_once", "profile_passkeys", "profile_sessions", "profiles"):
        op.drop_table(table)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("copies")
