"""Tie-breaks: what decides among seats, or teams, with equal points."""

from __future__ import annotations

from typing import Final, final

from landsraad.games.dune.state.cells import GARRISON, SOLARI, SPICE, VP, WATER


@final
class TieBreak:
    def __init__(self, name: str, cell: int, order: int, players_only: bool = False, latest: bool = False) -> None:
        self.name = name  # the reason in the result of a game
        self.cell = cell  # of a seat: the more the better
        self.order = order
        self.players_only = players_only  # an automa never wins by it
        self.latest = latest  # of a team its best seat counts, not all together


# Most points, then spice, solari, water, garrison (IMP-END-03, IMP-TIEBREAK-01 to 04).
TIE_BREAKS: Final = (TieBreak("vp", VP, 0), TieBreak("spice", SPICE, 10), TieBreak("solari", SOLARI, 20),
                     TieBreak("water", WATER, 30), TieBreak("garrison", GARRISON, 40))
