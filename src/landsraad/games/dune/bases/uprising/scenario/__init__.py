"""How a position of Uprising is written down."""

from typing import Final

COLD: Final = True  # not compiled: no playout comes here
