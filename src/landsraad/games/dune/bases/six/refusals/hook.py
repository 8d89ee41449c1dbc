"""The refusal hook of the six-player game. It is asked before Uprising's."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.six.base import SIX
from landsraad.games.dune.bases.six.refusals.costs import what_is_missing, what_is_unmet
from landsraad.games.dune.bases.six.refusals.moves import own_reason
from landsraad.games.dune.components.extensions.refusal_hook import RefusalHook
from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason


class SixRefusals(RefusalHook):
    def why_not(self, s: State, effect: Effect, move: i64) -> Reason | None:
        return own_reason(s, effect, move)

    def missing(self, s: State, effect: Effect) -> Reason | None:
        return what_is_missing(s, effect)

    def unmet(self, s: State, need: Condition) -> Reason | None:
        return what_is_unmet(s, need)


SIX.refusals.append(SixRefusals(10))
