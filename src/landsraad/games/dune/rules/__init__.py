"""Rules that all titles of the family share. Imports `components` and `state`; nothing of a base or a module."""
