"""A game as text: the format of records, and how they are written and read. Imports the kernel only."""

from typing import Final

COLD: Final = True  # not compiled: no playout comes here
