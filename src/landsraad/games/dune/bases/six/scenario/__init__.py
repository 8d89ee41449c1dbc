"""How a position of a table for six is written down."""

from typing import Final

COLD: Final = True  # not compiled: no playout comes here
