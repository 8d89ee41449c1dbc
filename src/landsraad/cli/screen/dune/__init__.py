"""Panels of the Imperium family in a terminal."""
