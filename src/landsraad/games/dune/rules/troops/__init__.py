"""Units: recruiting and deployment. Imports `rules.seats`."""
