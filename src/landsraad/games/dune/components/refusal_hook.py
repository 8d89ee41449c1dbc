# cold
"""What only one edition can lack or demand: the common reasons ask it first."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.reasons import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnReasons:
    """Nothing, in the base game."""

    def missing(self, s: State, effect: Effect) -> Reason | None:
        """Why an effect cannot be paid or done now; it is known that it cannot."""
        return None

    def unmet(self, s: State, need: Condition) -> Reason | None:
        """Why a condition does not hold; it is known that it does not."""
        return None
