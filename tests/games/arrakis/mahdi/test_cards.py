"""The Harkonnen planning cards in the solo game, one test each (WFA-SOLO-47 to 53, 79, 80, 82)."""

from __future__ import annotations

from support.arrakis.harkonnen_board import legion
from support.arrakis.mahdi_cards import GUARD, hk, is_played, kept, mentat
from support.arrakis.solo_board import all_of, asked, mahdi, rule_of, told, why
from support.dune.table import play
from support.rules import rule

# ------------------------------------------------------------------ drawing and playing


@rule("WFA-SOLO-47")
def test_two_cards_of_the_two_decks_in_turns() -> None:
    t = mentat("forced_recruitment", "seek_out_the_mahdi", areas=GUARD)
    assert all_of(t, "mahdi_card")[0] == ("forced_recruitment", "house_harkonnen")
    assert rule_of(t, "mahdi_card") == "WFA-SOLO-47"
    t = mentat("moving_the_battle_group", areas=GUARD)
    assert [deck for _, deck in all_of(t, "mahdi_card")] == ["corrino_allies", "house_harkonnen"]


@rule("WFA-SOLO-53")
def test_a_card_that_cannot_be_resolved_joins_the_reinforcements() -> None:
    t = mentat("forced_recruitment", areas={"arrakeen": hk(regular=4)})  # three do not fit
    assert kept(t) == ["forced_recruitment", "reports_of_traitors"] and rule_of(t, "mahdi_card_kept") == "WFA-SOLO-53"
    assert t.get("B.reinforcements") == ["reports_of_traitors", "forced_recruitment"] and legion(t, "arrakeen") == {
        "regular": 4}


@rule("WFA-SOLO-50")
def test_cards_drawn_by_a_card_go_to_the_reinforcements() -> None:
    """Decks alternate, beginning with the one that is not on top of the discards."""
    t = mentat("evidence_of_rebellion", areas={"carthag": hk(regular=1)})
    assert all_of(t, "mahdi_drew") == [("corrino_allies",), ("house_harkonnen",)]
    assert len(t.get("B.reinforcements")) == 2 + len(kept(t)) and rule_of(t, "mahdi_drew") == "WFA-SOLO-50"


@rule("WFA-SOLO-51")
def test_a_card_played_by_a_card_is_drawn_and_played_at_once() -> None:
    t = mentat("rage_overcame_shaddam_iv_a", "carthag_the_former_capital")
    assert t.get("leaders.emperor_shaddam_iv") == "aside"
    assert [card for card, _ in all_of(t, "mahdi_card")][:2] == [
        "rage_overcame_shaddam_iv_a", "carthag_the_former_capital"]
    assert is_played(t, "carthag_the_former_capital")


@rule("WFA-SOLO-79", "WFA-SOLO-33")
def test_hawat_draws_and_plays_three_of_his_house() -> None:
    t = mahdi("mentat", leaders={"hawat": "aside"}, B={
        "house_deck": ["forced_recruitment", "hunter_seeker", "polar_cap_factories"]})
    assert [card for card, _ in all_of(t, "mahdi_card")] == [
        "forced_recruitment", "hunter_seeker", "polar_cap_factories"]
    assert why(t, "mahdi_special") == ("thufir_hawat",) and t.get("ready.thufir_hawat") == 0


@rule("WFA-SOLO-80", "WFA-SOLO-33")
def test_mohiam_draws_and_plays_three_of_corrinos_allies() -> None:
    t = mahdi("mentat", leaders={"mohiam": "aside"}, B={
        "allies_deck": ["reports_of_traitors", "moving_the_battle_group", "killers_without_mercy"]})
    assert {deck for _, deck in all_of(t, "mahdi_card")} == {"corrino_allies"} and len(all_of(t, "mahdi_card")) == 3


@rule("WFA-SOLO-82")
def test_hawats_schemes() -> None:
    """The first is laid beside the board; with the second, both are discarded and Mohiam enters play."""
    t = mentat("hawats_scheming")
    assert t.get("B.schemes_laid") == ["hawats_scheming"] and told(t, "mahdi_scheme_laid")
    t = mentat("hawats_scheming", leaders={"hawat": "aside"}, ready={"hawat": 0}, spice_board={"choam": 2}, B={
        "schemes_laid": ["hawats_scheming"], "unrolled_dice": 2})
    assert t.get("leaders.thufir_hawat") == "gone" and t.get("leaders.gaius_helen_mohiam") == "aside"
    assert t.get("B.schemes_laid") == [] and t.get("B.house_discard").count("hawats_scheming") == 2
    assert rule_of(t, "mahdi_schemes") == "WFA-SOLO-82" and told(t, "mahdi_die_back")
    t = mentat("hawats_scheming", B={"schemes_laid": ["hawats_scheming"]})  # Hawat is not in play
    assert kept(t)[0] == "hawats_scheming" and t.get("B.schemes_laid") == ["hawats_scheming"]


