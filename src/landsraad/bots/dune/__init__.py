"""Position values and a fast policy for the Dune: Imperium family. Imports `bots.core` and `games`."""
