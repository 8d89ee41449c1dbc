"""The planning cards of House Harkonnen, one by one: every number, condition and omitted part."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.arrakis.derived_view import area_shown
from landsraad.games.arrakis.state.cells import AREA, HOUSE_HARKONNEN
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from support.arrakis.harkonnen_board import bare, is_done, legion, offered, plan, turn_of_b
from support.arrakis.table import unforced
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


# ------------------------------------------------------------------ harkonnen_patrols


@rule("WFA-MAP-10", "WFA-MAP-06")
def test_harkonnen_patrols() -> None:
    """One each in three different empty desert areas, including deep desert."""
    t = plan("harkonnen_patrols", areas={"the_great_flat": {"harvester": 1}, "nw_outer_5": {"wormsign": 1},
                                         "nw_outer_6": {"sandworm": 1}, "nw_outer_7": ONE})
    full = ("the_great_flat", "nw_outer_5", "nw_outer_6", "nw_outer_7", "gara_kulon", "ne_outer_4", "north_pole",
            "harg_pass")  # a harvester, a sign, a worm, a unit, a sietch, a station; a mountain, a minor erg
    assert not any(f"at {area}" in texts(t) for area in full)
    play(t, "at nw_outer_1", "place regular nw_outer_1")
    assert "at nw_outer_1" not in texts(t)
    play(t, "at the_funeral_plain", "bring regular nw_outer_7", "at nw_outer_8", "place regular nw_outer_8")
    assert legion(t, "nw_outer_1") == legion(t, "the_funeral_plain") == legion(t, "nw_outer_8") == {"regular": 1}
    assert legion(t, "nw_outer_7") == {}
    assert is_done(t)


@rule("WFA-ACTION-07")
def test_fewer_patrols() -> None:
    t = plan("harkonnen_patrols", "at nw_outer_1", "place regular nw_outer_1", "skip", "skip")
    assert is_done(t)


# ------------------------------------------------------------------ arsunt_legion


def test_arsunt_legion_moves() -> None:
    t = plan("arsunt_legion", "place regular arsunt", "place elite arsunt", "place bashar arsunt",
             areas={"carthag": {"harkonnen": {"regular": 2}}})
    assert offered(t, "move") and all(move.startswith("arsunt ") for move in offered(t, "move"))
    play(t, "move arsunt hagga_basin", "go")
    assert legion(t, "hagga_basin") == {"regular": 1, "elite": 1, "officers": 1}
    assert is_done(t)


def test_arsunt_legion_attacks_and_it_is_no_surprise() -> None:
    """Two dice and no third result: a surprise attack with two would make three hits."""
    t = plan("arsunt_legion", "place regular arsunt", "place elite arsunt", "done", "attack arsunt nw_outer_16",
             areas={"nw_outer_16": {"atreides": {"regular": 4}}},
             chance=["hit", "hit", "shield", "special", "special", "special"])
    assert t.get("surprise") == 0
    assert unforced(t) == []
    play(t, "cease")
    assert legion(t, "nw_outer_16") == {"regular": 3}
    assert is_done(t)


@rule("WFA-ACTION-07", "WFA-EX-03")
def test_of_arsunt_legion_either_part_alone() -> None:
    t = plan("arsunt_legion", "done", "move arsunt broken_land", areas={"arsunt": ONE})
    assert legion(t, "broken_land") == {"regular": 1} and is_done(t)
    t = plan("arsunt_legion", "place elite arsunt", "done", "done")
    assert legion(t, "arsunt") == {"elite": 1} and is_done(t)
    assert is_done(plan("arsunt_legion", "done"))


# ------------------------------------------------------------------ barons_personal_guard


@pytest.mark.parametrize("area", ["carthag", "arrakeen"])
def test_barons_personal_guard(area: str) -> None:
    t = plan("barons_personal_guard", areas={"north_pole": {"harkonnen": {"regular": 3}}})
    assert texts(t) == ["at arrakeen", "at carthag", "skip"]
    play(t, f"at {area}", f"place elite {area}", f"place elite {area}")
    assert texts(t) == [f"place baron_harkonnen {area}", "done"]  # the Baron and nobody else
    play(t, f"place baron_harkonnen {area}")
    assert legion(t, area) == {"elite": 2, "leaders": ["baron_harkonnen"]}
    assert {move.split()[0] for move in offered(t, "move")} == {area, "north_pole"}  # any legion
    play(t, "move north_pole ne_central_3", "go")
    assert is_done(t)


def test_the_baron_may_come_from_the_board_and_not_from_the_tank() -> None:
    t = plan("barons_personal_guard", "at carthag", "place elite carthag",
             areas={"north_pole": {"harkonnen": {"regular": 1, "leaders": ["baron_harkonnen"]}}})
    assert "bring baron_harkonnen north_pole" in texts(t)
    t = plan("barons_personal_guard", "at carthag", "place elite carthag", B={"tank": ["baron_harkonnen"]})
    assert not any("baron" in move for move in texts(t))


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


# ------------------------------------------------------------------ explosive_artillery


@rule("WFA-COMP-22", "WFA-SETTLE-02")
def test_explosive_artillery() -> None:
    """Four dice, a hit for each hit and special result, none for a shield; the target does not roll."""
    t = plan("explosive_artillery", "move carthag arsunt",
             areas={"carthag": {"harkonnen": {"regular": 1}}, "nw_outer_16": {"atreides": {"regular": 4}},
                    "broken_land": {"atreides": {"regular": 1}}, "gara_kulon": {"atreides": {"regular": 4}}},
             chance=["hit", "special", "shield", "hit"])
    assert texts(t) == ["at nw_outer_16", "at broken_land", "skip"]  # next to where the legion is now
    play(t, "at nw_outer_16")
    assert unforced(t) == []
    assert legion(t, "nw_outer_16") == {"regular": 1}
    assert legion(t, "arsunt") == {"regular": 1}  # nothing came back, and nobody advanced
    assert is_done(t)


@rule("WFA-CASUALTY-02", "WFA-COMP-22")
def test_the_target_of_the_artillery_shows_its_tokens_and_chooses_its_losses() -> None:
    t = plan("explosive_artillery", "done", "at nw_outer_16",
             areas={"arsunt": ONE, "nw_outer_16": {"atreides": {"tokens": ["start_regular_elite"], "naib": 1}}},
             chance=["hit", "shield", "shield", "shield"])
    assert t.actor == "A"
    assert texts(t) == ["lose regular", "lose elite", "lose naib"]
    play(t, "lose elite")
    assert legion(t, "nw_outer_16") == {"regular": 2, "officers": 1}
    assert is_done(t)


@rule("WFA-SETTLE-02")
def test_the_artillery_destroys_no_sietch() -> None:
    t = plan("explosive_artillery", "done", "at gara_kulon", chance=["hit"] * 4,
             areas={"ne_outer_12": ONE, "gara_kulon": {"atreides": {"regular": 2, "naib": 1}}})
    assert legion(t, "gara_kulon") == {} and t.get("supremacy") == 0
    assert "sietch" in area_shown(t.state, AREA.find("gara_kulon"))


@rule("WFA-ACTION-07", "WFA-MAP-08")
def test_the_artillery_may_stay_silent_and_does_not_shoot_over_a_wall() -> None:
    t = plan("explosive_artillery", "done", "skip", areas={"arsunt": ONE,
                                                           "nw_outer_16": {"atreides": {"regular": 2}}})
    assert is_done(t)
    t = plan("explosive_artillery", "done", areas={"broken_land": ONE, "ne_outer_3": {"atreides": {"regular": 2}}})
    assert is_done(t)


# ------------------------------------------------------------------ mudir_nahya_the_demon_ruler


@rule("WFA-BATTLE-08", "WFA-ACTION-07")
def test_mudir_nahya_the_demon_ruler() -> None:
    """Rabban and an elite join a legion that makes a surprise attack: one more hit in the first round."""
    t = plan("mudir_nahya_the_demon_ruler", areas={
        "carthag": {"harkonnen": {"regular": 1}}, "arrakeen": ONE, "gara_kulon": {"atreides": {"regular": 1}},
        "broken_land": {"atreides": {"regular": 5}}}, chance=["shield"] * 7)
    assert texts(t) == ["at arrakeen", "at carthag", "skip"]  # any legion of one's own
    play(t, "at carthag", "place elite carthag")
    assert texts(t) == ["place beast_rabban carthag", "done"]
    play(t, "place beast_rabban carthag")
    assert texts(t) == ["attack carthag broken_land", "done"]  # with that legion and no other
    play(t, "attack carthag broken_land")
    assert unforced(t) == []
    assert [e["surprise"] for e in kinds(t, "attacked")] == [1]


def test_mudir_nahya_attacks_also_with_a_legion_nobody_joined() -> None:
    t = plan("mudir_nahya_the_demon_ruler", "at carthag", "done",
             areas={"carthag": ONE, "arrakeen": ONE, "broken_land": {"atreides": {"regular": 1}}},
             B={"tank": ["beast_rabban"]})
    assert "attack carthag broken_land" in texts(t)
    assert is_done(play(t, "done"))


def test_without_a_legion_chosen_mudir_nahya_attacks_with_none() -> None:
    """Not even with the one that moved in the previous turn."""
    t = turn_of_b({"carthag": ONE, "arrakeen": ONE, "nw_outer_16": {"atreides": {"regular": 1}}},
                  hand=["mudir_nahya_the_demon_ruler"], dice={"strategy": 1, "mentat": 2}, A={"dice": {}})
    play(t, "action strategy", "move carthag arsunt", "done", "end", "pass")
    play(t, "plan mudir_nahya_the_demon_ruler", "skip")
    assert is_done(t)


@rule("WFA-LEADER-14")
def test_mudir_nahya_when_rabban_is_out_of_the_game() -> None:
    t = plan("mudir_nahya_the_demon_ruler", "at carthag", "place elite carthag", "place elite carthag",
             areas={"carthag": ONE, "arrakeen": ONE, "broken_land": {"atreides": {"regular": 1}}},
             leaders={"beast_rabban": "gone", "feyd_rautha": "aside"})
    assert texts(t) == ["place bashar carthag", "place baron_harkonnen carthag", "place feyd_rautha carthag",
                        "place captain_aramsham carthag", "done"]
    play(t, "place feyd_rautha carthag")
    assert legion(t, "carthag") == {"regular": 1, "elite": 2, "leaders": ["feyd_rautha"]}
    assert is_done(t)  # without an attack


# ------------------------------------------------------------------ hunter_seeker


@rule("WFA-TANK-02")
def test_hunter_seeker() -> None:
    """Stilgar is in the sector of a Harkonnen legion, Paul is not; naibs and own leaders are not targets."""
    t = plan("hunter_seeker", areas={
        "nw_outer_8": {"harkonnen": {"regular": 1, "leaders": ["beast_rabban"]}},
        "nw_outer_1": {"atreides": {"regular": 1, "naib": 1, "leaders": ["stilgar"]}},
        "gara_kulon": {"atreides": {"regular": 1, "leaders": ["paul_atreides"]}}})
    assert texts(t) == ["leader stilgar", "skip"]
    assert is_done(play(t.clone(), "skip"))
    play(t, "leader stilgar")
    assert t.get("leaders.stilgar") == "tank" and t.get("A.tank.1") == "stilgar"
    assert legion(t, "nw_outer_1") == {"regular": 1, "officers": 1}
    assert is_done(t)


@rule("WFA-MAP-07")
def test_a_legion_at_the_pole_is_in_every_central_sector() -> None:
    t = plan("hunter_seeker", areas={"north_pole": ONE, "windgap": {"atreides": {"regular": 1,
                                                                                  "leaders": ["stilgar"]}}})
    assert "leader stilgar" in texts(t)


def test_nobody_for_the_hunter_seeker() -> None:
    t = bare(turn="B", B={"hand": ["hunter_seeker"], "dice": {"mentat": 2}})
    assert is_done(play(t, "plan hunter_seeker"))
