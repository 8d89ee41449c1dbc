"""The ladder: tables that are rated, ratings of people beside bots with fixed ones, seasons, and pages about players."""
