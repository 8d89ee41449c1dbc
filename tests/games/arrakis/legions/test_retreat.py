"""Retreat: whether, where to, and who chooses."""

from __future__ import annotations

from landsraad.games.arrakis.legions.retreat import can_retreat, push_retreat
from landsraad.games.arrakis.rounds.orders import attack_with
from landsraad.games.arrakis.state.cells import AREA, ATREIDES, HARKONNEN, PRESCIENT, STATION, STATIONS
from landsraad.kernel.engine import advance
from support.arrakis.empty_board import Desert, desert
from support.rules import rule


def attack(d: Desert, frm: str, at: str, side: int = ATREIDES) -> None:
    d.do(attack_with(), side)
    d.play(f"attack {frm} {at}")


@rule("WFA-RETREAT-01", "WFA-BATTLE-20", "WFA-BATTLE-23", "WFA-BATTLE-26")
def test_the_attacker_says_where_to_and_moves_in():
    d = desert(["shield"] * 5)
    d.put("ne_outer_8", side="atreides", regular=2)
    d.put("ne_outer_9", side="harkonnen", regular=2, officers=1)
    attack(d, "ne_outer_8", "ne_outer_9")
    d.play("continue")
    assert d.asked == "B"
    d.play("retreat")
    assert d.asked == "A"
    assert d.legal() == ["retreat_to ne_outer_10", "retreat_to ne_outer_12", "retreat_to ne_outer_13",
                         "retreat_to ne_outer_6"]  # not to the sietch, not to the attacker
    d.play("retreat_to ne_outer_10")
    assert d.area("ne_outer_10") == {"side": "harkonnen", "regular": 2, "officers": 1}
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 2}
    assert d.area("ne_outer_8") == {}


@rule("WFA-RETREAT-02", "WFA-MAP-09", "WFA-MAP-10")
def test_only_to_free_or_empty_areas():
    d = desert()
    d.put("ne_outer_10", side="harkonnen", regular=1)
    d.put("ne_outer_9", side="atreides", regular=1)
    d.put("ne_outer_13", worm="sandworm")
    assert not can_retreat(d.s, HARKONNEN, AREA.find("ne_outer_10"))  # the third neighbour is a sietch
    assert can_retreat(d.s, ATREIDES, AREA.find("ne_outer_9"))


@rule("WFA-RETREAT-03")
def test_harkonnen_do_not_retreat_onto_a_wormsign():
    d = desert()
    d.put("ne_outer_10", side="harkonnen", regular=1)
    d.put("ne_outer_9", sign="sand")
    d.put("ne_outer_13", sign="sand")
    assert not can_retreat(d.s, HARKONNEN, AREA.find("ne_outer_10"))
    assert can_retreat(d.s, ATREIDES, AREA.find("ne_outer_10"))  # signs do not stop the Atreides


@rule("WFA-RETREAT-04")
def test_without_a_refuge_the_defender_is_not_asked():
    d = desert(["shield"] * 2 + ["shield"] * 2)
    d.put("ne_outer_9", side="atreides", regular=1)
    d.put("ne_outer_10", side="harkonnen", regular=1)
    d.put("ne_outer_13", worm="sandworm")
    attack(d, "ne_outer_9", "ne_outer_10")
    d.play("continue")
    assert d.asked == "A" and d.legal() == ["cease", "continue"]  # a second round was rolled


@rule("WFA-RETREAT-05", "WFA-HARVEST-01")
def test_the_harvester_stays_behind_and_falls_to_the_winner():
    d = desert(["shield"] * 2)
    d.put("ne_outer_8", side="atreides", regular=1)
    d.put("ne_outer_9", side="harkonnen", regular=1, harvester=True)
    attack(d, "ne_outer_8", "ne_outer_9")
    d.play("continue", "retreat", "retreat_to ne_outer_10")
    assert d.area("ne_outer_10") == {"side": "harkonnen", "regular": 1}
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 1}


@rule("WFA-RETREAT-01", "WFA-COMP-16")
def test_the_limit_holds_where_it_retreats_to():
    d = desert(["shield"] * 3)
    d.put("ne_outer_8", side="atreides", regular=1)
    d.put("ne_outer_9", side="harkonnen", regular=1, elite=1)
    d.put("ne_outer_10", side="harkonnen", regular=6)
    attack(d, "ne_outer_8", "ne_outer_9")
    d.play("continue", "retreat", "retreat_to ne_outer_10")
    assert d.asked == "B" and d.legal() == ["lose elite", "lose regular"]
    d.play("lose regular", "lose regular")
    assert d.area("ne_outer_10") == {"side": "harkonnen", "regular": 5, "elite": 1}
    assert d.over


@rule("WFA-STATION-01", "WFA-RETREAT-01")
def test_a_driven_atreides_legion_ends_its_move_like_any_other():
    d = desert()
    d.put("ne_outer_5", side="atreides", regular=1)
    push_retreat(d.s, ATREIDES, AREA.find("ne_outer_5"))
    advance(d.s)
    assert d.asked == "B"
    d.play("retreat_to ne_outer_4")
    assert d.s.t[STATIONS + STATION.find("ne_outer_4")] == 0
    assert sum(d.s.t[PRESCIENT + i] for i in range(3)) == 1


@rule("WFA-BATTLE-20")
def test_a_sietch_is_left_to_its_fate():
    d = desert(["shield"] * 6)
    d.put("ne_outer_12", side="harkonnen", regular=3)
    d.put("gara_kulon", side="atreides", regular=1)
    d.s.chance = ["shield"] * (3 + 1 + 3)
    attack(d, "ne_outer_12", "gara_kulon", HARKONNEN)
    d.s.chance = []
    d.play("continue", "retreat", "retreat_to ne_outer_14")
    assert "settlement_destroyed" in d.told()
    assert d.area("gara_kulon") == {"side": "harkonnen", "regular": 2}  # one was the price of continuing
    assert d.area("ne_outer_14") == {"side": "atreides", "regular": 1}
