"""The side played by the Mahdi automa (WFA-SOLO-*).

The common rules ask here whether a side is an automa. Where its behaviour needs modules that build on the common rules,
they push a step by its number; the modules of `mahdi` register these steps.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.state.cells import AUTOMATIC
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State

VEHICLES_STEP: Final = 0
TURN_STEP: Final = 1
SPICE_STEP: Final = 2
ROUND_END_STEP: Final = 3
TOKEN_STEP: Final = 4  # instead of a Bene Gesserit token
GARRISON_STEP: Final = 5  # tokens are needed but none are left

STEPS: Final[list[Effect]] = [NOTHING] * 6


def register_step(number: i64, effect: Effect) -> None:
    STEPS[number] = effect


def push_step(s: State, number: i64, seat: i64, step: i64 = 0) -> None:
    s.push(STEPS[number], seat, s.source, step)


def is_automa(s: State, side: i64) -> bool:
    """Is the side played by the rules?"""
    return s.t[AUTOMATIC] == side


def is_solo(s: State) -> bool:
    return s.t[AUTOMATIC] != NONE
