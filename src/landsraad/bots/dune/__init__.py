"""What makes a position of the Imperium family good. Imports `bots.core` and `games`."""
