"""Deployment and House actions in the solo game, and the special actions that replace them."""

from __future__ import annotations

from typing import Any

from support.arrakis.harkonnen_board import legion
from support.arrakis.solo_board import all_of, asked, is_over, mahdi, rule_of, told, why
from support.dune.table import play
from support.rules import rule

READY = {"baron_harkonnen": 0, "captain_aramsham": 0}  # no special actions, because their cards are used


def hk(**figures: Any) -> dict[str, Any]:
    return {"harkonnen": figures}


def deployment(areas: dict[str, Any], **given: Any) -> Any:
    return mahdi("deployment", areas=areas, ready=READY, **given)


def house(areas: dict[str, Any], **given: Any) -> Any:
    return mahdi("house", areas=areas, ready=READY, **given)


# ------------------------------------------------------------------ Deployment


@rule("WFA-SOLO-43", "WFA-SOLO-44")
def test_three_units_and_a_leader_to_the_strongest_legion_in_a_settlement() -> None:
    """Rabban comes before the others."""
    t = deployment({"carthag": hk(regular=2), "arrakeen": hk(regular=1), "ne_central_5": hk(regular=6)})
    assert legion(t, "carthag") == {"regular": 5, "leaders": ["beast_rabban"]}
    assert why(t, "mahdi_deploys") == ("carthag", "strongest") and rule_of(t, "mahdi_deploys") == "WFA-SOLO-44"
    assert is_over(t)


@rule("WFA-SOLO-44")
def test_equal_legions_the_settlement_nearest_to_the_target() -> None:
    t = deployment({"carthag": hk(regular=2), "imperial_basin": hk(regular=2)}, target="gara_kulon")
    assert why(t, "mahdi_deploys") == ("imperial_basin", "near_target")
    t = deployment({"carthag": hk(regular=2), "arsunt": hk(regular=2)}, target="bight_of_the_cliff")
    assert why(t, "mahdi_deploys") == ("arsunt", "near_target")


@rule("WFA-SOLO-44", "WFA-SOLO-01")
def test_what_is_equal_then_is_the_players_choice() -> None:
    t = deployment({}, target="gara_kulon", leaders={"rabban": "gone", "feyd": "aside", "baron": "aside"})
    assert why(t, "mahdi_deploys") == ("imperial_basin", "near_target")
    t = deployment({"carthag": hk(regular=1), "hagga_basin": hk(regular=1)}, target="gara_kulon")
    assert asked(t) == ["at carthag", "at hagga_basin"]
    play(t, "at hagga_basin")
    assert why(t, "mahdi_deploys") == ("hagga_basin", "choice") and legion(t, "hagga_basin")["regular"] == 4


@rule("WFA-SOLO-43")
def test_feyd_first_then_any_other_then_a_bashar() -> None:
    areas = {"carthag": hk(regular=2)}
    t = deployment(areas, leaders={"feyd": "aside"})
    assert legion(t, "carthag")["leaders"] == ["feyd_rautha"]
    t = deployment({"carthag": hk(regular=3), "arrakeen": hk(regular=1, leaders=["rabban"])})
    assert asked(t) == ["place baron_harkonnen carthag", "place captain_aramsham carthag"]
    tank = {"tank": ["rabban", "baron", "aramsham"]}
    t = deployment(areas, B={**tank})
    assert legion(t, "carthag") == {"regular": 5, "officers": 1}
    t = deployment(areas, B={**tank, "officers": 0})
    assert legion(t, "carthag") == {"regular": 5}


@rule("WFA-SOLO-45")
def test_what_does_not_fit_goes_to_another_settlement() -> None:
    t = deployment({"carthag": hk(regular=5), "arrakeen": hk(regular=2), "imperial_basin": hk(regular=1)})
    assert legion(t, "carthag") == {"regular": 6, "leaders": ["beast_rabban"]}
    assert legion(t, "arrakeen") == {"regular": 4}
    assert [where for where, _ in all_of(t, "mahdi_deploys")] == ["carthag", "arrakeen"]


@rule("WFA-SOLO-45", "WFA-SOLO-78")
def test_the_limit_of_the_choam_ban() -> None:
    t = deployment({"carthag": hk(regular=4), "arrakeen": hk(regular=1)}, bans=["choam"])
    assert (legion(t, "carthag")["regular"], legion(t, "arrakeen")["regular"]) == (5, 3)


