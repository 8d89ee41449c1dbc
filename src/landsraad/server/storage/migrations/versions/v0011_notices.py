"""Notices: settings, channels, the queue, what was looked at, and the keys of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_settings",
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("zone", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("push", sa.String(60), nullable=False),
        sa.Column("mail", sa.String(60), nullable=False),
        sa.Column("hook", sa.String(60), nullable=False),
        sa.Column("feed", sa.String(64)))
    op.create_index("notice_settings_feed", "notice_settings", ["feed"], unique=True)
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("label", sa.String(120), nullable=False),
        sa.Column("keys", sa.Text, nullable=False, server_default=""),
        sa.Column("visit_id", sa.String(16), nullable=False, server_default=""),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("secret", sa.String(64), nullable=False, server_default=""),
        sa.Column("secret_until", sa.Float, nullable=False, server_default="0"),
        sa.Column("off", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("fails", sa.Integer, nullable=False, server_default="0"),
        sa.Column("trouble", sa.String(16), nullable=False, server_default=""),
        sa.Column("detail", sa.String(120), nullable=False, server_default=""),
        sa.Column("told", sa.Float),
        sa.Column("hour", sa.Float, nullable=False, server_default="0"),
        sa.Column("count", sa.Integer, nullable=False, server_default="0"),
        sa.UniqueConstraint("profile_id", "digest", name="notice_channels_once"))
    op.create_table(
        "notice_queue",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("channel_id", sa.String(16), sa.ForeignKey("notice_channels.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.String(8), nullable=False),
        sa.Column("wait", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False, server_default=""),
        sa.Column("lease", sa.Float, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.UniqueConstraint("channel_id", "kind", "table_id", "seat", "wait", name="notice_queue_once"))
    op.create_index("notice_queue_due", "notice_queue", ["state", "due"])
    op.create_index("notice_queue_profile", "notice_queue", ["profile_id"])
    op.create_index("notice_queue_table", "notice_queue", ["table_id"])
    op.create_table(
        "notice_looks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("again", sa.Boolean, nullable=False))
    op.create_table(
        "notice_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False))


def downgrade() -> None:
    for table in ("notice_keys", "notice_looks", "notice_queue", "notice_channels", "notice_settings"):
        op.drop_table(table)
