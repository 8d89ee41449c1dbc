"""What a program at a table sends by its socket. What it hears is in `play/protocol.py`; docs/bots.md has both."""

from __future__ import annotations

from landsraad.server.protocol.base import In
from landsraad.server.protocol.socket_messages import SocketHello


class BotMove(In, tag="move"):
    id: int  # of the question
    move: str


class BotDeal(In, tag="deal"):
    """A position that agrees with all that the seat knows, another one for each seed."""

    id: int
    seed: int = 0


FromBot = SocketHello | BotMove | BotDeal
