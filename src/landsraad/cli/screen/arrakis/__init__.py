"""Panels, moves and pages of War for Arrakis in a terminal. What all games share is in `cli/screen`."""
