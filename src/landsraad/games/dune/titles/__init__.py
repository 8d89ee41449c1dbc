"""The games that can be started by name: options, setup, result. Rules and components are elsewhere."""

from typing import Final

COLD: Final = True  # not compiled: playouts do not use it
