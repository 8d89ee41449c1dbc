"""Planning and prescience cards: drawing, holding, playing. Imports `solo_pieces`."""
