"""Sets of spaces that a base or a module computes."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class SpaceQuery:
    """A bit set of spaces that depends on the position and the seat."""

    def spaces(self, s: State, me: Cells) -> i64:
        raise NotImplementedError(type(self).__name__)
