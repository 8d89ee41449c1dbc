"""The limit of six units in an area."""

from __future__ import annotations

from landsraad.games.arrakis.legions.legions import unit_figure
from landsraad.games.arrakis.legions.limits import is_overfull, push_limit
from landsraad.games.arrakis.legions.special_attack import push_strike
from landsraad.games.arrakis.pieces.figures import bodies, leaders
from landsraad.games.arrakis.rounds.orders import move_legions
from landsraad.games.arrakis.state.cells import AREA, ATREIDES, BANS, CHOAM, FIGURE, SUPPLY
from landsraad.kernel.engine import advance
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

HERE = "ne_outer_9"


def check(d: Desert) -> None:
    push_limit(d.s, AREA.find(HERE))
    advance(d.s)


@rule("WFA-COMP-01", "WFA-COMP-15", "WFA-COMP-17", "WFA-COMP-07")
def test_six_units_and_any_number_of_leaders():
    d = desert()
    d.put(HERE, side="harkonnen", regular=2, elite=2, special=2, officers=4, leaders=("baron_harkonnen",))
    assert leaders(d.s, AREA.find(HERE)) == 5
    check(d)
    assert d.over


@rule("WFA-COMP-18", "WFA-EX-01")
def test_tokens_count_one_each():
    d = desert()
    d.put(HERE, side="atreides", regular=4, token="2_elite")
    d.put(HERE, token="2_regular")
    assert bodies(d.s, AREA.find(HERE)) == 6
    check(d)
    assert d.over


@rule("WFA-COMP-02")
def test_the_third_type_of_unit_has_its_own_name_on_each_side():
    assert [FIGURE.names[unit_figure(0, tier)] for tier in range(3)] == ["regular", "elite", "fedaykin"]
    assert [FIGURE.names[unit_figure(1, tier)] for tier in range(3)] == ["regular", "elite", "sardaukar"]


@rule("WFA-COMP-29")
def test_a_sandworm_is_no_unit():
    d = desert()
    d.put(HERE, worm="sandworm")
    assert bodies(d.s, AREA.find(HERE)) == 0 and d.area(HERE) == {"worm": "sandworm"}


@rule("WFA-COMP-16", "WFA-COMP-04")
def test_the_owner_chooses_what_goes_back_to_the_supply():
    d = desert()
    d.put(HERE, side="harkonnen", regular=4, elite=2, special=2)
    before = d.s.seats[1][SUPPLY + 1]
    check(d)
    assert d.asked == "B"
    assert d.legal() == ["lose elite", "lose regular", "lose sardaukar"]
    d.play("lose elite", "lose regular")
    assert d.area(HERE) == {"side": "harkonnen", "regular": 3, "elite": 1, "special": 2}
    assert d.s.seats[1][SUPPLY + 1] == before + 1
    assert d.over


@rule("WFA-COMP-16", "WFA-COMP-18")
def test_a_token_too_many_may_go_unseen():
    d = desert()
    d.put(HERE, side="atreides", regular=6, token="2_elite")
    check(d)
    assert d.legal() == ["lose regular", "lose t1"]
    d.play("lose t1")
    assert d.area(HERE) == {"side": "atreides", "regular": 6}
    assert "token_shown" not in d.told()


@rule("WFA-COMP-19", "WFA-COMP-22")
def test_units_of_revealed_tokens_too_many():
    d = desert()
    d.put("ne_outer_8", side="harkonnen", regular=1)
    d.put(HERE, side="atreides", regular=4, token="2_elite")
    d.put(HERE, token="2_elite")
    d.s.chance = ["shield"]
    push_strike(d.s, 1, AREA.find(HERE), 1, 1)
    advance(d.s)
    assert d.asked == "A" and d.legal() == ["lose elite", "lose regular"]
    d.play("lose regular", "lose regular")
    assert d.area(HERE) == {"side": "atreides", "regular": 2, "elite": 4}


@rule("WFA-COMP-15", "WFA-BAN-07")
def test_the_ban_of_choam_makes_it_five_for_the_harkonnen():
    d = desert()
    d.put(HERE, side="harkonnen", regular=6)
    d.put("se_outer_3", side="atreides", regular=6)
    assert not is_overfull(d.s, AREA.find(HERE))
    d.s.t[BANS + CHOAM] = 1
    assert is_overfull(d.s, AREA.find(HERE)) and not is_overfull(d.s, AREA.find("se_outer_3"))
    check(d)
    assert d.area(HERE) == {"side": "harkonnen", "regular": 5}


@rule("WFA-COMP-15", "WFA-MOVE-10")
def test_moving_together():
    d = desert()
    d.put(HERE, side="atreides", regular=4)
    d.put("ne_outer_8", side="atreides", regular=3)
    d.do(move_legions(1), ATREIDES)
    d.play("move ne_outer_8 ne_outer_9", "leave regular", "go")
    assert d.over and d.area(HERE) == {"side": "atreides", "regular": 6}
    d.do(move_legions(1), ATREIDES)
    d.play("move ne_outer_8 ne_outer_9")  # the excess unit is removed automatically, because they are all alike
    assert d.over and d.area(HERE) == {"side": "atreides", "regular": 6}
    assert d.s.seats[0][SUPPLY] == 10
