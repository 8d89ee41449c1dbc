"""Reveals garrison tokens when none are left off the board, so they can be laid again (WFA-SOLO-73)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.limits import push_limit
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.solo_pieces.events import GARRISON_RECALLED
from landsraad.games.arrakis.solo_pieces.garrisons import BLACK, SILVER, lay_garrison, show_token, token_here
from landsraad.games.arrakis.state.automa_side import GARRISON_STEP, register_step
from landsraad.games.arrakis.state.cells import AT
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled


def missing(s: State) -> i64:
    """The colour of which no token is left off the board; NONE if there is one of each."""
    if token_here(s, NONE, BLACK) == NONE:
        return BLACK
    return SILVER if token_here(s, NONE, SILVER) == NONE else NONE


class LayGarrison(Effect):
    """Lays a garrison in a settlement (`step`) that was left."""

    def run(self, s: State) -> None:
        if missing(s) == NONE:
            lay_garrison(s, s.step)
        else:
            s.again(self, s.step)
            s.again(RECALL, s.step)


class Recall(Effect):
    """The player chooses the token of the missing colour that is revealed."""

    asks = True
    decision = "place"

    def options(self, s: State) -> None:
        for area in range(N_AREAS):
            if token_here(s, area, missing(s)) != NONE:
                s.offer(AT.move(area))

    def play(self, s: State, move: i64) -> None:
        area = AT.a(move)
        if s.has_listeners:
            s.emit(GARRISON_RECALLED, s.seat, area)
        show_token(s, token_here(s, area, missing(s)))
        push_limit(s, area)


LAY_GARRISON: Final = labelled("arrakis:LayGarrison", LayGarrison())
RECALL: Final = labelled("arrakis:Recall", Recall())
register_step(GARRISON_STEP, LAY_GARRISON)
