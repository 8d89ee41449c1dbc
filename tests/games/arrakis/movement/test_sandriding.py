"""Sandriding: chains of wormsigns and sandworms, where a ride ends, and attacks by it."""

from __future__ import annotations

from landsraad.games.arrakis.movement.sandriding import ride_span
from landsraad.games.arrakis.rounds.orders import STRATEGY_ACTION, move_legions
from landsraad.games.arrakis.state.cells import AREA, PAUL_RODE, STATION, STATIONS
from support.arrakis.empty_board import Desert, desert
from support.rules import rule


def to(d: Desert, frm: str, family: str = "move") -> set[str]:
    return {text.split()[2] for text in d.legal(family) if text.split()[1] == frm}


ON_FOOT = {"ne_outer_9", "ne_outer_12", "ne_outer_10", "ne_outer_14"}  # from ne_outer_13


@rule("WFA-SANDRIDE-01", "WFA-SANDRIDE-03")
def test_a_ride_over_one_wormsign():
    d = desert()
    d.put("ne_outer_13", side="atreides", regular=1)
    d.put("ne_outer_9", sign="sand")
    d.do(move_legions(1))
    # next to ne_outer_9; the area with the sign itself is reached on foot
    assert to(d, "ne_outer_13") == ON_FOOT | {"ne_outer_6", "ne_outer_8", "sihaya_ridge"}
    d.play("move ne_outer_13 ne_outer_6")
    assert d.area("ne_outer_6") == {"side": "atreides", "regular": 1}
    assert d.area("ne_outer_9") == {"wormsign": 1}  # the Atreides never reveal it


@rule("WFA-SANDRIDE-02")
def test_a_ride_over_a_chain_of_signs_and_worms():
    d = desert()
    d.put("ne_outer_13", side="atreides", regular=2)
    d.put("ne_outer_9", sign="sand")
    d.put("ne_outer_8", worm="sandworm")
    d.put("ne_outer_5", sign="sandworm")
    d.do(move_legions(1))
    reach = to(d, "ne_outer_13")
    assert {"ne_outer_4", "ne_outer_2", "ne_outer_7", "ne_outer_11"} <= reach
    assert "ne_outer_5" in reach  # it may end on a wormsign
    assert "ne_outer_8" not in reach  # but not on a sandworm
    assert "ne_outer_3" not in reach  # two areas beyond the chain


@rule("WFA-SANDRIDE-01")
def test_without_a_sign_next_to_it_a_legion_does_not_ride():
    d = desert()
    d.put("ne_outer_13", side="atreides", regular=1)
    d.put("ne_outer_8", sign="sand")
    d.do(move_legions(1))
    assert to(d, "ne_outer_13") == ON_FOOT


@rule("WFA-SANDRIDE-04", "WFA-HARVEST-02")
def test_a_ride_passes_harvesters_but_no_enemy_legion():
    d = desert()
    d.put("ne_outer_13", side="atreides", regular=1)
    d.put("ne_outer_9", sign="sand", harvester=True)
    d.put("ne_outer_12", sign="sand", side="harkonnen", regular=1)
    d.do(move_legions(1))
    reach = to(d, "ne_outer_13")
    assert "ne_outer_6" in reach
    assert "ne_outer_11" not in reach  # only over ne_outer_12
    d.play("move ne_outer_13 ne_outer_6")
    assert d.area("ne_outer_9") == {"wormsign": 1, "harvester": 1}  # passed, not ended there


@rule("WFA-MOVE-11", "WFA-MOVE-09")
def test_a_station_is_not_captured_on_the_way():
    d = desert()
    d.put("ne_outer_3", side="atreides", regular=1, officers=1)
    d.put("ne_outer_4", sign="sand")
    d.do(move_legions(1))
    d.play("move ne_outer_3 ne_outer_5")
    assert d.s.t[STATIONS + STATION.find("ne_outer_4")] == 1
    assert d.area("ne_outer_5") == {"side": "atreides", "regular": 1, "officers": 1}


@rule("WFA-MOVE-10")
def test_a_ride_passes_a_full_area_of_ones_own():
    d = desert()
    d.put("ne_outer_13", side="atreides", regular=3)
    d.put("ne_outer_9", side="atreides", regular=6, sign="sand")
    d.do(move_legions(1))
    d.play("move ne_outer_13 ne_outer_6", "go")
    assert d.over and d.area("ne_outer_9") == {"side": "atreides", "regular": 6, "wormsign": 1}


@rule("WFA-SANDRIDE-05")
def test_an_attack_out_of_a_ride():
    d = desert(["hit", "hit", "shield"])
    d.put("ne_outer_13", side="atreides", regular=2)
    d.put("ne_outer_9", sign="sand")
    d.put("ne_outer_6", side="harkonnen", regular=1)
    d.do(STRATEGY_ACTION)
    assert d.legal("attack") == ["attack ne_outer_13 ne_outer_6"]
    d.play("attack ne_outer_13 ne_outer_6")
    assert d.area("ne_outer_6") == {"side": "atreides", "regular": 2}
    assert d.over


@rule("WFA-SANDRIDE-01")
def test_the_harkonnen_do_not_ride():
    d = desert()
    d.put("ne_outer_13", side="harkonnen", regular=1)
    d.put("ne_outer_9", sign="sand")
    d.do(move_legions(1), 1)
    assert to(d, "ne_outer_13") == ON_FOOT


def span(d: Desert, frm: str, there: str) -> int:
    return int(ride_span(d.s, AREA.find(frm), AREA.find(there)))


def test_how_far_paul_rides():
    d = desert()
    d.put("ne_outer_13", side="atreides", regular=1, leaders=("paul_atreides",))
    d.put("ne_outer_9", sign="sand")
    assert span(d, "ne_outer_13", "ne_outer_6") == 1
    assert span(d, "ne_outer_13", "ne_outer_5") == 0
    d.put("sihaya_ridge", sign="sand")
    assert span(d, "ne_outer_13", "ne_outer_2") == 2  # over both
    assert span(d, "ne_outer_13", "ne_outer_6") == 2  # it can be over both
    assert span(d, "ne_outer_13", "ne_outer_8") == 1  # next to the first one only
    assert span(d, "ne_outer_13", "sihaya_ridge") == 1  # where it ends is not crossed
    d.do(move_legions(1))
    d.play("move ne_outer_13 ne_outer_2")
    assert d.s.t[PAUL_RODE] == 2


def test_a_ride_over_two_signs_that_both_touch_the_start():
    d = desert()
    d.put("ne_outer_9", sign="sand")
    d.put("ne_outer_12", sign="sand")  # they touch each other and ne_outer_13
    assert span(d, "ne_outer_13", "ne_outer_6") == 2


def test_only_pauls_own_ride_counts():
    d = desert()
    d.put("ne_outer_13", side="atreides", regular=2, leaders=("paul_atreides",))
    d.put("ne_outer_9", sign="sand")
    d.put("sihaya_ridge", sign="sand")
    d.do(move_legions(1))
    d.play("move ne_outer_13 ne_outer_2", "leave paul_atreides")
    assert d.area("ne_outer_13")["leaders"] == ["paul_atreides"]
    assert d.s.t[PAUL_RODE] == 0
