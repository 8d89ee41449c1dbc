"""The Mahdi automa, which plays the Harkonnen in the solo game. Imports `cards`.

Cells, tokens and decks of the solo game are in `solo_pieces`.
"""
