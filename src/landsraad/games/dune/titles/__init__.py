"""The games that can be started by name: options, set-up, result. Imports everything else of the family."""

from typing import Final

COLD: Final = True  # not compiled: no playout comes here
