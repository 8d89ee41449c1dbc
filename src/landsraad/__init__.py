"""Landsraad: an open table for the Dune board games."""

__version__ = "0.1.0"
