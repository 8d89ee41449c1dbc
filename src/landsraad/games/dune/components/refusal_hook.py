# cold
"""Why something is refused that only one part of a Box knows: the family's own reasons come after these."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class RefusalHook:
    """Each question may be answered with None: then the next part of the Box is asked."""

    def __init__(self, order: int) -> None:
        self.order = order  # among the parts of a Box: the most special one is asked first

    def why_not(self, s: State, effect: Effect, move: i64) -> Reason | None:
        """Why a move is refused at this moment: `effect` is the menu or the question on top of a copy of the state."""
        return None

    def why_absent(self, s: State, effect: Effect, move: i64) -> Reason | None:
        """The same where the module is not in the Box, about moves that are its own."""
        return None

    def missing(self, s: State, effect: Effect) -> Reason | None:
        """Why an effect cannot be paid or done now; it is known that it cannot."""
        return None

    def unmet(self, s: State, need: Condition) -> Reason | None:
        """Why a condition does not hold; it is known that it does not."""
        return None
