"""Dice for the Imperium Row: they remove cards as if Rivals had bought them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.events import ROW_DICE_ROLLED, ROW_LOST
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.cards.market import ROW_SIZE, add_to_row
from landsraad.games.dune.state.cells import ROW
from landsraad.kernel.cells import NONE, Stream
from landsraad.kernel.engine import State

SIDES: Final = 6


def roll_for_row(s: State, dice: Stream) -> None:
    """Rolls two dice, each for a place of the Row; a 6 is blank, a double is one (UPR-RIVAL-66, UPR-RIVAL-67)."""
    places = box_of(s).row_places
    first = s.pick(dice, SIDES, 1)
    second = s.pick(dice, SIDES, 1)
    if s.has_listeners:
        s.emit(ROW_DICE_ROLLED, s.seat, first, second)
    before = ROW.size(s.t)
    for place in range(1, ROW_SIZE + 1):
        if place in (first, second) and s.t[places + place - 1] != NONE:
            lose_from_row(s, places, place)
    for _ in range(before - ROW.size(s.t)):
        add_to_row(s)


def lose_from_row(s: State, places: i64, place: i64) -> None:
    card = s.t[places + place - 1]
    ROW.take(s.t, card)
    s.t[places + place - 1] = NONE
    box_of(s).trashed.put(s.t, card)
    if s.has_listeners:
        s.emit(ROW_LOST, s.seat, card, place)
