"""Dice for the Imperium Row, a solo variant (UPR-RIVAL-66)."""

from __future__ import annotations

from landsraad.games.dune.automa.hagal.row_dice import roll_for_row
from landsraad.games.dune.automa.rivals.cells import DICE, ROW_DICE
from landsraad.games.dune.automa.rivals.module import RIVALS
from landsraad.games.dune.components.moments import REVEAL_ENDED
from landsraad.kernel.engine import Effect, State


class RollForRow(Effect):
    def run(self, s: State) -> None:
        if s.t[ROW_DICE] == 1:
            roll_for_row(s, DICE)


RIVALS.on(REVEAL_ENDED, RollForRow(), order=10)
