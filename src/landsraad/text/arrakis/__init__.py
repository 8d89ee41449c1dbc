"""Computed names and parts of labels for War for Arrakis. The sentences are in the folder of the game."""
