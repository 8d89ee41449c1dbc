"""Planning and prescience cards: drawing, holding, playing. Imports `solo_pieces`.

The cards themselves are in `cards`.
"""
