"""Units: the kinds of piece that fight. All tables have troops; bases and modules may add others."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.games.dune.state.cells import (
    DEPLOY,
    DEPLOYED,
    DEPLOYED_BY_AGENT,
    GARRISON,
    RECRUITED,
    RETREAT,
    SUPPLY,
)
from landsraad.games.dune.state.events import RETREATED
from landsraad.kernel.cells import NONE
from landsraad.kernel.events import EventKind
from landsraad.kernel.moves import Family

# Where the units of a kind go after the combat.
TO_SUPPLY: Final = 0
TO_GARRISON: Final = 1
TO_BANK: Final = 2  # the seat does not keep them


@final
class Unit:
    """A kind of unit: its cells, moves and strength. NONE means that the kind does not have that cell.

    Costs and conditions that name troops count `TROOP` only; those that name units count all kinds.
    """

    def __init__(self, name: str, conflict: i64, strength: i64, supply: i64 = NONE, garrison: i64 = NONE,
                 recruited: i64 = NONE, sent: i64 = NONE, deployed_now: i64 = NONE, home: i64 = TO_SUPPLY,
                 doubles_rewards: bool = False, deploy: Family | None = None, retreat: Family | None = None,
                 deployed_event: EventKind | None = None, recruited_event: EventKind | None = None,
                 retreated_event: EventKind | None = None, home_event: EventKind | None = None) -> None:
        self.name = name
        self.conflict = conflict  # cell of the seat: units in the Conflict
        self.strength = strength  # of one unit in the Conflict
        self.supply = supply
        self.garrison = garrison
        self.recruited = recruited  # units recruited to the garrison this turn; all of them may be deployed
        self.sent = sent  # units deployed this turn by the agent on a combat space
        self.deployed_now = deployed_now  # units deployed this turn; also included in `deployed_this_turn`
        self.home = home
        self.doubles_rewards = doubles_rewards  # one unit in the Conflict doubles all rewards
        # The moves that deploy a number of units from the garrison, and that withdraw them.
        self.deploy = deploy
        self.retreat = retreat
        self.deployed_event = deployed_event
        self.recruited_event = recruited_event
        self.retreated_event = retreated_event
        self.home_event = home_event  # when units leave the Conflict after the combat


TROOP: Final = Unit("troop", DEPLOYED, 2, supply=SUPPLY, garrison=GARRISON, recruited=RECRUITED, sent=DEPLOYED_BY_AGENT,
                    deploy=DEPLOY, retreat=RETREAT, retreated_event=RETREATED)