@rule("WFA-SOLO-46")
def test_units_that_have_run_out_are_replaced_by_stronger_ones_else_by_weaker_ones() -> None:
    t = deployment({"carthag": hk(regular=1)}, B={"supply": {"regular": 1, "elite": 1, "special": 4}})
    assert legion(t, "carthag") == {"regular": 2, "elite": 1, "special": 1, "leaders": ["beast_rabban"]}
    assert all_of(t, "mahdi_substitute") == [("regular", "elite"), ("regular", "sardaukar")]
    assert rule_of(t, "mahdi_substitute") == "WFA-SOLO-46"
    t = mahdi("deployment", areas={"carthag": hk(regular=1)}, B={"supply": {"regular": 9, "elite": 1, "special": 0}})
    assert legion(t, "carthag")["elite"] == 1  # Aramsham wants a Sardaukar, but no stronger unit is left


@rule("WFA-SOLO-46")
def test_with_no_figure_at_all_nobody_comes() -> None:
    t = deployment({"carthag": hk(regular=1)}, B={"supply": {"regular": 0, "elite": 0, "special": 0}})
    assert legion(t, "carthag") == {"regular": 1, "leaders": ["beast_rabban"]}


@rule("WFA-SOLO-33", "WFA-SOLO-43")
def test_aramshams_special_action_stands_for_it() -> None:
    t = mahdi("deployment", areas={"carthag": hk(regular=2)})
    assert legion(t, "carthag") == {"regular": 4, "special": 1, "leaders": ["beast_rabban"]}
    assert why(t, "mahdi_special") == ("captain_aramsham",) and t.get("ready.captain_aramsham") == 0


# ------------------------------------------------------------------ House


@rule("WFA-SOLO-54")
def test_units_of_the_legion_nearest_to_a_sietch_are_replaced() -> None:
    t = house({"ne_central_8": hk(regular=3), "carthag": hk(regular=6)}, target="windgap")
    assert legion(t, "ne_central_8") == {"regular": 1, "elite": 2}
    assert all_of(t, "mahdi_house") == [("ne_central_8", "near_sietch")] * 2
    assert rule_of(t, "mahdi_house") == "WFA-SOLO-54"


@rule("WFA-SOLO-54")
def test_then_of_one_that_can_attack_and_then_of_the_nearest_to_the_target() -> None:
    areas = {"ne_central_9": hk(regular=3), "pasty_mesa": hk(regular=3), "gara_kulon": {"atreides": {"regular": 6}},
             "tasmin_sink": {"atreides": {"regular": 2}}}
    assert all_of(house(areas, target="gara_kulon"), "mahdi_house")[0] == ("pasty_mesa", "can_attack")
    equal = {**areas, "tasmin_sink": {"atreides": {"elite": 6}}}
    assert all_of(house(equal, target="gara_kulon"), "mahdi_house")[0] == ("ne_central_9", "near_target")
    assert all_of(house(equal, target="tasmin_sink"), "mahdi_house")[0] == ("pasty_mesa", "near_target")


@rule("WFA-SOLO-54", "WFA-SOLO-01")
def test_equal_legions_are_the_players_choice() -> None:
    t = house({"ne_central_9": hk(regular=1), "shield_wall_east": hk(regular=1)}, target="gara_kulon")
    assert asked(t) == ["upgrade shield_wall_east", "upgrade ne_central_9"]
    play(t, "upgrade ne_central_9")
    assert legion(t, "ne_central_9") == {"elite": 1} and legion(t, "shield_wall_east") == {"elite": 1}


@rule("WFA-SOLO-72", "WFA-SOLO-54")
def test_a_token_is_turned_up_for_it() -> None:
    t = house({"ne_central_9": hk(tokens={"black": 1})})
    assert len(all_of(t, "garrison_shown")) == 1 and "tokens" not in legion(t, "ne_central_9")
    assert len(all_of(t, "unit_replaced")) >= 1


