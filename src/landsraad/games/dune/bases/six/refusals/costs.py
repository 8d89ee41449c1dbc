"""What is missing for a cost or requirement that only the six-player game has."""

from __future__ import annotations

from landsraad.games.dune.bases.six.rules.throne_row import Enthrone
from landsraad.games.dune.bases.six.rules.trade import Levy, PassOnContracts, team_spice
from landsraad.games.dune.rules.seats.resources import AtLeast
from landsraad.games.dune.state.cells import SWORDMASTER
from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason


def what_is_missing(s: State, effect: Effect) -> Reason | None:
    if isinstance(effect, Levy):
        return Reason("needs-team-spice", n=int(effect.n), have=int(team_spice(s)))
    if isinstance(effect, Enthrone):
        return Reason("no-card-to-enthrone", "UPR-SIX-49")
    if isinstance(effect, PassOnContracts):
        return Reason("no-contract-shown", "UPM-CHOAM-02")
    return None


def what_is_unmet(s: State, need: Condition) -> Reason | None:
    if isinstance(need, AtLeast) and need.cell == SWORDMASTER:
        return Reason("no-bonus-token", "UPR-SIX-55")
    return None
