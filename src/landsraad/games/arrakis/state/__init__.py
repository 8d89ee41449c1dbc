"""Cells, moves, events, areas and component types of War for Arrakis. Imports only the kernel."""
