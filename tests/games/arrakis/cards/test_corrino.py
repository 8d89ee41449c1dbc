"""The planning cards of the Corrino allies, one by one: every number, condition and omitted part."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.derived_view import area_shown
from landsraad.games.arrakis.state.cells import AREA, CORRINO, SETTLEMENT
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from support.arrakis.harkonnen_board import is_done, legion, offered, plan
from support.arrakis.table import unforced
from support.dune.table import kinds, play, texts
from support.rules import rule

ONE = {"harkonnen": {"regular": 1}}
SARDAUKAR = {"harkonnen": {"special": 1}}
EMPEROR = {"emperor_shaddam_iv": "aside"}
FOE = {"atreides": {"regular": 2}}


@rule("WFA-PLAN-06", "WFA-SETUP-13")
def test_the_deck_has_eighteen_cards_each_once() -> None:
    cards = [made for made in PLANNING_CARDS if made.deck == CORRINO]
    assert len(cards) == 18 and {made.copies for made in cards} == {1}


# ------------------------------------------------------------------ rage_overcame_shaddam_iv


@rule("WFA-LEADER-06", "WFA-LEADER-07")
@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_rage_overcame_shaddam_iv_brings_the_emperor_and_another_card(letter: str) -> None:
    t = plan(f"rage_overcame_shaddam_iv_{letter}", "leader emperor_shaddam_iv", hand=["troop_carriers"],
             areas={"carthag": SARDAUKAR})
    assert (t.get("leaders.emperor_shaddam_iv"), t.get("ready.emperor_shaddam_iv")) == ("aside", 1)
    assert texts(t) == ["plan troop_carriers", "skip"]
    play(t, "skip")
    assert t.get("B.allies_discard") == [f"rage_overcame_shaddam_iv_{letter}"]
    assert is_done(t)


@rule("WFA-ACTION-07")
def test_the_emperor_may_stay_away() -> None:
    t = plan("rage_overcame_shaddam_iv_a", "skip")
    assert t.get("leaders.emperor_shaddam_iv") == "box" and is_done(t)


def test_rage_a_places_the_emperor_and_four_regulars_at_a_settlement() -> None:
    t = plan("rage_overcame_shaddam_iv_a", leaders=EMPEROR)
    assert sorted(offered(t, "at")) == sorted(SETTLEMENT.names)
    play(t, "at hagga_basin", *["place regular hagga_basin"] * 4)
    assert texts(t) == ["place emperor_shaddam_iv hagga_basin", "done"]
    play(t, "place emperor_shaddam_iv hagga_basin")
    assert legion(t, "hagga_basin") == {"regular": 4, "leaders": ["emperor_shaddam_iv"]}
    assert is_done(t)


def test_rage_b_places_the_emperor_and_two_sardaukar_at_any_legion() -> None:
    t = plan("rage_overcame_shaddam_iv_b", leaders=EMPEROR, areas={"carthag": ONE, "nw_outer_8": ONE,
                                                                   "gara_kulon": FOE})
    assert offered(t, "at") == ["nw_outer_8", "carthag"]
    play(t, "at nw_outer_8", "place sardaukar nw_outer_8", "place sardaukar nw_outer_8",
         "place emperor_shaddam_iv nw_outer_8")
    assert legion(t, "nw_outer_8") == {"regular": 1, "special": 2, "leaders": ["emperor_shaddam_iv"]}
    assert is_done(t)


@rule("WFA-BATTLE-08")
def test_rage_c_moves_and_surprises_with_the_emperors_legion() -> None:
    t = plan("rage_overcame_shaddam_iv_c", leaders=EMPEROR,
             areas={"carthag": SARDAUKAR, "arrakeen": ONE, "nw_outer_16": FOE}, chance=["hit", "shield", "shield"])
    assert texts(t) == ["place emperor_shaddam_iv carthag", "done"]  # the only legion with Sardaukar
    play(t, "place emperor_shaddam_iv carthag")
    assert {move.split()[0] for move in offered(t, "move")} == {"carthag"}
    play(t, "move carthag arsunt")
    assert texts(t) == ["attack arsunt nw_outer_16", "done"]  # the same legion, where it is now
    play(t, "attack arsunt nw_outer_16")
    assert [e["surprise"] for e in kinds(t, "attacked")] == [1]
    assert unforced(t) == []


@rule("WFA-ACTION-07")
def test_of_rage_c_each_part_may_be_left() -> None:
    given = {"leaders": EMPEROR, "areas": {"carthag": SARDAUKAR, "broken_land": FOE}}
    t = plan("rage_overcame_shaddam_iv_c", "done", "done", **given)
    assert texts(t) == ["attack carthag broken_land", "done"]
    assert is_done(play(t, "done"))


# ------------------------------------------------------------------ manipulation_of_others


@rule("WFA-PLAN-04")
def test_manipulation_of_others() -> None:
    """The Atreides choose two cards; then the Harkonnen draw two."""
    t = plan("manipulation_of_others", A={"hand": ["the_voice", "war_plan", "thumpers"]})
    assert t.actor == "A"
    assert sorted(texts(t)) == ["discard the_voice", "discard thumpers", "discard war_plan"]
    play(t, "discard war_plan", "discard thumpers")
    assert t.get("A.hand") == ["the_voice"]
    assert (t.get("A.house_discard"), t.get("A.allies_discard")) == (["war_plan"], ["thumpers"])
    assert t.actor == "B"
    play(t, "draw house_harkonnen", "draw corrino_allies")
    assert len(t.get("B.hand")) == 2 and is_done(t)


def test_manipulation_of_an_empty_hand() -> None:
    t = plan("manipulation_of_others", "draw corrino_allies", "done")
    assert len(t.get("B.hand")) == 1 and is_done(t)


# ------------------------------------------------------------------ breeding_program


@rule("WFA-BG-06")
def test_breeding_program() -> None:
    t = plan("breeding_program", hand=["troop_carriers"])
    assert t.get("B.bene_gesserit") == 1
    assert texts(t) == ["plan troop_carriers", "skip"]
    assert is_done(play(t, "skip"))


# ------------------------------------------------------------------ troop_carriers


def test_troop_carriers() -> None:
    """From a settlement to any other legion at any distance, split as desired."""
    t = plan("troop_carriers", areas={"carthag": {"harkonnen": {"regular": 2, "elite": 1, "bashar": 1}},
                                      "nw_outer_8": ONE, "sw_outer_5": ONE, "gara_kulon": FOE})
    assert texts(t) == ["move carthag sw_outer_5", "move carthag nw_outer_8", "done"]
    play(t, "move carthag sw_outer_5", "leave regular", "go")
    assert legion(t, "carthag") == {"regular": 1}
    assert legion(t, "sw_outer_5") == {"regular": 2, "elite": 1, "officers": 1}
    assert is_done(t)


@rule("WFA-COMP-16")
def test_the_limit_holds_where_troop_carriers_land() -> None:
    t = plan("troop_carriers", "move carthag nw_outer_8", "go", areas={
        "carthag": {"harkonnen": {"elite": 2}}, "nw_outer_8": {"harkonnen": {"regular": 5}}})
    assert texts(t) == ["lose regular", "lose elite"]
    play(t, "lose regular")
    assert legion(t, "nw_outer_8") == {"regular": 4, "elite": 2} and is_done(t)


@rule("WFA-MOVE-12")
def test_troop_carriers_set_off_a_wormsign() -> None:
    t = plan("troop_carriers", "move carthag nw_outer_8", areas={
        "carthag": {"harkonnen": {"elite": 1}}, "nw_outer_8": {**ONE, "wormsign": "sand"}})
    assert "wormsign" not in area_shown(t.state, AREA.find("nw_outer_8"))
    assert is_done(t)


@rule("WFA-ACTION-07", "WFA-SETTLE-06")
def test_troop_carriers_start_at_a_settlement_only() -> None:
    assert is_done(plan("troop_carriers", areas={"carthag": {**ONE, "settlement": 0}, "nw_outer_8": ONE}))
    assert is_done(plan("troop_carriers", areas={"carthag": ONE}))  # there is no other legion
    assert is_done(plan("troop_carriers", "done", areas={"carthag": ONE, "nw_outer_8": ONE}))


# ------------------------------------------------------------------ shigawire


@rule("WFA-TANK-02")
def test_shigawire() -> None:
    t = plan("shigawire", areas={
        "carthag": SARDAUKAR, "arrakeen": SARDAUKAR, "imperial_basin": ONE,
        "nw_outer_16": {"atreides": {"regular": 1, "leaders": ["stilgar"]}},
        "rimwall_west": {"atreides": {"regular": 1, "leaders": ["paul_atreides"]}}})
    assert {move.split()[0] for move in offered(t, "move")} == {"arrakeen", "carthag"}  # with Sardaukar
    play(t, "move carthag arsunt")
    assert texts(t) == ["leader stilgar", "skip"]  # next to the legion that moved, not to another one
    play(t, "leader stilgar")
    assert t.get("leaders.stilgar") == "tank" and legion(t, "nw_outer_16") == {"regular": 1}
    assert is_done(t)


@rule("WFA-ACTION-07", "WFA-EX-03")
def test_of_shigawire_either_part_alone() -> None:
    areas = {"carthag": SARDAUKAR, "broken_land": {"atreides": {"regular": 1, "leaders": ["stilgar"]}}}
    t = plan("shigawire", "done", "leader stilgar", areas=areas)
    assert t.get("leaders.stilgar") == "tank" and is_done(t)
    t = plan("shigawire", "move carthag arsunt", "skip", areas=areas)
    assert t.get("leaders.stilgar") == "board" and is_done(t)
    t = plan("shigawire", "done", areas={**areas, "carthag": ONE, "arsunt": SARDAUKAR, "broken_land": {},
                                         "ne_central_1": areas["broken_land"]})
    assert is_done(t)  # the legion next to him has no Sardaukar


@rule("WFA-MOVE-06")
def test_a_sardaukar_goes_along_when_the_legion_is_split() -> None:
    t = plan("shigawire", "move carthag arsunt", areas={"carthag": {"harkonnen": {"regular": 1, "special": 1}}})
    assert texts(t) == ["go", "leave regular"]


# ------------------------------------------------------------------ hope_clouds_observation


def test_hope_clouds_observation() -> None:
    cards = ["dew_gatherers", "water_discipline", "desert_war"]
    t = plan("hope_clouds_observation", revealed=cards)
    assert sorted(texts(t)) == ["card desert_war", "card dew_gatherers", "card water_discipline", "skip"]
    before = len(t.get("prescience_deck"))
    assert is_done(play(t.clone(), "skip"))
    play(t, "card water_discipline")
    assert sorted(t.get("revealed")) == ["desert_war", "dew_gatherers"]  # and no replacement
    assert len(t.get("prescience_deck")) == before + 1 and "water_discipline" in t.get("prescience_deck")
    assert is_done(t)


def test_what_lies_under_eyes_of_ibad_stays_and_fear_goes_with_its_card() -> None:
    t = plan("hope_clouds_observation", revealed=["dew_gatherers", "water_discipline"],
             attached={"ibad": "dew_gatherers", "fear": "water_discipline"})
    assert texts(t) == ["card water_discipline", "skip"]
    play(t, "card water_discipline")
    assert t.get("fear_on") is None and t.get("ibad_on") == "dew_gatherers"


# ------------------------------------------------------------------ reports_of_traitors


def test_reports_of_traitors() -> None:
    t = plan("reports_of_traitors", A={"dice": {"house": 2, "strategy": 1}})
    assert (t.get("A.dice.house"), t.get("A.dice.strategy")) == (1, 1)
    assert [e["result"] for e in kinds(t, "die_lost")] == ["house"]
    assert is_done(t)


def test_no_traitor_without_a_house_die() -> None:
    t = plan("reports_of_traitors", A={"dice": {"strategy": 2}})
    assert t.get("A.dice.strategy") == 2 and is_done(t)


@rule("WFA-BG-04")
def test_a_token_at_house_is_a_die_too() -> None:
    t = plan("reports_of_traitors", A={"dice": {"strategy": 2}, "bene_gesserit_on": "house"})
    assert t.get("A.bene_gesserit_on") is None


# ------------------------------------------------------------------ sardaukar on the move


@rule("WFA-MOVE-07")
def test_sardaukar_pogrom() -> None:
    """Three different legions with Sardaukar."""
    t = plan("sardaukar_pogrom", areas={"carthag": SARDAUKAR, "north_pole": SARDAUKAR, "hagga_basin": SARDAUKAR,
                                        "imperial_basin": SARDAUKAR, "nw_outer_8": ONE})
    assert {move.split()[0] for move in offered(t, "move")} == {"carthag", "north_pole", "hagga_basin",
                                                                "imperial_basin"}
    play(t, "move carthag arsunt", "move north_pole ne_central_3", "move hagga_basin ne_central_1")
    assert [legion(t, area) for area in ("arsunt", "ne_central_3", "ne_central_1")] == [{"special": 1}] * 3
    assert is_done(t)


@rule("WFA-ACTION-07")
def test_a_smaller_pogrom() -> None:
    t = plan("sardaukar_pogrom", "move carthag arsunt", "done", areas={"carthag": SARDAUKAR, "north_pole": SARDAUKAR})
    assert is_done(t)


@rule("WFA-ACTION-03", "WFA-BATTLE-08")
def test_sardaukars_manner() -> None:
    areas = {"carthag": SARDAUKAR, "arrakeen": ONE, "broken_land": {"atreides": {"regular": 3}}}
    t = plan("sardaukars_manner", areas=areas, chance=["shield"] * 4)
    assert offered(t, "attack") == ["carthag broken_land"]
    moved = play(t.clone(), "move carthag arsunt")
    assert is_done(moved)  # one of the two
    play(t, "attack carthag broken_land", "cease")
    assert [e["surprise"] for e in kinds(t, "attacked")] == [1] and is_done(t)


@rule("WFA-BATTLE-18")
def test_killers_without_mercy_pay_no_hit_to_go_on_against_a_sietch() -> None:
    areas = {"ne_outer_12": {"harkonnen": {"regular": 1, "special": 1}}, "ne_outer_11": ONE,
             "gara_kulon": {"atreides": {"regular": 2}, "sietch": 1}}
    t = plan("killers_without_mercy", areas=areas, chance=["shield"] * 5)
    assert offered(t, "move") == [] and offered(t, "attack") == ["ne_outer_12 gara_kulon"]
    play(t, "attack ne_outer_12 gara_kulon")
    assert [e["surprise"] for e in kinds(t, "attacked")] == [0]
    play(t, "continue")
    assert legion(t, "ne_outer_12") == {"regular": 1, "special": 1}
    assert kinds(t, "siege_cost") == []


@rule("WFA-ACTION-07")
def test_the_killers_may_stay_at_home() -> None:
    t = plan("killers_without_mercy", "done", areas={"carthag": SARDAUKAR, "broken_land": FOE})
    assert is_done(t)


def test_sardaukar_disguised() -> None:
    """Two elites become Sardaukar, then two different legions with Sardaukar move."""
    t = plan("sardaukar_disguised", areas={"carthag": {"harkonnen": {"elite": 2}},
                                           "north_pole": {"harkonnen": {"elite": 1, "regular": 1}},
                                           "arrakeen": ONE})
    assert texts(t) == ["upgrade carthag", "upgrade north_pole", "done"]
    play(t, "upgrade carthag", "upgrade north_pole")
    assert (legion(t, "carthag"), legion(t, "north_pole")) == ({"elite": 1, "special": 1},
                                                               {"regular": 1, "special": 1})
    assert (t.get("B.supply.special"), t.get("B.supply.elite")) == (6, 11)
    play(t, "move carthag arsunt", "go")
    assert {move.split()[0] for move in offered(t, "move")} == {"north_pole"}
    play(t, "move north_pole ne_central_3", "go")
    assert legion(t, "arsunt") == {"elite": 1, "special": 1} and is_done(t)


@rule("WFA-ACTION-07")
def test_of_sardaukar_disguised_either_part_alone() -> None:
    t = plan("sardaukar_disguised", "upgrade carthag", "done", "done",
             areas={"carthag": {"harkonnen": {"elite": 2}}})
    assert legion(t, "carthag") == {"elite": 1, "special": 1} and is_done(t)
    t = plan("sardaukar_disguised", "move carthag arsunt", areas={"carthag": SARDAUKAR})
    assert legion(t, "arsunt") == {"special": 1} and is_done(t)


def test_i_decide_what_best_serves_his_majesty() -> None:
    areas = {"carthag": SARDAUKAR, "north_pole": SARDAUKAR, "arrakeen": ONE, "broken_land": FOE}
    t = plan("i_decide_what_best_serves_his_majesty", areas=areas, chance=["shield"] * 3)
    assert offered(t, "at") == ["carthag", "north_pole"]
    play(t, "at carthag", "place captain_aramsham carthag")
    assert offered(t, "attack") == ["carthag broken_land"]
    assert {move.split()[0] for move in offered(t, "move")} == {"carthag"}
    moved = play(t.clone(), "move carthag arsunt")
    assert legion(moved, "arsunt") == {"special": 1, "leaders": ["captain_aramsham"]} and is_done(moved)
    play(t, "attack carthag broken_land", "cease")
    assert [e["surprise"] for e in kinds(t, "attacked")] == [1] and is_done(t)


@rule("WFA-ACTION-20", "WFA-ACTION-21")
def test_aramsham_comes_from_the_board_and_never_from_the_tank() -> None:
    areas = {"carthag": SARDAUKAR, "arrakeen": {"harkonnen": {"regular": 1, "leaders": ["captain_aramsham"]}}}
    t = plan("i_decide_what_best_serves_his_majesty", "bring captain_aramsham arrakeen", areas=areas)
    assert legion(t, "carthag") == {"special": 1, "leaders": ["captain_aramsham"]}
    t = plan("i_decide_what_best_serves_his_majesty", areas={"carthag": SARDAUKAR}, B={"tank": ["captain_aramsham"]})
    assert not any("aramsham" in move for move in texts(t))


# ------------------------------------------------------------------ spies_all_over_arrakis


@rule("WFA-COMP-22", "WFA-COMP-23", "WFA-COMP-28")
def test_spies_all_over_arrakis() -> None:
    t = plan("spies_all_over_arrakis", areas={
        "gara_kulon": {"atreides": {"tokens": ["start_2_elite", "start_regular_elite"]}, "sietch": 3},
        "nw_outer_8": {"atreides": {"tokens": 1}}, "nw_outer_4": FOE})
    assert "at nw_outer_8" in texts(t) and "at nw_outer_4" not in texts(t)
    assert "at windgap" in texts(t)  # a hidden sietch is enough
    play(t, "at gara_kulon")
    assert area_shown(t.state, AREA.find("gara_kulon")) == {"side": "atreides", "regular": 1, "elite": 3, "sietch": 3}
    play(t, "draw house_harkonnen", "draw house_harkonnen")
    assert len(t.get("B.hand")) == 2 and is_done(t)


@rule("WFA-ACTION-07")
def test_the_spies_may_just_draw() -> None:
    t = plan("spies_all_over_arrakis", "skip", "draw house_harkonnen", "done")
    assert len(t.get("B.hand")) == 1 and kinds(t, "sietch_shown") == [] and is_done(t)


# ------------------------------------------------------------------ full_control_of_the_air, moving_the_battle_group


def test_full_control_of_the_air() -> None:
    t = plan("full_control_of_the_air", "station ornithopter az_1", "station ornithopter az_3",
             areas={"carthag": ONE})
    assert (t.get("air.az_1"), t.get("air.az_3")) == ("ornithopter", "ornithopter")
    assert offered(t, "fly")  # one of them can carry the legion at once
    play(t, "move carthag arsunt")
    assert legion(t, "arsunt") == {"regular": 1} and is_done(t)


def test_moving_the_battle_group() -> None:
    """One free mountain area: no enemy, no sandworm; a testing station does not matter."""
    t = plan("moving_the_battle_group", areas={"broken_land": FOE, "nw_outer_14": ONE})
    assert "at broken_land" not in texts(t)
    assert {"at nw_outer_14", "at ne_central_2", "at north_pole"} <= set(texts(t))
    assert not {"at carthag", "at the_great_flat", "at harg_pass"} & set(texts(t))
    play(t, "at ne_central_2", "place elite ne_central_2", "place elite ne_central_2")
    assert texts(t) == ["place bashar ne_central_2", "done"]
    play(t, "place bashar ne_central_2")
    assert legion(t, "ne_central_2") == {"elite": 2, "officers": 1}
    assert "station" in area_shown(t.state, AREA.find("ne_central_2"))
    assert is_done(t)


# ------------------------------------------------------------------ seek_out_the_mahdi


@rule("WFA-LEADER-10")
@pytest.mark.parametrize("paul", ["paul_atreides", "paul_muad_dib"])
def test_seek_out_the_mahdi(paul: str) -> None:
    t = plan("seek_out_the_mahdi", areas={
        "carthag": ONE, "gara_kulon": {"atreides": {"regular": 2, "leaders": [paul]}}, "windgap": FOE},
        A={"dice": {"strategy": 2, "leadership": 2}}, dice={"mentat": 3})
    assert offered(t, "move")
    play(t, "move carthag arsunt", "end")
    assert t.actor == "A"
    play(t, "action strategy")
    assert {move.split()[0] for move in [*offered(t, "move"), *offered(t, "attack")]} == {"windgap"}
    play(t, "done", "end")
    play(t, "action mentat", "done", "end")  # the turn after that is normal
    play(t, "action strategy")
    assert "gara_kulon" in {move.split()[0] for move in offered(t, "move")}


def test_the_mahdi_is_sought_even_if_nobody_moves() -> None:
    t = plan("seek_out_the_mahdi", "done", "end", areas={"carthag": ONE, "windgap": FOE},
             A={"dice": {"deployment": 2}})
    play(t, "action deployment", "at windgap")
    assert not any("paul" in move for move in texts(t))
