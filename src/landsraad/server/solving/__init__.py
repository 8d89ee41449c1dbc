"""Puzzles are rated by those who solve them: the first attempt of each profile counts."""
