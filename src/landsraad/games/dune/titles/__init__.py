"""The games that can be started by name: options, setup, result. Their rules and components are in the other
folders."""

from typing import Final

COLD: Final = True  # not compiled: playouts do not use it
