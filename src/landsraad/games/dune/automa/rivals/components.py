"""All that the Rivals bring to a table: their cards, and their steps in the rules."""

from __future__ import annotations

import landsraad.games.dune.automa.rivals.cards
import landsraad.games.dune.automa.rivals.deck
import landsraad.games.dune.automa.rivals.row_dice  # noqa: F401
from landsraad.games.dune.automa.rivals.combat import RIVAL_END, RIVAL_REWARD, RIVAL_SWORDS
from landsraad.games.dune.automa.rivals.module import RIVALS
from landsraad.games.dune.automa.rivals.spending import RIVAL_SPEND
from landsraad.games.dune.automa.rivals.turn import RIVAL_TURN
from landsraad.games.dune.components.box import Box


def wire(box: Box) -> None:
    box.automa_turn = RIVAL_TURN
    box.automa_combat = RIVAL_SWORDS
    box.automa_reward = RIVAL_REWARD
    box.automa_end = RIVAL_END
    box.spend = RIVAL_SPEND


RIVALS.wiring.append(wire)
