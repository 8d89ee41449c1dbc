"""The base games, one folder each. Modules that a table may add are in `modules`, shared rules in `rules`."""
