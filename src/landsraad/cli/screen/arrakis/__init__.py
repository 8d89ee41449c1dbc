"""Panels of the war in a terminal."""
