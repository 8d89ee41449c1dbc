"""Lean Start: players begin without water and with two troops fewer in the garrison."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.extensions.setup_step import SEATS, Deal, SetupStep
from landsraad.games.dune.components.twist import Twist
from landsraad.games.dune.state.cells import GARRISON, PLAYER, ROLES, SUPPLY, WATER
from landsraad.kernel.engine import State

LEAN_START: Final = Twist("lean_start")
FEWER: Final[i64] = 2


def thin_out(s: State, deal: Deal) -> None:
    for seat in range(s.players):
        me = s.seats[seat]
        if me[ROLES] == PLAYER:
            me[WATER] = 0
            gone = me[GARRISON] if me[GARRISON] < FEWER else FEWER  # a commander has no troops of its own
            me[GARRISON] -= gone
            me[SUPPLY] += gone


LEAN_START.setup.append(SetupStep(SEATS, thin_out))
