"""Casualties: what a hit does, in which order, and what is left of a legion."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.legions.casualties import push_casualties
from landsraad.games.arrakis.rounds.orders import attack_with
from landsraad.games.arrakis.state.cells import (
    AREA,
    ATREIDES,
    BARON,
    HARKONNEN,
    HAZARDS,
    HITS,
    IN_TANK,
    LEADER_IS,
    OFFICERS_LEFT,
    SARDAUKAR_LOST,
    STAGE,
    SUPPLY,
    TANK,
)
from landsraad.kernel.engine import advance
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

HERE = "ne_outer_9"


def take(d: Desert, hits: int, side: int = HARKONNEN) -> None:
    push_casualties(d.s, side, AREA.find(HERE), hits)
    advance(d.s)


@rule("WFA-CASUALTY-02", "WFA-OPEN-08")
def test_three_ways_to_take_a_hit():
    d = desert()
    d.put(HERE, side="harkonnen", regular=1, elite=1, special=1, officers=1, leaders=("baron_harkonnen",))
    take(d, 3)
    assert d.asked == "B"
    assert d.legal() == ["lose baron_harkonnen", "lose bashar", "lose elite", "lose regular", "lose sardaukar"]
    d.play("lose elite")  # becomes regular
    assert d.area(HERE) == {"side": "harkonnen", "regular": 2, "special": 1, "officers": 1,
                            "leaders": ["baron_harkonnen"]}
    d.play("lose sardaukar", "lose regular")
    assert d.area(HERE) == {"side": "harkonnen", "regular": 2, "officers": 1, "leaders": ["baron_harkonnen"]}
    assert d.over and d.s.t[HITS + HARKONNEN] == 0


@rule("WFA-CASUALTY-04", "WFA-COMP-04")
def test_what_is_removed_can_be_deployed_again():
    d = desert()
    d.put(HERE, side="harkonnen", regular=2, elite=1, officers=1)
    mine = d.s.seats[1]
    before = [mine[SUPPLY], mine[SUPPLY + 1], mine[OFFICERS_LEFT]]
    take(d, 3)
    d.play("lose regular", "lose elite", "lose bashar")
    assert [mine[SUPPLY], mine[SUPPLY + 1], mine[OFFICERS_LEFT]] == [before[0], before[1] + 1, before[2] + 1]
    assert d.area(HERE) == {"side": "harkonnen", "regular": 2}


@rule("WFA-CASUALTY-05", "WFA-TANK-02")
def test_a_named_leader_goes_to_the_tank():
    d = desert()
    d.put(HERE, side="harkonnen", regular=2, leaders=("baron_harkonnen",))
    take(d, 1)
    d.play("lose baron_harkonnen")
    assert d.s.t[LEADER_IS + BARON] == IN_TANK and d.s.seats[1][TANK] == BARON
    assert d.area(HERE) == {"side": "harkonnen", "regular": 2}


@rule("WFA-CASUALTY-03", "WFA-COMP-09")
def test_without_units_the_leaders_are_gone_too():
    d = desert()
    d.put(HERE, side="harkonnen", regular=1, officers=2, leaders=("baron_harkonnen",))
    take(d, 1)
    d.play("lose regular")
    assert d.over and d.area(HERE) == {}
    assert d.s.t[LEADER_IS + BARON] == IN_TANK and d.s.seats[1][OFFICERS_LEFT] == 6
    assert "legion_destroyed" in d.told()


@rule("WFA-CASUALTY-02")
def test_leaders_can_save_the_last_unit():
    d = desert()
    d.put(HERE, side="harkonnen", regular=1, officers=2)
    take(d, 2)
    d.play("lose bashar", "lose bashar")
    assert d.over and d.area(HERE) == {"side": "harkonnen", "regular": 1}


@rule("WFA-CASUALTY-03")
@pytest.mark.parametrize("hits", [6, 7, 20])
def test_more_hits_than_it_can_take_destroy_a_legion_without_a_question(hits: int):
    d = desert()
    d.put(HERE, side="harkonnen", regular=1, elite=1, special=1, officers=1)
    take(d, hits)
    assert d.over and d.area(HERE) == {}
    assert d.s.seats[1][SUPPLY] == 24 and d.s.seats[1][SUPPLY + 1] == 12 and d.s.seats[1][SUPPLY + 2] == 8


@rule("WFA-CASUALTY-02", "WFA-COMP-05")
def test_without_regular_units_in_the_supply_an_elite_one_is_removed():
    d = desert()
    d.put(HERE, side="harkonnen", elite=2)
    d.s.seats[1][SUPPLY] = 0
    take(d, 1)
    assert d.area(HERE) == {"side": "harkonnen", "elite": 1}
    assert d.s.seats[1][SUPPLY] == 0


@rule("WFA-CASUALTY-02", "WFA-COMP-04")
def test_a_regular_unit_just_removed_can_stand_in():
    d = desert()
    d.put(HERE, side="harkonnen", regular=1, elite=1)
    d.s.seats[1][SUPPLY] = 0
    take(d, 2)
    d.play("lose regular")  # then the elite unit is reduced automatically
    assert d.over and d.area(HERE) == {"side": "harkonnen", "regular": 1}


@rule("WFA-CASUALTY-01", "WFA-BATTLE-16")
def test_the_attacker_takes_casualties_first():
    d = desert(["hit", "hit", "hit", "hit"])
    d.put("ne_outer_8", side="atreides", regular=1, elite=1)
    d.put(HERE, side="harkonnen", regular=1, elite=1)
    d.do(attack_with())
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.asked == "A" and d.s.t[HITS + ATREIDES] == 2
    d.play("lose elite")  # then there are only regular ones
    assert d.area("ne_outer_8") == {"side": "atreides", "regular": 1}
    assert d.asked == "B" and d.s.t[HITS + HARKONNEN] == 2


def test_sardaukar_count_only_in_the_action_phase():
    d = desert()
    d.put(HERE, side="harkonnen", special=2)
    take(d, 1)
    assert d.s.t[SARDAUKAR_LOST] == 1
    d.s.t[STAGE] = HAZARDS
    take(d, 1)
    d.play("lose sardaukar")
    assert d.s.t[SARDAUKAR_LOST] == 1


def test_fedaykin_are_no_sardaukar():
    d = desert()
    d.put(HERE, side="atreides", special=1)
    take(d, 2, ATREIDES)
    assert d.over and d.area(HERE) == {} and d.s.t[SARDAUKAR_LOST] == 0
