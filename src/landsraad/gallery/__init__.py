"""Every component as one entry: what terminal, server and documentation show. Imports `text` and `games`."""
