"""A refused move of Uprising gives one reason with a rule of Uprising."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import landsraad
from landsraad.games.dune.bases.uprising.rules.sandworms import HAS_HOOKS, demolish, summon
from landsraad.games.dune.refusals.costs import missing
from landsraad.kernel.algebra import when
from landsraad.kernel.engine import Effect
from landsraad.kernel.reasons import plain
from landsraad.kernel.table import Table
from landsraad.reference.rules import rules
from support.dune.table import play, uprising
from support.rules import rule

CHOAM = {"choam": "yes"}
SHADDAM = {"choam": "yes", "leaders": ["muad_dib", "shaddam_corrino_iv", "lady_margot_fenring"]}
RULE = re.compile(r" \((UP[MR](?:-[A-Z]+)+-\d+)\)$")


def refused(t: Table, move: str) -> str:
    """The message for a move that must be refused, without the move and without a change of the table."""
    before = (t.fingerprint(), t.legal(), t.actor, len(t.moves))
    with pytest.raises(landsraad.BadInput) as caught:
        t.play(move)
    assert (t.fingerprint(), t.legal(), t.actor, len(t.moves)) == before
    message = str(caught.value)
    assert message.startswith(f"{move}: ") and "\n" not in message
    return message.removeprefix(f"{move}: ")


# ------------------------------------------------------------------ sending an agent


@rule("UPM-AGENT-TURN-01", "UPM-AGENT-TURN-02")
def test_the_card_the_influence_the_cost_and_who_is_there() -> None:
    t = uprising(agents={"arrakeen": "B", "fremkit": "A"}, A={
        "hand": ["reconnaissance", "diplomacy", "convincing_argument", "dagger"], "influence": {"fremen": 1},
        "spice": 3, "agents": 1})
    assert refused(t, "agent steersman arrakeen") == "Steersman is not in your hand (UPM-AGENT-TURN-01)"
    assert refused(t, "agent convincing_argument arrakeen") == (
        "Convincing Argument has no agent icon: it can only be revealed (UPM-AGENT-TURN-01)")
    assert refused(t, "agent dagger arrakeen") == "Dagger has no City icon, only Landsraad (UPM-AGENT-TURN-01)"
    assert refused(t, "agent diplomacy fremkit") == "Fremkit: your own agent is there (UPM-AGENT-TURN-02)"
    assert refused(t, "agent diplomacy sardaukar") == "Sardaukar: needs 4 spice, you have 3 (UPM-AGENT-TURN-02)"


@rule("UPM-SPIES-05")
def test_an_occupied_space_takes_a_spy() -> None:
    t = uprising(agents={"arrakeen": "B"}, A={"hand": ["reconnaissance"]})
    assert refused(t, "agent reconnaissance arrakeen") == (
        "Arrakeen: occupied by B, and you have no spy on a connected post (UPM-SPIES-05)")


@rule("UPM-DIFFERENCES-08")
def test_three_spaces_take_influence() -> None:
    t = uprising(A={"hand": ["reconnaissance", "dagger", "dune_the_desert_planet"], "solari": 9, "spice": 9,
                    "influence": {"fremen": 1, "emperor": 0, "spacing_guild": 1}})
    assert refused(t, "agent reconnaissance sietch_tabr") == (
        "Sietch Tabr: needs 2 Fremen influence, you have 1 (UPM-DIFFERENCES-08)")
    assert refused(t, "agent dagger imperial_privilege") == (
        "Imperial Privilege: needs 2 Emperor influence, you have 0 (UPM-DIFFERENCES-08)")
    assert refused(t, "agent dune_the_desert_planet shipping") == (
        "Shipping: needs 2 Spacing Guild influence, you have 1 (UPM-DIFFERENCES-08)")


@rule("UPM-AGENT-TURN-06")
def test_the_eye_goes_where_one_spies() -> None:
    t = uprising(A={"hand": ["covert_operation"], "spies": ["post_choam"]})
    assert refused(t, "agent covert_operation arrakeen") == (
        "with its eye icon, Covert Operation goes only where you spy, and you have no spy at Arrakeen "
        "(UPM-AGENT-TURN-06)")
    assert t.parse("agent covert_operation accept_contract") in t.legal()


@rule("UPR-SPACE-19")
def test_the_swordmaster_is_hired_once() -> None:
    t = uprising(A={"hand": ["dagger"], "swordmaster": True, "solari": 9})
    assert refused(t, "agent dagger swordmaster") == "Swordmaster: already hired (UPR-SPACE-19)"


@rule("UPR-RIVAL-18")
def test_no_swordmaster_at_the_hardest_level() -> None:
    t = uprising(1, options={"difficulty": "kwisatz_haderach", "leaders": ["muad_dib"],
                             "rivals": ["gurney_halleck", "staban_tuek"]}, A={"hand": ["dagger"], "solari": 9})
    assert refused(t, "agent dagger swordmaster").startswith(
        "Swordmaster: not available to you at the Kwisatz Haderach")


# ------------------------------------------------------------------ spies


@rule("UPM-SPIES-02", "UPM-SPIES-09")
def test_where_a_spy_cannot_stand() -> None:
    t = uprising(A={"hand": ["diplomacy"], "spice": 1, "spies": ["post_choam"], "deck": ["dagger", "dagger"]},
                 B={"spies": ["post_emperor"]})
    play(t, "agent diplomacy espionage", "first 2")
    assert refused(t, "spy post_choam") == "CHOAM: your own spy is there (UPM-SPIES-09)"
    assert refused(t, "spy post_emperor") == "Emperor: the spy of B is there (UPM-SPIES-02)"
    assert refused(t, "recall_spy post_choam") == "you have 2 spies in your supply: place that one (UPM-SPIES-02)"


@rule("UPM-SPIES-02")
def test_without_a_spy_in_the_supply_one_comes_back_first() -> None:
    t = uprising(A={"hand": ["diplomacy"], "spice": 1, "spies": ["post_choam", "post_fremen", "post_emperor"],
                    "deck": ["dagger", "dagger"]})
    play(t, "agent diplomacy espionage", "first 2")
    assert refused(t, "spy post_spacing_guild") == (
        "you have no spy in your supply: recall one first, or place none (UPM-SPIES-02)")
    assert refused(t, "recall_spy post_hagga_basin") == "you have no spy at Hagga Basin (UPM-SPIES-08)"


@rule("UPM-SPIES-04")
def test_posts_of_some_spaces_only() -> None:
    t = uprising(options={"leaders": ["lady_margot_fenring", "muad_dib", "gurney_halleck"]},
                 A={"hand": ["signet_ring"], "deck": ["dagger"]})
    assert refused(t, "spy post_choam") == "spies are placed when an effect says so (UPM-SPIES-02)"
    play(t, "agent signet_ring arrakeen", "resolve card")
    assert refused(t, "spy post_emperor") == "Emperor is not connected to a space of City (UPM-SPIES-04)"
    t = uprising(A={"hand": ["double_agent"], "deck": ["dagger", "dagger"], "water": 2})
    play(t, "agent double_agent research_station", "resolve card")
    assert refused(t, "spy post_emperor") == "Emperor is not connected to Research Station (UPM-SPIES-04)"


@rule("UPM-SPIES-05", "UPM-SPIES-06", "UPM-SPIES-09")
def test_only_a_spy_who_watches_the_space_lets_one_in_or_tells() -> None:
    t = uprising(agents={"arrakeen": "B"}, A={
        "hand": ["reconnaissance"], "spies": ["post_spice_refinery_arrakeen", "post_choam"]})
    assert refused(t, "gather post_choam") == (
        "intelligence is gathered right after your agent is placed, with a spy on a connected post (UPM-SPIES-06)")
    assert refused(t, "infiltrate post_choam") == (
        "a spy lets your agent in when it goes to an occupied space (UPM-SPIES-05)")
    t = uprising(A={"hand": ["reconnaissance"], "spies": ["post_spice_refinery_arrakeen", "post_choam"]})
    play(t, "agent reconnaissance arrakeen")
    assert refused(t, "gather post_choam") == "CHOAM is not connected to Arrakeen (UPM-SPIES-09)"
    assert refused(t, "gather post_emperor") == "you have no spy at Emperor (UPM-SPIES-09)"


@rule("UPM-SPIES-08")
def test_a_price_in_spies() -> None:
    t = uprising(phase="combat", conflict="skirmish_crysknife",
                 A={"conflict": 2, "intrigue": ["spring_the_trap", "contingency_plan"], "spies": ["post_choam"]})
    assert refused(t, "play spring_the_trap") == (
        "Spring the Trap: needs 2 of your spies on the board, you have 1 (UPM-SPIES-08)")


# ------------------------------------------------------------------ sandworms


@rule("UPM-SANDWORMS-01", "UPM-SANDWORMS-04", "UPM-SANDWORMS-05")
def test_why_no_worm_comes() -> None:
    def why(effect: Effect, **given: Any) -> str:
        state = uprising(A={"hand": ["dagger"], **given.pop("A", {})}, **given).state.clone()
        state.top()
        found = missing(state, effect)
        assert found is not None
        return plain(found)

    assert why(summon(1), conflict="siege_of_arrakeen") == (
        "no sandworm can come to Siege of Arrakeen while the Shield Wall stands (UPM-SANDWORMS-04)")
    assert why(when(HAS_HOOKS, summon(1)), conflict="skirmish_crysknife") == (
        "you have no Maker Hooks (UPM-SANDWORMS-01)")
    assert why(when(HAS_HOOKS, summon(2)), conflict="battle_for_arrakeen", A={"maker_hooks": True}) == (
        "no sandworm can come to Battle for Arrakeen while the Shield Wall stands (UPM-SANDWORMS-04)")
    assert why(demolish(), shield_wall=False) == "the Shield Wall is already gone (UPM-SANDWORMS-05)"


@rule("UPM-SANDWORMS-05")
def test_the_wall_falls_by_an_effect() -> None:
    t = uprising(A={"hand": ["dagger"]})
    assert refused(t, "detonate") == "the Shield Wall is removed when an effect says so (UPM-SANDWORMS-05)"
    t = uprising(shield_wall=False, A={"hand": ["dagger"], "intrigue": ["detonation"], "garrison": 0})
    assert refused(t, "detonate") == "the Shield Wall is already gone (UPM-SANDWORMS-05)"
    assert refused(t, "play detonation") == "Detonation: it would have no effect now (UPM-INTRIGUE-01)"


# ------------------------------------------------------------------ contracts


@rule("UPM-CHOAM-01", "UPM-CHOAM-02", "UPM-CHOAM-04")
def test_contracts_at_the_start_of_a_turn() -> None:
    t = uprising(A={"hand": ["dagger"]})
    assert refused(t, "contract contract_espionage") == (
        "this game is played without the CHOAM module (UPM-CHOAM-01)")
    t = uprising(options=CHOAM, contract_row=["espionage", "harvest_3"], A={"hand": ["dagger"], "contracts": [
        "heighliner_water"]})
    assert refused(t, "contract contract_espionage") == (
        "you take a contract when an effect says so (UPM-CHOAM-02)")
    assert refused(t, "complete contract_heighliner_water") == (
        "the contract Heighliner (water) waits for your agent (UPM-CHOAM-04)")
    assert refused(t, "complete contract_arrakeen_water") == (
        "you do not have the contract Arrakeen (water) (UPM-CHOAM-04)")


@rule("UPM-CHOAM-02", "UPM-CHOAM-05")
def test_contracts_that_are_not_for_this_seat() -> None:
    t = uprising(options=SHADDAM, contract_row=["espionage", "harvest_3"], A={
        "hand": ["diplomacy", "dagger"], "deck": ["dagger"]})
    play(t, "agent diplomacy dutiful_service")
    assert refused(t, "contract contract_sardaukar_cards") == (
        "the contract Sardaukar (cards) is set aside for Shaddam (UPM-CHOAM-05)")
    assert refused(t, "contract contract_arrakeen_water") == (
        "the contract Arrakeen (water) is not face up (UPM-CHOAM-02)")


@rule("UPM-CHOAM-03", "UPM-CHOAM-04")
def test_contracts_that_are_not_due() -> None:
    t = uprising(options=CHOAM, A={"hand": ["signet_ring", "dagger"], "deck": ["dagger"], "intrigue": [
        "contingency_plan"], "contracts": [
        "arrakeen_water", "arrakeen_spy", "heighliner_water", "harvest_3", "acquire_spice_must_flow"]})
    play(t, "agent signet_ring arrakeen", "resolve space")
    assert refused(t, "end") == "first resolve: contracts (UPM-CHOAM-04)"
    assert refused(t, "deploy 1") == "first resolve: contracts (UPM-CHOAM-04)"
    assert refused(t, "complete contract_heighliner_water") == (
        "the contract Heighliner (water) asks for an agent at Heighliner (UPM-CHOAM-03)")
    assert refused(t, "complete contract_harvest_3") == (
        "the contract Harvest 3+ asks for an agent at a maker space (UPM-CHOAM-03)")
    assert refused(t, "complete contract_acquire_spice_must_flow") == (
        "the contract The Spice Must Flow is completed by acquiring The Spice Must Flow (UPM-CHOAM-03)")


@rule("UPM-CHOAM-03")
def test_a_harvest_that_is_too_small() -> None:
    t = uprising(options=CHOAM, A={"hand": ["dune_the_desert_planet", "dagger"], "contracts": ["harvest_3"]})
    play(t, "agent dune_the_desert_planet imperial_basin")
    assert refused(t, "complete contract_harvest_3") == (
        "the contract Harvest 3+ asks for 3 spice in one turn, you gained 1 (UPM-CHOAM-03)")
    assert refused(t, "resolve contracts") == "none of your contracts is due (UPM-CHOAM-04)"


# ------------------------------------------------------------------ icons, leaders, cards


@rule("UPM-BATTLE-ICONS-03", "UPM-BATTLE-ICONS-04")
def test_wild_icons_wait_for_the_end() -> None:
    t = uprising(A={"hand": ["dagger"], "won": ["propaganda"]})
    assert refused(t, "match propaganda") == "wild icons are paired at the end of the game (UPM-BATTLE-ICONS-03)"
    t = uprising(phase="endgame", A={"won": ["propaganda"], "objective_matched": True, "intrigue": ["crysknife"]},
                 B={"intrigue": ["shadow_alliance"]})
    assert refused(t, "match propaganda") == "a wild icon is paired with another one (UPM-BATTLE-ICONS-03)"
    assert refused(t, "match trade_dispute") == "Trade Dispute is not face up before you (UPM-COMBAT-06)"
    assert refused(t, "match_objective") == "your objective is already face down (UPM-BATTLE-ICONS-04)"


def test_an_ability_at_the_wrong_time() -> None:
    t = uprising(A={"hand": ["dagger"]})
    assert refused(t, "ability") == "Gurney Halleck has nothing to use here"
    feyd = {"leaders": ["feyd_rautha_harkonnen", "muad_dib", "gurney_halleck"]}
    t = play(uprising(options=feyd, A={"hand": ["dagger", "convincing_argument"]}), "reveal")
    assert refused(t, "ability") == (
        "Feyd-Rautha Harkonnen: needs 1 of your spies on the board, you have 0 (UPM-SPIES-08)")
    t = play(uprising(options=feyd, A={"hand": ["dagger", "convincing_argument"], "spies": ["post_choam"]}),
             "reveal", "ability")
    assert refused(t, "ability") == "Feyd-Rautha Harkonnen: already used this turn"
    assert refused(t, "train middle") == "the training track is for the signet ability of its leader"


@rule("UPM-TERMS-02")
def test_the_agent_of_this_turn_stays() -> None:
    t = uprising(agents={"arrakeen": "A", "fremkit": "A"}, A={
        "hand": ["dagger"], "solari": 3, "influence": {"emperor": 2}, "deck": ["dagger", "dagger"], "swordmaster": True,
        "agents": 1, "intrigue": []})
    play(t, "agent dagger imperial_privilege", "choose 2")
    assert refused(t, "recall imperial_privilege") == "the agent sent this turn cannot be recalled (UPM-TERMS-02)"
    assert refused(t, "recall espionage") == "you have no agent on Espionage (UPM-TERMS-02)"


@rule("UPM-INTRIGUE-01")
def test_plots_without_their_condition() -> None:
    t = uprising(A={"hand": ["dagger"], "intrigue": ["councilors_ambition", "opportunism", "sietch_ritual"],
                    "influence": {"fremen": 1}, "solari": 2})
    assert refused(t, "play councilors_ambition") == (
        "Councilor's Ambition: needs a seat in the High Council (UPM-INTRIGUE-01)")
    assert refused(t, "play opportunism") == (
        "Opportunism: needs 2 influence to lose, you have 1 (UPM-INFLUENCE-01)")


# ------------------------------------------------------------------ in whole games


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_refusal_cites_rules_of_uprising(players: int) -> None:
    known = {found.id for found in rules("uprising")}
    rng = random.Random(players)
    t = landsraad.new("uprising", players=players, seed=players, choam="yes" if players > 2 else "no")
    cited = set()
    while not t.over:
        for _ in range(6):
            family = rng.choice(t.game.plan.moves.families)
            move = t.parse(" ".join([family.name, *(rng.choice(domain.names) for domain in family.domains())]))
            if t.state.is_legal(move):
                continue
            message = plain(t.refusal(move))
            found = RULE.search(message)
            assert "(IMP-" not in message
            if found:
                cited.add(found[1])
        t.play(rng.choice(t.legal()))
    assert cited <= known and len(cited) > 12
