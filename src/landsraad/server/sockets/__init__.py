"""WebSockets for browsers and for bots. Imports `http`."""
