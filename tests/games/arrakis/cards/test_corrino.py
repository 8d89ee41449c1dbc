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