# ------------------------------------------------------------------ House Harkonnen


@rule("WFA-SOLO-49")
def test_hard_times_and_oppression() -> None:
    t = mentat("hard_times_and_oppression", areas={"north_pole": {"settlement": False}})
    assert [legion(t, name) for name in ("arsunt", "hagga_basin", "imperial_basin")] == [{"regular": 1}] * 3
    assert legion(t, "carthag") == legion(t, "arrakeen") == {"elite": 1} and legion(t, "north_pole") == {}
    t = mentat("hard_times_and_oppression", areas={"arsunt": hk(regular=6)})
    assert kept(t)[0] == "hard_times_and_oppression"


@rule("WFA-SOLO-49")
def test_forced_recruitment() -> None:
    t = mentat("forced_recruitment")
    assert legion(t, "arrakeen") == {"elite": 3, "leaders": ["beast_rabban"]}
    assert kept(mentat("forced_recruitment", areas={"arrakeen": {"settlement": False}}))[0] == "forced_recruitment"


@rule("WFA-SOLO-51", "WFA-SOLO-49")
def test_beloved_feyd_rautha() -> None:
    t = mentat("beloved_feyd_rautha", "moving_the_battle_group", areas=GUARD)
    assert t.get("leaders.feyd_rautha") == "aside" and t.get("leaders.beast_rabban") == "gone"
    assert is_played(t, "moving_the_battle_group")
    t = mentat("beloved_feyd_rautha", areas={"carthag": hk(regular=1, leaders=["feyd"])})
    assert legion(t, "carthag") == {"regular": 1, "elite": 2, "leaders": ["feyd_rautha"]}
    assert kept(mentat("beloved_feyd_rautha", leaders={"feyd": "aside"}))[0] == "beloved_feyd_rautha"


@rule("WFA-SOLO-49", "WFA-SOLO-52")
def test_harkonnen_patrols() -> None:
    """Three units in empty desert, as near to the target as possible."""
    t = mentat("harkonnen_patrols", target="tasmin_sink")
    assert set(asked(t)) == {f"at se_outer_{n}" for n in (1, 3, 6, 7)}
    play(t, "at se_outer_1", "at se_outer_3", "at se_outer_6")
    assert [legion(t, f"se_outer_{n}") for n in (1, 3, 6)] == [{"regular": 1}] * 3
    assert rule_of(t, "mahdi_near") == "WFA-SOLO-52"


@rule("WFA-SOLO-48", "WFA-SOLO-49")
def test_arsunt_legion() -> None:
    t = mentat("arsunt_legion", target="rock_outcroppings", areas={"rock_outcroppings": {"atreides": {"regular": 2}}})
    assert is_played(t, "arsunt_legion") and asked(t) == [
        f"move arsunt {name}" for name in ("nw_outer_16", "broken_land", "shield_wall_west")]  # three mountains
    play(t, "move arsunt shield_wall_west")
    assert legion(t, "shield_wall_west") == {"regular": 1, "elite": 1, "leaders": ["beast_rabban"]}
    near = {"shield_wall_west": {"atreides": {"regular": 1}}}
    t = mentat("arsunt_legion", areas=near)
    assert why(t, "mahdi_attacks_legion")[:2] == ("arsunt", "shield_wall_west")


@rule("WFA-SOLO-48", "WFA-SOLO-49")
def test_barons_personal_guard() -> None:
    areas = {**GUARD, "carthag": hk(regular=1), "ne_central_5": hk(regular=4)}
    t = mentat("barons_personal_guard", areas=areas, target="gara_kulon")
    assert all_of(t, "mahdi_house") == [("arrakeen", "near_target")]
    assert legion(t, "arrakeen") == {"elite": 2, "leaders": ["baron_harkonnen"]}
    assert all_of(t, "legion_moved") == [("ne_central_5", "ne_central_6", 4)]
    assert kept(mentat("barons_personal_guard", areas=areas, B={"tank": ["baron"]}))[0] == "barons_personal_guard"


@rule("WFA-SOLO-49", "WFA-SOLO-50")
def test_evidence_of_rebellion() -> None:
    t = mentat("evidence_of_rebellion", target="windgap")
    assert legion(t, "north_pole") == {"elite": 2} and why(t, "mahdi_house") == ("north_pole", "near_sietch")


@rule("WFA-SOLO-49")
def test_polar_cap_factories() -> None:
    t = mentat("polar_cap_factories", areas={"wind_pass": {"wormsign": "sand"}, "sw_central_4": {"wormsign": "sand"}})
    assert legion(t, "north_pole") == {"regular": 2, "elite": 1, "officers": 1}
    assert {area for (area,) in all_of(t, "wormsign_discarded")} == {"wind_pass", "sw_central_4"}
    assert is_played(mentat("polar_cap_factories"), "polar_cap_factories")  # "all of them" may be none


