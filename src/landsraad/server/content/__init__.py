"""Gallery entries and rules as messages on the wire. Imports `views`."""
