"""The harvest and the bans. Imports `movement`."""
