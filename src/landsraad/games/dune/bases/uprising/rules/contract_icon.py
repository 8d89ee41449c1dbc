"""The contract icon: 2 solari, unless a module offers contracts for it (UPM-CHOAM-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.state.cells import SOLARI
from landsraad.kernel.engine import ASKS, NO_EFFECT_ON_OTHERS, Effect, State
from landsraad.kernel.messages import Message

CONTRACT_ICON: Final = "contract"
WORTH: Final = 2  # solari, without a contract to take


class TakeContract(Effect):
    """Takes a contract, or gives 2 solari if none is available."""

    ordering = ASKS

    def ordering_now(self, s: State) -> i64:
        return ASKS if box_of(s).is_offered(s, CONTRACT_ICON) else NO_EFFECT_ON_OTHERS

    def run(self, s: State) -> None:
        if box_of(s).is_offered(s, CONTRACT_ICON):
            box_of(s).icon_offers[CONTRACT_ICON].give(s)
        else:
            gain(s, s.seat, SOLARI, WORTH)

    def message(self) -> Message:
        return Message("take-contract", {"n": WORTH})


take_contract = TakeContract
