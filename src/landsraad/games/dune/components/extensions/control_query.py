"""Who controls a space, where a module knows better than the control markers."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ControlQuery:
    def controller(self, s: State, where: i64) -> i64:
        """Returns the seat that controls a space regardless of the marker there, or NONE."""
        raise NotImplementedError(type(self).__name__)
