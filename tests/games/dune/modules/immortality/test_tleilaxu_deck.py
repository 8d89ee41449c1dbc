"""The Tleilaxu cards, once they are in a deck, and Reclaimed Forces."""

from __future__ import annotations

from typing import Any

import pytest

from support.dune.grafted import FIRST, SECOND, deal, follow, grafted, of, revealed, sent
from support.dune.table import texts
from support.rules import rule

FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
TWO_OF_FOUR = ["choose 1", "choose 2", "choose 3", "choose 4"]


def agents(t: Any, card: str) -> set[str]:
    """Returns the spaces to which the card may send an agent."""
    return {word.split()[2] for word in texts(t) if word.startswith(f"agent {card} ")}


# ------------------------------------------------------------------ plain agent boxes


@pytest.mark.parametrize(("card", "space", "gains"), [
    ("contaminator", "stillsuits", {"tleilaxu": 1, "water": 2}),
    ("from_the_tanks", "hall_of_oratory", {"garrison": 3}),
    ("industrial_espionage", "hall_of_oratory", {"hand": ["dagger"], "research": "start", "specimens": 0}),
    ("scientific_breakthrough", "secure_contract", {"research": "r1", "specimens": 1}),
    ("corrino_genes", "wealth", {"tleilaxu": 0, "solari": 2}),
    ("subject_x_137", "secure_contract", {"tleilaxu": 0, "solari": 3}),
])
def test_agent_box(card: str, space: str, gains: dict[str, Any]) -> None:
    t = sent(card, space, "?resolve card", deck=["dagger", "dagger"])
    assert [t.get(f"A.{name}") for name in gains] == list(gains.values())


@pytest.mark.parametrize(("card", "space", "research", "gains"), [
    ("corrino_genes", "wealth", "start", {"tleilaxu": 1}),
    ("industrial_espionage", "hall_of_oratory", "start", {"research": "r1", "specimens": 2, "hand": ["dagger"]}),
])
@rule("IMM-CARD-34", "IMM-GRAFT-09")
def test_if_grafted(card: str, space: str, research: str, gains: dict[str, Any]) -> None:
    t = grafted("face_dancer_initiate", card, space, "?resolve partner", "?first 1", research=research,
                deck=["dagger", "dagger"])
    assert [t.get(f"A.{name}") for name in gains] == list(gains.values())


@pytest.mark.parametrize(("research", "n"), [("r3_middle", 0), (FIRST, 1)])
@rule("IMM-RESEARCH-18")
def test_subject_x_137_needs_a_marker(research: str, n: int) -> None:
    assert sent("subject_x_137", "secure_contract", research=research).get("A.tleilaxu") == n


@pytest.mark.parametrize(("research", "hand"), [("r3_middle", []), (FIRST, ["dagger", "diplomacy"])])
@rule("IMM-RESEARCH-14", "IMM-RESEARCH-18")
def test_unnatural_reflexes_needs_a_marker(research: str, hand: list[str]) -> None:
    t = grafted("unnatural_reflexes", "reconnaissance", "carthag", "?resolve card", research=research,
                deck=["dagger", "diplomacy"])
    assert t.get("A.hand") == hand


def test_face_dancer_draws() -> None:
    t = grafted("face_dancer", "dagger", "wealth", "?resolve card", deck=["diplomacy"])
    assert t.get("A.hand") == ["diplomacy"]


@rule("IMM-CARD-15")
def test_face_dancer_initiate_only_lends_its_icons() -> None:
    t = deal({}, "imperium", hand=["face_dancer_initiate", "dagger"], spice=6, water=2)
    follow(t, "graft face_dancer_initiate")
    assert agents(t, "face_dancer_initiate") >= {"wealth", "heighliner", "stillsuits", "hall_of_oratory"}
    assert not {"secrets", "carthag", "secure_contract"} & agents(t, "face_dancer_initiate")


