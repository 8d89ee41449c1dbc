"""What makes a position of the war good. Imports `bots.core` and `games`."""
