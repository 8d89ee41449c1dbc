"""The end of a move: stations, harvesters, wormsigns, and the unit limit."""

from __future__ import annotations

from landsraad.games.arrakis.rounds.orders import STRATEGY_ACTION, move_legions
from landsraad.games.arrakis.state.cells import (
    HARVESTERS_LOST,
    JIHAD,
    PAUL_RODE,
    PRESCIENT,
    STATION,
    STATION_FACE,
    STATIONS,
)
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import desert
from support.arrakis.moves import HARKONNEN, move_all, to
from support.rules import rule

# ------------------------------------------------------------------ the end of a move


@rule("WFA-STATION-01", "WFA-STATION-02", "WFA-PRESC-03")
def test_an_atreides_legion_captures_a_testing_station():
    d = desert()
    station = STATION.find("ne_outer_4")
    d.s.t[STATION_FACE + station] = JIHAD
    d.put("ne_outer_5", side="atreides", token="2_regular")
    d.do(move_legions(1))
    d.play("move ne_outer_5 ne_outer_4")
    assert d.s.t[PRESCIENT + JIHAD] == 1
    assert d.s.t[STATIONS + station] == 0 and d.s.t[STATION_FACE + station] == NONE
    assert "station_captured" in d.told() and "token_shown" not in d.told()


@rule("WFA-STATION-03", "WFA-MAP-11")
def test_a_harkonnen_legion_leaves_the_station_alone():
    d = desert()
    d.put("ne_outer_5", side="harkonnen", regular=1)
    d.do(move_legions(1), HARKONNEN)
    d.play("move ne_outer_5 ne_outer_4")
    assert d.s.t[STATIONS + STATION.find("ne_outer_4")] == 1


@rule("WFA-HARVEST-03")
def test_an_atreides_legion_removes_a_harvester():
    d = desert()
    d.put("ne_outer_9", side="atreides", regular=1)
    d.put("ne_outer_13", harvester=True)
    d.do(move_legions(1))
    d.play("move ne_outer_9 ne_outer_13")
    assert d.area("ne_outer_13") == {"side": "atreides", "regular": 1}
    assert d.s.t[HARVESTERS_LOST] == 1 and "attacked" not in d.told()


@rule("WFA-HARVEST-05")
def test_a_token_removes_a_harvester_without_being_turned_up():
    d = desert()
    d.put("ne_outer_9", side="atreides", token="2_elite")
    d.put("ne_outer_13", harvester=True)
    d.do(move_legions(1))
    d.play("move ne_outer_9 ne_outer_13")
    assert d.area("ne_outer_13") == {"side": "atreides", "tokens": 1}
    assert "token_shown" not in d.told()


@rule("WFA-HARVEST-01", "WFA-HARVEST-02", "WFA-COMP-14")
def test_a_harvester_stays_when_the_legion_beside_it_moves():
    d = desert()
    d.put("ne_outer_9", side="harkonnen", regular=1, harvester=True)
    d.do(move_legions(1), HARKONNEN)
    d.play("move ne_outer_9 ne_outer_13")
    assert d.area("ne_outer_9") == {"harvester": 1}


@rule("WFA-MOVE-12")
def test_a_harkonnen_legion_turns_up_the_wormsign():
    d = desert()
    d.put("ne_outer_9", side="harkonnen", regular=1)
    d.put("ne_outer_13", sign="sand")
    d.do(move_legions(1), HARKONNEN)
    d.play("move ne_outer_9 ne_outer_13")
    assert d.area("ne_outer_13") == {"side": "harkonnen", "regular": 1}


@rule("WFA-MOVE-12", "WFA-MOVE-07")
def test_a_legion_driven_off_by_a_sandworm_has_still_moved():
    d = desert()
    d.put("ne_outer_9", side="harkonnen", regular=2)
    d.put("arrakeen", side="harkonnen", regular=1)
    d.put("ne_outer_13", sign="sandworm")
    d.do(STRATEGY_ACTION, HARKONNEN)
    move_all(d, "ne_outer_9", "ne_outer_13")
    assert d.asked == "A"  # chooses the area
    d.play("retreat_to ne_outer_14")
    assert d.area("ne_outer_13") == {"worm": "sandworm"}
    assert d.area("ne_outer_14") == {"side": "harkonnen", "regular": 2}
    assert to(d, "arrakeen") and not to(d, "ne_outer_14")


@rule("WFA-MOVE-13")
def test_an_atreides_legion_never_turns_up_a_wormsign():
    d = desert()
    d.put("ne_outer_9", side="atreides", regular=1)
    d.put("ne_outer_13", sign="sandworm")
    d.do(move_legions(1))
    d.play("move ne_outer_9 ne_outer_13")
    assert d.area("ne_outer_13") == {"side": "atreides", "regular": 1, "wormsign": 1}


def test_a_move_of_one_area_is_no_ride_of_pauls():
    d = desert()
    d.put("ne_outer_9", side="atreides", regular=1, leaders=("paul_atreides",))
    d.do(move_legions(1))
    d.play("move ne_outer_9 ne_outer_13")
    assert d.s.t[PAUL_RODE] == 0
