"""The database: schema, queries, migrations, backups. Imports `protocol`."""

# All tables belong to one `METADATA`, whichever part of the server is imported.
from landsraad.server.storage import notices_schema as notices_schema