@rule("IMM-CARD-24")
def test_scientific_breakthrough_may_reach_the_marker_that_it_needs() -> None:
    t = sent("scientific_breakthrough", "secure_contract", research="r7_top", vp=3)
    follow(t, "?resolve card", "?first 1")
    assert t.get("A.research") == "r8_top" and {"pay", "skip"} <= set(texts(t))
    follow(t, "pay")
    assert of(t, "vp", "in_play") == [4, []] and t.get("trashed") == ["scientific_breakthrough"]


@rule("IMM-CARD-24", "IMM-RESEARCH-17")
def test_scientific_breakthrough_after_the_second_marker() -> None:
    t = sent("scientific_breakthrough", "secure_contract", research=SECOND, vp=3, deck=["dagger"])
    follow(t, "?resolve card", "?first 1")
    assert t.get("A.hand") == ["dagger"]
    assert of(follow(t, "?first 2", "skip"), "vp", "in_play") == [3, ["scientific_breakthrough"]]


# ------------------------------------------------------------------ Beguiling Pheromones


@rule("IMM-CARD-10", "IMM-Q-10")
@pytest.mark.parametrize("card", ["beguiling_pheromones", "diplomacy"])
def test_beguiling_pheromones_trash_one_of_the_pair(card: str) -> None:
    t = deal({}, "imperium", hand=["beguiling_pheromones", "diplomacy"])
    follow(t, "graft beguiling_pheromones", "?with diplomacy", "agent beguiling_pheromones wealth", "?resolve card")
    assert set(texts(t)) == {"trash diplomacy in_play", "trash beguiling_pheromones in_play"}
    follow(t, f"trash {card} in_play")
    assert t.get("A.influence.emperor") == 2 and t.get("trashed") == [card] and len(t.get("A.in_play")) == 1


@rule("IMM-CARD-10")
def test_beguiling_pheromones_do_nothing_elsewhere() -> None:
    t = grafted("beguiling_pheromones", "dagger", "carthag", "?resolve card")
    assert t.get("trashed") == [] and len(t.get("A.in_play")) == 2


@rule("IMM-CARD-11")
def test_beguiling_pheromones_do_not_pay_the_cost_of_the_partner() -> None:
    t = grafted("beguiling_pheromones", "imperial_spy", "wealth", "resolve card", "trash imperial_spy in_play")
    assert of(t, "intrigue", "in_play") == [[], ["beguiling_pheromones"]] and "resolve partner" not in texts(t)


@rule("IMM-CARD-12")
def test_beguiling_pheromones_may_choose_a_card_that_trashes_itself() -> None:
    t = grafted("beguiling_pheromones", "seek_allies", "wealth", "resolve card", "trash seek_allies in_play",
                "?resolve partner")
    assert of(t, "in_play", "influence.emperor") == [["beguiling_pheromones"], 2]
    assert t.get("trashed") == ["seek_allies"]


# ------------------------------------------------------------------ Chairdog


@rule("IMM-CARD-08", "IMM-EX-04", "IMM-CARD-09")
def test_chairdog_returns_its_partner_when_its_owner_reveals() -> None:
    t = grafted("chairdog", "arrakis_liaison", "mentat", solari=2, deck=["dagger"],
                given={"B": {"revealed": 1}, "C": {"revealed": 1}})
    follow(t, "?resolve space", "?end")
    while "reveal" not in texts(t) and t.get("A.revealed") == 0:
        follow(t, "end")
    follow(t, "?reveal")
    assert t.get("A.persuasion") == 2  # of the partner; Chairdog was in play already
    assert sorted(t.get("A.in_play")) == ["arrakis_liaison", "chairdog", "dagger"]
    assert not [word for word in texts(t) if word.startswith(("agent", "graft"))]


@rule("IMM-CARD-08")
def test_a_trashed_partner_does_not_return() -> None:
    t = grafted("chairdog", "seek_allies", "wealth", "?resolve partner", "?end",
                given={"B": {"revealed": 1}, "C": {"revealed": 1}})
    assert t.get("trashed") == ["seek_allies"]
    follow(t, "?reveal")
    assert "seek_allies" not in [*t.get("A.hand"), *t.get("A.in_play"), *t.get("A.discard")]


# ------------------------------------------------------------------ Ghola


