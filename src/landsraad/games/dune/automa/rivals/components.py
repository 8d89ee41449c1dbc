"""Everything that the Rivals add to a table: their cards, and their steps in the rules."""

from __future__ import annotations

from mypy_extensions import i64

import landsraad.games.dune.automa.rivals.cards
import landsraad.games.dune.automa.rivals.deck
import landsraad.games.dune.automa.rivals.row_dice
import landsraad.games.dune.automa.rivals.scenario
import landsraad.games.dune.automa.rivals.setup  # noqa: F401
from landsraad.games.dune.automa.rivals.combat import RIVAL_END, RIVAL_REWARD, RIVAL_SWORDS
from landsraad.games.dune.automa.rivals.module import NOBODY, RIVALS
from landsraad.games.dune.automa.rivals.spending import RIVAL_SPEND
from landsraad.games.dune.automa.rivals.turn import RIVAL_TURN
from landsraad.games.dune.components.automa import Automa
from landsraad.kernel.engine import State


class Rivals(Automa):
    def gained(self, s: State, seat: i64, cell: i64) -> None:
        s.push(RIVAL_SPEND, seat, s.source)

    def drew_intrigue(self, s: State, seat: i64) -> None:
        s.push(RIVAL_SPEND, seat, s.source)


RIVALS.automa = Rivals(NOBODY, RIVAL_TURN, RIVAL_SWORDS, RIVAL_REWARD, RIVAL_END)
