"""The family atomics."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.map.geography import is_exposed
from landsraad.games.arrakis.state.cells import AREA
from landsraad.kernel.table import Table
from support.arrakis.table import arrakis, here
from support.dune.table import play, texts
from support.rules import rule

TARGETS = ["splintered_rock", "hole_in_the_rock", "rimwall_west"]


def exposed(t: Table) -> set[str]:
    return {name for name in ("arrakeen", "carthag", "hagga_basin", "imperial_basin", "arsunt")
            if is_exposed(t.state, AREA.find(name))}


@rule("WFA-PRESC-17", "WFA-MAP-13", "WFA-FREE-04")
def test_from_space_eight_on_in_any_own_turn() -> None:
    t = arrakis(prescience={"jihad": 7})
    assert not any(text.startswith("atomics") for text in texts(t))
    t = arrakis(prescience={"jihad": 8})
    assert [text for text in texts(t) if text.startswith("atomics")] == [f"atomics {area}" for area in TARGETS]
    play(t, "atomics hole_in_the_rock")
    assert any(text.startswith("action") for text in texts(t))  # it is free
    t = arrakis(prescience={"jihad": 8}, turn="B")
    assert not any(text.startswith("atomics") for text in texts(t))


@rule("WFA-ATOMIC-01", "WFA-PRESC-18")
def test_once_in_a_game() -> None:
    t = arrakis(prescience={"jihad": 9, "kwisatz_haderach": 8})
    play(t, "atomics rimwall_west")
    assert t.get("atomics") == "rimwall_west" and here(t, "rimwall_west.atomics") == 1
    assert not any(text.startswith("atomics") for text in texts(t))


@rule("WFA-ATOMIC-03", "WFA-ATOMIC-04", "WFA-ATOMIC-05", "WFA-ATOMIC-06", "WFA-ATOMIC-07", "WFA-STORM-01")
@pytest.mark.parametrize(("area", "open_to_storms"), [
    ("splintered_rock", {"hagga_basin"}), ("hole_in_the_rock", {"imperial_basin"}),
    ("rimwall_west", {"imperial_basin", "arrakeen"})])
def test_the_mountain_is_desert_and_its_plateaus_are_exposed(area: str, open_to_storms: set[str]) -> None:
    t = arrakis(prescience={"jihad": 8}, A={"dice": {"mentat": 1}})
    assert exposed(t) == set()
    play(t, f"atomics {area}")
    assert exposed(t) == open_to_storms
    play(t, "desert_power")
    assert f"wormsign {area}" in texts(t)


@rule("WFA-ATOMIC-02", "WFA-EX-14")
def test_the_opponent_drives_a_legion_away() -> None:
    legion = {"atreides": {"regular": 2, "tokens": 1, "leaders": ["paul", "naib"]}}
    t = arrakis(prescience={"jihad": 8}, areas={"rimwall_west": legion, "broken_land": {"harkonnen": {"regular": 1}}})
    play(t, "atomics rimwall_west")
    assert t.actor is not None
    # Arrakeen and the Imperial Basin are the enemy's, and so is Broken Land: one area is left, and taken.
    assert here(t, "ne_central_5.atreides") == 3
    assert here(t, "ne_central_5.atreides.leaders") == ["paul_atreides", "naib"]
    assert here(t, "rimwall_west.side") is None
    t = arrakis(prescience={"jihad": 8}, areas={"rimwall_west": legion})
    play(t, "atomics rimwall_west")
    assert t.actor == "B" and texts(t) == ["retreat_to broken_land", "retreat_to ne_central_5"]


@rule("WFA-ATOMIC-02")
def test_the_atreides_drive_a_harkonnen_legion_away() -> None:
    t = arrakis(prescience={"jihad": 8}, areas={"rimwall_west": {"harkonnen": {"regular": 2, "leaders": ["baron"]}}})
    play(t, "atomics rimwall_west")
    assert t.actor == "A" and "retreat_to arrakeen" in texts(t)
    play(t, "retreat_to broken_land")
    assert here(t, "broken_land.harkonnen.leaders") == ["baron_harkonnen"] and t.actor == "A"


@rule("WFA-ATOMIC-02")
def test_a_legion_with_nowhere_to_go_is_destroyed() -> None:
    enemy = {"harkonnen": {"regular": 1}}
    t = arrakis(prescience={"jihad": 8}, areas={
        "rimwall_west": {"atreides": {"elite": 2, "tokens": ["2_elite"], "leaders": ["paul", "naib"]}},
        "broken_land": enemy, "ne_central_5": enemy})
    elites, naibs = t.get("A.supply.elite"), t.get("A.officers")
    play(t, "atomics rimwall_west")
    assert here(t, "rimwall_west.side") is None and t.get("leaders")["paul_atreides"] == "tank"
    assert t.get("A.supply.elite") == elites + 2 and t.get("A.officers") == naibs + 1
    assert "2_elite" in t.get("A.token_box")
