"""Tables at which hints are allowed: those of one person, and the new ones of several who want it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("id"), sa.column("sandbox"), sa.column("hints"))
    seats = sa.table("seats", sa.column("table_id"), sa.column("controller"))
    people = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id,
                                              seats.c.controller.in_(("human", "open"))).scalar_subquery()
    op.execute(tables.update().where(sa.or_(tables.c.sandbox, people <= 1)).values(hints=sa.true()))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hints")
