"""Records: a game as plain text. Format, writer and reader; imports only the kernel."""

from typing import Final

COLD: Final = True  # not compiled, because playouts do not use it
