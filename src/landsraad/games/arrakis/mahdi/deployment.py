"""Deployment by the Mahdi automa, and which leader comes with the units (WFA-SOLO-43 to 46)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.legions.placing import LEADER_BIT, NOWHERE, TALLY, units_wanted
from landsraad.games.arrakis.legions.sites import ANY_SETTLEMENT, fits_here, has_site
from landsraad.games.arrakis.legions.solo_strength import FAR_AWAY, room_at, strength, to_target
from landsraad.games.arrakis.mahdi.priorities import ByList, add
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.pieces.figures import bodies, n_leaders, put_leader, side_of_leader
from landsraad.games.arrakis.pieces.named_leaders import can_be_placed, is_available
from landsraad.games.arrakis.solo_pieces.events import DEPLOYS_AT, WHY_SETTLEMENT
from landsraad.games.arrakis.solo_pieces.recruits import enlist, enlist_bashar
from landsraad.games.arrakis.state.cells import (
    AT,
    BASHAR,
    FEYD,
    HARKONNEN,
    LEADER_AT,
    NAMED,
    OFFICERS_LEFT,
    PLACE,
    RABBAN,
    SPECIAL,
)
from landsraad.games.arrakis.state.events import FIGURE_PLACED
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, labelled

STRENGTH_BITS: Final = 13
SETTLEMENT_LINES: Final = [STRENGTH_BITS, 6]
DEPLOYMENT_TALLY: Final[i64] = 3 << TALLY | LEADER_BIT  # three regular units and a leader


def units_to_come(step: i64) -> i64:
    return units_wanted(step, 0) + units_wanted(step, 1) + units_wanted(step, 2)


class MahdiDeploy(ByList):
    """Deploys to the settlement with the strongest legion, then the one nearest to the target.

    What does not fit goes to the next one. `step` has the figures still to be placed, as in `placing`.
    """

    decision = "place"

    def rank(self, s: State) -> Cells:
        found: Cells = vec[i64]()
        for area in range(N_AREAS):
            if not fits_here(s, ANY_SETTLEMENT, area, HARKONNEN):
                continue
            if room_at(s, area) > 0 or (s.step & LEADER_BIT != 0 and bodies(s, area) > 0):
                found = add(found, AT.move(area), strength(s, area) << 6 | FAR_AWAY - to_target(s, area))
        return found

    def play(self, s: State, move: i64) -> None:
        area = AT.a(move)
        if s.has_listeners:
            s.emit(DEPLOYS_AT, s.seat, area, WHY_SETTLEMENT[self.because(s)])
        step = put_some(s, area, s.step & ~LEADER_BIT)
        if units_to_come(step) > 0:
            s.again(self, step)
        if s.step & LEADER_BIT != 0 and bodies(s, area) > 0:
            s.again(MAHDI_LEADER, area)


def put_some(s: State, area: i64, step: i64) -> i64:
    """Places as many units as fit, and returns what is still to be placed. Missing figures are dropped."""
    for tier in range(SPECIAL, -1, -1):
        while units_wanted(step, tier) > 0 and room_at(s, area) > 0:
            step -= 1 << (TALLY + 4 * tier)
            if not put_one(s, area, tier):
                return NOWHERE
    return step


def put_one(s: State, area: i64, tier: i64) -> bool:
    figure = enlist(s, area, tier)
    if figure == NONE:
        return False
    if s.has_listeners:
        s.emit(FIGURE_PLACED, s.seat, figure, area, NONE)
    return True


# ------------------------------------------------------------------ leaders


def leader_rank(leader: i64) -> i64:
    """Rabban and Feyd-Rautha come before the others (WFA-SOLO-43)."""
    return 1 if leader in (RABBAN, FEYD) else 0


def any_leader_left(s: State) -> bool:
    """Is a named leader aside, or a bashar left?"""
    if s.me[OFFICERS_LEFT] > 0:
        return True
    for leader in range(n_leaders()):
        if side_of_leader(leader) == HARKONNEN and is_available(s, leader):
            return True
    return False


class MahdiLeader(ByList):
    """Places a named leader, otherwise a bashar. `step` is the area; the player chooses among several."""

    decision = "place"

    def rank(self, s: State) -> Cells:
        found: Cells = vec[i64]()
        for leader in range(n_leaders()):
            if side_of_leader(leader) == HARKONNEN and is_available(s, leader):
                found = add(found, PLACE.move(NAMED + leader, s.step), 1 + leader_rank(leader))
        if len(found) == 0 and s.me[OFFICERS_LEFT] > 0:
            found = add(found, PLACE.move(BASHAR, s.step), 0)
        return found

    def play(self, s: State, move: i64) -> None:
        figure = PLACE.a(move)
        if figure == BASHAR:
            send_bashar(s, s.step)
        else:
            send_leader(s, s.step, figure - NAMED)


def send_bashar(s: State, area: i64) -> None:
    if enlist_bashar(s, area) and s.has_listeners:
        s.emit(FIGURE_PLACED, s.seat, BASHAR, area, NONE)


def send_leader(s: State, area: i64, leader: i64) -> None:
    """Places the leader from aside or from elsewhere on the board."""
    if not can_be_placed(s, leader):
        return
    frm = s.t[LEADER_AT + leader]
    put_leader(s, area, leader)
    if s.has_listeners:
        s.emit(FIGURE_PLACED, s.seat, NAMED + leader, area, frm)


class MahdiDeployment(Effect):
    """The Deployment action of a die (WFA-SOLO-43)."""

    def run(self, s: State) -> None:
        if has_site(s, ANY_SETTLEMENT, HARKONNEN):
            s.again(MAHDI_DEPLOY, DEPLOYMENT_TALLY | NOWHERE)


MAHDI_DEPLOY: Final = labelled("arrakis:MahdiDeploy", MahdiDeploy(SETTLEMENT_LINES))
MAHDI_LEADER: Final = labelled("arrakis:MahdiLeader", MahdiLeader([2]))
MAHDI_DEPLOYMENT: Final = labelled("arrakis:MahdiDeployment", MahdiDeployment())
