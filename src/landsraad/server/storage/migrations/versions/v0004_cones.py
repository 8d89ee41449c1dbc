"""What partners say under a cone of silence: a line of the chat that only some hear, and one that opens a cone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("kind", sa.String(8), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("heard", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("kind")
        chat.drop_column("heard")
