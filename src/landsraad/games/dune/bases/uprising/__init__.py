"""Dune: Imperium – Uprising: cells, board, decks and leaders."""
