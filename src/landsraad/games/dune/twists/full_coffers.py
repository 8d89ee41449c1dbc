"""Full Coffers: players begin with three solari and one spice more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.extensions.setup_step import SEATS, Deal, SetupStep
from landsraad.games.dune.components.twist import Twist
from landsraad.games.dune.state.cells import PLAYER, ROLES, SOLARI, SPICE
from landsraad.kernel.engine import State

FULL_COFFERS: Final = Twist("full_coffers")
MORE_SOLARI: Final[i64] = 3


def fill_coffers(s: State, deal: Deal) -> None:
    for seat in range(s.players):
        if s.seats[seat][ROLES] == PLAYER:
            s.seats[seat][SOLARI] += MORE_SOLARI
            s.seats[seat][SPICE] += 1


FULL_COFFERS.setup.append(SetupStep(SEATS, fill_coffers))
