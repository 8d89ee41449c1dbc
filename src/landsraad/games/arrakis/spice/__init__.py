"""The spice harvest and Imperium bans. Imports `movement`."""
