"""Panels of the Imperium family in a terminal, one file for each subject. What all games share is in `cli/screen`."""
