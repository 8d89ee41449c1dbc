"""Why a move is refused in the six-player game. Reasons that Uprising has too are in its folder."""

from typing import Final

COLD: Final = True  # not compiled: playouts do not use it
