"""Position values and a fast policy for War for Arrakis. Imports `bots.core` and `games`."""
