"""The contract icon: 2 solari, unless a module offers contracts for it (UPM-CHOAM-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.state.cells import SOLARI
from landsraad.kernel.engine import CHOICE, QUIET, Effect, State
from landsraad.kernel.messages import Words

CONTRACT_ICON: Final = "contract"
WORTH: Final = 2  # solari, where there is no contract to take


class TakeContract(Effect):
    """A contract, or 2 solari where there is none to take."""

    noise = CHOICE

    def loudness(self, s: State) -> i64:
        return CHOICE if box_of(s).is_offered(s, CONTRACT_ICON) else QUIET

    def run(self, s: State) -> None:
        if box_of(s).is_offered(s, CONTRACT_ICON):
            box_of(s).icon_offers[CONTRACT_ICON].give(s)
        else:
            gain(s, s.seat, SOLARI, WORTH)

    def words(self) -> Words:
        return Words("take-contract", {"n": WORTH})


take_contract = TakeContract
