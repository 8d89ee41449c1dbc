"""Texts in four languages: names, generated card text, sentences of the log, labels of moves.

The messages of a game are in the game's folder; no rules are here.
"""
