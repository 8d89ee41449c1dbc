"""The map compared with the printed one: areas, terrain, sectors, air zones, borders, symbols."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.games.arrakis.map.geography import (
    BORDERS,
    NEIGHBOURS,
    SECTORS,
    is_desert,
    is_exposed,
    is_linked,
    touches,
)
from landsraad.games.arrakis.state.areas import AIR_ZONES, AREAS, SECTOR_NAMES, WALLS
from landsraad.games.arrakis.state.cells import AIR, AREA, FIGURE, SECTOR, SETTLEMENT, SIETCH, STATION, TIER
from landsraad.games.arrakis.state.components import FIGURES
from support.arrakis.harkonnen_board import bare, offered, plan
from support.dune.table import play
from support.rules import rule

SIZES = {"ne_outer": 18, "se_outer": 10, "sw_outer": 10, "nw_outer": 20, "ne_central": 16, "se_central": 9,
         "sw_central": 8, "nw_central": 9}  # without the North Pole
SHELTERED = {"arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin"}


def sectors_of(area: str) -> list[str]:
    return [name for i, name in enumerate(SECTOR.names) if SECTORS[AREA.find(area)] >> i & 1]


@rule("WFA-MAP-01")
def test_eight_sectors_with_all_areas() -> None:
    assert len(AREAS) == len({area.name for area in AREAS}) == 101
    assert len(SECTOR_NAMES) == 8
    counted = Counter(sectors_of(area.name)[0] for area in AREAS if area.name != "north_pole")
    assert counted == SIZES
    assert all(len(sectors_of(area.name)) == 1 for area in AREAS if area.name != "north_pole")


@rule("WFA-MAP-05", "WFA-MAP-06")
def test_kinds_of_land() -> None:
    assert Counter(area.terrain for area in AREAS) == {
        "mountain": 19, "plateau": 12, "minor_erg": 5, "desert": 42, "deep_desert": 23}
    s = bare().state
    for area in AREAS:
        assert is_desert(s, AREA.find(area.name)) == (area.terrain in ("desert", "deep_desert"))


@rule("WFA-MAP-04", "WFA-MAP-07")
def test_the_pole_touches_the_four_central_sectors_and_no_other() -> None:
    central = ["ne_central", "se_central", "sw_central", "nw_central"]
    assert sectors_of("north_pole") == central
    near = [AREA.names[area] for area in NEIGHBOURS[AREA.find("north_pole")]]
    assert sorted(sectors_of(area)[0] for area in near) == sorted(central)
    assert set(SECTOR_NAMES) - set(central) == {"ne_outer", "se_outer", "sw_outer", "nw_outer"}
    assert all(is_linked(zone, AREA.find("north_pole")) for zone in range(8))


@rule("WFA-MAP-03", "WFA-MAP-02")
def test_an_air_zone_is_linked_to_every_area_of_its_two_sectors() -> None:
    assert len(AIR_ZONES) == len(AIR.names) == 8
    for i, (_, one, other) in enumerate(AIR_ZONES):
        linked = {area.name for area in AREAS if is_linked(i, AREA.find(area.name))}
        assert linked == {area.name for area in AREAS if {one, other} & set(sectors_of(area.name))} | {"north_pole"}
        assert "central" in one + other


@rule("WFA-MAP-08")
def test_borders_go_both_ways_and_walls_are_no_neighbours() -> None:
    pairs = {(a, int(b)) for a in range(len(AREAS)) for b in NEIGHBOURS[a]}
    assert len(pairs) == 2 * 265 and all((b, a) in pairs for a, b in pairs)
    assert len(WALLS) == 11
    for one, other in WALLS:
        a, b = AREA.find(one), AREA.find(other)
        assert not touches(a, b) and b in list(BORDERS[a]) and a in list(BORDERS[b])


@rule("WFA-MAP-08")
def test_every_area_can_be_walked_to() -> None:
    seen, edge = {0}, [0]
    while edge:
        for area in NEIGHBOURS[edge.pop()]:
            if int(area) not in seen:
                seen.add(int(area))
                edge.append(int(area))
    assert len(seen) == 101


@rule("WFA-MAP-14", "WFA-COMP-25", "WFA-COMP-26", "WFA-COMP-27")
def test_settlements_sietches_and_stations() -> None:
    ranks = {area.name: area.rank for area in AREAS if area.symbol == "settlement"}
    assert ranks == {"arrakeen": 3, "carthag": 2, "arsunt": 1, "hagga_basin": 1, "imperial_basin": 1, "north_pole": 1}
    assert set(SETTLEMENT.names) == set(ranks)
    assert set(SIETCH.names) == {"gara_kulon", "sihaya_ridge", "tasmin_sink", "habbanya_ridge", "bight_of_the_cliff",
                                 "rock_outcroppings", "hobars_gap", "windgap"}
    assert set(STATION.names) == {"ne_central_2", "ne_central_6", "nw_central_4", "ne_outer_4", "nw_outer_15",
                                  "false_wall_east"}


@rule("WFA-STORM-01")
def test_storms_spare_mountains_and_five_plateaus() -> None:
    s = bare().state
    spared = {area.name for area in AREAS if not is_exposed(s, AREA.find(area.name))}
    assert spared == SHELTERED | {area.name for area in AREAS if area.terrain == "mountain"}


# ------------------------------------------------------------------ figures


@rule("WFA-COMP-02", "WFA-COMP-05")
def test_three_kinds_of_units_and_how_many_there_are() -> None:
    assert TIER.names == ["regular", "elite", "special"]
    assert FIGURE.names[:4] == ["regular", "elite", "fedaykin", "sardaukar"]
    assert FIGURES == ((16, 8, 6), (24, 12, 8))
    t = bare(turn="A")
    assert [t.get(f"A.supply.{tier}") for tier in TIER.names] == [16, 8, 6]
    assert [t.get(f"B.supply.{tier}") for tier in TIER.names] == [24, 12, 8]


@rule("WFA-COMP-29", "WFA-MAP-09")
@pytest.mark.parametrize("worm", ["sandworm", "wild_maker"])
def test_a_sandworm_is_no_unit(worm: str) -> None:
    """It is not a legion: nothing can be placed with it, move with it, or lead it."""
    t = bare({"ne_outer_9": {"sandworm": worm}, "gara_kulon": {"atreides": {"regular": 1}}}, turn="A",
             A={"hand": ["voice_from_the_outer_world"], "dice": {"strategy": 2, "mentat": 1}})
    moving = play(t.clone(), "action strategy")
    assert {move.split()[0] for move in offered(moving, "move")} == {"gara_kulon"}
    play(t, "plan voice_from_the_outer_world", "with mentat")
    assert all(move.split()[1] == "gara_kulon" for move in offered(t, "place"))


@rule("WFA-COMP-12", "WFA-COMP-29")
def test_a_vehicle_is_no_unit() -> None:
    t = plan("mudir_nahya_the_demon_ruler", areas={"the_great_flat": {"harvester": 1},
                                                   "carthag": {"harkonnen": {"regular": 1}}})
    assert all(move.split()[1] == "carthag" for move in offered(t, "place"))
