"""Challenges on the server: attempts of profiles, tables, and signed results from other servers."""
