"""Why a move of the war is refused."""

from typing import Final

COLD: Final = True  # not compiled: no playout comes here
