"""How people without a name of their own are called, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from landsraad.text.messages import Messages


def default_player(seat: str) -> str:
    """The stored name of a person who gave none."""
    return f"Player {seat}"


def default_bot(seat: str) -> str:
    return f"Bot {seat}"


def shown_name(cat: Messages, name: str, seat: str) -> str:
    """The name as it is shown: a stored default is translated, any other name stays."""
    if name == default_player(seat):
        return cat.text("called-player", seat=seat)
    return cat.text("called-bot", seat=seat) if name == default_bot(seat) else name
