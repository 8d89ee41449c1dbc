"""Coriolis storms."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.state.cells import AREA, ATOMICS
from landsraad.games.arrakis.worms.hazards import HAZARDS
from landsraad.games.arrakis.worms.storms import STORMS
from support.arrakis.empty_board import desert
from support.rules import rule


@rule("WFA-STORM-01", "WFA-STORM-02", "WFA-STORM-04", "WFA-STORM-05")
@pytest.mark.parametrize(("area", "specials"), [
    ("ne_outer_8", 1), ("se_outer_4", 2), ("ne_central_7", 0), ("pasty_mesa", 0), ("false_wall_west", 0)])
def test_two_dice_for_a_legion_in_the_open(area: str, specials: int):
    d = desert(["hit", "special"])
    d.put(area, side="harkonnen", regular=5)
    d.do(STORMS)
    assert d.area(area) == {"side": "harkonnen", "regular": 5 - 1 - specials}
    assert d.over


@rule("WFA-STORM-04")
def test_shields_do_no_harm():
    d = desert(["shield", "shield"])
    d.put("se_outer_4", side="harkonnen", regular=1)
    d.do(STORMS)
    assert d.area("se_outer_4") == {"side": "harkonnen", "regular": 1}


@rule("WFA-STORM-01")
@pytest.mark.parametrize("area", ["arrakeen", "carthag", "imperial_basin", "arsunt", "hagga_basin", "north_pole",
                                  "hole_in_the_rock", "broken_land"])
def test_the_five_plateaus_within_the_mountains_and_the_mountains_are_spared(area: str):
    d = desert()
    d.put(area, side="harkonnen", regular=1)
    d.do(STORMS)
    assert d.over
    assert "storm_struck" not in d.told()


@rule("WFA-STORM-03")
def test_the_atreides_know_how_to_hide():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=1)
    d.put("ne_outer_9", token="2_regular")
    d.do(STORMS)
    assert d.over


@rule("WFA-STORM-02", "WFA-STORM-05")
def test_every_area_has_a_roll_of_its_own_and_the_owner_takes_the_losses_at_once():
    d = desert(["hit", "shield", "hit", "hit"])
    d.put("ne_outer_8", side="harkonnen", regular=1, elite=1)
    d.put("se_outer_4", side="harkonnen", regular=2, elite=1)
    d.do(STORMS)
    assert d.asked == "B"
    assert d.s.chance == ["hit", "hit"]  # the next one is not rolled yet
    d.play("lose elite")
    assert d.area("ne_outer_8") == {"side": "harkonnen", "regular": 2}
    d.play("lose regular", "lose regular")
    assert d.area("se_outer_4") == {"side": "harkonnen", "elite": 1}
    assert d.over


@rule("WFA-STORM-06", "WFA-ATOMIC-04", "WFA-ATOMIC-05", "WFA-ATOMIC-06", "WFA-ATOMIC-07")
@pytest.mark.parametrize(("crater", "exposed"), [
    ("splintered_rock", {"hagga_basin"}), ("hole_in_the_rock", {"imperial_basin"}),
    ("rimwall_west", {"arrakeen", "imperial_basin"})])
def test_plateaus_next_to_the_crater_are_exposed(crater: str, exposed: set[str]):
    d = desert(["hit", "special"] * len(exposed))
    d.s.t[ATOMICS] = AREA.find(crater)
    cities = {"arrakeen", "carthag", "imperial_basin", "arsunt", "hagga_basin"}
    for city in cities:
        d.put(city, side="harkonnen", regular=1)
    d.do(STORMS)
    # Every unit was destroyed; special results do nothing here.
    assert {city for city in cities if not d.area(city)} == exposed
    assert "settlement_destroyed" not in d.told()
    assert d.over


@rule("WFA-ATOMIC-03", "WFA-STORM-04")
def test_the_crater_itself_is_desert():
    d = desert(["special", "shield"])
    d.s.t[ATOMICS] = AREA.find("rimwall_west")
    d.put("rimwall_west", side="harkonnen", regular=2)
    d.do(STORMS)
    assert d.area("rimwall_west") == {"side": "harkonnen", "regular": 1, "atomics": 1}


@rule("WFA-HAZARD-01")
def test_storms_come_after_the_worms():
    d = desert(["worm", "hit", "hit"])
    d.phase("hazards")
    d.put("ne_outer_8", side="harkonnen", regular=3)
    d.do(HAZARDS)
    d.play("retreat_to ne_outer_7")
    assert d.area("ne_outer_7") == {"side": "harkonnen", "regular": 1}
    kinds = d.told()
    assert kinds.index("legion_retreated") < kinds.index("storm_struck")
    assert d.over
