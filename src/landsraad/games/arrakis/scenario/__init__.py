"""Positions of War for Arrakis in scenarios: how they are written and set up.

Imports `setup` and `scenarios`.
"""

from typing import Final

COLD: Final = True  # not compiled, because playouts do not use it
