# cold
"""The planning cards of Corrino: Sardaukar movement, and disruption of the Atreides (WFA-PLAN-07)."""

from __future__ import annotations

from landsraad.games.arrakis.cards.effects.assassinations import ADJACENT, tank_leader
from landsraad.games.arrakis.cards.effects.disruption import hold_paul, opponent_loses_die, return_vision, uncover_area
from landsraad.games.arrakis.decks.planning import draw_cards, opponent_discards, play_another
from landsraad.games.arrakis.legions.placing import A_BASHAR, place
from landsraad.games.arrakis.legions.sites import ANY_LEGION, ANY_SETTLEMENT, FREE_MOUNTAIN, SARDAUKAR_LEGION
from landsraad.games.arrakis.legions.swaps import swap_units
from landsraad.games.arrakis.movement.forced_march import carry_troops
from landsraad.games.arrakis.movement.moving import THAT_LEGION, WITH_SPECIAL
from landsraad.games.arrakis.pieces.leader_entries import enter, leader_in_play, take_bene_gesserit
from landsraad.games.arrakis.pieces.vehicles import place_vehicle
from landsraad.games.arrakis.rounds.orders import attack_with, move_legions, move_or_attack
from landsraad.games.arrakis.state.cells import ARAMSHAM, CORRINO, ELITE, EMPEROR, HOUSE, ORNITHOPTER, SARDAUKAR
from landsraad.games.arrakis.state.component_types import PlanningCard
from landsraad.kernel.algebra import sequence, when
from landsraad.kernel.engine import Effect


def card(name: str, effect: Effect) -> PlanningCard:
    return PlanningCard(name, CORRINO, effect)


def rage(letter: str, otherwise: Effect) -> PlanningCard:
    """The first of the three cards brings the Emperor into play; otherwise each has its own effect."""
    return card(f"rage_overcame_shaddam_iv_{letter}", when(
        leader_in_play(EMPEROR), otherwise, sequence([enter(EMPEROR), play_another()])))


rage("a", place(ANY_SETTLEMENT, regular=4, leader=EMPEROR))
rage("b", place(ANY_LEGION, sardaukar=2, leader=EMPEROR))
rage("c", sequence([
    place(SARDAUKAR_LEGION, leader=EMPEROR), move_legions(1, THAT_LEGION), attack_with(THAT_LEGION, surprise=True)]))
card("manipulation_of_others", sequence([opponent_discards(2), draw_cards(2)]))
card("breeding_program", sequence([take_bene_gesserit(), play_another()]))
card("troop_carriers", carry_troops())
card("shigawire", sequence([move_legions(1, WITH_SPECIAL), tank_leader(ADJACENT)]))
card("hope_clouds_observation", return_vision())
card("reports_of_traitors", opponent_loses_die(HOUSE))
card("sardaukar_pogrom", move_legions(3, WITH_SPECIAL))
card("sardaukars_manner", move_or_attack(WITH_SPECIAL, surprise=True))
card("spies_all_over_arrakis", sequence([uncover_area(), draw_cards(2)]))
card("full_control_of_the_air", sequence([place_vehicle(ORNITHOPTER, 2), move_legions(1)]))
card("moving_the_battle_group", place(FREE_MOUNTAIN, elite=2, leader=A_BASHAR))
card("killers_without_mercy", attack_with(WITH_SPECIAL, merciless=True))
card("sardaukar_disguised", sequence([swap_units(2, ELITE, SARDAUKAR), move_legions(2, WITH_SPECIAL)]))
card("i_decide_what_best_serves_his_majesty", sequence([
    place(SARDAUKAR_LEGION, leader=ARAMSHAM), move_or_attack(THAT_LEGION, surprise=True)]))
card("seek_out_the_mahdi", sequence([move_legions(1), hold_paul()]))
