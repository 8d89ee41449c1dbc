"""What the solo rules keep on the table: garrisons, tactics cards, decks. Imports `pieces`."""
