"""The Corrino planning cards in the solo game, one test each (WFA-SOLO-47 to 53)."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.state.cells import CORRINO, HOUSE_HARKONNEN
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from support.arrakis.harkonnen_board import legion
from support.arrakis.mahdi_cards import GUARD, hk, is_played, kept, mentat
from support.arrakis.solo_board import all_of, asked, is_over, told, what, why
from support.dune.table import play, texts
from support.rules import rule

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
