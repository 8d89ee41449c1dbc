"""The database: schema, queries, migrations, backups. Imports `protocol`."""
