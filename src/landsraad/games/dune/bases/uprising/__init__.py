"""Dune: Imperium – Uprising: cells, board, decks, leaders and its own rules. Shared rules are in `games.dune.rules`."""
