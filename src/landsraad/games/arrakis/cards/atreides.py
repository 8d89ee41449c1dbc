# cold
"""The planning cards of House Atreides: 18 different cards."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.cards.effects.assassinations import ANYWHERE, tank_leader
from landsraad.games.arrakis.cards.effects.harkonnen_pressure import force_die, lower_marker
from landsraad.games.arrakis.cards.effects.prescience_changes import (
    ATOMICS_GONE,
    attach_fear,
    exchange_visions,
    marker_on,
    second_objective,
    shift_markers,
)
from landsraad.games.arrakis.cards.effects.sabotage import smuggle
from landsraad.games.arrakis.decks.planning import draw_cards, opponent_discards, play_another
from landsraad.games.arrakis.legions.placing import A_NAIB, place
from landsraad.games.arrakis.legions.sites import ANY_LEGION as AT_ANY_LEGION
from landsraad.games.arrakis.legions.sites import EMPTY_DESERT, SIETCH_AREA, OwnLegion
from landsraad.games.arrakis.legions.swaps import swap_units
from landsraad.games.arrakis.movement.moving import ANY_LEGION, THAT_LEGION, WITH_LEADER, WITH_SPECIAL, with_named
from landsraad.games.arrakis.pieces.leader_entries import enter, leader_in_play
from landsraad.games.arrakis.rounds.desert_power import DESERT_POWER_EFFECT as DESERT_POWER
from landsraad.games.arrakis.rounds.family_atomics import Detonate
from landsraad.games.arrakis.rounds.orders import move_legions, move_or_attack
from landsraad.games.arrakis.state.cells import ALIA, ELITE, FEDAYKIN, GURNEY, HOUSE_ATREIDES, PAUL, REVEREND_MOTHER
from landsraad.games.arrakis.state.component_types import PlanningCard
from landsraad.games.arrakis.worms.wormsigns import place_signs
from landsraad.kernel.algebra import sequence, when
from landsraad.kernel.engine import Effect

EARLY_ATOMICS: Final = 4  # position of any marker that is enough for the card
GURNEYS_LEGION: Final = OwnLegion(GURNEY)


def smugglers(then: Effect) -> Effect:
    """The first of the three brings Gurney Halleck at once, with two elite units (WFA-LEADER-15)."""
    return when(leader_in_play(GURNEY), then, sequence([enter(GURNEY), place(EMPTY_DESERT, elite=2, leader=GURNEY)]))


ATREIDES_CARDS: Final = [
    PlanningCard("war_plan", HOUSE_ATREIDES, move_or_attack(ANY_LEGION, extra_dice=1)),
    PlanningCard("alia_the_abomination", HOUSE_ATREIDES, when(
        leader_in_play(ALIA), sequence([tank_leader(ANYWHERE), draw_cards(2)]),
        when(leader_in_play(REVEREND_MOTHER), sequence([enter(ALIA), play_another()])))),
    PlanningCard("smugglers_a", HOUSE_ATREIDES, smugglers(sequence([
        place_signs(2), move_legions(1, with_named(GURNEY))]))),
    PlanningCard("smugglers_b", HOUSE_ATREIDES, smugglers(place(GURNEYS_LEGION, elite=2))),
    PlanningCard("smugglers_c", HOUSE_ATREIDES, smugglers(smuggle(2))),
    PlanningCard("the_voice", HOUSE_ATREIDES, sequence([opponent_discards(1), play_another()])),
    PlanningCard("death_commandos", HOUSE_ATREIDES, sequence([
        swap_units(2, ELITE, FEDAYKIN), move_legions(2, WITH_SPECIAL)])),
    PlanningCard("tested_with_the_gom_jabbar", HOUSE_ATREIDES, sequence([second_objective(), draw_cards(2)])),
    PlanningCard("chatt_the_leaper", HOUSE_ATREIDES, place(SIETCH_AREA, fedaykin=2, leader=A_NAIB)),
    PlanningCard("truthtrance", HOUSE_ATREIDES, sequence([force_die(), draw_cards(2) | play_another()]),
                 names={"uk": "Транс Правди"}),
    PlanningCard("adab_the_demanding_memory", HOUSE_ATREIDES, sequence([exchange_visions(), play_another()])),
    PlanningCard("alam_al_mithal", HOUSE_ATREIDES, sequence([shift_markers(), draw_cards(2)])),
    PlanningCard("usul_the_base_of_the_pillar", HOUSE_ATREIDES, sequence([DESERT_POWER, play_another()])),
    PlanningCard("voice_from_the_outer_world", HOUSE_ATREIDES, sequence([
        place(AT_ANY_LEGION, fedaykin=1, leader=PAUL), move_or_attack(THAT_LEGION, surprise=True)])),
    PlanningCard("our_family_atomics", HOUSE_ATREIDES, when(
        ATOMICS_GONE, sequence([DESERT_POWER, DESERT_POWER]),
        when(marker_on(EARLY_ATOMICS), sequence([Detonate(EARLY_ATOMICS), play_another()])))),
    PlanningCard("battle_language", HOUSE_ATREIDES, move_or_attack(WITH_LEADER, surprise=True, enemy_cap=4)),
    PlanningCard("bill_of_particulars", HOUSE_ATREIDES, sequence([lower_marker(), play_another()])),
    PlanningCard("fear_is_the_mind_killer", HOUSE_ATREIDES, attach_fear()),
]
