"""Rejects impossible positions: too many figures, vehicles or tokens, or markers off their tracks."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY, treasury
from landsraad.games.arrakis.pieces.tracks import GOAL, LAST
from landsraad.games.arrakis.state.cells import (
    AIR,
    AIR_FORCE,
    AREA,
    BENE_GESSERIT,
    BG_ON,
    HOLDER,
    MARKER,
    OFFICERS,
    OFFICERS_LEFT,
    POWER,
    PRESCIENT,
    SIDE,
    SPICE_BOARD,
    SUPPLY,
    SUPREMACY,
    TIER,
    UNITS,
    VEHICLE,
)
from landsraad.games.arrakis.state.components import (
    BENE_GESSERIT_TOKENS,
    CARRYALL_FIGURES,
    FIGURES,
    OFFICER_FIGURES,
    ORNITHOPTER_FIGURES,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput

ROWS: Final = 5  # of the Spice Must Flow board
OFFICERS_OF: Final = ("naibs", "bashars")


def check_limits(s: State) -> None:
    for side in range(len(SIDE.names)):
        check_figures(s, side)
    check_vehicles(s)
    check_tracks(s)


def check_figures(s: State, side: int) -> None:
    """Counts figures on the board and off it. Some may be missing, because nothing depends on that."""
    mine, name = treasury(s, side), SIDE.names[side]
    held = [area for area in range(len(AREA.names)) if s.t[HOLDER + area] == side]
    for tier, kind in enumerate(TIER.names):
        board, off = sum(int(s.t[UNITS + tier * AREA_CAPACITY + area]) for area in held), int(mine[SUPPLY + tier])
        if board + off > FIGURES[side][tier]:
            raise BadInput(f"the {name} have {FIGURES[side][tier]} {kind} units, not {board} on the board and {off} "
                           "off it (WFA-COMP-05)")
    board, off = sum(int(s.t[OFFICERS + area]) for area in held), int(mine[OFFICERS_LEFT])
    if board + off > OFFICER_FIGURES[side]:
        raise BadInput(f"the {name} have {OFFICER_FIGURES[side]} {OFFICERS_OF[side]}, not {board} on the board and "
                       f"{off} off it (WFA-COMP-05)")
    tokens = int(mine[BENE_GESSERIT]) + (1 if mine[BG_ON] != NONE else 0)
    if tokens > BENE_GESSERIT_TOKENS:
        raise BadInput(f"the {name} cannot have {tokens} Bene Gesserit tokens: there are {BENE_GESSERIT_TOKENS} "
                       "(WFA-COMP-30)")


def check_vehicles(s: State) -> None:
    for kind, most in (("ornithopter", ORNITHOPTER_FIGURES), ("carryall", CARRYALL_FIGURES)):
        n = sum(s.t[AIR_FORCE + zone] == VEHICLE.find(kind) for zone in range(len(AIR.names)))
        if n > most:
            raise BadInput(f"air: there are {most} {kind}s, not {n} (WFA-COMP-12)")


def check_tracks(s: State) -> None:
    if not 0 <= s.t[SUPREMACY] <= GOAL:
        raise BadInput(f"supremacy: the track goes from 0 to {GOAL}, not {s.t[SUPREMACY]} (WFA-GOAL-01)")
    for marker, name in enumerate(MARKER.names):
        if not 0 <= s.t[PRESCIENT + marker] <= LAST:
            raise BadInput(f"prescience.{name}: the track goes from 0 to {LAST}, not {s.t[PRESCIENT + marker]} "
                           "(WFA-SETUP-07)")
    for power, name in enumerate(POWER.names):
        if not 1 <= s.t[SPICE_BOARD + power] <= ROWS:
            raise BadInput(f"spice_board.{name}: the rows are 1 to {ROWS}, not {s.t[SPICE_BOARD + power]} "
                           "(WFA-COMP-31)")
