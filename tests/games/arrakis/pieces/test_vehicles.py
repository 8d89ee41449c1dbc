"""Phase 1: locked dice, and vehicles on the board."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.legions.house_action import HOUSE_ACTION
from landsraad.games.arrakis.map.geography import DEEP_DESERT, DESERT, PRINTED
from landsraad.games.arrakis.pieces.vehicles import (
    active_row,
    place_vehicle,
    place_vehicles,
    remove_air,
    remove_harvester,
    vehicles_left,
    vehicles_on_board,
)
from landsraad.games.arrakis.rounds.rounds import PHASES
from landsraad.games.arrakis.state.cells import (
    ACTIONS,
    AIR,
    AIR_FORCE,
    AREA,
    ATOMICS,
    CARRYALL,
    HARKONNEN,
    HARVESTER,
    HARVESTERS,
    HARVESTERS_LOST,
    LOCKED,
    ORNITHOPTER,
    POWER,
    SPICE_BOARD,
    STAGE,
    VEHICLE,
    VEHICLES,
)
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

ANY_2 = place_vehicles(2)
HARVESTERS_3 = place_vehicle(HARVESTER, 3)
CARRYALL_1 = place_vehicle(CARRYALL, 1)


def phase(rows: tuple[int, int, int] = (1, 1, 1), locked: int = 0) -> Desert:
    d = desert()
    for power, row in enumerate(rows):
        d.s.t[SPICE_BOARD + power] = row
    d.s.t[LOCKED] = locked
    d.do(PHASES[VEHICLES], HARKONNEN)
    return d


def air(d: Desert) -> dict[str, str]:
    return {AIR.names[zone]: VEHICLE.names[d.s.t[AIR_FORCE + zone]] for zone in range(8)
            if d.s.t[AIR_FORCE + zone] >= 0}


@rule("WFA-VEHICLE-02", "WFA-COMP-31")
def test_the_lowest_marker_makes_its_row_active() -> None:
    d = desert()
    assert active_row(d.s) == 1
    for power, row in enumerate((1, 4, 2)):
        d.s.t[SPICE_BOARD + power] = row
    assert active_row(d.s) == 4
    assert POWER.names == ["choam", "spacing_guild", "landsraad"]


@rule("WFA-VEHICLE-03", "WFA-VEHICLE-04", "WFA-VEHICLE-05")
@pytest.mark.parametrize(("row", "vehicles"), [(1, (3, 2, 1)), (2, (4, 2, 1)), (3, (5, 3, 1)), (4, (5, 4, 2)),
                                               (5, (6, 4, 2))])
def test_the_active_row_locks_dice_and_gives_vehicles(row: int, vehicles: tuple[int, int, int]) -> None:
    d = phase((1, row, 1), locked=4)  # those in rows below the active one come back
    assert d.s.t[LOCKED] == row - 1
    while not d.over:
        free = [text for text in d.legal() if text.split()[-1] not in air(d)]
        d.play(free[0])
    assert tuple(int(vehicles_on_board(d.s, kind)) for kind in range(3)) == vehicles


@rule("WFA-VEHICLE-01", "WFA-VEHICLE-05")
def test_the_harkonnen_place_them_all() -> None:
    d = phase()
    assert d.asked == "B"
    assert {text.split()[0] for text in d.legal()} == {"harvester"}
    d.play("harvester ne_outer_1", "harvester ne_outer_2", "harvester ne_outer_3")
    assert {text.split()[1] for text in d.legal()} == {"ornithopter"}
    d.play("station ornithopter az_1", "station ornithopter az_2", "station carryall az_3")
    assert d.over
    assert air(d) == {"az_1": "ornithopter", "az_2": "ornithopter", "az_3": "carryall"}


@rule("WFA-VEHICLE-06", "WFA-COMP-13", "WFA-MAP-11")
def test_a_harvester_goes_to_a_free_desert_area_one_in_each() -> None:
    d = desert()
    d.put("ne_outer_3", side="atreides", regular=1)
    d.put("ne_outer_5", side="harkonnen", regular=1)
    d.put("ne_outer_6", worm="sandworm")
    d.put("ne_outer_7", sign="sand")
    d.do(PHASES[VEHICLES], HARKONNEN)
    offered = {text.split()[1] for text in d.legal()}
    deserts = {AREA.names[i] for i in range(len(AREA.names)) if PRINTED[i] in (DESERT, DEEP_DESERT)}
    taken = {"ne_outer_3", "ne_outer_6"}
    sietches = {"gara_kulon", "sihaya_ridge", "tasmin_sink", "habbanya_ridge", "bight_of_the_cliff",
                "rock_outcroppings", "hobars_gap", "windgap"}
    assert offered == deserts - taken - sietches  # own legions, wormsigns and stations do not matter
    d.play("harvester ne_outer_5")
    assert "harvester ne_outer_5" not in d.legal()


@rule("WFA-ATOMIC-03", "WFA-VEHICLE-06")
def test_the_crater_of_the_atomics_is_desert() -> None:
    d = desert()
    d.do(HARVESTERS_3, HARKONNEN)
    assert "harvester hole_in_the_rock" not in d.legal()
    d = desert()
    d.s.t[ATOMICS] = AREA.find("hole_in_the_rock")
    d.do(HARVESTERS_3, HARKONNEN)
    assert "harvester hole_in_the_rock" in d.legal()


@rule("WFA-VEHICLE-07", "WFA-VEHICLE-08")
def test_an_occupied_air_zone_is_cleared_for_the_next_vehicle() -> None:
    d = desert()
    d.fly("az_4", "ornithopter")
    d.do(CARRYALL_1, HARKONNEN)
    assert d.legal("station") == [f"station carryall az_{n}" for n in range(1, 9)]
    d.play("station carryall az_4")
    assert air(d) == {"az_4": "carryall"}
    assert vehicles_left(d.s, ORNITHOPTER) == 6


@rule("WFA-ACTION-14", "WFA-ACTION-07", "WFA-COMP-12")
def test_any_two_vehicles_by_the_house_action() -> None:
    d = desert()
    d.put("arsunt", side="harkonnen", regular=2)
    d.do(HOUSE_ACTION, HARKONNEN)
    d.play("choose 2", "station carryall az_1", "harvester ne_outer_1")
    assert d.over
    assert air(d) == {"az_1": "carryall"}
    assert d.s.t[HARVESTERS + AREA.find("ne_outer_1")] == 1
    d = desert()
    d.do(ANY_2, HARKONNEN)
    d.play("station ornithopter az_8", "done")
    assert d.over


@rule("WFA-COMP-12", "WFA-COMP-14")
def test_only_as_many_as_there_are_figures() -> None:
    d = desert()
    for zone in ("az_1", "az_2", "az_3"):
        d.fly(zone, "carryall")
    d.do(CARRYALL_1, HARKONNEN)
    assert d.over  # all three are out, and a vehicle never moves
    d = desert()
    for n in range(1, 9):
        d.put(f"ne_outer_{n}", harvester=True)
    d.do(HARVESTERS_3, HARKONNEN)
    assert d.over


def test_harvesters_destroyed_in_the_action_phase_are_counted() -> None:
    d = desert()
    d.put("ne_outer_1", harvester=True)
    d.put("ne_outer_2", harvester=True)
    d.s.t[STAGE] = ACTIONS
    remove_harvester(d.s, AREA.find("ne_outer_1"))
    d.s.t[STAGE] = ACTIONS + 1
    remove_harvester(d.s, AREA.find("ne_outer_2"))
    assert d.s.t[HARVESTERS_LOST] == 1
    assert vehicles_left(d.s, HARVESTER) == 8
    d.fly("az_1", "ornithopter")
    remove_air(d.s, 0)
    assert air(d) == {}
    assert d.told() == ["harvester_gone", "harvester_gone", "air_gone"]
