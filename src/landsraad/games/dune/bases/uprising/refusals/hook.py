"""The refusal hook of Uprising."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.refusals.costs import what_is_missing, what_is_unmet
from landsraad.games.dune.bases.uprising.refusals.moves import OWN_RULES, own_reason
from landsraad.games.dune.components.extensions.refusal_hook import RefusalHook
from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason


class UprisingRefusals(RefusalHook):
    def why_not(self, s: State, effect: Effect, move: i64) -> Reason | None:
        return own_reason(s, effect, move)

    def missing(self, s: State, effect: Effect) -> Reason | None:
        return what_is_missing(s, effect)

    def unmet(self, s: State, need: Condition) -> Reason | None:
        return what_is_unmet(s, need)


UPRISING.refusals.append(UprisingRefusals(30))
UPRISING.rules.update(OWN_RULES)
