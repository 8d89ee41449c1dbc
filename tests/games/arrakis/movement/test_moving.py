"""Moving legions: destinations, splitting, and two moves in an action."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.movement.moving import (
    DESERT_LEGION,
    LEADER_IN_DESERT,
    SETTLEMENT_LEGION,
    THAT_LEGION,
    WITH_SPECIAL,
    legion_at,
    with_named,
)
from landsraad.games.arrakis.rounds.orders import LEADERSHIP_ACTION, STRATEGY_ACTION, move_legions, move_or_attack
from landsraad.games.arrakis.state.cells import (
    AREA,
    LEADER,
    PAUL_HELD,
    RABBAN,
)
from landsraad.kernel.algebra import sequence
from support.arrakis.empty_board import desert
from support.arrakis.moves import HARKONNEN, move_all, to
from support.rules import rule

# ------------------------------------------------------------------ destinations


@rule("WFA-MOVE-01", "WFA-MOVE-02", "WFA-MAP-09")
def test_a_legion_moves_to_a_free_area_next_to_its_own():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=2)
    d.put("carthag", side="harkonnen", regular=1)  # one's own settlement and legion are free
    d.put("broken_land", side="atreides", regular=1)  # an enemy legion is not
    d.put("ne_central_1", worm="sandworm")  # nor is a sandworm
    d.do(STRATEGY_ACTION, HARKONNEN)
    assert to(d, "arrakeen") == {"carthag", "imperial_basin", "rimwall_west"}
    move_all(d, "arrakeen", "rimwall_west")
    assert d.area("arrakeen") == {}
    assert d.area("rimwall_west") == {"side": "harkonnen", "regular": 2}


@rule("WFA-MOVE-02", "WFA-MAP-09", "WFA-MAP-11")
def test_a_settlement_closes_an_area_and_a_harvester_or_station_does_not():
    d = desert()
    d.put("ne_outer_12", side="harkonnen", regular=1)  # gara_kulon is a sietch, even an empty one
    d.put("ne_outer_5", side="harkonnen", regular=1)
    d.put("ne_outer_8", harvester=True)
    d.do(STRATEGY_ACTION, HARKONNEN)
    assert "gara_kulon" not in to(d, "ne_outer_12") and "ne_outer_8" in to(d, "ne_outer_12")
    assert "ne_outer_4" in to(d, "ne_outer_5")  # a station


@rule("WFA-MOVE-03", "WFA-MAP-08")
def test_no_legion_walks_across_an_impassable_border():
    d = desert()
    d.put("ne_outer_4", side="harkonnen", regular=1)
    d.do(STRATEGY_ACTION, HARKONNEN)
    assert to(d, "ne_outer_4") == {"ne_outer_1", "ne_outer_2", "ne_outer_3", "ne_outer_5"}  # not broken_land


@rule("WFA-WORM-18")
def test_no_legion_moves_onto_a_sandworm():
    d = desert()
    d.put("ne_outer_9", side="atreides", regular=1)
    d.put("ne_outer_12", worm="sandworm")
    d.do(STRATEGY_ACTION)
    assert "ne_outer_12" not in to(d, "ne_outer_9")


# ------------------------------------------------------------------ splitting


@rule("WFA-MOVE-04")
def test_a_part_of_a_legion_moves():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=2, elite=1, special=1)
    d.do(move_legions(1), HARKONNEN)
    d.play("move arrakeen rimwall_west", "leave regular", "leave sardaukar", "go")
    assert d.area("arrakeen") == {"side": "harkonnen", "regular": 1, "special": 1}
    assert d.area("rimwall_west") == {"side": "harkonnen", "regular": 1, "elite": 1}
    assert d.over


@rule("WFA-MOVE-05", "WFA-COMP-08", "WFA-COMP-09")
def test_leaders_never_move_or_stay_alone():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=2, officers=1, leaders=("baron_harkonnen",))
    d.do(move_legions(1), HARKONNEN)
    d.play("move arrakeen rimwall_west")
    assert d.legal() == ["go", "leave baron_harkonnen", "leave bashar", "leave regular"]
    d.play("leave bashar")
    assert d.legal() == ["leave baron_harkonnen", "leave regular"]  # the bashar cannot stay without a unit
    d.play("leave regular")
    assert d.legal() == ["go", "leave baron_harkonnen"]  # and the last unit has to go
    d.play("leave baron_harkonnen")  # and then there is no further choice
    assert d.area("arrakeen") == {"side": "harkonnen", "regular": 1, "officers": 1, "leaders": ["baron_harkonnen"]}
    assert d.area("rimwall_west") == {"side": "harkonnen", "regular": 1}


@rule("WFA-MOVE-05")
def test_a_leader_with_a_single_unit_goes_with_it():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=1, officers=1)
    d.do(move_legions(1), HARKONNEN)
    d.play("move arrakeen rimwall_west")  # nothing to choose
    assert d.area("rimwall_west") == {"side": "harkonnen", "regular": 1, "officers": 1}
    assert d.over


@rule("WFA-COMP-18", "WFA-MOVE-05")
def test_a_face_down_token_is_a_unit_for_movement():
    d = desert()
    d.put("ne_outer_9", side="atreides", officers=1, token="2_regular")
    d.put("ne_outer_9", token="2_elite")
    d.do(move_legions(1))
    d.play("move ne_outer_9 ne_outer_13", "leave t1", "leave naib")
    assert d.area("ne_outer_9") == {"side": "atreides", "tokens": 1, "officers": 1}
    assert d.area("ne_outer_13") == {"side": "atreides", "tokens": 1}
    assert "token_shown" not in d.told()


# ------------------------------------------------------------------ several moves


@rule("WFA-MOVE-08", "WFA-ACTION-08", "WFA-EX-05")
def test_the_part_that_stayed_is_another_legion():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=5, officers=1)
    d.do(STRATEGY_ACTION, HARKONNEN)
    d.play("move arrakeen rimwall_west", *["leave regular"] * 3, "leave bashar", "go")
    assert d.area("arrakeen") == {"side": "harkonnen", "regular": 3, "officers": 1}
    assert to(d, "arrakeen") and not to(d, "rimwall_west")
    move_all(d, "arrakeen", "carthag")
    assert d.area("carthag") == {"side": "harkonnen", "regular": 3, "officers": 1}
    assert d.over


@rule("WFA-MOVE-07", "WFA-EX-06")
def test_no_figure_moves_twice_in_an_action():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=2, officers=1)
    d.put("rimwall_west", side="harkonnen", regular=1, elite=1)
    d.do(STRATEGY_ACTION, HARKONNEN)
    move_all(d, "arrakeen", "rimwall_west")
    d.play("move rimwall_west broken_land")  # only those that were there
    assert d.legal() == ["go", "leave elite", "leave regular"]
    d.play("go")
    assert d.area("broken_land") == {"side": "harkonnen", "regular": 1, "elite": 1}
    assert d.area("rimwall_west") == {"side": "harkonnen", "regular": 2, "officers": 1}


@rule("WFA-MOVE-07")
def test_a_named_leader_and_a_token_that_moved_stay():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=1, token="2_elite", leaders=("stilgar",))
    d.put("ne_outer_9", side="atreides", regular=1, token="2_elite", leaders=("lady_jessica",))
    d.do(STRATEGY_ACTION)
    move_all(d, "ne_outer_8", "ne_outer_9")
    d.play("move ne_outer_9 ne_outer_13")
    assert d.legal() == ["go", "leave lady_jessica", "leave regular", "leave t2"]


@rule("WFA-MOVE-07", "WFA-MOVE-10", "WFA-COMP-15")
def test_moves_of_an_action_are_simultaneous_for_the_limit():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=6)
    d.put("rimwall_west", side="harkonnen", elite=6)
    d.do(STRATEGY_ACTION, HARKONNEN)
    move_all(d, "arrakeen", "rimwall_west")  # twelve, for a moment
    move_all(d, "rimwall_west", "arrakeen")
    assert d.area("arrakeen") == {"side": "harkonnen", "elite": 6}
    assert d.area("rimwall_west") == {"side": "harkonnen", "regular": 6}
    assert d.over


@rule("WFA-COMP-16", "WFA-MOVE-10")
def test_too_many_at_the_end_of_the_moves_are_removed_by_choice():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=2, elite=2)
    d.put("rimwall_west", side="harkonnen", regular=4)
    d.do(STRATEGY_ACTION, HARKONNEN)
    move_all(d, "arrakeen", "rimwall_west")
    d.play("done")
    assert d.legal() == ["lose elite", "lose regular"]
    d.play("lose regular", "lose elite")
    assert d.area("rimwall_west") == {"side": "harkonnen", "regular": 5, "elite": 1}
    assert d.over


@rule("WFA-ACTION-07", "WFA-ACTION-08", "WFA-EX-02")
def test_two_moves_or_an_attack_and_each_may_be_left():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=2)
    d.put("carthag", side="harkonnen", regular=2)
    d.put("broken_land", side="atreides", regular=1)
    d.do(STRATEGY_ACTION, HARKONNEN)
    assert d.legal("attack") == ["attack arrakeen broken_land", "attack carthag broken_land"]
    move_all(d, "arrakeen", "rimwall_west")
    assert d.legal("attack") == [] and d.legal("move")
    d.play("done")
    assert d.over


# ------------------------------------------------------------------ which legions


@rule("WFA-MOVE-06", "WFA-ACTION-09")
def test_leadership_moves_legions_with_leaders_and_one_goes_along():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=2, officers=1, leaders=("baron_harkonnen",))
    d.put("carthag", side="harkonnen", regular=2)
    d.do(LEADERSHIP_ACTION, HARKONNEN)
    assert to(d, "arrakeen") and not to(d, "carthag")
    d.play("move arrakeen rimwall_west", "leave bashar")  # the Baron has to go, and a unit must stay with the bashar
    assert d.area("rimwall_west") == {"side": "harkonnen", "regular": 1, "leaders": ["baron_harkonnen"]}
    assert to(d, "arrakeen")  # the rest has a leader too


@rule("WFA-MOVE-06")
def test_leadership_cannot_move_a_part_that_is_left_without_a_leader():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=3, officers=1)
    d.do(LEADERSHIP_ACTION, HARKONNEN)
    d.play("move arrakeen rimwall_west")
    assert "leave bashar" not in d.legal()
    d.play("leave regular", "go")
    assert not to(d, "arrakeen")


def test_a_special_unit_that_is_asked_for_goes_along():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=1, special=1)
    d.put("carthag", side="harkonnen", elite=2)
    d.do(move_legions(1, WITH_SPECIAL), HARKONNEN)
    assert not to(d, "carthag")
    d.play("move arrakeen rimwall_west")
    assert d.legal() == ["go", "leave regular"]


def test_a_named_leader_that_is_asked_for_goes_along():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=2, leaders=("beast_rabban", "baron_harkonnen"))
    d.put("carthag", side="harkonnen", regular=2, leaders=("captain_aramsham",))
    d.do(move_legions(1, with_named(RABBAN)), HARKONNEN)
    assert not to(d, "carthag")
    d.play("move arrakeen rimwall_west")
    assert d.legal() == ["go", "leave baron_harkonnen", "leave regular"]


@rule("WFA-LEADER-10")
@pytest.mark.parametrize("paul", ["paul_atreides", "paul_muad_dib"])
def test_pauls_legion_is_his_under_either_name(paul: str):
    d = desert()
    d.put("ne_outer_9", side="atreides", regular=1, leaders=(paul,))
    d.put("se_outer_3", side="atreides", regular=1)
    d.do(move_legions(1, with_named(LEADER.find("paul_atreides"))))
    assert to(d, "ne_outer_9") and not to(d, "se_outer_3")


@pytest.mark.parametrize(("which", "moves"), [
    (DESERT_LEGION, {"ne_outer_9", "ne_outer_13"}), (LEADER_IN_DESERT, {"ne_outer_9"}),
    (legion_at(AREA.find("ne_outer_13")), {"ne_outer_13"}), (SETTLEMENT_LEGION, {"gara_kulon"})])
def test_where_a_legion_has_to_stand(which: object, moves: set[str]):
    d = desert()
    d.put("ne_outer_9", side="atreides", regular=1, officers=1)
    d.put("ne_outer_13", side="atreides", regular=1)
    d.put("rimwall_west", side="atreides", regular=1, officers=1)
    if which is SETTLEMENT_LEGION:
        d.put("gara_kulon", side="atreides", regular=1)
    d.do(move_legions(1, which))  # type: ignore[arg-type]
    assert {text.split()[1] for text in d.legal("move")} == moves


def test_the_legion_that_moved_last_moves_again():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=1)
    d.put("carthag", side="harkonnen", regular=1)
    d.do(sequence([move_legions(1), move_legions(1, THAT_LEGION)]), HARKONNEN)
    move_all(d, "arrakeen", "rimwall_west")
    assert to(d, "rimwall_west") and not to(d, "carthag")


def test_a_held_paul_neither_moves_nor_attacks():
    d = desert()
    d.put("ne_outer_9", side="atreides", regular=2, leaders=("paul_atreides",))
    d.put("ne_outer_12", side="harkonnen", regular=1)
    d.s.seats[0][PAUL_HELD] = 1
    d.do(STRATEGY_ACTION)
    assert d.over
    d.s.seats[0][PAUL_HELD] = 0
    d.do(STRATEGY_ACTION)
    assert d.legal("attack") == ["attack ne_outer_9 ne_outer_12"]


@rule("WFA-FREE-01", "WFA-FREE-02")
def test_a_free_action_between_two_moves():
    d = desert()
    d.put("ne_outer_8", side="atreides", token="2_elite")
    d.put("ne_outer_9", side="atreides", regular=1)
    d.do(STRATEGY_ACTION)
    d.play("move ne_outer_8 ne_outer_9")
    d.play("reveal t1")  # its units have moved with it
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 1, "elite": 2}
    d.play("move ne_outer_9 ne_outer_13")
    assert d.area("ne_outer_9") == {"side": "atreides", "elite": 2}
    assert d.area("ne_outer_13") == {"side": "atreides", "regular": 1}


def test_a_card_of_one_move_or_an_attack():
    d = desert()
    d.put("arrakeen", side="harkonnen", regular=1)
    d.put("carthag", side="harkonnen", regular=1)
    d.do(move_or_attack(), HARKONNEN)
    move_all(d, "arrakeen", "rimwall_west")
    assert d.over
