"""The planning cards of House Harkonnen that place legions or attack, one by one."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.derived_view import area_shown
from landsraad.games.arrakis.state.cells import AREA
from support.arrakis.harkonnen_board import bare, is_done, legion, offered, plan, turn_of_b
from support.arrakis.table import unforced
from support.dune.table import kinds, play, texts
from support.rules import rule

ONE = {"harkonnen": {"regular": 1}}


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
