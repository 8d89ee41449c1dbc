"""Dune: Imperium: board, decks, leaders and conflicts."""
