"""Cards that a seat may put on top of its deck when it acquires them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class TopDeckQuery:
    def allows(self, s: State, card: i64) -> bool:
        """Whether the current seat may put this card on top of its deck."""
        raise NotImplementedError(type(self).__name__)