@rule("IMM-CARD-01", "IMM-EX-03", "IMM-GRAFT-05")
def test_ghola_has_the_box_of_its_partner() -> None:
    t = grafted("ghola", "corrino_genes", "wealth")
    assert of(t, "tleilaxu", "solari", "influence.emperor") == [2, 2, 1]


@rule("IMM-CARD-01")
def test_ghola_copies_orders_to_trash_this_card() -> None:
    t = grafted("ghola", "seek_allies", "wealth", "?resolve card", "?resolve partner")
    assert t.get("A.in_play") == [] and sorted(t.get("trashed")) == ["ghola", "seek_allies"]


@rule("IMM-CARD-01")
def test_ghola_copies_a_cost_too() -> None:
    t = grafted("ghola", "imperial_spy", "wealth", "?resolve card", "pay", "?resolve partner", "pay")
    assert of(t, "in_play", "intrigue") == [[], ["ambush", "ambush"]]


@rule("IMM-CARD-02")
def test_ghola_with_power_play_gives_2_influence() -> None:
    t = grafted("ghola", "power_play", "wealth", "?resolve card", "?resolve partner", "?resolve influence")
    assert of(t, "influence.emperor", "in_play") == [2, []]
    assert grafted("chairdog", "power_play", "wealth", "?resolve partner").get("A.influence.emperor") == 2


@rule("IMM-Q-04")
def test_ghola_with_carryall_doubles_the_base_spice_once() -> None:
    assert grafted("ghola", "carryall", "imperial_basin").get("A.spice") == 2


@rule("MIX-Q-03")
def test_ghola_with_overthrow_or_treachery_gives_2_influence() -> None:
    t = grafted("ghola", "overthrow", "dutiful_service", "?resolve card", "?resolve partner", "?resolve influence",
                game="uprising")
    assert t.get("A.influence.emperor") == 2
    t = grafted("ghola", "treacherous_maneuver", "dutiful_service", "resolve card", "pay",
                hand=("corrinth_city", "price_is_no_object"), game="uprising")
    follow(t, "?trash corrinth_city hand", "?resolve partner", "?pay", "?trash price_is_no_object hand",
           "?resolve influence")
    assert of(t, "influence.emperor", "in_play") == [2, []]


@rule("IMM-CARD-03")
def test_ghola_counts_its_sister_and_is_none_itself() -> None:
    t = grafted("ghola", "gene_manipulation", "carthag", "resolve card", hand=("dagger",))
    follow(t, "?first 2", "?first 1", "skip")
    assert t.get("A.spice") == 2  # the partner is another Bene Gesserit card for Ghola
    follow(t, "?resolve partner", "?first 2", "?first 1", "?skip")
    assert t.get("A.spice") == 2  # Ghola is none for its partner


@rule("IMM-CARD-03", "IMM-CARD-21")
def test_ghola_with_long_reach_has_its_icons() -> None:
    t = deal({}, "imperium", hand=["ghola", "long_reach"])
    follow(t, "graft ghola")
    assert agents(t, "ghola") >= {"carthag", "hall_of_oratory", "secure_contract"}


@rule("IMM-CARD-04")
def test_kwisatz_haderach_grafted_sends_one_agent() -> None:
    t = deal({}, "imperium", hand=["ghola", "kwisatz_haderach"], deck=["dagger", "diplomacy"])
    follow(t, "graft ghola")
    assert {"secrets", "wealth", "carthag"} <= agents(t, "ghola")
    follow(t, "agent ghola secrets", "?resolve card", "?resolve partner")
    assert of(t, "agents", "hand") == [1, ["dagger", "diplomacy"]] and t.get("agents") == {"secrets": "A"}


def test_ghola_uses_a_signet_ring_too() -> None:
    t = grafted("ghola", "signet_ring", "carthag", "?resolve card", "?resolve partner", solari=9)
    assert sorted(t.get("A.in_play")) == ["ghola", "signet_ring"]


def test_two_cards_that_copy_each_other_do_nothing() -> None:
    t = grafted("ghola", "ghola", "carthag", "?resolve card", "?resolve partner")
    assert t.get("A.in_play") == ["ghola", "ghola"]


