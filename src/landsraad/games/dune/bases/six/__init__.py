"""Uprising for six players: the board and the commanders' decks. Imports `bases.uprising`."""
