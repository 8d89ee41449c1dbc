"""Settlements: their ranks, and what destroying them gives (WFA-SETTLE-*)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.legions.deployment_tokens import reveal_sietch
from landsraad.games.arrakis.pieces.figures import deciding_seat, settlement_side, treasury
from landsraad.games.arrakis.pieces.tracks import advance_marker, check_objective, gain_supremacy, win
from landsraad.games.arrakis.solo_pieces.tactics_cards import lose_target
from landsraad.games.arrakis.state.areas import AREAS
from landsraad.games.arrakis.state.cells import (
    AREA,
    ATREIDES,
    RULINGS,
    SETTLED,
    SIETCH_AT,
    SIETCH_RANK,
    SIETCH_SHOWN,
    SIETCHES,
    STANDING,
)
from landsraad.games.arrakis.state.events import SETTLEMENT_DESTROYED
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

RANKS: Final[Cells] = vec[i64]([area.rank for area in AREAS])  # of Harkonnen settlements (WFA-COMP-27)
ARRAKEEN: Final[i64] = AREA.find("arrakeen")
FAQ: Final = 1  # of the rulings


def rank_at(s: State, area: i64) -> i64:
    """The rank of the settlement there, hidden or not; 0 if there is none."""
    what = s.t[SETTLED + area]
    if what == NONE:
        return 0
    if what >= SIETCHES:
        return RANKS[area]
    shown = s.t[SIETCH_SHOWN + what]
    return shown if shown > 0 else treasury(s, ATREIDES)[SIETCH_RANK + what]


def destroy_settlement(s: State, area: i64) -> None:
    """Removes the settlement. Its rank counts for the enemy (WFA-SETTLE-04 to 06).

    This may end the game, so nothing may be pushed after it.
    """
    what = s.t[SETTLED + area]
    if what == NONE:
        return
    reveal_sietch(s, area)
    rank = rank_at(s, area)
    side = settlement_side(s, area)
    s.t[SETTLED + area] = NONE
    if s.has_listeners:
        s.emit(SETTLEMENT_DESTROYED, deciding_seat(s, 1 - side), area, rank)
    if side == ATREIDES:
        s.t[SIETCH_AT + what] = NONE
        lose_target(s, what)
        gain_supremacy(s, rank)
        return
    s.t[STANDING + what - SIETCHES] = 0
    for marker in range(3):
        advance_marker(s, marker, rank)
    if area == ARRAKEEN and s.t[RULINGS] == FAQ and check_objective(s):
        win(s, ATREIDES)
