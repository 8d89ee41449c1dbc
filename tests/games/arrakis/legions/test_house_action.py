"""The House action of the Harkonnen: upgrade units, or place two vehicles."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.table import Table
from support.arrakis.harkonnen_board import is_done, legion, offered, turn_of_b
from support.dune.table import kinds, play, texts
from support.rules import rule

LEGIONS = {"carthag": {"harkonnen": {"regular": 2}}, "arrakeen": {"harkonnen": {"regular": 1, "elite": 1}},
           "north_pole": {"harkonnen": {"elite": 1}}, "gara_kulon": {"atreides": {"regular": 2}}}


def house(*moves: str, **given: Any) -> Table:
    return play(turn_of_b(given.pop("areas", LEGIONS), dice={"house": 2}, **given), "action house", *moves)


@rule("WFA-ACTION-14", "WFA-ACTION-03")
def test_either_of_the_two() -> None:
    assert texts(house()) == ["choose 1", "choose 2"]


@rule("WFA-ACTION-14", "WFA-COMP-04")
def test_two_regular_units_become_elite_anywhere() -> None:
    t = house("choose 1")
    assert texts(t) == ["upgrade arrakeen", "upgrade carthag", "done"]
    play(t, "upgrade carthag", "upgrade arrakeen")
    assert legion(t, "carthag") == {"regular": 1, "elite": 1}
    assert legion(t, "arrakeen") == {"elite": 2}
    assert (t.get("B.supply.regular"), t.get("B.supply.elite")) == (24 - 1, 12 - 4)
    assert [(e["area"], e["was"], e["now"]) for e in kinds(t, "unit_replaced")] == [
        ("carthag", "regular", "elite"), ("arrakeen", "regular", "elite")]
    assert is_done(t)


@rule("WFA-ACTION-14")
def test_both_may_be_of_one_legion() -> None:
    t = house("choose 1", "upgrade carthag", "upgrade carthag")
    assert legion(t, "carthag") == {"elite": 2}


@rule("WFA-ACTION-07")
def test_one_or_none_may_be_replaced() -> None:
    t = house("choose 1", "upgrade carthag", "done")
    assert legion(t, "carthag") == {"regular": 1, "elite": 1}
    assert is_done(t)
    assert legion(house("choose 1", "done"), "carthag") == {"regular": 2}


@rule("WFA-COMP-05", "WFA-COMP-06")
def test_with_no_elite_unit_left_there_is_nothing_to_replace() -> None:
    t = house("choose 1", "upgrade carthag", B={"supply": {"elite": 1}})
    assert is_done(t)  # a regular unit would replace the second one, which is already regular


@rule("WFA-ACTION-14")
def test_two_vehicles_of_any_kinds() -> None:
    t = house("choose 2")
    assert {move.split()[0] for move in texts(t)} == {"harvester", "station", "done"}
    assert {move.split()[0] for move in offered(t, "station")} == {"ornithopter", "carryall"}
    play(t, "station carryall az_3", "harvester the_great_flat")
    assert t.get("air.az_3") == "carryall"
    assert is_done(t)


@rule("WFA-ACTION-14", "WFA-ACTION-07")
def test_one_vehicle_is_enough() -> None:
    t = house("choose 2", "station ornithopter az_1", "done")
    assert is_done(t)


@rule("WFA-ACTION-14")
def test_without_a_regular_unit_on_the_board_vehicles_are_all_there_is() -> None:
    t = house(areas={"carthag": {"harkonnen": {"elite": 2}}})
    assert "harvester the_great_flat" in texts(t)


@rule("WFA-ACTION-13")
def test_for_the_atreides_the_die_is_any_other_result() -> None:
    from support.arrakis.harkonnen_board import bare
    t = play(bare(turn="A", A={"dice": {"house": 2}, "hand": []}), "action house")
    assert [move for move in texts(t) if move.startswith("action")] == [
        "action leadership", "action strategy", "action deployment", "action mentat"]
