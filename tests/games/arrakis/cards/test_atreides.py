"""The planning cards of House Atreides about legions and battle, one by one."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.state.cells import (
    AIR,
    AIR_FORCE,
    AREA,
    ATOMICS,
    DICE_CAP,
    EXTRA_DICE,
    HOUSE_ATREIDES,
    IN_TANK,
    LEADER_IS,
    ON_BOARD,
    PRESCIENT,
    READY,
    SUPPLY,
    SURPRISE,
)
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import Desert, desert
from support.arrakis.planning_cards import OTHER, hold, is_at, is_desert_power, leader
from support.rules import rule


@rule("WFA-PLAN-06", "WFA-SETUP-13")
def test_the_deck_has_eighteen_cards():
    cards = [made for made in PLANNING_CARDS if made.deck == HOUSE_ATREIDES]
    assert len(cards) == 18
    assert sum(made.copies for made in cards) == 18


# ------------------------------------------------------------------ war_plan


@rule("WFA-BATTLE-05", "WFA-BATTLE-07")
def test_war_plan_adds_a_die_in_every_round_of_the_battle():
    d = desert(["hit"] * 3 + ["special"] * 3)  # no Harkonnen leader, so their special results are lost
    d.put("ne_outer_8", side="atreides", regular=2)
    d.put("ne_outer_9", side="harkonnen", regular=3)
    d.plan("war_plan")
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.area("ne_outer_8") == {}
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 2}  # three dice for two units
    assert d.over


def test_war_plan_goes_on_in_the_second_round():
    d = desert(["shield"] * 6)
    d.put("ne_outer_8", side="atreides", regular=2)
    d.put("ne_outer_9", side="harkonnen", regular=3)
    d.plan("war_plan")
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.s.t[EXTRA_DICE] == 1
    d.s.chance = ["hit"] * 3 + ["special"] * 3
    d.play("continue")
    if "stand" in d.legal():
        d.play("stand")
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 2}


def test_war_plan_may_move_instead():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=1)
    d.plan("war_plan")
    d.play("move ne_outer_8 ne_outer_5")
    assert d.over


# ------------------------------------------------------------------ smugglers


@rule("WFA-LEADER-15", "WFA-LEADER-07")
@pytest.mark.parametrize("name", ["smugglers_a", "smugglers_b", "smugglers_c"])
def test_the_first_smugglers_bring_gurney(name: str):
    d = desert()
    d.put("ne_outer_8", harvester=True)
    d.plan(name)
    d.play("leader gurney_halleck")
    assert "at ne_outer_8" not in d.legal()
    d.play("at ne_outer_9", "place elite ne_outer_9", "place gurney_halleck ne_outer_9", "place elite ne_outer_9")
    assert d.area("ne_outer_9") == {"side": "atreides", "elite": 2, "leaders": ["gurney_halleck"]}
    assert is_at(d, "gurney_halleck", ON_BOARD)
    assert d.s.t[READY + leader("gurney_halleck")] == 1
    assert d.over


def with_gurney(chance: list[object] | None = None) -> Desert:
    d = desert(chance)
    d.put("ne_outer_9", side="atreides", regular=2, leaders=("gurney_halleck",))
    return d


def test_smugglers_a_lays_signs_and_moves_gurney():
    d = with_gurney(["sand", "sand"])
    d.put("ne_outer_5", side="atreides", regular=1)
    d.plan("smugglers_a")
    d.play("wormsign ne_outer_8", "wormsign ne_outer_7")
    assert {text.split()[1] for text in d.legal("move")} == {"ne_outer_9"}
    assert "move ne_outer_9 ne_outer_11" in d.legal()  # riding on the new signs
    d.play("move ne_outer_9 ne_outer_11")
    assert "leave gurney_halleck" not in d.legal()
    d.play("leave regular")
    assert d.area("ne_outer_11") == {"side": "atreides", "regular": 1, "leaders": ["gurney_halleck"]}
    assert d.over


def test_smugglers_b_strengthens_gurneys_legion():
    d = with_gurney()
    d.put("ne_outer_5", side="atreides", regular=1)
    d.plan("smugglers_b")
    d.play("place elite ne_outer_9", "place elite ne_outer_9")
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 2, "elite": 2, "leaders": ["gurney_halleck"]}
    assert d.over


def test_smugglers_c_removes_two_vehicles_of_gurneys_sector():
    d = with_gurney()
    d.put("ne_outer_5", harvester=True)
    d.put("se_outer_4", harvester=True)
    d.fly("az_1", "carryall")
    d.fly("az_5", "ornithopter")
    d.plan("smugglers_c")
    assert d.legal() == ["ground az_1", "remove harvester ne_outer_5", "skip"]
    d.play("ground az_1", "remove harvester ne_outer_5")
    assert d.area("ne_outer_5") == {}
    assert d.s.t[AIR_FORCE + AIR.find("az_1")] == NONE
    assert d.over


def test_with_gurney_in_the_tank_smugglers_do_what_they_can():
    d = desert()
    d.s.t[LEADER_IS + leader("gurney_halleck")] = IN_TANK
    d.plan("smugglers_c")
    assert d.over
    d.plan("smugglers_b")
    if not d.s.over:
        d.play("skip")
    assert d.over
    d.plan("smugglers_a")
    d.play("skip")
    assert d.over


# ------------------------------------------------------------------ death_commandos


def test_death_commandos_swaps_two_and_moves_two():
    d = desert()
    d.put("ne_outer_8", side="atreides", elite=1)
    d.put("se_outer_4", side="atreides", elite=1)
    d.put("windgap", side="atreides", elite=1)
    fedaykin = d.s.seats[0][SUPPLY + 2]
    d.plan("death_commandos")
    d.play("upgrade ne_outer_8", "upgrade se_outer_4")
    assert d.s.seats[0][SUPPLY + 2] == fedaykin - 2
    assert {text.split()[1] for text in d.legal("move")} == {"ne_outer_8", "se_outer_4"}
    d.play("move ne_outer_8 ne_outer_5", "move se_outer_4 se_outer_3")
    assert d.area("ne_outer_5") == d.area("se_outer_3") == {"side": "atreides", "special": 1}
    assert d.over


# ------------------------------------------------------------------ chatt_the_leaper


def test_chatt_the_leaper_brings_fedaykin_and_a_naib_to_one_sietch():
    d = desert()
    d.plan("chatt_the_leaper")
    assert d.legal("at") == sorted(f"at {area}" for area in (
        "gara_kulon", "sihaya_ridge", "tasmin_sink", "habbanya_ridge", "bight_of_the_cliff", "rock_outcroppings",
        "hobars_gap", "windgap"))
    d.play("at windgap", "place fedaykin windgap", "place naib windgap", "place fedaykin windgap")
    assert d.area("windgap") == {"side": "atreides", "special": 2, "officers": 1, "sietch": 0}
    assert d.over


# ------------------------------------------------------------------ our_family_atomics


@rule("WFA-ATOMIC-01")
def test_our_family_atomics_needs_a_marker_on_four():
    d = desert()
    hold(d, OTHER)
    d.s.t[PRESCIENT + 1] = 3
    d.plan("our_family_atomics")
    assert d.over
    d.s.t[PRESCIENT + 1] = 4
    d.plan("our_family_atomics")
    assert d.legal() == ["atomics hole_in_the_rock", "atomics rimwall_west", "atomics splintered_rock", "skip"]
    d.play("atomics rimwall_west")
    assert d.s.t[ATOMICS] == AREA.find("rimwall_west")
    assert d.legal() == [f"plan {OTHER}", "skip"]


@rule("WFA-ACTION-16")
def test_after_the_atomics_it_is_desert_power_twice():
    d = desert()
    d.s.t[ATOMICS] = AREA.find("rimwall_west")
    d.plan("our_family_atomics")
    d.play("wormsign ne_outer_8", "wormsign ne_outer_9")
    assert is_desert_power(d)
    d.play("wormsign ne_outer_5", "skip")
    assert d.over


# ------------------------------------------------------------------ battle_language


@rule("WFA-BATTLE-07", "WFA-BATTLE-08")
def test_battle_language_surprises_and_caps_the_enemy_at_four_dice_in_the_first_round():
    d = desert(["shield"] * 2 + ["shield"] * 4)
    d.put("ne_outer_8", side="atreides", regular=2, officers=1)
    d.put("windgap", side="atreides", regular=2)
    d.put("ne_outer_9", side="harkonnen", regular=6)
    d.plan("battle_language")
    assert {text.split()[1] for text in d.legal("move") + d.legal("attack")} == {"ne_outer_8"}
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.s.t[SURPRISE] == 1
    assert d.s.t[DICE_CAP + 1] == 4
    assert d.s.chance == []  # two dice of the Atreides, four of the Harkonnen
    assert "continue" in d.legal()
    d.s.chance = ["shield"] * 8  # six of the Harkonnen in the second round
    d.play("continue")
    if "stand" in d.legal():
        d.play("stand")
    assert d.s.chance == []