@rule("WFA-SOLO-46", "WFA-SOLO-54")
def test_elites_have_run_out() -> None:
    t = house({"ne_central_9": hk(regular=3)}, B={"supply": {"regular": 9, "elite": 1, "special": 3}})
    assert legion(t, "ne_central_9") == {"regular": 1, "elite": 1, "special": 1}
    t = house({"ne_central_9": hk(regular=3)}, B={"supply": {"regular": 9, "elite": 0, "special": 0}})
    assert legion(t, "ne_central_9") == {"regular": 3}


@rule("WFA-SOLO-54", "WFA-SOLO-55")
def test_both_effects_then_a_harvester_and_an_ornithopter() -> None:
    t = house({"ne_central_9": hk(regular=3)}, harvest="tasmin_sink", target="gara_kulon")
    assert legion(t, "ne_central_9") == {"regular": 1, "elite": 2}
    assert asked(t) == ["harvester se_outer_2", "harvester se_outer_4"]
    play(t, "harvester se_outer_4")
    assert all_of(t, "mahdi_harvester") == [("se_outer_4", "deep_and_safe")]
    assert all_of(t, "air_placed") == [("ornithopter", "az_1")] and is_over(t)


@rule("WFA-SOLO-33", "WFA-SOLO-54")
def test_the_barons_special_action_stands_for_it() -> None:
    t = mahdi("house", areas={"ne_central_9": hk(regular=4)})
    assert legion(t, "ne_central_9") == {"regular": 1, "elite": 3}
    assert not told(t, "harvester_placed") and t.get("ready.baron_harkonnen") == 0
    assert rule_of(t, "mahdi_special") == "WFA-SOLO-33"


@rule("WFA-SOLO-33")
def test_no_special_action_that_would_do_nothing() -> None:
    t = mahdi("house", areas={"ne_central_9": hk(elite=4)}, harvest="tasmin_sink")
    assert not told(t, "mahdi_special") and t.get("ready.baron_harkonnen") == 1
    t = mahdi("strategy", areas={"ne_central_9": hk(regular=4)}, leaders={"emperor": "aside"})
    assert not told(t, "mahdi_special")
    t = mahdi("strategy", areas={"ne_central_9": hk(elite=2)}, leaders={"emperor": "aside"})
    assert legion(t, "ne_central_9") == {"special": 2} and why(t, "mahdi_special") == ("emperor_shaddam_iv",)


@rule("WFA-SOLO-33")
def test_a_card_that_is_used_or_a_leader_in_the_tank_has_no_special_action() -> None:
    areas = {"ne_central_9": hk(regular=4)}
    assert not told(mahdi("house", areas=areas, ready={"baron": 0}, harvest="tasmin_sink"), "mahdi_special")
    assert not told(mahdi("house", areas=areas, B={"tank": ["baron"]}, harvest="tasmin_sink"), "mahdi_special")


@rule("WFA-SOLO-33", "WFA-SOLO-56")
def test_rabban_moves_his_legion_twice_if_he_is_on_the_board() -> None:
    guard = {"gara_kulon": {"atreides": {"regular": 2}}}
    t = mahdi("leadership", areas={**guard, "imperial_basin": hk(regular=3, leaders=["rabban"])})
    assert [move[:2] for move in all_of(t, "legion_moved")] == [
        ("imperial_basin", "ne_central_5"), ("ne_central_5", "ne_central_6")]
    assert why(t, "mahdi_special") == ("beast_rabban",)
    t = mahdi("leadership", areas={**guard, "imperial_basin": hk(regular=3, bashar=1)})
    assert not told(t, "mahdi_special") and len(all_of(t, "legion_moved")) == 1


@rule("WFA-SOLO-33")
def test_feyd_moves_and_attacks() -> None:
    areas = {"gara_kulon": {"atreides": {"regular": 2}}, "ne_central_8": hk(regular=4, leaders=["feyd"])}
    t = mahdi("leadership", areas=areas)
    assert why(t, "mahdi_special") == ("feyd_rautha",)
    assert [move[0] for move in all_of(t, "legion_moved")] == ["ne_central_8"]
    assert why(t, "mahdi_attacks_near")[1] == "gara_kulon"
    near = {"gara_kulon": {"atreides": {"regular": 2}}, "ne_central_9": hk(regular=4, leaders=["feyd"])}
    t = mahdi("leadership", areas=near, target="sihaya_ridge")
    assert why(t, "mahdi_attacks_near") == ("ne_central_9", "gara_kulon", "only") and not told(t, "legion_moved")
