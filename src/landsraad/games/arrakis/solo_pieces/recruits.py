"""Units of the Mahdi automa: which tier is used if the wanted one has run out (WFA-SOLO-46)."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.figures import put_officer, put_units, treasury
from landsraad.games.arrakis.solo_pieces.events import SUBSTITUTED
from landsraad.games.arrakis.state.cells import HARKONNEN, OFFICERS_LEFT, REGULAR, SARDAUKAR, SPECIAL, SUPPLY
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def available_tier(s: State, tier: i64) -> i64:
    """The wanted tier, otherwise a stronger one, otherwise a weaker one; NONE if no unit is left."""
    mine = treasury(s, HARKONNEN)
    for other in range(tier, SPECIAL + 1):
        if mine[SUPPLY + other] > 0:
            return other
    for other in range(tier - 1, REGULAR - 1, -1):
        if mine[SUPPLY + other] > 0:
            return other
    return NONE


def figure_of(tier: i64) -> i64:
    return SARDAUKAR if tier == SPECIAL else tier


def enlist(s: State, area: i64, tier: i64) -> i64:
    """Places one unit from the supply in the area and returns its figure, or NONE."""
    found = available_tier(s, tier)
    if found == NONE:
        return NONE
    if found != tier and s.has_listeners:
        s.emit(SUBSTITUTED, s.seat, figure_of(tier), figure_of(found))
    treasury(s, HARKONNEN)[SUPPLY + found] -= 1
    put_units(s, area, HARKONNEN, found, 1)
    return figure_of(found)


def units_left(s: State) -> i64:
    """Units of any tier off the board."""
    mine = treasury(s, HARKONNEN)
    return mine[SUPPLY] + mine[SUPPLY + 1] + mine[SUPPLY + 2]


def enlist_bashar(s: State, area: i64) -> bool:
    if treasury(s, HARKONNEN)[OFFICERS_LEFT] == 0:
        return False
    put_officer(s, area, HARKONNEN)
    return True
