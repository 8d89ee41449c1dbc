"""Units: recruiting, deployment, strength. The combat phase is in `rules.turns`."""
