"""Dune: War for Arrakis."""
