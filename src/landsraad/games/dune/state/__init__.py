"""Cells, moves and events that every table of the family has. Imports the kernel only."""
