"""Loads the twists and offers them as an option. It comes after all titles, so the numbers of their effects stay."""

from __future__ import annotations

from landsraad.games.dune import modules, twists

twists.load()
for tell in modules.when_registered:
    tell()
