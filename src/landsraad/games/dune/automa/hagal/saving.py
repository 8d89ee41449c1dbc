"""Resources that modules make a Rival keep."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.kernel.engine import State


def is_saved(s: State, seat: i64, cell: i64) -> bool:
    """Whether a module makes a Rival keep this resource for now."""
    for rule in box_of(s).automa_rules:
        if rule.saves(s, seat, cell):
            return True
    return False
