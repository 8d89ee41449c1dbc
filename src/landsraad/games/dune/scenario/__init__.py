"""How a position of the family is written down. Imports `rules` and `scenarios`."""

from typing import Final

COLD: Final = True  # not compiled: no playout comes here
