"""Why a move is refused with six players."""

from typing import Final

COLD: Final = True  # not compiled: no playout comes here
