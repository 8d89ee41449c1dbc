"""The ladder: rated tables, ratings of people beside bots with fixed ones, seasons, and pages about players."""
