"""How a position of the war is written down. Imports `setup` and `scenarios`."""

from typing import Final

COLD: Final = True  # not compiled: no playout comes here
