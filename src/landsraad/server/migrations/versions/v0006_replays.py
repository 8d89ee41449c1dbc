"""Seeds of any length, what each move changed, and replays that need no rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.Text))
    op.add_column("log", sa.Column("delta", sa.LargeBinary))
    op.create_table(
        "chapters",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("chapters")
    with op.batch_alter_table("log") as log:
        log.drop_column("delta")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("deal")
