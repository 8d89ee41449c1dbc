"""Why a move is refused, for the whole family. Imports `rules`."""

from typing import Final

COLD: Final = True  # not compiled: no playout comes here
