"""Options of a game with an automa: two for solo games of Imperium, and a card that Uprising leaves out.

The Rivals of Uprising have the first two as variants of their own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.row_dice import roll_for_row
from landsraad.games.dune.automa.hagal.turn import is_decisive
from landsraad.games.dune.components.automa import AutomaRule
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.games.dune.components.extensions.setup_step import STREAMS, Deal, SetupStep
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.components.module import Module
from landsraad.games.dune.components.moments import REVEAL_ENDED
from landsraad.games.dune.modules.rise_of_ix.automa.deck import GUILDS_FRIEND
from landsraad.games.dune.modules.rise_of_ix.automa.freight import automa_freighter
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.state import cells as family
from landsraad.games.dune.state.cells import CARD, DEALS, SPACING_GUILD
from landsraad.kernel.cells import INTERNAL, M32, NONE
from landsraad.kernel.chance import old_number
from landsraad.kernel.engine import Effect, State

ROW_CHURN: Final = Module("row_churn", 32, "ix:churn:", "rise_of_ix", bases=("imperium",), part="row_churn",
                          needs=("rise_of_ix",), players=(1,), rule="IX-RIVAL-24")
BRUTAL_ESCALATION: Final = Module("brutal_escalation", 33, "ix:brutal:", "rise_of_ix", bases=("imperium",),
                                  needs=("rise_of_ix",), players=(1,), rule="IX-RIVAL-25")
KEEP_FOLDSPACE: Final = Module("keep_foldspace", 34, "ix:foldspace:", "rise_of_ix", bases=("uprising",),
                               needs=("rise_of_ix",), players=(1, 2), rule="UPR-COMBO-04")

# ------------------------------------------------------------------ Imperium Row churn
TABLE: Final = family.TABLE.part("row_churn")
ROW_PLACES: Final[i64] = TABLE.cell("row_place.1", of=CARD, start=NONE, see=INTERNAL)  # in the Row, from the left
for place in range(2, 6):
    TABLE.cell(f"row_place.{place}", of=CARD, start=NONE, see=INTERNAL)
CHURN_DICE: Final = TABLE.stream("churn_dice", 8)


class Churn(Effect):
    """At the end of each reveal turn of the player (IX-RIVAL-24)."""

    def run(self, s: State) -> None:
        roll_for_row(s, CHURN_DICE)


def seed_dice(s: State, deal: Deal) -> None:
    """Seeds the dice from an old seed, which has no key."""
    if old_number(deal.seed) is not None:
        s.t[CHURN_DICE.at] = s.below(DEALS, M32)


def number_places(box: Box) -> None:
    box.row_places = ROW_PLACES


class ChurnWords(ScenarioWords):
    def notes(self) -> dict[str, str]:
        return {"churn_dice": "a random stream: the dice of the Imperium Row churn"}


ROW_CHURN.words.append(ChurnWords())
ROW_CHURN.wiring.append(number_places)
ROW_CHURN.setup.append(SetupStep(STREAMS, seed_dice))
ROW_CHURN.on(REVEAL_ENDED, Churn(), order=30)


# ------------------------------------------------------------------ Brutal Escalation
class TwoCards(AutomaRule):
    """In conflicts of the third level (IX-RIVAL-25)."""

    def sword_cards(self, s: State) -> i64:
        return 2 if is_decisive(s) else 1


BRUTAL_ESCALATION.automa_rules.append(TwoCards())

# ------------------------------------------------------------------ the Foldspace card with Uprising (UPR-COMBO-04)
HagalCard(KEEP_FOLDSPACE, "hagal_supplies_interstellar_shipping", 1, "deliver_supplies", swords=2,
          effect=influence(SPACING_GUILD), fork=GUILDS_FRIEND, other_place="interstellar_shipping",
          instead=automa_freighter(2))
