"""Seeds of any length, what each move changed, and the layouts by which that is read: replays that need no rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.Text))
    op.add_column("log", sa.Column("delta", sa.LargeBinary))
    op.add_column("tables", sa.Column("record", sa.LargeBinary))
    op.create_table(
        "layouts",
        sa.Column("digest", sa.String(12), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("layouts")
    with op.batch_alter_table("log") as log:
        log.drop_column("delta")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("record")
        tables.drop_column("deal")
