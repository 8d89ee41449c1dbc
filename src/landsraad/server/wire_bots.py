"""What a program at a table sends by its socket. What it hears is in `play/lines.py`; docs/bots.md has both."""

from __future__ import annotations

from landsraad.server.wire import SocketHello
from landsraad.server.wire_base import In


class BotMove(In, tag="move"):
    id: int  # of the question
    move: str


class BotDeal(In, tag="deal"):
    """A position that agrees with all that the seat knows, another one for each seed."""

    id: int
    seed: int = 0


FromBot = SocketHello | BotMove | BotDeal
