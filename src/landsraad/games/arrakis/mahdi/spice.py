"""How the Mahdi automa spends spice (WFA-SOLO-25 to 28)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.tracks import gain_supremacy
from landsraad.games.arrakis.pieces.vehicles import BOTTOM
from landsraad.games.arrakis.solo_pieces.events import SPICE_HELD, SPICE_RAISED, SPICE_SURPLUS
from landsraad.games.arrakis.spice.bans import POWERS
from landsraad.games.arrakis.spice.harvest import HOLDING, RAISING, SETTLE_MARKERS, move_power
from landsraad.games.arrakis.state.automa_side import SPICE_STEP, register_step
from landsraad.games.arrakis.state.cells import HOLD, RAISE, SPICE, SPICE_BOARD
from landsraad.games.arrakis.state.events import IMPERIUM_HELD
from landsraad.kernel.engine import Effect, State, labelled

SURPLUS: Final = 7  # with all markers in the top row


def needed(s: State, done: i64) -> i64:
    """The spice needed to hold every remaining marker that could sink."""
    n: i64 = 0
    for power in range(POWERS):
        if not done >> power & 1 and s.t[SPICE_BOARD + power] < BOTTOM:
            n += HOLDING
    return n


def can_raise(s: State, done: i64, power: i64) -> bool:
    """Can the marker be raised without letting another one sink?"""
    return (not done >> power & 1 and s.t[SPICE_BOARD + power] > 1
            and s.t[SPICE] - RAISING >= needed(s, done | 1 << power))


def can_hold(s: State, done: i64, power: i64) -> bool:
    return not done >> power & 1 and s.t[SPICE] >= HOLDING and s.t[SPICE_BOARD + power] < BOTTOM


class MahdiSpice(Effect):
    """Holds every marker, the lowest first, and raises the lowest with the rest of the spice.

    `step` has a bit for each marker that is done. Among markers in the same row the player chooses, unless all can be
    served.
    """

    asks = True
    decision = "pay"

    def options(self, s: State) -> None:
        lowest: i64 = 0
        raises = self.lowest_raise(s)
        for power in range(POWERS):
            row = s.t[SPICE_BOARD + power]
            if raises > 0:
                if row == raises and can_raise(s, s.step, power):
                    s.offer(RAISE.move(power))
            elif can_hold(s, s.step, power) and row >= lowest:
                if row > lowest:
                    s.count = 0
                lowest = row
                s.offer(HOLD.move(power))
        if s.count > 1 and self.serves_all(s, raises > 0):
            s.count = 1

    def lowest_raise(self, s: State) -> i64:
        """The row of the lowest marker that can be raised while all others are held; 0 if none."""
        lowest: i64 = 0
        if s.t[SPICE] >= needed(s, s.step):
            for power in range(POWERS):
                if can_raise(s, s.step, power) and s.t[SPICE_BOARD + power] > lowest:
                    lowest = s.t[SPICE_BOARD + power]
        return lowest

    def serves_all(self, s: State, raising: bool) -> bool:
        """Is there enough spice for all those offered? Then their order does not matter."""
        done = s.step
        family = RAISE if raising else HOLD
        for i in range(s.count):
            done |= 1 << family.a(s.moves[i])
        return s.t[SPICE] >= s.count * (RAISING if raising else HOLDING) + (needed(s, done) if raising else 0)

    def play(self, s: State, move: i64) -> None:
        if RAISE.has(move):
            power = RAISE.a(move)
            s.t[SPICE] -= RAISING
            if s.has_listeners:
                s.emit(SPICE_RAISED, s.seat, power)
            move_power(s, power, -1)
        else:
            power = HOLD.a(move)
            s.t[SPICE] -= HOLDING
            if s.has_listeners:
                s.emit(SPICE_HELD, s.seat, power)
                s.emit(IMPERIUM_HELD, s.seat, power)
        s.again(SPEND_ON, s.step | 1 << power)


class SpendOn(Effect):
    """Spends on the next marker, or ends."""

    def run(self, s: State) -> None:
        for power in range(POWERS):
            if can_hold(s, s.step, power) or can_raise(s, s.step, power):
                s.again(MAHDI_SPICE, s.step)
                return
        s.again(SETTLE_MARKERS, s.step)


class BeginSpending(Effect):
    """With all markers in the top row, all spice beyond their need buys a step of supremacy."""

    def run(self, s: State) -> None:
        top = True
        for power in range(POWERS):
            if s.t[SPICE_BOARD + power] > 1:
                top = False
        if not top or s.t[SPICE] < SURPLUS:
            s.again(SPEND_ON, 0)
            return
        for power in range(POWERS):
            s.t[SPICE] -= HOLDING
            if s.has_listeners:
                s.emit(SPICE_HELD, s.seat, power)
                s.emit(IMPERIUM_HELD, s.seat, power)
        if s.has_listeners:
            s.emit(SPICE_SURPLUS, s.seat, s.t[SPICE])
        s.t[SPICE] = 0
        s.again(SETTLE_MARKERS, (1 << POWERS) - 1)
        gain_supremacy(s, 1)


MAHDI_SPICE: Final = labelled("arrakis:MahdiSpice", MahdiSpice())
SPEND_ON: Final = labelled("arrakis:SpendOn", SpendOn())
BEGIN_SPENDING: Final = labelled("arrakis:BeginSpending", BeginSpending())
register_step(SPICE_STEP, BEGIN_SPENDING)
