"""Where an agent may go, and placing it. Imports `rules.cards`."""