# ------------------------------------------------------------------ Guild Impersonator


@rule("IMM-CARD-17")
def test_guild_impersonator_needs_spice_this_turn() -> None:
    t = grafted("guild_impersonator", "dagger", "hall_of_oratory")
    assert of(t, "influence.spacing_guild") == [0] and "resolve card" not in texts(t)
    t = grafted("guild_impersonator", "experimentation", "imperial_basin", "?resolve card")
    assert of(t, "spice", "influence.spacing_guild") == [1, 1]


@rule("IMM-CARD-17")
def test_guild_impersonator_counts_spice_of_any_source_once() -> None:
    t = grafted("guild_impersonator", "interstellar_conspiracy", "carthag", "?resolve partner", "influence fremen",
                "?resolve card", garrison=3)
    assert of(t, "spice", "influence.spacing_guild", "influence.fremen") == [1, 1, 1]
    t = grafted("guild_impersonator", "dagger", "hall_of_oratory", intrigue=["councilors_dispensation"], council=1)
    follow(t, "play councilors_dispensation", "?resolve card")
    assert of(t, "spice", "influence.spacing_guild") == [2, 1]


# ------------------------------------------------------------------ Slig Farmer


@rule("IMM-CARD-25")
@pytest.mark.parametrize(("partner", "n"), [("dagger", 1), ("diplomacy", 4), ("signet_ring", 3),
                                            ("convincing_argument", 0), ("foldspace", 7)])
def test_slig_farmer_counts_the_icons_of_its_partner(partner: str, n: int) -> None:
    t = grafted("slig_farmer", partner, "hall_of_oratory", "?resolve card")
    assert t.get("A.solari") == n


@rule("IMM-CARD-25", "IMM-Q-06")
def test_slig_farmer_counts_conditional_and_added_icons() -> None:
    assert grafted("slig_farmer", "blank_slate", "hall_of_oratory", "?resolve card", "?skip").get("A.solari") == 7
    strong = grafted("slig_farmer", "show_of_strength", "hall_of_oratory", "?resolve card", "?skip", conflict=1)
    weak = grafted("slig_farmer", "show_of_strength", "hall_of_oratory", "?resolve card", "?skip")
    assert (strong.get("A.solari"), weak.get("A.solari")) == (2, 0)
    any_space = grafted("slig_farmer", "kwisatz_haderach", "hall_of_oratory", "?from_leader", "?resolve card")
    assert any_space.get("A.solari") == 0
    t = deal({}, "imperium", hand=["slig_farmer", "dagger"], intrigue=["dispatch_an_envoy"])
    follow(t, "play dispatch_an_envoy", "graft slig_farmer", "?with dagger", "agent slig_farmer hall_of_oratory")
    assert follow(t, "?resolve card", "?skip").get("A.solari") == 5


@rule("IMM-CARD-25")
def test_slig_farmer_sells_solari_for_a_step_of_the_track() -> None:
    t = grafted("slig_farmer", "dagger", "hall_of_oratory", "?resolve card", solari=4)
    assert {"pay", "skip"} <= set(texts(t))
    assert of(follow(t, "pay"), "solari", "tleilaxu") == [0, 1]


# ------------------------------------------------------------------ Stitched Horror


@rule("IMM-CARD-26")
def test_stitched_horror_chooses_two_before_either_is_resolved() -> None:
    t = grafted("stitched_horror", "dagger", "carthag", "?resolve card")
    assert texts(t) == TWO_OF_FOUR
    follow(t, "choose 1")
    assert t.get("A.water") == 1 and texts(t) == ["choose 2", "choose 3", "choose 4"]
    follow(t, "choose 4")
    assert of(t, "water", "tleilaxu", "garrison") == [2, 1, 1]


@rule("IMM-CARD-26")
def test_stitched_horror_trashes_and_recruits() -> None:
    t = grafted("stitched_horror", "dagger", "carthag", "?resolve card", "choose 3", "choose 2", hand=("diplomacy",))
    assert t.get("A.garrison") == 2 and "skip" in texts(t)
    assert follow(t, "trash diplomacy hand").get("A.hand") == []


