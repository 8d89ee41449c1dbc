"""Spice and carryalls in the solo game (WFA-SOLO-24 to 28)."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.table import Table
from support.arrakis.solo_board import all_of, alone, asked, rule_of, told, why
from support.dune.table import play
from support.rules import rule

FIELDS = ["se_outer_2", "se_outer_4", "se_outer_7", "se_outer_8", "sw_outer_1", "sw_outer_4", "sw_outer_6"]  # deep


def harvest(spice: int, rows: tuple[int, int, int], reserve: int = 0, **given: Any) -> Table:
    """Points from harvesters, and the rows of CHOAM, the Spacing Guild and the Landsraad."""
    areas: dict[str, Any] = {name: {"harvester": True} for name in FIELDS[:spice // 2]}
    if spice % 2:
        areas["wind_pass"] = {"harvester": True}
    return alone(areas, phase="harvest", spice_reserve=reserve, revealed=[],
                 spice_board=dict(zip(("choam", "spacing_guild", "landsraad"), rows, strict=True)), **given)


def rows(t: Table) -> tuple[int, ...]:
    """The rows at the end of that harvest."""
    moved = {power: now for power, _, now in all_of(t, "imperium_moved")}
    board = t.get("spice_board")
    return tuple(moved.get(power, board[power]) for power in ("choam", "spacing_guild", "landsraad"))


@rule("WFA-SOLO-25")
def test_markers_are_held_the_lowest_first() -> None:
    t = harvest(4, (2, 4, 3))
    assert all_of(t, "mahdi_holds_marker") == [("spacing_guild",), ("landsraad",)]
    assert rows(t) == (3, 4, 3) and rule_of(t, "mahdi_holds_marker") == "WFA-SOLO-25"


@rule("WFA-SOLO-25")
def test_the_reserve_is_spent_as_well() -> None:
    t = harvest(3, (2, 4, 3), reserve=1)
    assert rows(t) == (3, 4, 3) and why(t, "from_reserve") == (1,)


@rule("WFA-SOLO-25", "WFA-SOLO-01")
def test_of_equal_markers_the_player_chooses() -> None:
    t = harvest(2, (3, 3, 1))
    assert asked(t) == ["hold choam", "hold spacing_guild"]
    play(t, "hold spacing_guild")
    assert rows(t) == (4, 3, 2)


@rule("WFA-SOLO-25")
def test_nothing_is_asked_if_there_is_enough_for_all() -> None:
    t = harvest(6, (3, 3, 3))
    assert rows(t) == (3, 3, 3) and len(all_of(t, "mahdi_holds_marker")) == 3


@rule("WFA-SOLO-26")
def test_what_is_left_raises_the_lowest() -> None:
    """Six points hold all; each of two further points raises one."""
    t = harvest(8, (2, 4, 3))
    assert all_of(t, "mahdi_raises_marker") == [("spacing_guild",), ("landsraad",)]
    assert rows(t) == (2, 3, 2) and rule_of(t, "mahdi_raises_marker") == "WFA-SOLO-26"


@rule("WFA-SOLO-26")
def test_a_marker_in_the_bottom_row_needs_three_and_holds_by_itself() -> None:
    t = harvest(5, (5, 2, 5))
    assert all_of(t, "mahdi_raises_marker") == [] and asked(t) == ["raise choam", "raise landsraad"]
    play(t, "raise landsraad")
    assert rows(t) == (5, 2, 4)
    t = harvest(4, (5, 2, 1))  # 4 points hold the other two, and nothing is left
    assert rows(t) == (5, 2, 1)


@rule("WFA-SOLO-26")
def test_too_little_for_the_lowest_goes_to_the_next() -> None:
    """The lowest would cost 3; with 5 points two markers are held and one of them raised."""
    t = harvest(5, (5, 2, 1))
    assert rows(t) == (5, 1, 1) and all_of(t, "mahdi_raises_marker") == [("spacing_guild",)]


@rule("WFA-SOLO-27")
def test_a_surplus_with_all_at_the_top_is_supremacy() -> None:
    t = harvest(8, (1, 1, 1), supremacy=3)
    assert why(t, "mahdi_surplus") == (2,) and rule_of(t, "mahdi_surplus") == "WFA-SOLO-27"
    assert t.get("supremacy") == 3 + 1 + 1 and t.get("spice_reserve") == 0  # and one for the end of the round
    t = harvest(6, (1, 1, 1), supremacy=3)
    assert not told(t, "mahdi_surplus") and t.get("supremacy") == 4


@rule("WFA-SOLO-28")
def test_no_stockpiling_and_one_point_is_kept() -> None:
    """Three points hold CHOAM; the remaining one buys nothing and is kept."""
    t = harvest(3, (3, 1, 1), supremacy=2)
    assert all_of(t, "mahdi_holds_marker") == [("choam",)] and not told(t, "stockpiled")
    assert why(t, "spice_kept") == (1, 0) and t.get("spice_reserve") == 1 and rows(t) == (3, 2, 2)


# ------------------------------------------------------------------ carryalls


def hazards(areas: dict[str, Any], *signs: str, air: dict[str, str]) -> Table:
    return alone(areas, phase="hazards", air=air, chance=list(signs))


@rule("WFA-SOLO-24")
def test_a_carryall_saves_a_harvester_at_once() -> None:
    t = hazards({"se_outer_2": {"harvester": True}}, "sandworm", air={"az_5": "carryall"})
    assert why(t, "harvester_saved") == ("se_outer_2", "az_5")


@rule("WFA-SOLO-24")
def test_harvesters_in_deep_desert_come_first() -> None:
    """Two worms and one carryall: the harvester in plain desert is not saved."""
    areas = {"se_outer_2": {"harvester": True}, "se_outer_3": {"harvester": True}}
    t = hazards(areas, "sandworm", "sandworm", air={"az_5": "carryall"})
    play(t, "resolve se_outer_3")
    assert why(t, "harvester_saved") == ("se_outer_2", "az_5")
    assert why(t, "mahdi_carryall_kept") == ("se_outer_3",) and rule_of(t, "mahdi_carryall_kept") == "WFA-SOLO-24"
    t = hazards(areas, "sandworm", "sand", air={"az_5": "carryall"})
    assert all_of(t, "harvester_saved") == [("se_outer_2", "az_5")]


@rule("WFA-SOLO-24", "WFA-SOLO-01")
def test_of_two_carryalls_the_player_says_which() -> None:
    t = hazards({"wind_pass": {"harvester": True}}, "sandworm", air={"az_2": "carryall", "az_7": "carryall"})
    assert asked(t) == ["zone az_2", "zone az_7"]
    t = hazards({"wind_pass": {"harvester": True}, "nw_outer_1": {"harvester": True}}, "sandworm", "sandworm",
                air={"az_3": "carryall", "az_7": "carryall"})
    play(t, "resolve wind_pass")
    assert all_of(t, "harvester_saved") == [("wind_pass", "az_7"), ("nw_outer_1", "az_3")]
