"""Full Retinue: players have their Swordmaster, and so a third agent, from the first round on."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.extensions.setup_step import SEATS, Deal, SetupStep
from landsraad.games.dune.components.twist import Twist
from landsraad.games.dune.state.cells import AGENTS, PLAYER, ROLES, SWORDMASTER
from landsraad.kernel.engine import State

# Not with six, where a commander's third token is not an agent like the others.
FULL_RETINUE: Final = Twist("full_retinue", bases=("imperium", "uprising"))


def bring_swordmasters(s: State, deal: Deal) -> None:
    for seat in range(s.players):
        me = s.seats[seat]
        if me[ROLES] == PLAYER:
            me[SWORDMASTER] = 1
            me[AGENTS] += 1


FULL_RETINUE.setup.append(SetupStep(SEATS, bring_swordmasters))
