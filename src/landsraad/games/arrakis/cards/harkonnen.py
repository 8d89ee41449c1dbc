# cold
"""The planning cards of House Harkonnen: leaders, reinforcements, help for the harvest (WFA-PLAN-07)."""

from __future__ import annotations

from landsraad.games.arrakis.cards.effects.artillery import bombard
from landsraad.games.arrakis.cards.effects.assassinations import SAME_SECTOR, tank_leader
from landsraad.games.arrakis.decks.planning import draw_cards, play_another
from landsraad.games.arrakis.legions.placing import A_BASHAR, ANY_LEADER, place, place_apart, place_in_each
from landsraad.games.arrakis.legions.sites import (
    ANY_LEGION,
    ANY_SETTLEMENT,
    EMPTY_DESERT,
    VILLAGES,
    OwnLegion,
    OwnSettlement,
)
from landsraad.games.arrakis.movement.moving import THAT_LEGION, legion_at
from landsraad.games.arrakis.pieces.leader_entries import enter, leader_gone, leader_in_play
from landsraad.games.arrakis.pieces.vehicles import place_vehicle
from landsraad.games.arrakis.rounds.orders import attack_with, move_legions, move_or_attack
from landsraad.games.arrakis.state.cells import AREA, BARON, CARRYALL, FEYD, HARVESTER, HOUSE_HARKONNEN, RABBAN
from landsraad.games.arrakis.state.component_types import PlanningCard
from landsraad.games.arrakis.worms.sign_clearing import clear_signs, discard_signs
from landsraad.kernel.algebra import sequence, when
from landsraad.kernel.engine import Effect

ARRAKEEN = OwnSettlement(("arrakeen",))
CARTHAG = OwnSettlement(("carthag",))
ARSUNT = OwnSettlement(("arsunt",))
NORTH_POLE = OwnSettlement(("north_pole",))


def card(name: str, effect: Effect) -> PlanningCard:
    return PlanningCard(name, HOUSE_HARKONNEN, effect)


card("hard_times_and_oppression", sequence([
    place_in_each(VILLAGES, regular=1), place_in_each(("carthag", "arrakeen"), elite=1)]))
card("forced_recruitment", place(ARRAKEEN, elite=3, leader=ANY_LEADER))
card("beloved_feyd_rautha", when(
    leader_in_play(FEYD),
    place(OwnLegion(FEYD), elite=2),
    sequence([enter(FEYD), play_another()])))
card("harkonnen_patrols", place_apart(3, EMPTY_DESERT))
card("arsunt_legion", sequence([
    place(ARSUNT, regular=1, elite=1, leader=ANY_LEADER), move_or_attack(legion_at(AREA.find("arsunt")))]))
card("barons_personal_guard", sequence([
    place(OwnSettlement(("carthag", "arrakeen")), elite=2, leader=BARON), move_legions(1)]))
PlanningCard("hawats_scheming", HOUSE_HARKONNEN, copies=3, schemes=True)  # its free action is in `free_actions`
card("evidence_of_rebellion", sequence([place(ANY_SETTLEMENT, elite=2), draw_cards(2)]))
card("polar_cap_factories", sequence([
    place(NORTH_POLE, regular=2, elite=1, leader=A_BASHAR), clear_signs("north_pole")]))
card("carthag_the_former_capital", place(CARTHAG, regular=3, elite=1, leader=ANY_LEADER))
card("workhorse_of_arrakis", sequence([place_vehicle(HARVESTER, 1), place_vehicle(CARRYALL, 1), draw_cards(2)]))
card("spotter_control", sequence([discard_signs(3), draw_cards(2)]))
card("explosive_artillery", sequence([move_legions(1), bombard(4)]))
card("sandmasters", sequence([place_vehicle(HARVESTER, 3), draw_cards(1)]))
card("mudir_nahya_the_demon_ruler", when(
    leader_gone(RABBAN),
    place(ANY_LEGION, elite=2, leader=ANY_LEADER),
    sequence([place(ANY_LEGION, elite=1, leader=RABBAN), attack_with(THAT_LEGION, surprise=True)])))
card("hunter_seeker", tank_leader(SAME_SECTOR))
