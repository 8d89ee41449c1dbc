"""The planning cards of the Fremen allies about sandworms, storms and vehicles, one by one."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.state.cells import (
    AIR,
    AIR_FORCE,
    COUNTER,
    FREMEN,
    LEADER_IS,
    ON_BOARD,
    READY,
    SUPPLY,
    TOKEN_AT,
    TOKEN_FACE,
    WILD_MAKER,
)
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import desert
from support.arrakis.planning_cards import card, is_desert_power
from support.rules import rule

# ------------------------------------------------------------------ shai_hulud


@rule("WFA-LEADER-16", "WFA-LEADER-17")
def test_shai_hulud_brings_the_wild_maker():
    d = desert()
    d.plan("shai_hulud")
    d.play("place_worm wild_maker ne_outer_8")
    assert d.area("ne_outer_8") == {"worm": "wild_maker"}
    assert d.s.t[LEADER_IS + WILD_MAKER] == ON_BOARD
    assert d.s.t[READY + WILD_MAKER] == 0
    assert d.over


@rule("WFA-LEADER-18", "WFA-WORM-13")
def test_another_shai_hulud_moves_the_wild_maker_and_attacks_with_it():
    d = desert(["hit"] * 3 + ["shield"] * 3)
    d.put("ne_outer_9", worm="wild_maker")
    d.put("ne_outer_7", side="harkonnen", regular=4)
    d.plan("shai_hulud")
    d.play("worm ne_outer_9 ne_outer_5", "worm_attack ne_outer_5 ne_outer_7")
    assert d.area("ne_outer_7") == {"side": "harkonnen", "regular": 1}
    assert d.over


@rule("WFA-ACTION-07")
def test_of_shai_huluds_second_use_either_part_may_be_left():
    d = desert()
    d.put("ne_outer_9", worm="wild_maker")
    d.put("ne_outer_8", harvester=True)
    d.plan("shai_hulud")
    d.play("skip", "skip")
    assert d.area("ne_outer_9") == {"worm": "wild_maker"}
    assert d.over


# ------------------------------------------------------------------ wall_of_sandworms


@rule("WFA-ACTION-16")
def test_wall_of_sandworms():
    d = desert()
    d.put("ne_outer_9", worm="sandworm")
    d.plan("wall_of_sandworms")
    assert "place_worm sandworm ne_outer_8" in d.legal()
    assert "place_worm sandworm ne_outer_5" not in d.legal()  # no worm next to it
    assert "place_worm sandworm sihaya_ridge" not in d.legal()  # a sietch is there
    d.play("place_worm sandworm ne_outer_8")
    assert is_desert_power(d)
    d.play("worm ne_outer_8 ne_outer_5", "skip")
    assert d.over


@rule("WFA-ACTION-16", "WFA-ACTION-07")
def test_wall_of_sandworms_without_a_worm_is_desert_power_only():
    d = desert()
    d.plan("wall_of_sandworms")
    assert is_desert_power(d)
    d.play("skip")
    assert d.over


# ------------------------------------------------------------------ dust_chasms


@rule("WFA-ACTION-16", "WFA-MAP-06")
def test_dust_chasms_takes_two_harvesters_of_the_deep_desert_of_one_sector():
    d = desert()
    for area in ("ne_outer_10", "ne_outer_13", "ne_outer_14", "se_outer_4", "ne_outer_8"):
        d.put(area, harvester=True)
    d.plan("dust_chasms")
    assert d.legal() == ["remove harvester ne_outer_10", "remove harvester ne_outer_13",
                         "remove harvester ne_outer_14", "remove harvester se_outer_4", "skip"]
    d.play("remove harvester ne_outer_13")
    assert d.legal() == ["remove harvester ne_outer_10", "remove harvester ne_outer_14", "skip"]
    d.play("remove harvester ne_outer_14")
    assert is_desert_power(d)
    assert d.area("ne_outer_13") == d.area("ne_outer_14") == {}
    assert d.area("ne_outer_10") == {"harvester": 1}


# ------------------------------------------------------------------ fremen_rockets


@rule("WFA-MAP-03")
def test_fremen_rockets_remove_a_vehicle_for_each_hit_and_special():
    d = desert(["hit", "special", "shield"])
    d.put("ne_outer_8", side="atreides", regular=1)
    d.put("windgap", token="2_regular")
    d.put("ne_outer_5", harvester=True)
    d.put("se_outer_4", harvester=True)
    d.fly("az_1", "ornithopter")
    d.fly("az_8", "carryall")
    d.plan("fremen_rockets")
    assert d.legal() == ["in ne_outer", "in sw_central", "skip"]
    d.play("in ne_outer")
    assert d.legal() == ["ground az_1", "remove harvester ne_outer_5", "skip"]
    d.play("remove harvester ne_outer_5", "ground az_1")
    assert d.area("ne_outer_5") == {}
    assert d.s.t[AIR_FORCE + AIR.find("az_1")] == NONE
    assert d.over


def test_fremen_rockets_may_miss():
    d = desert(["shield", "shield", "shield"])
    d.put("ne_outer_8", side="atreides", regular=1)
    d.put("ne_outer_5", harvester=True)
    d.plan("fremen_rockets")
    d.play("in ne_outer")
    assert d.area("ne_outer_5") == {"harvester": 1}
    assert d.over


# ------------------------------------------------------------------ captured_ornithopter


def test_captured_ornithopter_strikes_a_legion_of_a_linked_sector():
    d = desert(["hit", "special", "shield"])
    d.fly("az_5", "ornithopter")
    d.fly("az_1", "carryall")
    d.put("pasty_mesa", side="harkonnen", regular=3)  # se_outer
    d.put("harg_pass", side="harkonnen", regular=1)  # se_central
    d.put("ne_outer_8", side="harkonnen", regular=1)  # another sector
    d.plan("captured_ornithopter")
    assert d.legal() == ["ground az_5", "skip"]
    d.play("ground az_5")
    assert d.legal() == ["at harg_pass", "at pasty_mesa", "skip"]
    d.play("at pasty_mesa")
    assert d.area("pasty_mesa") == {"side": "harkonnen", "regular": 1}  # a special result is a hit on any terrain
    assert d.s.t[AIR_FORCE + AIR.find("az_5")] == NONE
    assert d.over


def test_captured_ornithopter_needs_one():
    d = desert()
    d.fly("az_5", "carryall")
    d.put("pasty_mesa", side="harkonnen", regular=3)
    d.plan("captured_ornithopter")
    assert d.over


# ------------------------------------------------------------------ grandmother_of_a_storm


@rule("WFA-STORM-02")
def test_grandmother_of_a_storm_brings_the_storms_at_once():
    d = desert(["hit", "special", "hit", "special"])
    d.put("ne_outer_8", side="harkonnen", regular=3)
    d.put("pasty_mesa", side="harkonnen", regular=3)
    d.put("carthag", side="harkonnen", regular=3)
    d.plan("grandmother_of_a_storm")
    d.play("go")
    assert d.area("ne_outer_8") == {"side": "harkonnen", "regular": 1}
    assert d.area("pasty_mesa") == {"side": "harkonnen", "regular": 2}
    assert d.area("carthag") == {"side": "harkonnen", "regular": 3}
    assert d.over


def test_grandmother_of_a_storm_may_be_left():
    d = desert()
    d.put("ne_outer_8", side="harkonnen", regular=3)
    d.plan("grandmother_of_a_storm")
    d.play("skip")
    assert d.over


# ------------------------------------------------------------------ thumpers


@rule("WFA-ACTION-21")
def test_thumpers_call_two_worms_next_to_legions():
    d = desert()
    d.put("se_outer_4", side="atreides", regular=1)
    d.put("se_outer_7", sign="sand")
    d.plan("thumpers")
    assert {text.split()[2] for text in d.legal("place_worm")} == {"se_outer_2", "se_outer_3"}
    d.play("place_worm sandworm se_outer_2", "place_worm sandworm se_outer_3")
    assert d.area("se_outer_2") == d.area("se_outer_3") == {"worm": "sandworm"}
    assert d.over


# ------------------------------------------------------------------ sandtides


@rule("WFA-ACTION-16", "WFA-HARVEST-01")
def test_sandtides_moves_an_enemy_legion_to_an_empty_area():
    d = desert()
    d.put("ne_outer_7", side="harkonnen", regular=2, leaders=("baron_harkonnen",), harvester=True)
    d.put("ne_outer_5", sign="sand")
    d.put("pasty_mesa", side="harkonnen", regular=1)  # not desert
    d.plan("sandtides")
    assert d.legal() == ["move ne_outer_7 ne_outer_11", "move ne_outer_7 ne_outer_8",
                         "move ne_outer_7 shield_wall_east", "skip"]  # ne_central_6 has a station
    d.play("move ne_outer_7 shield_wall_east")
    assert d.area("shield_wall_east") == {"side": "harkonnen", "regular": 2, "leaders": ["baron_harkonnen"]}
    assert d.area("ne_outer_7") == {"harvester": 1}
    assert is_desert_power(d)


@pytest.mark.parametrize("name", [made.name for made in PLANNING_CARDS if made.deck == FREMEN])
def test_every_card_says_what_it_does_and_does_nothing_on_an_empty_board(name: str):
    d = desert()
    assert PLANNING_CARDS[card(name)].effect.message().key
    d.plan(name)
    while not d.s.over:
        d.s.play(d.s.legal()[-1])
    assert sum(d.s.seats[0][SUPPLY + tier] for tier in range(3)) == 30
    assert all(d.s.t[TOKEN_AT + counter] == NONE for counter in range(len(COUNTER.names)))
    assert all(d.s.seats[0][TOKEN_FACE + counter] == NONE for counter in range(len(COUNTER.names)))
