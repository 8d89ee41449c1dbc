# cold
"""The special actions of the leaders of the Atreides and the Fremen, and of the Wild Maker.

No source shows the printed ones. Slots and actions are reconstructed after similar documented ones.
"""

from __future__ import annotations

from landsraad.games.arrakis.decks.planning import draw_cards, play_another
from landsraad.games.arrakis.legions.deployment_action import deploy_tokens
from landsraad.games.arrakis.legions.swaps import swap_units
from landsraad.games.arrakis.movement.moving import with_named
from landsraad.games.arrakis.rounds.actions import ANY_ACTION
from landsraad.games.arrakis.rounds.desert_power import DESERT_POWER_EFFECT
from landsraad.games.arrakis.rounds.orders import attack_with, move_legions, move_or_attack
from landsraad.games.arrakis.state.cells import (
    ALIA,
    CHANI,
    ELITE,
    FEDAYKIN,
    GURNEY,
    JESSICA,
    MUAD_DIB,
    PAUL,
    REVEREND_MOTHER,
    STILGAR,
    WILD_MAKER,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.games.arrakis.worms.sandworms import attack_with_wild_maker, move_wild_maker
from landsraad.kernel.algebra import sequence

LEADER_CARDS[PAUL].act(sequence([
    move_legions(1, with_named(PAUL)), attack_with(with_named(PAUL), surprise=True)]))
LEADER_CARDS[JESSICA].act(draw_cards(3))
LEADER_CARDS[REVEREND_MOTHER].act(sequence([draw_cards(2), play_another()]))
LEADER_CARDS[GURNEY].act(sequence([move_legions(1, with_named(GURNEY)), attack_with(with_named(GURNEY))]))
LEADER_CARDS[ALIA].act(sequence([ANY_ACTION, play_another()]))
LEADER_CARDS[STILGAR].act(deploy_tokens(2))
LEADER_CARDS[CHANI].act(swap_units(2, ELITE, FEDAYKIN))
LEADER_CARDS[MUAD_DIB].act(sequence([DESERT_POWER_EFFECT, move_or_attack(with_named(PAUL))]))
LEADER_CARDS[WILD_MAKER].act(sequence([move_wild_maker(), attack_with_wild_maker()]))
