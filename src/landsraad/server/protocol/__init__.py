"""Messages on the wire. Imports nothing else of the server."""
