"""Sandworms: moving and attacking."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.rounds.desert_power import DESERT_POWER_EFFECT
from landsraad.games.arrakis.state.cells import (
    AREA,
    ASIDE,
    ATOMICS,
    HARVESTERS_LOST,
    LEADER_AT,
    LEADER_IS,
    WILD_MAKER,
)
from landsraad.games.arrakis.worms.sandworms import (
    attack_with_wild_maker,
    move_worms,
)
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

# ------------------------------------------------------------------ moving


@rule("WFA-WORM-06", "WFA-WORM-08")
def test_a_worm_moves_up_to_two_desert_areas():
    d = desert()
    d.put("se_outer_4", worm="sandworm")
    d.put("se_outer_3", side="harkonnen", regular=1, harvester=True, sign="sand")  # passed, whatever is there
    d.do(move_worms(1))
    to = {text.split()[2] for text in d.legal("worm")}
    assert to == {"se_outer_2", "se_outer_7", "se_outer_1", "se_outer_6", "se_outer_8", "ne_outer_16"}
    d.play("worm se_outer_4 se_outer_1")
    assert d.area("se_outer_1") == {"worm": "sandworm"}
    assert d.area("se_outer_4") == {}
    assert d.over


@rule("WFA-WORM-07", "WFA-STATION-03", "WFA-MAP-10")
@pytest.mark.parametrize(("thing", "stops"), [
    ({"side": "atreides", "regular": 1}, False), ({"token": "2_regular"}, False), ({"worm": "sandworm"}, False),
    ({"sign": "sand"}, False), ({"harvester": True}, False), ({}, True)])
def test_where_a_worm_may_stop(thing: dict[str, object], stops: bool):
    d = desert()
    d.put("se_outer_4", worm="sandworm")
    d.put("se_outer_2", **thing)  # type: ignore[arg-type]
    d.do(move_worms(1))
    assert ("worm se_outer_4 se_outer_2" in d.legal()) is stops


@rule("WFA-WORM-07", "WFA-STATION-03")
def test_a_worm_may_stop_at_a_testing_station_and_leaves_it_alone():
    d = desert()
    d.put("ne_outer_5", worm="sandworm")
    d.do(move_worms(1))
    d.play("worm ne_outer_5 ne_outer_4")
    assert d.area("ne_outer_4") == {"worm": "sandworm"}
    assert "station_captured" not in d.told()
    assert "gara_kulon" not in str(d.legal())


@rule("WFA-WORM-07")
def test_no_worm_stops_in_a_sietch_area():
    d = desert()
    d.put("ne_outer_12", worm="sandworm")
    d.do(move_worms(1))
    assert "worm ne_outer_12 gara_kulon" not in d.legal()
    assert "worm ne_outer_12 ne_outer_15" in d.legal()  # across it


@rule("WFA-WORM-06")
def test_a_worm_stays_in_the_desert():
    d = desert()
    d.put("se_outer_3", worm="sandworm")  # Pasty Mesa is two areas away
    d.do(move_worms(1))
    assert "worm se_outer_3 se_outer_1" in d.legal()
    assert "worm se_outer_3 pasty_mesa" not in d.legal()
    assert "worm se_outer_3 se_outer_5" not in d.legal()


@rule("WFA-ACTION-18")
def test_two_different_worms_move():
    d = desert()
    d.put("se_outer_4", worm="sandworm")
    d.put("ne_outer_8", worm="sandworm")
    d.do(move_worms(2))
    d.play("worm se_outer_4 se_outer_2")
    assert not [text for text in d.legal() if text.startswith("worm se_outer_2")]
    d.play("worm ne_outer_8 ne_outer_5")
    assert d.over


@rule("WFA-ACTION-07")
def test_the_second_move_may_be_left():
    d = desert()
    d.put("se_outer_4", worm="sandworm")
    d.put("ne_outer_8", worm="sandworm")
    d.do(move_worms(2))
    d.play("worm se_outer_4 se_outer_2", "skip")
    assert d.over


@rule("WFA-ATOMIC-03", "WFA-ATOMIC-05")
def test_worms_move_into_the_crater():
    d = desert()
    d.put("wind_pass", worm="sandworm")
    d.do(move_worms(1))
    assert "worm wind_pass splintered_rock" not in d.legal()
    d = desert()
    d.s.t[ATOMICS] = AREA.find("splintered_rock")
    d.put("wind_pass", worm="sandworm")
    d.do(move_worms(1))
    d.play("worm wind_pass splintered_rock")
    assert d.area("splintered_rock") == {"worm": "sandworm", "atomics": 1}


# ------------------------------------------------------------------ attacking


def targets(d: Desert) -> set[str]:
    return {text.split()[2] for text in d.legal("worm_attack")}


@rule("WFA-WORM-09", "WFA-WORM-10")
def test_what_a_worm_can_attack():
    d = desert()
    d.put("se_outer_6", worm="sandworm")
    d.put("se_outer_5", side="harkonnen", regular=1)  # plateau, next to it
    d.put("false_wall_south", side="harkonnen", regular=1)  # plateau, across desert
    d.put("se_central_3", side="harkonnen", regular=1)  # minor erg, only across a plateau
    d.put("se_outer_4", harvester=True)
    d.put("se_outer_1", side="atreides", regular=1)  # not an enemy
    d.put("se_outer_3", side="harkonnen", regular=1, harvester=True)
    d.put("se_outer_2", side="harkonnen", regular=1)  # three areas away
    d.do(DESERT_POWER_EFFECT)
    assert targets(d) == {"se_outer_5", "false_wall_south", "se_outer_4", "se_outer_3"}


@rule("WFA-WORM-10")
def test_a_legion_on_minor_erg_is_a_target_and_one_in_the_mountains_is_not():
    d = desert()
    d.put("se_central_1", worm="sandworm")
    d.put("harg_pass", side="harkonnen", regular=1)
    d.put("false_wall_east", side="harkonnen", regular=1)
    d.put("north_pole", side="harkonnen", regular=1)
    d.do(DESERT_POWER_EFFECT)
    assert targets(d) == {"harg_pass"}


@rule("WFA-WORM-11", "WFA-WORM-12")
def test_a_harvester_alone_is_gone_without_a_roll_and_no_carryall_helps():
    d = desert()
    d.fly("az_5", "carryall")
    d.put("se_outer_4", worm="sandworm")
    d.put("se_outer_3", harvester=True)
    d.do(DESERT_POWER_EFFECT)
    d.play("worm_attack se_outer_4 se_outer_3")
    assert d.area("se_outer_4") == {}
    assert d.area("se_outer_3") == {}
    assert d.s.t[HARVESTERS_LOST] == 1
    assert d.over


@rule("WFA-WORM-13", "WFA-WORM-14", "WFA-WORM-15", "WFA-ACTION-19")
@pytest.mark.parametrize(("at", "frm", "left"), [
    ("se_outer_4", "se_outer_3", {"side": "harkonnen", "regular": 2}),  # deep desert: 1 + 1 + 2 + 0
    ("ne_outer_8", "ne_outer_9", {"side": "harkonnen", "regular": 3}),  # desert: 1 + 1 + 1 + 0
    ("harg_pass", "se_central_1", {"side": "harkonnen", "regular": 4}),  # minor erg: 1 + 1 + 0 + 0
    ("pasty_mesa", "se_outer_1", {"side": "harkonnen", "regular": 4}),  # plateau: 1 + 1 + 0 + 0
])
def test_four_dice_against_a_legion(at: str, frm: str, left: dict[str, object]):
    d = desert(["hit", "sword", "special", "shield"])
    d.put(frm, worm="sandworm")
    d.put(at, side="harkonnen", regular=6)
    d.do(DESERT_POWER_EFFECT)
    d.play(f"worm_attack {frm} {at}")
    assert d.area(at) == left
    assert d.area(frm) == {}
    assert d.over


@rule("WFA-WORM-13")
def test_the_wild_maker_rolls_six():
    d = desert(["hit"] * 5 + ["shield"])
    d.put("ne_outer_9", worm="wild_maker")
    d.put("ne_outer_8", side="harkonnen", regular=6)
    d.do(attack_with_wild_maker())
    d.play("worm_attack ne_outer_9 ne_outer_8")
    assert d.area("ne_outer_8") == {"side": "harkonnen", "regular": 1}
    assert d.s.t[LEADER_IS + WILD_MAKER] == ASIDE
    assert d.s.t[LEADER_AT + WILD_MAKER] == NONE
    assert d.over


@rule("WFA-WORM-16")
def test_the_harvester_goes_only_when_the_last_unit_does():
    for hits, left in ((1, {"side": "harkonnen", "regular": 1, "harvester": 1}), (2, {})):
        d = desert(["hit"] * hits + ["shield"] * (4 - hits))
        d.put("ne_outer_9", worm="sandworm")
        d.put("ne_outer_8", side="harkonnen", regular=2, harvester=True)
        d.do(DESERT_POWER_EFFECT)
        d.play("worm_attack ne_outer_9 ne_outer_8")
        assert d.area("ne_outer_8") == left
        assert d.over


@rule("WFA-WORM-17", "WFA-ATOMIC-05", "WFA-SETTLE-02")
def test_after_the_atomics_a_worm_reaches_a_settlement_and_leaves_it_standing():
    d = desert(["hit"] * 4)
    d.put("wind_pass", worm="sandworm")
    d.put("hagga_basin", side="harkonnen", regular=2)
    d.do(DESERT_POWER_EFFECT)
    assert not targets(d)
    d.play("skip")
    d.s.t[ATOMICS] = AREA.find("splintered_rock")
    d.do(DESERT_POWER_EFFECT)
    d.play("worm_attack wind_pass hagga_basin")
    assert d.area("hagga_basin") == {}
    assert "settlement_destroyed" not in d.told()
    assert d.over


@rule("WFA-ATOMIC-06", "WFA-ATOMIC-07")
@pytest.mark.parametrize(("crater", "cities"), [
    ("hole_in_the_rock", {"imperial_basin"}), ("rimwall_west", {"imperial_basin", "arrakeen"})])
def test_which_settlements_the_crater_opens(crater: str, cities: set[str]):
    d = desert()
    d.s.t[ATOMICS] = AREA.find(crater)
    d.put(crater, worm="sandworm")
    for city in ("imperial_basin", "arrakeen", "carthag", "hagga_basin"):
        d.put(city, side="harkonnen", regular=1)
    d.do(DESERT_POWER_EFFECT)
    assert targets(d) == cities
