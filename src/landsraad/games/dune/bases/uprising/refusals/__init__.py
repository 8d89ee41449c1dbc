"""Why a move is refused in Uprising. Reasons that all games share are in `games.dune.refusals`."""

from typing import Final

COLD: Final = True  # not compiled: playouts do not use it
