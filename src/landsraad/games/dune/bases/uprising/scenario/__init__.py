"""Scenario positions of Uprising. Keys that all games share are in `games.dune.scenario`."""

from typing import Final

COLD: Final = True  # not compiled: playouts do not use it
