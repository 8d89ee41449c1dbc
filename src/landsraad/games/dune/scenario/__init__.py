"""Scenario positions: keys, setup and limits that all games of the family share. Others live with their base or
module."""

from typing import Final

COLD: Final = True  # not compiled: playouts do not use it
