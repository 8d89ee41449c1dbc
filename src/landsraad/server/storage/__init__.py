"""The database: schema, queries, migrations, backups. Imports `protocol`."""

# All tables belong to one `METADATA`, whichever part of the server is imported.
from landsraad.server.storage import challenges_schema as challenges_schema
from landsraad.server.storage import ladder_schema as ladder_schema
from landsraad.server.storage import lobby_schema as lobby_schema
from landsraad.server.storage import notices_schema as notices_schema
from landsraad.server.storage import solving_schema as solving_schema
