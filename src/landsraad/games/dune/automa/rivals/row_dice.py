"""Dice for the Imperium Row: a solo variant that removes cards as if Rivals had bought them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.rivals.cells import DICE, ROW_DICE
from landsraad.games.dune.automa.rivals.events import ROW_DICE_ROLLED, ROW_LOST
from landsraad.games.dune.automa.rivals.module import RIVALS
from landsraad.games.dune.bases.uprising.cells import ROW_PLACES
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.moments import REVEAL_ENDED
from landsraad.games.dune.rules.cards.market import ROW_SIZE, add_to_row
from landsraad.games.dune.state.cells import ROW
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State

SIDES: Final = 6


def roll_for_row(s: State) -> None:
    """Rolls two dice, each for a place of the Row; a 6 is blank, a double is one (UPR-RIVAL-66, UPR-RIVAL-67)."""
    first = s.pick(DICE, SIDES, 1)
    second = s.pick(DICE, SIDES, 1)
    if s.has_listeners:
        s.emit(ROW_DICE_ROLLED, s.seat, first, second)
    before = ROW.size(s.t)
    for place in range(1, ROW_SIZE + 1):
        if place in (first, second) and s.t[ROW_PLACES + place - 1] != NONE:
            lose_from_row(s, place)
    for _ in range(before - ROW.size(s.t)):
        add_to_row(s)


class RollForRow(Effect):
    def run(self, s: State) -> None:
        if s.t[ROW_DICE] == 1:
            roll_for_row(s)


def lose_from_row(s: State, place: i64) -> None:
    card = s.t[ROW_PLACES + place - 1]
    ROW.take(s.t, card)
    s.t[ROW_PLACES + place - 1] = NONE
    box_of(s).trashed.put(s.t, card)
    if s.has_listeners:
        s.emit(ROW_LOST, s.seat, card, place)


RIVALS.on(REVEAL_ENDED, RollForRow(), order=10)
