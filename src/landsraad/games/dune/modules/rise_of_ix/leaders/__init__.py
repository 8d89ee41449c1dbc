"""The leaders, one file for each ability that needs rules of its own."""
