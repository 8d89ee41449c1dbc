"""Scenario positions of the six-player game. Keys that Uprising has too are in its folder."""

from typing import Final

COLD: Final = True  # not compiled: playouts do not use it
