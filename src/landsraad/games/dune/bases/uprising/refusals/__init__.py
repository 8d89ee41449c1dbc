"""Why a move of Uprising is refused."""

from typing import Final

COLD: Final = True  # not compiled: no playout comes here
