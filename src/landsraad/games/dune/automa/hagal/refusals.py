# cold
"""Why an answer to a question of House Hagal is refused."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.module import HAGAL
from landsraad.games.dune.automa.hagal.turn import HagalHarvest
from landsraad.games.dune.components.extensions.refusal_hook import RefusalHook
from landsraad.games.dune.state.cells import HARVEST
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason


class HagalRefusals(RefusalHook):
    def why_not(self, s: State, effect: Effect, move: i64) -> Reason | None:
        if isinstance(effect, HagalHarvest) and HARVEST.has(move):
            return Reason("richest-maker", "IMP-SOLO-01")
        return None


HAGAL.refusals.append(HagalRefusals(20))