# ------------------------------------------------------------------ Tleilaxu Infiltrator, Twisted Mentat


@rule("IMM-CARD-28")
@pytest.mark.parametrize("partner", ["dagger", "diplomacy"])
def test_tleilaxu_infiltrator_passes_enemy_agents_for_both_cards(partner: str) -> None:
    t = deal({"agents": {"carthag": "B", "wealth": "B"}}, "imperium", hand=["tleilaxu_infiltrator", partner],
             deck=["reconnaissance"])
    follow(t, "graft tleilaxu_infiltrator")
    assert "carthag" in agents(t, "tleilaxu_infiltrator")
    assert ("wealth" in agents(t, "tleilaxu_infiltrator")) is (partner == "diplomacy")
    follow(t, "agent tleilaxu_infiltrator carthag", "?resolve card")
    assert t.get("A.hand") == ["reconnaissance"]


@rule("IMM-CARD-28")
def test_tleilaxu_infiltrator_does_not_pass_the_own_agent_or_the_voice() -> None:
    t = deal({"agents": {"carthag": "A"}, "B": {"silenced": "arrakeen"}}, "imperium",
             hand=["tleilaxu_infiltrator", "dagger"])
    follow(t, "graft tleilaxu_infiltrator")
    assert not {"carthag", "arrakeen"} & agents(t, "tleilaxu_infiltrator")


@pytest.mark.parametrize(("research", "n"), [(FIRST, 1), (SECOND, 2)])
def test_tleilaxu_infiltrator_draws_an_intrigue_card_with_two_markers(research: str, n: int) -> None:
    t = grafted("tleilaxu_infiltrator", "dagger", "carthag", "?resolve card", research=research, deck=["diplomacy"])
    assert len(t.get("A.intrigue")) == n and t.get("A.hand") == ["diplomacy"]


@rule("IMM-CARD-31")
def test_twisted_mentat_may_recall_its_agent() -> None:
    t = grafted("twisted_mentat", "dagger", "carthag", "?resolve card")
    assert texts(t) == ["recall carthag", "skip"]
    assert of(follow(t.clone(), "skip"), "agents") == [1]
    follow(t, "recall carthag")
    assert t.get("A.agents") == 2 and t.get("agents") == {} and "deploy 1" in texts(t)


@rule("IMM-CARD-31", "IMM-Q-16")
def test_a_recalled_agent_is_no_longer_there_in_the_reveal_turn() -> None:
    t = grafted("twisted_mentat", "dagger", "hall_of_oratory", "?resolve card", "recall hall_of_oratory", "?end",
                given={"B": {"revealed": 1}, "C": {"revealed": 1}})
    follow(t, "?reveal")
    assert t.get("A.persuasion") == 0


# ------------------------------------------------------------------ Usurp


ROW = {"row": ["imperial_spy", "the_voice", "replacement_eyes", "stillsuit_manufacturer", "gurney_halleck"],
       "imperium_deck": ["scout"]}


@rule("IMM-CARD-05", "IMM-CARD-07")
def test_usurp_takes_its_partner_from_the_row_or_the_hand() -> None:
    t = deal(ROW, "imperium", hand=["usurp", "dagger"])
    follow(t, "graft usurp")
    assert "with dagger" in texts(t) and {"with_row gurney_halleck", "with_row imperial_spy"} <= set(texts(t))
    follow(t, "with_row gurney_halleck")
    assert agents(t, "usurp") == {"arrakeen", "carthag", "research_station"} - ({"research_station"} if t.get(
        "A.water") < 2 else set())


