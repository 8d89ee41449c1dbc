"""Cells, moves and events that all games of the family have. Those of one base or module live with it."""
