"""Units of all kinds: their number and strength in the Conflict, and how many may be deployed."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.unit import TO_GARRISON, TO_SUPPLY, Unit
from landsraad.games.dune.state.cells import (
    DEPLOYED_BY_AGENT,
    DEPLOYED_THIS_TURN,
    GARRISON_LIMIT,
    LEADS,
    PLAYER,
    RECRUITED,
    RECRUITS_SETTLED,
    ROLES,
    SWORDS,
)
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State


def strength(s: State, me: Cells) -> i64:
    """Returns a seat's strength. Without a unit in the Conflict swords do not count (IMP-STRENGTH-04)."""
    box = box_of(s)
    cells, strengths = box.unit_cells, box.unit_strengths
    n: i64 = 0
    for i in range(len(cells)):
        n += strengths[i] * me[cells[i]]
    if n == 0:
        return 0
    leader = box.leaders[me[LEADS]]
    if leader.stronger_units != NONE and me[ROLES] == PLAYER:
        n += leader.extra_strength * me[leader.stronger_units]
    return n + me[SWORDS]


def units(s: State, me: Cells) -> i64:
    """Counts all units of a seat in the Conflict."""
    cells = box_of(s).unit_cells
    n: i64 = 0
    for i in range(len(cells)):
        n += me[cells[i]]
    return n


def doubles_rewards(s: State, me: Cells) -> bool:
    """Whether the seat has a unit in the Conflict that doubles the rewards."""
    for unit in box_of(s).units:
        if unit.doubles_rewards and me[unit.conflict] > 0:
            return True
    return False


def troops_deployed_now(s: State, me: Cells) -> i64:
    """Counts the troops among the units deployed this turn."""
    n = me[DEPLOYED_THIS_TURN]
    for unit in box_of(s).units:
        if unit.deployed_now != NONE:
            n -= me[unit.deployed_now]
    return n


def recruits(s: State, me: Cells) -> i64:
    """Counts all units recruited to the garrison this turn."""
    others = box_of(s).other_garrisons
    n = me[RECRUITED]
    for i in range(len(others)):
        n += me[others[i].recruited]
    return n


def deploy_limit(s: State, me: Cells, unit: Unit) -> i64:
    """Returns how many units may be deployed: recruits and some of the garrison, or none (IMP-DEPLOY-05)."""
    left = me[GARRISON_LIMIT]
    if left == NONE:
        return 0
    others = box_of(s).other_garrisons
    left -= max(me[DEPLOYED_BY_AGENT] - me[RECRUITED], 0)
    for i in range(len(others)):
        left -= max(me[others[i].sent] - me[others[i].recruited], 0)
    return min(me[unit.garrison], max(me[unit.recruited] - me[unit.sent], 0) + left)


def is_settled(s: State, me: Cells) -> bool:
    """Whether the seat has decided on its deployment and has not recruited since (IMP-OPEN-05)."""
    return recruits(s, me) + 1 <= me[RECRUITS_SETTLED]


def send_home(me: Cells, unit: Unit) -> None:
    """Removes the units of one kind from the Conflict after the combat."""
    if unit.home == TO_SUPPLY:
        me[unit.supply] += me[unit.conflict]
    elif unit.home == TO_GARRISON:
        me[unit.garrison] += me[unit.conflict]
    me[unit.conflict] = 0
