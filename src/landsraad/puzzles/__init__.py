"""Puzzles: positions from games of bots with one right answer, and the proof that it is right."""

from landsraad.puzzles.model import KINDS, LEVELS, Puzzle, Stale

__all__ = ["KINDS", "LEVELS", "Puzzle", "Stale"]