@rule("WFA-SOLO-49")
def test_carthag_the_former_capital() -> None:
    t = mentat("carthag_the_former_capital", leaders={"feyd": "aside"})
    assert legion(t, "carthag") == {"regular": 3, "elite": 1, "leaders": ["feyd_rautha"]}


@rule("WFA-SOLO-49", "WFA-SOLO-50")
def test_workhorse_of_arrakis() -> None:
    t = mentat("workhorse_of_arrakis", harvest="tasmin_sink", target="rock_outcroppings")
    play(t, "harvester se_outer_4")
    assert all_of(t, "mahdi_carryall") == [("az_5", 1)] and len(all_of(t, "mahdi_drew")) == 2


@rule("WFA-SOLO-52", "WFA-SOLO-53")
def test_spotter_control() -> None:
    areas = {"se_outer_1": {"wormsign": "sand"}, "se_outer_2": {"wormsign": "sand"}, "sw_outer_1": {"wormsign": "sand"}}
    assert kept(mentat("spotter_control", areas={"se_outer_1": {"wormsign": "sand"}}))[0] == "spotter_control"
    t = mentat("spotter_control", areas={**areas, "sw_outer_6": {"wormsign": "sand"}}, target="tasmin_sink")
    assert [area for (area,) in all_of(t, "wormsign_discarded")][:2] == ["se_outer_1", "se_outer_2"]


@rule("WFA-SOLO-48", "WFA-SOLO-52")
def test_explosive_artillery() -> None:
    """A legion moves, then four dice attack an adjacent legion as near to the target as possible."""
    areas = {**GUARD, "ne_central_5": hk(regular=4), "ne_central_8": {"atreides": {"regular": 5}}}
    t = mentat("explosive_artillery", areas=areas)
    assert ("ne_central_5", "ne_central_6", 4) in all_of(t, "legion_moved")
    assert all_of(t, "special_attack")[0][0] == "ne_central_8" and why(t, "mahdi_near") == ("ne_central_8", "only")
    alone_there = {**GUARD, "imperial_basin": hk(regular=4)}
    assert kept(mentat("explosive_artillery", areas=alone_there))[0] == "explosive_artillery"


@rule("WFA-SOLO-49", "WFA-SOLO-50")
def test_sandmasters() -> None:
    t = mentat("sandmasters", harvest="tasmin_sink", target="rock_outcroppings")
    assert [area for area, _ in all_of(t, "mahdi_harvester")] == ["se_outer_2", "se_outer_4"]
    play(t, "harvester se_outer_7")
    assert len(all_of(t, "mahdi_drew")) == 1
    full = {f"sw_outer_{n}": {"harvester": True} for n in range(1, 7)}
    assert kept(mentat("sandmasters", areas=full))[0] == "sandmasters"  # eight figures, two are left


@rule("WFA-SOLO-48", "WFA-SOLO-49", "WFA-SOLO-53")
def test_mudir_nahya_the_demon_ruler() -> None:
    """Rabban and an elite unit are only placed with a legion that can then attack."""
    areas = {"pasty_mesa": hk(regular=2), "tasmin_sink": {"sietch": 1, "atreides": {"regular": 3}},
             "ne_central_9": hk(regular=1)}
    t = mentat("mudir_nahya_the_demon_ruler", areas=areas)
    assert why(t, "mahdi_house")[0] == "pasty_mesa"
    assert why(t, "mahdi_attacks_near")[:2] == ("pasty_mesa", "tasmin_sink") and why(t, "attacked")[2] == 1
    weak = {**areas, "tasmin_sink": {"atreides": {"regular": 6}}}
    assert kept(mentat("mudir_nahya_the_demon_ruler", areas=weak))[0] == "mudir_nahya_the_demon_ruler"
    t = mentat("mudir_nahya_the_demon_ruler", areas=weak, leaders={"feyd": "aside"})
    assert legion(t, "ne_central_9") == {"regular": 1, "elite": 2, "leaders": ["feyd_rautha"]}


@rule("WFA-SOLO-52", "WFA-SOLO-53")
def test_hunter_seeker() -> None:
    areas = {"pasty_mesa": hk(regular=1), "se_outer_1": {"atreides": {"regular": 2, "leaders": ["paul"]}},
             "se_outer_4": {"atreides": {"regular": 2, "leaders": ["stilgar"]}}}
    t = mentat("hunter_seeker", areas=areas, target="gara_kulon")
    assert t.get("leaders.paul_atreides") == "tank" and t.get("leaders.stilgar") == "board"
    assert why(t, "mahdi_near") == ("se_outer_1", "near_target")
    assert kept(mentat("hunter_seeker"))[0] == "hunter_seeker"
