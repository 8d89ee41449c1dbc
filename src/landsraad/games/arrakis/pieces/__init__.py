"""Pieces: figures, dice, named leaders, tracks, vehicles, the regeneration tank, shared sides.

Imports `map`.
"""
