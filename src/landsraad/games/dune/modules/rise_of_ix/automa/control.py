"""Where an automa that has won a conflict places its dreadnought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.rise_of_ix.cells import HOLDER
from landsraad.games.dune.state.cells import CONTROL
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

PREFERRED: Final = ("imperial_basin", "arrakeen", "carthag", "spice_refinery")  # IX-RIVAL-12, IX-COMBO-21


def space_for_automa(s: State) -> i64:
    """Returns a space with an opponent's marker if possible, and without its own; then the first of the list."""
    best: i64 = NONE
    for name in PREFERRED:
        where = box_of(s).find_space(name)
        if where != NONE and s.t[HOLDER + where] == NONE and (best == NONE or rank(s, where) > rank(s, best)):
            best = where
    return best


def rank(s: State, where: i64) -> i64:
    owner = s.t[CONTROL + where]
    return 1 if owner == NONE else 0 if owner == s.seat else 2
