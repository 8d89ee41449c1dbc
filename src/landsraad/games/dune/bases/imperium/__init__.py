"""Dune: Imperium: its board, decks, leaders and conflicts. Its rules are those of the family."""
