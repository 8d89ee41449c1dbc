"""Cells, events, areas and component types of the war. Imports the kernel only."""
