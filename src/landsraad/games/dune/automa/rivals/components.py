"""Everything that the Rivals add to a table: their cards, and their steps in the rules."""

from __future__ import annotations

from mypy_extensions import i64

import landsraad.games.dune.automa.rivals.cards
import landsraad.games.dune.automa.rivals.deck
import landsraad.games.dune.automa.rivals.row_dice
import landsraad.games.dune.automa.rivals.scenario
import landsraad.games.dune.automa.rivals.setup  # noqa: F401
from landsraad.games.dune.automa.rivals.combat import RIVAL_END, RIVAL_REWARD, RIVAL_SWORDS, take
from landsraad.games.dune.automa.rivals.module import NOBODY, RIVALS
from landsraad.games.dune.automa.rivals.spending import RIVAL_SPEND
from landsraad.games.dune.automa.rivals.turn import RIVAL_DEPLOY, RIVAL_TURN
from landsraad.games.dune.components.automa import Automa
from landsraad.games.dune.components.reveal import parts_of
from landsraad.kernel.engine import Effect, State


class Rivals(Automa):
    def gained(self, s: State, seat: i64, cell: i64) -> None:
        s.push(RIVAL_SPEND, seat, s.source)

    def drew_intrigue(self, s: State, seat: i64) -> None:
        s.push(RIVAL_SPEND, seat, s.source)

    def give(self, s: State, effect: Effect) -> None:
        for part in parts_of(effect):
            take(s, part)

    def holds_back(self, s: State) -> bool:
        return RIVAL_DEPLOY.holds_back(s)


RIVALS.automa = Rivals(NOBODY, RIVAL_TURN, RIVAL_SWORDS, RIVAL_REWARD, RIVAL_END)
