"""Pieces and state of the solo game: garrisons, tactics cards, decks. Imports `pieces`.

The automa's decisions are in `mahdi`.
"""
