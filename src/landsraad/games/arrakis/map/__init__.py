"""Geography: borders, sectors, air zones, testing stations. Imports `state`."""
