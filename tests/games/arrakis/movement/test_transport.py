"""Troop transport: one ornithopter, two areas, over anything."""

from __future__ import annotations

from landsraad.games.arrakis.rounds.orders import STRATEGY_ACTION, move_legions
from landsraad.games.arrakis.state.cells import AIR, AIR_FORCE
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

HARKONNEN = 1


def to(d: Desert, frm: str, family: str = "fly") -> set[str]:
    return {text.split()[2] for text in d.legal(family) if text.split()[1] == frm}


def zone(d: Desert, name: str) -> int:
    return int(d.s.t[AIR_FORCE + AIR.find(name)])


@rule("WFA-TRANSPORT-01", "WFA-TRANSPORT-02", "WFA-COMP-12", "WFA-COMP-13")
def test_an_ornithopter_carries_a_legion_two_areas():
    d = desert()
    d.put("carthag", side="harkonnen", regular=2)
    d.fly("az_1", "ornithopter")
    d.do(move_legions(1), HARKONNEN)
    assert "imperial_basin" in to(d, "carthag") and "arrakeen" not in to(d, "carthag")
    d.play("fly carthag imperial_basin", "leave regular")
    assert d.area("carthag") == {"side": "harkonnen", "regular": 1}
    assert d.area("imperial_basin") == {"side": "harkonnen", "regular": 1}
    assert zone(d, "az_1") == NONE


@rule("WFA-TRANSPORT-01", "WFA-MAP-03")
def test_only_from_a_sector_linked_to_the_air_zone():
    d = desert()
    d.put("carthag", side="harkonnen", regular=1)  # ne_central
    d.fly("az_5", "ornithopter")  # se_outer and se_central
    d.fly("az_1", "carryall")
    d.do(move_legions(1), HARKONNEN)
    assert to(d, "carthag") == set()


@rule("WFA-MAP-07", "WFA-TRANSPORT-01")
def test_every_air_zone_of_the_middle_is_linked_to_the_north_pole():
    d = desert()
    d.put("north_pole", side="harkonnen", regular=1)
    d.fly("az_5", "ornithopter")
    d.do(move_legions(1), HARKONNEN)
    assert "harg_pass" in to(d, "north_pole")


@rule("WFA-TRANSPORT-03", "WFA-MOVE-03")
def test_over_borders_enemies_and_sandworms():
    d = desert()
    d.put("rimwall_west", side="harkonnen", regular=1)
    d.fly("az_1", "ornithopter")
    d.put("ne_outer_5", side="atreides", regular=1)
    d.put("ne_outer_4", worm="sandworm")
    d.do(move_legions(1), HARKONNEN)
    reach = to(d, "rimwall_west")
    assert "ne_outer_2" in reach and "ne_outer_8" in reach  # behind the border, over worm and legion
    assert "ne_outer_4" not in reach and "ne_outer_5" not in reach  # it has to end in a free area
    d.play("fly rimwall_west ne_outer_8")
    assert d.area("ne_outer_8") == {"side": "harkonnen", "regular": 1}


@rule("WFA-TRANSPORT-01")
def test_the_owner_says_which_ornithopter():
    d = desert()
    d.put("carthag", side="harkonnen", regular=1)
    d.fly("az_1", "ornithopter")
    d.fly("az_4", "ornithopter")
    d.do(move_legions(1), HARKONNEN)
    d.play("fly carthag imperial_basin")
    assert d.legal() == ["zone az_1", "zone az_4"]
    d.play("zone az_4")
    assert zone(d, "az_4") == NONE and zone(d, "az_1") != NONE
    assert d.area("imperial_basin") == {"side": "harkonnen", "regular": 1}


@rule("WFA-TRANSPORT-04", "WFA-OPEN-11", "WFA-BATTLE-01")
def test_an_attack_from_the_air():
    d = desert(["hit", "hit", "shield"])
    d.put("rimwall_west", side="harkonnen", regular=2)
    d.put("ne_outer_4", side="atreides", regular=1)
    d.fly("az_1", "ornithopter")
    d.do(STRATEGY_ACTION, HARKONNEN)
    assert d.legal("attack") == []  # there is an impassable border between them
    d.play("air_attack rimwall_west ne_outer_4")
    assert zone(d, "az_1") == NONE
    assert d.area("ne_outer_4") == {"side": "harkonnen", "regular": 2}


@rule("WFA-TRANSPORT-04", "WFA-OPEN-11")
def test_the_ornithopter_is_gone_when_the_attack_is_declared():
    d = desert()
    d.put("rimwall_west", side="harkonnen", regular=2)
    d.put("ne_outer_2", side="atreides", regular=1)
    d.fly("az_1", "ornithopter")
    d.fly("az_2", "ornithopter")
    d.do(STRATEGY_ACTION, HARKONNEN)
    d.play("air_attack rimwall_west ne_outer_2")
    assert d.legal() == ["zone az_1", "zone az_2"] and "combat_roll" not in d.told()
    d.s.chance = ["shield", "shield", "hit"]
    d.play("zone az_2", "cease")
    assert zone(d, "az_2") == NONE and zone(d, "az_1") != NONE
    assert d.area("rimwall_west") == {"side": "harkonnen", "regular": 2}


@rule("WFA-TRANSPORT-01", "WFA-MAP-02")
def test_the_atreides_have_no_ornithopters():
    d = desert()
    d.put("ne_central_1", side="atreides", regular=1)
    d.fly("az_1", "ornithopter")
    d.do(move_legions(1))
    assert d.legal("fly") == []


@rule("WFA-TRANSPORT-01")
def test_each_of_two_moves_has_its_own_ornithopter():
    d = desert()
    d.put("carthag", side="harkonnen", regular=1)
    d.put("rimwall_west", side="harkonnen", regular=1)
    d.fly("az_1", "ornithopter")
    d.do(STRATEGY_ACTION, HARKONNEN)
    d.play("fly carthag imperial_basin")
    assert d.legal("fly") == []  # it is gone
    assert d.legal("move")


@rule("WFA-MOVE-12", "WFA-TRANSPORT-02")
def test_a_flown_legion_turns_up_the_wormsign_where_it_lands():
    d = desert()
    d.put("rimwall_west", side="harkonnen", regular=1)
    d.put("ne_outer_2", sign="sand")
    d.put("ne_outer_4", sign="sand")
    d.fly("az_1", "ornithopter")
    d.do(move_legions(1), HARKONNEN)
    d.play("fly rimwall_west ne_outer_2")
    assert d.area("ne_outer_2") == {"side": "harkonnen", "regular": 1}
    assert d.area("ne_outer_4") == {"wormsign": 1}
