"""Phase 4, spice harvesting: spice points, spent at once on the Imperium markers (WFA-SPICE-*)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import DEEP_DESERT, N_AREAS, terrain
from landsraad.games.arrakis.pieces.tracks import gain_supremacy
from landsraad.games.arrakis.pieces.vehicles import BOTTOM
from landsraad.games.arrakis.spice.bans import BEGIN_BANS, POWERS, end_bans
from landsraad.games.arrakis.state.automa_side import SPICE_STEP, is_automa, push_step
from landsraad.games.arrakis.state.cells import (
    DONE,
    HARKONNEN,
    HARVESTERS,
    HOLD,
    LOWERED,
    RAISE,
    RESERVE,
    SPICE,
    SPICE_BOARD,
    STOCKPILE,
    SUPREMACY,
)
from landsraad.games.arrakis.state.events import (
    FROM_RESERVE,
    HARVESTED,
    IMPERIUM_HELD,
    IMPERIUM_MOVED,
    SPICE_KEPT,
    STOCKPILED,
)
from landsraad.kernel.engine import Effect, State, labelled

HOLDING: Final = 2  # spice points to keep a marker in its row
RAISING: Final = 3
STOCKPILING: Final = 3
STOCK_LIMIT: Final = 5  # last space of the supremacy track that allows stockpiling
KEPT: Final = 1  # points kept for the next round
STOCKED_BIT: Final = 8  # in `step`, above a bit for each marker


class Harvest(Effect):
    """Ends bans, and collects the spice of all harvesters."""

    def run(self, s: State) -> None:
        end_bans(s)
        s.t[SPICE] = s.t[RESERVE]
        if s.t[RESERVE] > 0 and s.has_listeners:
            s.emit(FROM_RESERVE, s.seat, s.t[RESERVE])
        s.t[RESERVE] = 0
        for power in range(POWERS):
            s.t[LOWERED + power] = 0
        for area in range(N_AREAS):
            if s.t[HARVESTERS + area]:
                n: i64 = 2 if terrain(s, area) == DEEP_DESERT else 1  # WFA-SPICE-01
                s.t[HARVESTERS + area] = 0
                s.t[SPICE] += n
                if s.has_listeners:
                    s.emit(HARVESTED, s.seat, area, n)
        if is_automa(s, HARKONNEN):
            push_step(s, SPICE_STEP, s.seat)
        elif can_buy(s, 0):
            s.then(SPEND_SPICE)
        else:
            s.then(SETTLE_MARKERS)


def can_hold(s: State, step: i64, power: i64) -> bool:
    """Can the marker be held? One in the bottom row stays anyway (WFA-SPICE-06)."""
    return not step >> power & 1 and s.t[SPICE] >= HOLDING and s.t[SPICE_BOARD + power] < BOTTOM


def can_raise(s: State, step: i64, power: i64) -> bool:
    """Can the marker be raised by one row, once, up to the top one (WFA-SPICE-04, WFA-SPICE-06)?"""
    return not step >> power & 1 and s.t[SPICE] >= RAISING and s.t[SPICE_BOARD + power] > 1


def can_stockpile(s: State, step: i64) -> bool:
    """Is stockpiling possible: once, and before space 6 of the supremacy track (WFA-SPICE-07 to 09)?"""
    return not step & STOCKED_BIT and s.t[SPICE] >= STOCKPILING and s.t[SUPREMACY] <= STOCK_LIMIT


def can_buy(s: State, step: i64) -> bool:
    if can_stockpile(s, step):
        return True
    for power in range(POWERS):
        if can_hold(s, step, power) or can_raise(s, step, power):
            return True
    return False


class SpendSpice(Effect):
    """Spends on one marker after the other and on the stockpile. `step` has a bit for each that is done.

    The rest is settled when the seat confirms, so it sees what it pays for.
    """

    asks = True
    decision = "pay"

    def __init__(self) -> None:
        super().__init__()
        self.always_ask = int(DONE.move())

    def options(self, s: State) -> None:
        for power in range(POWERS):
            if can_hold(s, s.step, power):
                s.offer(HOLD.move(power))
            if can_raise(s, s.step, power):
                s.offer(RAISE.move(power))
        if can_stockpile(s, s.step):
            s.offer(STOCKPILE.move())
        s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if HOLD.has(move):
            power = HOLD.a(move)
            s.again(self, s.step | 1 << power)
            s.t[SPICE] -= HOLDING
            if s.has_listeners:
                s.emit(IMPERIUM_HELD, s.seat, power)
        elif RAISE.has(move):
            power = RAISE.a(move)
            s.again(self, s.step | 1 << power)
            s.t[SPICE] -= RAISING
            move_power(s, power, -1)
        elif STOCKPILE.has(move):
            s.again(self, s.step | STOCKED_BIT)
            s.t[SPICE] -= STOCKPILING
            if s.has_listeners:
                s.emit(STOCKPILED, s.seat)
            gain_supremacy(s, 1)
        else:
            s.again(SETTLE_MARKERS, s.step)


def move_power(s: State, power: i64, rows: i64) -> None:
    was = s.t[SPICE_BOARD + power]
    s.t[SPICE_BOARD + power] = was + rows
    if s.has_listeners:
        s.emit(IMPERIUM_MOVED, s.seat, power, was, was + rows)


def lower_power(s: State, power: i64) -> None:
    """Lowers a marker by one row, down to the bottom one (WFA-SPICE-06). Does not affect bans."""
    if s.t[SPICE_BOARD + power] < BOTTOM:
        move_power(s, power, 1)


class SettleMarkers(Effect):
    """Lowers markers that were neither held nor raised; one point may be kept (WFA-SPICE-05, 10)."""

    def run(self, s: State) -> None:
        for power in range(POWERS):
            if not s.step >> power & 1 and s.t[SPICE_BOARD + power] < BOTTOM:
                lower_power(s, power)
                s.t[LOWERED + power] = 1
        s.t[RESERVE] = s.t[SPICE] if s.t[SPICE] < KEPT else KEPT
        if s.t[SPICE] > 0 and s.has_listeners:
            s.emit(SPICE_KEPT, s.seat, s.t[RESERVE], s.t[SPICE] - s.t[RESERVE])
        s.t[SPICE] = 0
        s.then(BEGIN_BANS)


HARVEST_PHASE: Final = labelled("arrakis:Harvest", Harvest())
SPEND_SPICE: Final = labelled("arrakis:SpendSpice", SpendSpice())
SETTLE_MARKERS: Final = labelled("arrakis:SettleMarkers", SettleMarkers())
