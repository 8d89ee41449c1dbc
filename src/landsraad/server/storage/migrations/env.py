"""Alembic's way in: it works on the connection that `store.migrate` hands over."""

from __future__ import annotations

from alembic import context

from landsraad.server.storage import ladder_schema  # noqa: F401 (its tables belong to METADATA)
from landsraad.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
