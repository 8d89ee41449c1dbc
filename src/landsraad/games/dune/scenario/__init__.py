"""Scenario positions: keys, setup and limits of all games. Those of one base or module live there."""

from typing import Final

COLD: Final = True  # not compiled: playouts do not use it
