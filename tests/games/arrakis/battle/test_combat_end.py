"""The end of a battle: continuing, retreat, victory, and settlements."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.movement.moving import WITH_SPECIAL
from landsraad.games.arrakis.rounds.orders import attack_with
from landsraad.games.arrakis.state.cells import (
    ATTACKER,
    BATTLE_AT,
    BATTLE_FROM,
    BATTLE_ROUND,
    FEDAYKIN_WON,
    HARKONNEN,
    HITS,
    PRESCIENT,
    ROLLED_A,
    ROLLED_D,
    RULINGS,
    SARDAUKAR_LOST,
    SETTLEMENT,
    SIETCH,
    SIETCH_AT,
    SIETCH_RANK,
    STANDING,
    SUPREMACY,
    SUPREME,
)
from landsraad.kernel.cells import NONE
from support.arrakis.battles import dice, meet, rank
from support.arrakis.empty_board import desert
from support.rules import rule

ATREIDES = 0
FAQ = 1


# ------------------------------------------------------------------ continuing


@rule("WFA-BATTLE-17", "WFA-BATTLE-19", "WFA-BATTLE-20")
def test_in_the_open_going_on_costs_nothing():
    d = desert(["shield"] * 8)
    meet(d, {"regular": 2}, {"regular": 2})
    assert d.asked == "B" and d.legal() == ["cease", "continue"]
    d.play("continue")
    assert d.asked == "A" and d.legal() == ["retreat", "stand"]
    d.play("stand")
    assert d.s.t[BATTLE_ROUND] == 2 and dice(d) == [2, 2, 2, 2]


@rule("WFA-BATTLE-21", "WFA-BATTLE-24", "WFA-BATTLE-22")
def test_who_ceases_stays_and_has_lost():
    d = desert(["shield"] * 4)
    meet(d, {"regular": 2}, {"regular": 2})
    d.play("cease")
    assert d.over
    assert d.area("ne_outer_8") == {"side": "harkonnen", "regular": 2}
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 2}
    ended = [event.values for event in d.s.log or [] if event.kind.name == "battle_ended"]
    assert ended[0][0] == ATREIDES
    assert [d.s.t[cell] for cell in (BATTLE_FROM, BATTLE_AT, ATTACKER, BATTLE_ROUND)] == [NONE, NONE, NONE, 0]
    assert [d.s.t[cell + i] for cell in (ROLLED_A, ROLLED_D, HITS) for i in range(2)] == [0] * 6


@rule("WFA-BATTLE-18")
def test_against_a_settlement_going_on_costs_a_hit():
    d = desert(["shield"] * 5)
    d.put("broken_land", side="atreides", regular=1, elite=1)
    d.put("carthag", side="harkonnen", regular=1)
    d.do(attack_with())
    d.play("attack broken_land carthag")
    assert dice(d) == [2, 3]  # rank 2
    d.s.chance = ["shield"] * 5
    d.play("continue")
    assert d.asked == "A" and d.legal() == ["lose elite", "lose regular"]  # no shield helps
    d.play("lose elite")
    assert d.area("broken_land") == {"side": "atreides", "regular": 2}
    assert d.asked == "B" and d.legal() == ["retreat", "stand"]


@rule("WFA-BATTLE-18", "WFA-BATTLE-24")
def test_the_cost_of_going_on_can_be_the_end_of_it():
    d = desert(["shield"] * 4)
    d.put("broken_land", side="atreides", regular=1, officers=1)
    d.put("carthag", side="harkonnen", regular=1)
    d.do(attack_with())
    d.play("attack broken_land carthag", "continue", "lose regular")  # and the naib with it
    assert d.over and d.area("broken_land") == {}
    assert d.area("carthag") == {"side": "harkonnen", "regular": 1}


def test_killers_without_mercy_pay_nothing():
    d = desert(["shield"] * 10)
    rank(d, "gara_kulon", 2)
    d.put("ne_outer_12", side="harkonnen", regular=1, special=1)
    d.put("gara_kulon", side="atreides", regular=1)
    d.do(attack_with(WITH_SPECIAL, merciless=True), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon", "continue")
    assert d.asked == "A" and d.area("ne_outer_12") == {"side": "harkonnen", "regular": 1, "special": 1}


# ------------------------------------------------------------------ the end


@rule("WFA-BATTLE-23", "WFA-BATTLE-26", "WFA-BATTLE-22")
def test_a_winning_attacker_advances_with_all_it_has():
    d = desert(["hit"] * 3 + ["shield"])
    meet(d, {"regular": 3, "officers": 1}, {"regular": 1})
    assert d.over
    assert d.area("ne_outer_8") == {}
    assert d.area("ne_outer_9") == {"side": "harkonnen", "regular": 3, "officers": 1}


@rule("WFA-BATTLE-25")
def test_if_both_are_gone_nobody_has_won():
    d = desert(["hit", "hit"])
    meet(d, {"regular": 1}, {"regular": 1, "leaders": ("stilgar",)})
    d.play("lose regular")
    assert d.over and d.area("ne_outer_8") == {} and d.area("ne_outer_9") == {}
    ended = [event.values for event in d.s.log or [] if event.kind.name == "battle_ended"]
    assert ended[0][0] == NONE


@rule("WFA-BATTLE-24")
def test_a_destroyed_attacker_has_lost():
    d = desert(["shield", "hit", "hit"])
    meet(d, {"regular": 1}, {"regular": 2})
    assert d.over and d.area("ne_outer_8") == {}
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 2}


@rule("WFA-BATTLE-27", "WFA-HARVEST-04")
def test_advancing_atreides_destroy_a_harvester():
    d = desert(["hit", "shield"])
    d.put("ne_outer_8", side="atreides", regular=1)
    d.put("ne_outer_9", side="harkonnen", regular=1, harvester=True)
    d.do(attack_with())
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.area("ne_outer_9") == {"side": "harkonnen", "regular": 1, "harvester": 1}  # blocked
    d.s.chance = ["hit", "hit", "hit"]
    d.play("cease")
    d.put("ne_outer_8", side="atreides", regular=1)
    d.do(attack_with())
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 1}


@rule("WFA-STATION-01", "WFA-BATTLE-26")
def test_advancing_atreides_capture_a_station():
    d = desert(["hit", "special"])
    d.put("ne_outer_5", side="atreides", regular=1)
    d.put("ne_outer_4", side="harkonnen", regular=1)
    d.do(attack_with())
    d.play("attack ne_outer_5 ne_outer_4")
    assert sum(d.s.t[PRESCIENT + i] for i in range(3)) == 1


@rule("WFA-BATTLE-28", "WFA-MOVE-12")
def test_advancing_harkonnen_turn_up_the_wormsign():
    d = desert(["hit", "hit", "special"])
    d.put("ne_outer_9", sign="sand")
    meet(d, {"regular": 2}, {"regular": 1})
    assert d.area("ne_outer_9") == {"side": "harkonnen", "regular": 2} and "wormsign_turned" in d.told()


def test_a_victory_with_fedaykin_is_noted():
    d = desert(["hit", "hit", "special"])
    meet(d, {"regular": 1, "special": 1}, {"regular": 1}, "atreides")
    assert d.s.t[FEDAYKIN_WON] == 1
    d = desert(["hit", "hit", "special"])
    meet(d, {"regular": 1, "special": 1}, {"regular": 1})
    assert d.s.t[FEDAYKIN_WON] == 0


def test_a_lost_sardaukar_is_noted():
    d = desert(["shield", "hit", "hit"])
    meet(d, {"special": 1}, {"regular": 2})
    assert d.s.t[SARDAUKAR_LOST] == 1


# ------------------------------------------------------------------ the rulings of the FAQ


def test_by_the_faq_a_winner_may_stay():
    d = desert(["hit"] * 3 + ["shield"])
    d.s.t[RULINGS] = FAQ
    meet(d, {"regular": 3, "officers": 1}, {"regular": 1})
    assert d.asked == "B" and d.legal() == ["done", "go", "leave bashar", "leave regular"]
    d.play("done")
    assert d.over and d.area("ne_outer_9") == {}
    assert d.area("ne_outer_8") == {"side": "harkonnen", "regular": 3, "officers": 1}


def test_by_the_faq_a_part_may_advance():
    d = desert(["hit"] * 3 + ["shield"])
    d.s.t[RULINGS] = FAQ
    meet(d, {"regular": 3, "officers": 1}, {"regular": 1})
    d.play("leave regular", "leave bashar", "go")
    assert d.area("ne_outer_8") == {"side": "harkonnen", "regular": 1, "officers": 1}
    assert d.area("ne_outer_9") == {"side": "harkonnen", "regular": 2}


def test_by_the_faq_a_settlement_stands_if_nobody_moves_in():
    d = desert()
    d.s.t[RULINGS] = FAQ
    rank(d, "gara_kulon", 2)
    d.put("ne_outer_12", side="harkonnen", regular=1)
    d.do(attack_with(), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon", "done")
    assert d.s.t[SUPREMACY] == 0 and d.s.t[SIETCH_AT + SIETCH.find("gara_kulon")] != NONE


# ------------------------------------------------------------------ settlements


@rule("WFA-SETTLE-01", "WFA-SETTLE-03", "WFA-SETTLE-04", "WFA-SETTLE-06")
def test_an_undefended_sietch_falls_without_dice():
    d = desert()
    rank(d, "gara_kulon", 3)
    d.put("ne_outer_12", side="harkonnen", regular=2)
    d.do(attack_with(), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon")
    assert d.over and dice(d) == []
    assert d.s.t[SUPREMACY] == 3
    assert d.area("gara_kulon") == {"side": "harkonnen", "regular": 2}
    assert d.s.t[SIETCH_AT + SIETCH.find("gara_kulon")] == NONE
    assert d.s.seats[0][SIETCH_RANK + SIETCH.find("gara_kulon")] == NONE


@rule("WFA-SETTLE-05", "WFA-PRESC-04", "WFA-COMP-27")
@pytest.mark.parametrize(("name", "frm", "steps"), [("arrakeen", "rimwall_west", 3), ("carthag", "broken_land", 2),
                                                    ("north_pole", "wind_pass", 1)])
def test_a_fallen_harkonnen_settlement_advances_all_markers(name: str, frm: str, steps: int):
    d = desert()
    d.put(frm, side="atreides", regular=1)
    d.do(attack_with())
    d.play(f"attack {frm} {name}")
    assert [d.s.t[PRESCIENT + i] for i in range(3)] == [steps] * 3
    assert d.s.t[STANDING + SETTLEMENT.find(name)] == 0
    assert d.area(name) == {"side": "atreides", "regular": 1}
    assert d.over


@rule("WFA-SETTLE-01", "WFA-SETTLE-04")
def test_a_defended_sietch_falls_with_its_legion():
    d = desert(["hit", "hit", "special", "special", "shield"])
    rank(d, "gara_kulon", 2)
    d.put("ne_outer_12", side="harkonnen", regular=2)
    d.put("gara_kulon", side="atreides", regular=1)
    d.do(attack_with(), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon")
    assert d.s.t[SUPREMACY] == 2
    assert d.area("gara_kulon") == {"side": "harkonnen", "regular": 2}


@rule("WFA-GOAL-01", "WFA-SETTLE-04")
def test_the_tenth_point_of_supremacy_ends_the_war_at_once():
    d = desert()
    rank(d, "gara_kulon", 2)
    d.s.t[SUPREMACY] = 8
    d.put("ne_outer_12", side="harkonnen", regular=2)
    d.put("gara_kulon", sign="sand")
    d.do(attack_with(), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon")
    assert d.s.over and d.s.t[SUPREME] == HARKONNEN
    assert "wormsign_turned" not in d.told()  # nothing pending happens any more


@rule("WFA-SETTLE-06")
def test_after_its_fall_the_area_is_no_settlement():
    d = desert(["shield"] * 3)
    rank(d, "gara_kulon", 2)
    d.put("ne_outer_12", side="harkonnen", regular=1)
    d.do(attack_with(), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon")
    d.put("ne_outer_14", side="atreides", regular=2)
    d.do(attack_with())
    d.play("attack ne_outer_14 gara_kulon", "continue")
    assert d.asked == "B"  # continuing costs no hit, and the rank adds no dice
    assert dice(d) == [2, 1]
