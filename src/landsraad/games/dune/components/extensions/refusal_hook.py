# cold
"""Refusal reasons that only one module or base knows. They are asked before the common ones."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class RefusalHook:
    """Refusal reasons of one part of a Box. A method returns None to leave the answer to the next part."""

    def __init__(self, order: int) -> None:
        self.order = order  # position among the parts of a Box; the most specific one is asked first

    def why_not(self, s: State, effect: Effect, move: i64) -> Reason | None:
        """Returns why a move is illegal now. `effect` is the pending menu or question on a copy of the state."""
        return None

    def why_absent(self, s: State, effect: Effect, move: i64) -> Reason | None:
        """Returns why a move of this module is illegal at a table without the module."""
        return None

    def missing(self, s: State, effect: Effect) -> Reason | None:
        """Returns why an effect cannot be paid or done. Called only when it cannot."""
        return None

    def unmet(self, s: State, need: Condition) -> Reason | None:
        """Returns why a condition does not hold. Called only when it does not."""
        return None
