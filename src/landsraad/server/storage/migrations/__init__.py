"""The history of the database, for Alembic; `store.migrate` runs it at every start."""
