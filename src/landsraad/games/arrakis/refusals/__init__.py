"""Reasons why a move in War for Arrakis is refused. The rules themselves do not import this."""

from typing import Final

COLD: Final = True  # not compiled, because playouts do not use it
