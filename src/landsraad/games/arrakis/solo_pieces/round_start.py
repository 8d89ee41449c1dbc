"""The start of a round of the solo game (WFA-SOLO-06 to 10)."""

from __future__ import annotations

from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.solo_pieces.decks import reinforce_round
from landsraad.games.arrakis.solo_pieces.tactics_cards import show_tactics
from landsraad.games.arrakis.state.cells import HARKONNEN, LAST_PRICE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def begin_round(s: State) -> None:
    treasury(s, HARKONNEN)[LAST_PRICE] = NONE
    show_tactics(s)
    reinforce_round(s)
