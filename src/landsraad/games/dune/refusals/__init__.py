"""Why a move is refused, in all games of the family. Reasons of one base or module live with it."""

from typing import Final

COLD: Final = True  # not compiled: playouts do not use it
