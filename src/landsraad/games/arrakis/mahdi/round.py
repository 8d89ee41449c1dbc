"""The end of a solo round, and dice instead of Bene Gesserit tokens (WFA-SOLO-06 to 10, 29, 30, 70)."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.pieces.tracks import gain_supremacy
from landsraad.games.arrakis.solo_pieces.events import DIE_BACK, NO_DIE_BACK, ROUND_SUPREMACY, TACTICS_SHUFFLED
from landsraad.games.arrakis.solo_pieces.tactics_cards import deal_tactics
from landsraad.games.arrakis.state.automa_side import ROUND_END_STEP, TOKEN_STEP, register_step
from landsraad.games.arrakis.state.cells import LOCKED, UNROLLED
from landsraad.kernel.engine import Effect, State, labelled


class RoundEnd(Effect):
    """The last step: the Harkonnen gain supremacy, and the tactics cards are shuffled."""

    def run(self, s: State) -> None:
        deal_tactics(s)
        if s.has_listeners:
            s.emit(ROUND_SUPREMACY, s.seat)
            s.emit(TACTICS_SHUFFLED, s.seat)
        gain_supremacy(s, 1)


class DieBack(Effect):
    """Returns a locked die instead of a Bene Gesserit token or, without one, a step of supremacy."""

    def run(self, s: State) -> None:
        if s.t[LOCKED] > 0:
            s.t[LOCKED] -= 1
            s.me[UNROLLED] += 1
            if s.has_listeners:
                s.emit(DIE_BACK, s.seat)
            return
        if s.has_listeners:
            s.emit(NO_DIE_BACK, s.seat)
        gain_supremacy(s, 1)


ROUND_END: Final = labelled("arrakis:RoundEnd", RoundEnd())
DIE_COMES_BACK: Final = labelled("arrakis:DieBack", DieBack())
register_step(ROUND_END_STEP, ROUND_END)
register_step(TOKEN_STEP, DIE_COMES_BACK)