@rule("IMM-CARD-05", "IMM-CARD-06", "IMM-Q-05")
def test_a_card_used_by_usurp_is_trashed_at_the_end_of_the_turn() -> None:
    t = deal(ROW, "imperium", hand=["usurp"], deck=["dagger"])
    follow(t, "graft usurp", "with_row gurney_halleck", "agent usurp carthag", "?resolve card", "?resolve partner")
    assert of(t, "in_play", "hand", "garrison") == [["usurp"], ["dagger"], 3]
    assert len(t.get("row")) == 4 and t.get("trashed") == []
    follow(t, "deploy 0")
    follow(t, "?end")
    assert t.get("trashed") == ["gurney_halleck"] and "scout" in t.get("row") and len(t.get("row")) == 5
    assert t.get("A.discard") == []


@rule("IMM-CARD-06", "IMM-CARD-23")
def test_trashing_a_card_used_by_usurp_fires_its_effects() -> None:
    t = deal(ROW, "imperium", hand=["usurp", "dagger"])
    follow(t, "graft usurp", "with_row replacement_eyes", "?agent usurp carthag", "?resolve partner", "?skip",
           "?deploy 0", "?end")
    assert t.get("trashed") == ["replacement_eyes"] and t.get("A.tleilaxu") == 1


@rule("IMM-CARD-06", "IMM-CARD-27")
def test_a_card_used_by_usurp_cannot_return_to_the_hand() -> None:
    t = deal(ROW, "imperium", hand=["usurp"], influence={"fremen": 4}, alliances=["fremen"])
    follow(t, "graft usurp", "with_row stillsuit_manufacturer", "agent usurp carthag", "?resolve partner", "?deploy 0",
           "?end")
    assert t.get("A.hand") == [] and t.get("trashed") == ["stillsuit_manufacturer"]


@rule("IMM-CARD-06")
def test_a_card_used_by_usurp_cannot_be_trashed_as_a_cost() -> None:
    t = deal(ROW, "imperium", hand=["usurp"])
    follow(t, "graft usurp", "with_row imperial_spy", "?agent usurp wealth", "?resolve partner")
    assert "pay" not in texts(t)
    follow(t, "?end")
    assert t.get("trashed") == ["imperial_spy"] and len(t.get("A.intrigue")) == 0


# ------------------------------------------------------------------ reveal boxes


@pytest.mark.parametrize("card", [
    "beguiling_pheromones", "chairdog", "contaminator", "corrino_genes", "face_dancer", "face_dancer_initiate",
    "from_the_tanks", "ghola", "guild_impersonator", "industrial_espionage", "scientific_breakthrough", "slig_farmer",
    "stitched_horror", "subject_x_137", "tleilaxu_infiltrator", "twisted_mentat", "unnatural_reflexes", "usurp"])
@rule("IMM-GRAFT-08")
def test_reveal_box(card: str) -> None:
    swords = card in {"beguiling_pheromones", "ghola", "scientific_breakthrough", "stitched_horror", "twisted_mentat",
                      "unnatural_reflexes", "usurp"}
    t = revealed(card)
    assert of(t, "persuasion", "swords") == [1, 1 if swords else 0]
    assert t.get("A.specimens") == (1 if card in ("twisted_mentat", "usurp") else 0)


# ------------------------------------------------------------------ acquiring them


@rule("IMM-ROW-09", "IMM-ROW-02")
@pytest.mark.parametrize(("card", "specimens", "gains"), [
    ("corrino_genes", 1, {"solari": 2}), ("subject_x_137", 2, {"tleilaxu": 1}), ("contaminator", 1, {"tleilaxu": 0})])
def test_acquire_box(card: str, specimens: int, gains: dict[str, int]) -> None:
    t = revealed(given={"tleilaxu_row": [card, "usurp"]}, specimens=specimens)
    follow(t, f"buy {card}")
    assert [t.get(f"A.{name}") for name in gains] == list(gains.values())
    assert of(t, "discard", "specimens") == [[card], 0]


@rule("IMM-ROW-05")
def test_reclaimed_forces_gives_troops_or_a_step_each_time() -> None:
    t = revealed(specimens=6, supply=6)
    follow(t, "buy reclaimed_forces")
    assert texts(t) == ["choose 1", "choose 2"]
    follow(t, "choose 1", "buy reclaimed_forces", "choose 2")
    assert of(t, "garrison", "tleilaxu", "specimens", "discard") == [2, 1, 0, []]
