"""Tie-breakers between seats or teams with equal points."""

from __future__ import annotations

from typing import Final, final

from landsraad.games.dune.state.cells import GARRISON, SOLARI, SPICE, VP, WATER


@final
class TieBreak:
    def __init__(self, name: str, cell: int, order: int, players_only: bool = False, latest: bool = False) -> None:
        self.name = name  # the reason shown in the result of a game
        self.cell = cell  # a cell of the seat; more is better
        self.order = order
        self.players_only = players_only  # an automa never wins this tie-breaker
        self.latest = latest  # a team counts its best seat instead of the sum


# Points, spice, solari, water, garrison (IMP-END-03, IMP-TIEBREAK-01 to 04).
TIE_BREAKS: Final = (TieBreak("vp", VP, 0), TieBreak("spice", SPICE, 10), TieBreak("solari", SOLARI, 20),
                     TieBreak("water", WATER, 30), TieBreak("garrison", GARRISON, 40))
