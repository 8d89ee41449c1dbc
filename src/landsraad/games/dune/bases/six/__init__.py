"""Uprising for six players: the board, the commanders and their decks. All else comes from `bases.uprising`."""
