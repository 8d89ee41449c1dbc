"""Units: the kinds of piece that fight. Every table has troops; a base or a module may have others."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.games.dune.state.cells import DEPLOY, DEPLOYED, DEPLOYED_BY_AGENT, GARRISON, RECRUITED, SUPPLY
from landsraad.kernel.cells import NONE
from landsraad.kernel.events import EventKind
from landsraad.kernel.moves import Family

# Where the units of a kind go after the combat.
TO_SUPPLY: Final = 0
TO_GARRISON: Final = 1
TO_BANK: Final = 2  # nobody's: the seat has none left


@final
class Unit:
    """Where a seat keeps units of a kind, and what one of them is worth. NONE means that there is no such place.

    Costs and conditions that name troops count `TROOP` only; those that name units count all kinds.
    """

    def __init__(self, name: str, conflict: i64, strength: i64, supply: i64 = NONE, garrison: i64 = NONE,
                 recruited: i64 = NONE, sent: i64 = NONE, deployed_now: i64 = NONE, home: i64 = TO_SUPPLY,
                 doubles_rewards: bool = False, deploy: Family | None = None,
                 deployed_event: EventKind | None = None) -> None:
        self.name = name
        self.conflict = conflict  # (a cell of the seat) those in the Conflict
        self.strength = strength  # of one in the Conflict
        self.supply = supply
        self.garrison = garrison
        self.recruited = recruited  # those that came into the garrison this turn: all of them may be deployed
        self.sent = sent  # those deployed this turn by right of a combat space
        self.deployed_now = deployed_now  # all of them deployed this turn, which `deployed_this_turn` counts too
        self.home = home
        self.doubles_rewards = doubles_rewards  # one in the Conflict is enough
        self.deploy = deploy  # (moves) how many go from the garrison to the Conflict,
        self.deployed_event = deployed_event  # and what then is told


TROOP: Final = Unit("troop", DEPLOYED, 2, supply=SUPPLY, garrison=GARRISON, recruited=RECRUITED, sent=DEPLOYED_BY_AGENT,
                    deploy=DEPLOY)
