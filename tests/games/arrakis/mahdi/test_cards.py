"""The Harkonnen planning cards in the solo game, one test each (WFA-SOLO-47 to 53, 79, 80, 82)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.arrakis.state.cells import CORRINO, HOUSE_HARKONNEN, PLANNING
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.kernel.table import Table
from support.arrakis.harkonnen_board import legion
from support.arrakis.solo_board import all_of, asked, is_over, mahdi, rule_of, told, what, why
from support.dune.table import play, texts
from support.rules import rule

NOTHING_CARDS = {HOUSE_HARKONNEN: ("hunter_seeker", "spotter_control"),
                 CORRINO: ("reports_of_traitors", "manipulation_of_others")}  # cards without an effect here
GUARD = {"gara_kulon": {"atreides": {"regular": 2}}}


def hk(**figures: Any) -> dict[str, Any]:
    return {"harkonnen": figures}


def deck_of(card: str) -> int:
    return int(PLANNING_CARDS[PLANNING.find(card)].deck)


def mentat(card: str, *more: str, B: dict[str, Any] | None = None, A: dict[str, Any] | None = None,
           **given: Any) -> Table:
    """The card comes first, then those in `more` from the top of their decks, then some without an effect."""
    decks: dict[str, list[str]] = {"house_deck": [], "allies_deck": []}
    for name in [card, *more]:
        decks["house_deck" if deck_of(name) == HOUSE_HARKONNEN else "allies_deck"].append(name)
    for deck, idle in NOTHING_CARDS.items():
        decks["house_deck" if deck == HOUSE_HARKONNEN else "allies_deck"] += [
            name for name in idle if name not in (card, *more)]
    first: dict[str, Any] = {}
    if deck_of(card) == CORRINO:
        first = {"house_discard": ["sandmasters"], "last_discard": "house_harkonnen"}
    dice = {"dice": {"mentat": 2, "strategy": 2}, "hand": []}
    return mahdi("mentat", B={**decks, **first, **(B or {})}, A={**dice, **(A or {})}, **given)


def kept(t: Table) -> list[str]:
    return [card for (card,) in all_of(t, "mahdi_card_kept")]


def is_played(t: Table, card: str) -> bool:
    return card in [name for (name,) in all_of(t, "played_planning")]


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


# ------------------------------------------------------------------ Corrino's allies


@rule("WFA-SOLO-49")
def test_rage_overcame_shaddam_iv() -> None:
    there = {"emperor": "aside"}
    t = mentat("rage_overcame_shaddam_iv_a", leaders=there, target="windgap")
    assert legion(t, "north_pole") == {"regular": 4, "leaders": ["emperor_shaddam_iv"]}
    t = mentat("rage_overcame_shaddam_iv_b", leaders=there, areas={"carthag": hk(regular=1)})
    assert legion(t, "carthag") == {"regular": 1, "special": 2, "leaders": ["emperor_shaddam_iv"]}
    assert kept(mentat("rage_overcame_shaddam_iv_b", leaders=there))[0] == "rage_overcame_shaddam_iv_b"


@rule("WFA-SOLO-48", "WFA-SOLO-49")
def test_rage_overcame_shaddam_iv_with_an_attack() -> None:
    areas = {**GUARD, "ne_central_8": hk(regular=2, sardaukar=1), "carthag": hk(sardaukar=1)}
    t = mentat("rage_overcame_shaddam_iv_c", leaders={"emperor": "aside"}, areas=areas)
    assert [move[0] for move in all_of(t, "legion_moved")] == ["ne_central_8"]
    assert why(t, "attacked")[1:] == ("gara_kulon", 1)
    far = {"gara_kulon": {"atreides": {"regular": 6}}, "carthag": hk(sardaukar=1)}
    assert kept(mentat("rage_overcame_shaddam_iv_c", leaders={"emperor": "aside"}, areas=far))[0] == (
        "rage_overcame_shaddam_iv_c")


@rule("WFA-SOLO-53", "WFA-SOLO-50")
def test_manipulation_of_others() -> None:
    t = mentat("manipulation_of_others", A={"hand": ["war_plan", "thumpers", "crysknife"]})
    assert t.state.seat == 0 and texts(t) == ["discard war_plan", "discard crysknife", "discard thumpers"]
    play(t, "discard thumpers", "discard war_plan")
    assert len(all_of(t, "mahdi_drew")) == 2
    assert kept(mentat("manipulation_of_others", A={"hand": ["war_plan"]}))[0] == "manipulation_of_others"


@rule("WFA-SOLO-70", "WFA-SOLO-51")
def test_breeding_program() -> None:
    t = mentat("breeding_program", "forced_recruitment", spice_board={"choam": 2}, B={"unrolled_dice": 3})
    assert told(t, "mahdi_die_back") and t.get("B.unrolled_dice") == 3 and t.get("locked_dice") == 0
    assert is_played(t, "forced_recruitment")


@rule("WFA-SOLO-48")
def test_troop_carriers() -> None:
    """From a settlement directly to a legion nearer to the target."""
    areas = {**GUARD, "imperial_basin": hk(regular=5, bashar=1), "ne_central_9": hk(regular=3),
             "carthag": hk(regular=3)}
    t = mentat("troop_carriers", areas=areas)
    assert legion(t, "ne_central_9") == {"regular": 6, "officers": 1} and legion(t, "imperial_basin") == {"regular": 2}
    assert kept(mentat("troop_carriers", areas=GUARD))[0] == "troop_carriers"


@rule("WFA-SOLO-48", "WFA-SOLO-52", "WFA-SOLO-53")
def test_shigawire() -> None:
    areas = {"gara_kulon": {"atreides": {"regular": 2, "leaders": ["paul"]}},
             "ne_central_8": hk(regular=3, sardaukar=1)}
    t = mentat("shigawire", areas=areas)
    assert t.get("leaders.paul_atreides") == "tank" and is_played(t, "shigawire")
    far = {**GUARD, "ne_central_8": hk(regular=3, sardaukar=1)}
    assert kept(mentat("shigawire", areas=far))[0] == "shigawire"


@rule("WFA-SOLO-52", "WFA-SOLO-01")
def test_hope_clouds_observation() -> None:
    t = mentat("hope_clouds_observation", revealed=["new_windtraps", "desert_war"])
    assert asked(t) == ["card new_windtraps", "card desert_war"]
    play(t, "card desert_war")
    assert t.get("revealed") == ["new_windtraps"] and "desert_war" in t.get("prescience_deck")
    assert kept(mentat("hope_clouds_observation", revealed=[]))[0] == "hope_clouds_observation"


@rule("WFA-SOLO-53")
def test_reports_of_traitors() -> None:
    t = mentat("reports_of_traitors", A={"dice": {"house": 2, "mentat": 1}})
    assert t.get("A.dice.house") == 1 and is_played(t, "reports_of_traitors")
    assert kept(mentat("reports_of_traitors"))[0] == "reports_of_traitors"


@rule("WFA-SOLO-48", "WFA-SOLO-53")
def test_sardaukar_pogrom() -> None:
    areas = {**GUARD, "ne_central_5": hk(regular=3, sardaukar=1), "imperial_basin": hk(regular=2, sardaukar=1),
             "arrakeen": hk(regular=2, sardaukar=1)}
    t = mentat("sardaukar_pogrom", areas=areas)
    assert {move[0] for move in all_of(t, "legion_moved")} == {"ne_central_5", "imperial_basin", "arrakeen"}
    two = {name: areas[name] for name in ("gara_kulon", "ne_central_5", "imperial_basin")}
    assert kept(mentat("sardaukar_pogrom", areas=two))[0] == "sardaukar_pogrom"


@rule("WFA-SOLO-48")
def test_sardaukars_manner() -> None:
    t = mentat("sardaukars_manner", areas={**GUARD, "ne_central_9": hk(regular=2, sardaukar=1)})
    assert why(t, "attacked") == ("ne_central_9", "gara_kulon", 1)
    t = mentat("sardaukars_manner", areas={**GUARD, "ne_central_5": hk(regular=2, sardaukar=1)})
    assert all_of(t, "legion_moved") == [("ne_central_5", "ne_central_6", 3)]


@rule("WFA-SOLO-52", "WFA-SOLO-50")
def test_spies_all_over_arrakis() -> None:
    t = mentat("spies_all_over_arrakis", target="tasmin_sink")
    assert why(t, "mahdi_near") == ("tasmin_sink", "near_target") and len(all_of(t, "token_shown")) == 2
    assert told(t, "sietch_shown") and len(all_of(t, "mahdi_drew")) == 2 and not told(t, "mahdi_reveal_price")


@rule("WFA-SOLO-48", "WFA-SOLO-49")
def test_full_control_of_the_air() -> None:
    t = mentat("full_control_of_the_air", areas={**GUARD, "ne_central_5": hk(regular=4)}, target="gara_kulon")
    assert what(told(t, "air_placed")[0]) == ("ornithopter", "az_1")
    t.play(asked(t)[0])
    while t.state.seat == 1:
        t.play(asked(t)[0])
    assert len(all_of(t, "legion_moved")) == 1 and told(t, "troop_transport")
    assert kept(mentat("full_control_of_the_air"))[0] == "full_control_of_the_air"


@rule("WFA-SOLO-49", "WFA-SOLO-52")
def test_moving_the_battle_group() -> None:
    t = mentat("moving_the_battle_group", target="gara_kulon")
    assert legion(t, "shield_wall_east") == {"elite": 2, "officers": 1}
    assert why(t, "mahdi_near") == ("shield_wall_east", "near_target")


@rule("WFA-SOLO-48", "WFA-SOLO-53")
def test_killers_without_mercy() -> None:
    t = mentat("killers_without_mercy", areas={**GUARD, "ne_central_9": hk(regular=2, sardaukar=1)})
    assert why(t, "attacked") == ("ne_central_9", "gara_kulon", 0)
    assert kept(mentat("killers_without_mercy", areas={**GUARD, "ne_central_9": hk(regular=6)}))[0] == (
        "killers_without_mercy")


@rule("WFA-SOLO-49", "WFA-SOLO-48")
def test_sardaukar_disguised() -> None:
    areas = {**GUARD, "ne_central_5": hk(elite=3), "false_wall_east": hk(elite=4)}
    t = mentat("sardaukar_disguised", areas=areas)
    play(t, "upgrade ne_central_5", "upgrade false_wall_east")
    assert [move[0] for move in all_of(t, "legion_moved")] == ["false_wall_east", "ne_central_5"]
    assert kept(mentat("sardaukar_disguised", areas={**GUARD, "ne_central_5": hk(elite=1)}))[0] == "sardaukar_disguised"


@rule("WFA-SOLO-49", "WFA-SOLO-48", "WFA-SOLO-53")
def test_i_decide_what_best_serves_his_majesty() -> None:
    card = "i_decide_what_best_serves_his_majesty"
    t = mentat(card, areas={**GUARD, "ne_central_9": hk(regular=2, sardaukar=1)})
    assert why(t, "attacked") == ("ne_central_9", "gara_kulon", 1) and told(t, "figure_placed")
    assert kept(mentat(card, areas={**GUARD, "ne_central_9": hk(regular=2)}))[0] == card
    assert kept(mentat(card, areas={**GUARD, "ne_central_9": hk(sardaukar=3)}, B={"tank": ["aramsham"]}))[0] == card


@rule("WFA-SOLO-48")
def test_seek_out_the_mahdi() -> None:
    t = mentat("seek_out_the_mahdi", areas={**GUARD, "ne_central_5": hk(regular=4)})
    assert all_of(t, "legion_moved") == [("ne_central_5", "ne_central_6", 4)] and t.get("A.paul_held") == 1


@pytest.mark.parametrize("card", [c.name for c in PLANNING_CARDS if c.deck in (HOUSE_HARKONNEN, CORRINO)])
def test_every_card_is_played_or_kept(card: str) -> None:
    """On a board with everything; every question is answered, and the turn ends."""
    areas = {**GUARD, "ne_central_9": hk(regular=2, sardaukar=1), "imperial_basin": hk(regular=3, elite=1, bashar=1),
             "arrakeen": hk(tokens=2), "carthag": hk(regular=2, elite=2, leaders=["baron"]),
             "se_outer_1": {"atreides": {"regular": 2, "leaders": ["paul"]}, "wormsign": "sand"}}
    t = mentat(card, areas=areas, A={"hand": ["war_plan", "thumpers"]}, revealed=["desert_war"], guards=1)
    while not (is_over(t) or t.over) or texts(t)[0].startswith(("discard", "retreat", "stand", "lose", "done")):
        t.play(t.legal()[0])
    assert is_played(t, card) or card in kept(t) or told(t, "mahdi_scheme_laid")
