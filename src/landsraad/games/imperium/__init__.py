"""Dune: Imperium. The mechanics shared by the whole Imperium family, and the base game's components."""
