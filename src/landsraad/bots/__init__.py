"""Players that see only a view: never the table itself."""
