"""The planning cards of House Harkonnen, one by one: every number, condition and omitted part."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.arrakis.derived_view import area_shown
from landsraad.games.arrakis.state.cells import AREA, HOUSE_HARKONNEN
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from support.arrakis.harkonnen_board import is_done, legion, offered, plan, turn_of_b
from support.dune.table import kinds, play, texts
from support.rules import rule

VILLAGES = ("arsunt", "hagga_basin", "imperial_basin", "north_pole")
ONE = {"harkonnen": {"regular": 1}}


@rule("WFA-PLAN-06", "WFA-SETUP-13")
def test_the_deck_has_eighteen_cards_of_sixteen_kinds() -> None:
    cards = [made for made in PLANNING_CARDS if made.deck == HOUSE_HARKONNEN]
    assert len(cards) == 16
    assert sum(made.copies for made in cards) == 18
    assert {made.name: made.copies for made in cards if made.copies > 1} == {"hawats_scheming": 3}


@rule("WFA-PLAN-02", "WFA-PLAN-04")
def test_a_card_costs_any_die_and_lies_face_up_beside_its_deck() -> None:
    t = turn_of_b(hand=["hunter_seeker"], dice={"house": 1, "leadership": 1})
    play(t, "plan hunter_seeker")
    assert texts(t) == ["with leadership", "with house"]
    play(t, "with house")
    assert (t.get("B.dice.house"), t.get("B.dice.leadership")) == (0, 1)
    assert t.get("B.house_discard") == ["hunter_seeker"] and t.get("B.hand") == []
    assert is_done(t)


# ------------------------------------------------------------------ hard_times_and_oppression


@rule("WFA-PLAN-07", "WFA-COMP-25")
def test_hard_times_and_oppression() -> None:
    t = plan("hard_times_and_oppression", *[f"place regular {area}" for area in VILLAGES], "place elite carthag",
             "place elite arrakeen")
    assert [legion(t, area) for area in VILLAGES] == [{"regular": 1}] * 4
    assert legion(t, "carthag") == legion(t, "arrakeen") == {"elite": 1}
    assert is_done(t)


@rule("WFA-ACTION-07", "WFA-SETTLE-06")
def test_hard_times_spare_a_settlement_that_is_gone_and_what_one_leaves_out() -> None:
    t = plan("hard_times_and_oppression", "done", "place regular imperial_basin", "place regular north_pole", "done",
             "place elite arrakeen", areas={"hagga_basin": {"settlement": 0}})
    assert [legion(t, area) for area in VILLAGES] == [{}, {}, {"regular": 1}, {"regular": 1}]
    assert (legion(t, "carthag"), legion(t, "arrakeen")) == ({}, {"elite": 1})
    assert is_done(t)


# ------------------------------------------------------------------ forced_recruitment


@rule("WFA-PLAN-07")
def test_forced_recruitment() -> None:
    t = plan("forced_recruitment", *["place elite arrakeen"] * 3)
    assert not any("elite" in move for move in texts(t))
    assert "place bashar arrakeen" in texts(t)
    play(t, "place beast_rabban arrakeen")
    assert legion(t, "arrakeen") == {"elite": 3, "leaders": ["beast_rabban"]}
    assert is_done(t)


# ------------------------------------------------------------------ beloved_feyd_rautha


@rule("WFA-LEADER-14", "WFA-LEADER-07", "WFA-LEADER-01")
def test_beloved_feyd_rautha_enters_and_rabban_leaves() -> None:
    t = plan("beloved_feyd_rautha", hand=["hunter_seeker"],
             areas={"carthag": {"harkonnen": {"regular": 2, "leaders": ["beast_rabban"]}}})
    assert texts(t) == ["leader feyd_rautha", "skip"]
    play(t, "leader feyd_rautha")
    assert (t.get("leaders.feyd_rautha"), t.get("ready.feyd_rautha")) == ("aside", 1)
    assert t.get("leaders.beast_rabban") == "gone" and legion(t, "carthag") == {"regular": 2}
    assert texts(t) == ["plan hunter_seeker", "skip"]  # and another card, for no die
    play(t, "plan hunter_seeker")
    assert t.get("B.dice.mentat") == 1
    assert t.get("B.house_discard") == ["beloved_feyd_rautha", "hunter_seeker"]
    assert is_done(t)


@rule("WFA-ACTION-07")
def test_feyd_may_stay_away_and_another_card_be_played_all_the_same() -> None:
    t = plan("beloved_feyd_rautha", "skip", hand=["hunter_seeker"])
    assert t.get("leaders.feyd_rautha") == "box" and t.get("leaders.beast_rabban") == "aside"
    assert texts(t) == ["plan hunter_seeker", "skip"]
    assert is_done(play(t, "skip"))


def test_with_feyd_in_play_two_elites_join_his_legion() -> None:
    t = plan("beloved_feyd_rautha", hand=["hunter_seeker"],
             areas={"carthag": {"harkonnen": {"regular": 1, "leaders": ["feyd_rautha"]}}, "arrakeen": ONE})
    assert texts(t) == ["place elite carthag", "done"]
    play(t, "place elite carthag", "place elite carthag")
    assert legion(t, "carthag") == {"regular": 1, "elite": 2, "leaders": ["feyd_rautha"]}
    assert is_done(t)  # this use gives no further card


@pytest.mark.parametrize("given", [{"leaders": {"feyd_rautha": "aside"}}, {"B": {"tank": ["feyd_rautha"]}}])
def test_in_play_but_not_on_the_board_feyd_has_no_legion_to_join(given: dict[str, Any]) -> None:
    assert is_done(plan("beloved_feyd_rautha", areas={"carthag": ONE}, **given))


# ------------------------------------------------------------------ hawats_scheming


@rule("WFA-LEADER-11", "WFA-LEADER-12", "WFA-BG-06")
@pytest.mark.parametrize("copies", [2, 3])
def test_hawats_scheming(copies: int) -> None:
    t = turn_of_b(hand=["hawats_scheming"] * 3, leaders={"thufir_hawat": "aside"})
    assert not any(move.startswith("plan") for move in texts(t))
    assert offered(t, "schemes") == ["2", "3"]
    play(t, f"schemes {copies}")
    assert (t.get("leaders.thufir_hawat"), t.get("leaders.gaius_helen_mohiam")) == ("gone", "aside")
    assert t.get("B.bene_gesserit") == 1
    assert t.get("B.hand") == ["hawats_scheming"] * (3 - copies)
    assert t.get("B.house_discard") == ["hawats_scheming"] * copies
    assert "action mentat" in texts(t)  # it cost nothing


@rule("WFA-LEADER-11", "WFA-LEADER-13")
def test_schemes_are_for_nothing_without_hawat_or_with_one_card() -> None:
    assert offered(turn_of_b(hand=["hawats_scheming"] * 3), "schemes") == []
    t = turn_of_b(hand=["hawats_scheming"], leaders={"thufir_hawat": "aside"})
    assert offered(t, "schemes") == []
    gone = {"thufir_hawat": "gone", "gaius_helen_mohiam": "aside"}
    assert offered(turn_of_b(hand=["hawats_scheming"] * 3, leaders=gone), "schemes") == []


@rule("WFA-LEADER-13", "WFA-PLAN-03")
def test_schemes_are_no_dice_in_a_battle() -> None:
    t = turn_of_b({"carthag": {"harkonnen": {"regular": 2}}, "broken_land": {"atreides": {"regular": 2}}},
                  hand=["hawats_scheming", "hunter_seeker"], dice={"strategy": 2})
    play(t, "action strategy", "attack carthag broken_land")
    assert texts(t) == ["discard hunter_seeker", "done"]


# ------------------------------------------------------------------ evidence_of_rebellion


def test_evidence_of_rebellion() -> None:
    t = plan("evidence_of_rebellion")
    assert sorted(offered(t, "at")) == sorted([*VILLAGES, "carthag", "arrakeen"])
    play(t, "at hagga_basin", "place elite hagga_basin", "place elite hagga_basin")
    assert legion(t, "hagga_basin") == {"elite": 2}
    play(t, "draw house_harkonnen", "draw corrino_allies")
    assert len(t.get("B.hand")) == 2
    assert is_done(t)


@rule("WFA-ACTION-07")
def test_of_evidence_of_rebellion_only_the_cards() -> None:
    t = plan("evidence_of_rebellion", "skip", "draw corrino_allies", "draw corrino_allies")
    assert len(t.get("B.hand")) == 2 and is_done(t)


# ------------------------------------------------------------------ polar_cap_factories


def test_polar_cap_factories() -> None:
    signs = {"ne_central_3": {"wormsign": 1}, "sw_central_4": {"wormsign": 1}, "se_central_1": {"wormsign": 1},
             "nw_outer_6": {"wormsign": 1}}
    t = plan("polar_cap_factories", areas=signs)
    play(t, "place regular north_pole", "place regular north_pole", "place elite north_pole")
    assert texts(t) == ["place bashar north_pole", "done"]  # no leader with a name
    play(t, "place bashar north_pole")
    assert legion(t, "north_pole") == {"regular": 2, "elite": 1, "officers": 1}
    assert texts(t) == ["go", "skip"]
    kept = play(t.clone(), "skip")
    assert "wormsign" in area_shown(kept.state, AREA.find("ne_central_3")) and is_done(kept)
    play(t, "go")
    assert [area for area in signs if "wormsign" in area_shown(t.state, AREA.find(area))] == ["nw_outer_6"]
    assert sorted(e["area"] for e in kinds(t, "wormsign_discarded")) == ["ne_central_3", "se_central_1",
                                                                         "sw_central_4"]
    assert is_done(t)


# ------------------------------------------------------------------ carthag_the_former_capital


def test_carthag_the_former_capital() -> None:
    t = plan("carthag_the_former_capital", *["place regular carthag"] * 3)
    assert not any("regular" in move for move in texts(t))
    play(t, "place elite carthag")
    assert not any("elite" in move for move in texts(t))
    play(t, "place captain_aramsham carthag")
    assert legion(t, "carthag") == {"regular": 3, "elite": 1, "leaders": ["captain_aramsham"]}
    assert is_done(t)


# ------------------------------------------------------------------ vehicles: workhorse_of_arrakis, sandmasters


def test_workhorse_of_arrakis() -> None:
    t = plan("workhorse_of_arrakis")
    assert {move.split()[0] for move in texts(t)} == {"harvester", "done"}
    play(t, "harvester the_great_flat")
    assert {move.split()[1] for move in texts(t) if move != "done"} == {"carryall"}
    play(t, "station carryall az_3", "draw house_harkonnen", "draw house_harkonnen")
    assert area_shown(t.state, AREA.find("the_great_flat")) == {"harvester": 1}
    assert t.get("air.az_3") == "carryall" and len(t.get("B.hand")) == 2
    assert is_done(t)


@rule("WFA-ACTION-07")
def test_of_workhorse_of_arrakis_any_part_alone() -> None:
    t = plan("workhorse_of_arrakis", "done", "station carryall az_1", "done")
    assert (t.get("air.az_1"), t.get("B.hand")) == ("carryall", [])
    assert is_done(t)


def test_sandmasters() -> None:
    t = plan("sandmasters", "harvester the_great_flat", "harvester nw_outer_5", "harvester nw_outer_6",
             "draw corrino_allies")
    assert [area_shown(t.state, AREA.find(area)) for area in ("the_great_flat", "nw_outer_5", "nw_outer_6")] == [
        {"harvester": 1}] * 3
    assert len(t.get("B.hand")) == 1 and is_done(t)


# ------------------------------------------------------------------ spotter_control


def test_spotter_control() -> None:
    areas = ("nw_outer_5", "nw_outer_6", "nw_outer_7", "the_great_flat")
    t = plan("spotter_control", areas={area: {"wormsign": 1} for area in areas})
    assert sorted(offered(t, "at")) == sorted(areas)
    play(t, "at nw_outer_5", "at the_great_flat", "at nw_outer_6")
    assert [area for area in areas if "wormsign" in area_shown(t.state, AREA.find(area))] == ["nw_outer_7"]
    play(t, "draw house_harkonnen", "draw corrino_allies")
    assert len(t.get("B.hand")) == 2 and is_done(t)


@rule("WFA-ACTION-07")
def test_spotter_control_discards_fewer_or_none() -> None:
    t = plan("spotter_control", "at nw_outer_5", "done", "done",
             areas={"nw_outer_5": {"wormsign": 1}, "nw_outer_6": {"wormsign": 1}})
    assert is_done(t)
    t = plan("spotter_control", "draw house_harkonnen", "draw house_harkonnen")  # there are no signs at all
    assert len(t.get("B.hand")) == 2 and is_done(t)
