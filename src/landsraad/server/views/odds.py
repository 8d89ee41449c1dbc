"""The chances that a game can compute for a seat: as things stand, and after each of its moves."""

from __future__ import annotations

from typing import Any, Final

from landsraad.kernel.cells import NONE
from landsraad.kernel.table import Table
from landsraad.server.protocol.messages import Odds, Prospects

MOST: Final = 24  # moves that are looked at without being named


def prospects(table: Table, seat: str, move: str) -> Prospects:
    """The odds of one move in its notation, or of all moves if none is given."""
    game, state, viewer = table.game, table.state, table.game.plan.seats.index(seat)
    now = game.odds(state, viewer, NONE)
    wanted: list[int] = []
    if table.actor == seat and not table.over:
        legal = table.legal()
        if move:
            wanted = [number for number in (table.parse(move),) if number in legal]
        elif now is not None:
            wanted = list(legal)[:MOST]
    found = {table.notation(number): game.odds(state, viewer, number) for number in wanted}
    return Prospects(now=None if now is None else _odds(now),
                     moves={text: _odds(chances) for text, chances in found.items() if chances is not None})


def _odds(chances: dict[str, Any]) -> Odds:
    return Odds(**{name: chances[name] for name in Odds.__struct_fields__})
