"""Turns of the action phase: what a die can be spent on, whose turn it is, and when the phase ends."""

from __future__ import annotations

from landsraad.games.arrakis.pieces.dice import unused
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.pieces.named_leaders import enter_play, to_tank
from landsraad.games.arrakis.rounds.rounds import PHASES, push_turn
from landsraad.games.arrakis.state.cells import (
    ACTIONS,
    ASIDE,
    ATREIDES,
    BG_ON,
    DICE,
    HAND,
    HARKONNEN,
    IN_TANK,
    LEADER,
    LEADER_IS,
    LOCKED,
    MUST_USE,
    PAUL_HELD,
    PAUL_NEXT,
    PLANNING,
    READY,
    RESULT,
    SIDE,
    STAGE,
    TANK,
    USED,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.kernel.engine import advance
from support.arrakis.empty_board import Desert, desert
from support.rules import rule


def turn(side: str = "atreides", a: dict[str, int] | None = None, b: dict[str, int] | None = None,
         d: Desert | None = None) -> Desert:
    d = desert() if d is None else d
    for seat, dice in enumerate((a or {}, b or {})):
        for result, n in dice.items():
            d.s.seats[seat][DICE + RESULT.find(result)] = n
    push_turn(d.s, SIDE.find(side))
    advance(d.s)
    return d


def ready(d: Desert, *leaders: str) -> None:
    for leader in LEADER.names:
        d.s.t[READY + LEADER.find(leader)] = 1 if leader in leaders else 0
    for leader in leaders:
        d.s.t[LEADER_IS + LEADER.find(leader)] = ASIDE


def tanks(d: Desert, side: int) -> list[int]:
    return [int(treasury(d.s, side)[TANK + i]) for i in range(5)]


@rule("WFA-ACTION-01", "WFA-ACTION-04")
def test_the_atreides_begin_and_turns_alternate() -> None:
    d = desert(chance=["mentat", "mentat", "strategy", "strategy", "leadership", "leadership", "mentat", "mentat"])
    d.s.t[LOCKED] = 4
    d.do(PHASES[ACTIONS])
    order = []
    while d.s.t[STAGE] == ACTIONS and not d.s.over:
        legal = d.legal()
        if "skip" in legal and "action mentat" not in legal:
            d.play("skip")
        elif "end" in legal:
            d.play("end")
        elif "done" in legal:
            d.play("done")
        else:
            order.append(d.asked)
            d.play(d.legal("action")[0])
    assert order == ["A", "B"] * 4
    assert d.s.seats[0][USED] == 4


@rule("WFA-ACTION-02", "WFA-LEADER-03")
def test_the_menu_of_a_turn() -> None:
    d = desert()
    ready(d, "paul_atreides", "lady_jessica", "stilgar")
    HAND.put(d.s.seats[0], PLANNING.find("the_voice"))
    turn("atreides", {"leadership": 1, "mentat": 1, "house": 1}, {"strategy": 4}, d)
    assert d.legal() == ["action house", "action leadership", "action mentat", "desert_power", "plan the_voice",
                         "special lady_jessica", "special paul_atreides"]


@rule("WFA-ACTION-02", "WFA-ACTION-04", "WFA-ACTION-12")
def test_one_action_and_then_the_turn_is_ended() -> None:
    d = turn("atreides", {"mentat": 2}, {"strategy": 2})
    d.play("action mentat", "draw house_atreides", "draw house_atreides")
    assert d.legal() == ["end"]  # asked anyway
    assert [int(d.s.seats[0][USED]), unused(d.s, ATREIDES)] == [1, 1]
    d.play("end")
    assert d.asked == "B"


@rule("WFA-ACTION-03", "WFA-EX-02")
def test_strategy_is_two_moves_or_one_attack() -> None:
    d = desert()
    d.put("ne_outer_8", side="harkonnen", regular=2)
    d.put("ne_outer_12", side="harkonnen", regular=2)
    d.put("ne_outer_9", side="atreides", regular=1)
    turn("harkonnen", {}, {"strategy": 2}, d)
    d.play("action strategy")
    assert {"attack ne_outer_8 ne_outer_9", "move ne_outer_8 ne_outer_7"} <= set(d.legal())
    d.play("move ne_outer_8 ne_outer_7", "go")
    assert d.legal("attack") == []  # after moving a legion it may only move another one
    assert d.legal("move") != []


@rule("WFA-ACTION-15")
def test_desert_power_needs_fewer_dice_than_the_harkonnen_have() -> None:
    assert "desert_power" not in turn("atreides", {"mentat": 2}, {"strategy": 2}).legal()
    assert "desert_power" in turn("atreides", {"mentat": 2}, {"strategy": 3}).legal()
    assert "desert_power" not in turn("harkonnen", {"mentat": 2}, {"strategy": 3}).legal()


@rule("WFA-ACTION-15", "WFA-TANK-04")
def test_desert_power_costs_no_die_and_advances_no_tank() -> None:
    d = desert()
    to_tank(d.s, LEADER.find("stilgar"))
    turn("atreides", {"mentat": 1}, {"strategy": 3}, d)
    d.play("desert_power", "wormsign ne_outer_8", "wormsign ne_outer_9", "end")
    assert d.asked == "B"
    assert unused(d.s, ATREIDES) == 1
    assert tanks(d, ATREIDES)[:3] == [LEADER.find("stilgar"), -1, -1]


@rule("WFA-TANK-03", "WFA-TANK-05", "WFA-BG-04")
def test_the_tank_advances_at_the_end_of_a_turn_with_a_die_or_token() -> None:
    d = desert()
    stilgar = LEADER.find("stilgar")
    to_tank(d.s, stilgar)
    d.s.seats[0][BG_ON] = RESULT.find("mentat")
    turn("atreides", {}, {"strategy": 3}, d)
    d.play("action mentat", "done")
    assert tanks(d, ATREIDES)[:3] == [stilgar, -1, -1]  # not before the end of the turn
    d.play("end")
    assert tanks(d, ATREIDES)[:3] == [-1, stilgar, -1]
    assert d.s.seats[0][BG_ON] == -1


@rule("WFA-ACTION-05", "WFA-ACTION-06")
def test_the_phase_ends_with_the_last_die_of_the_harkonnen() -> None:
    d = turn("harkonnen", {"mentat": 2}, {"mentat": 1})
    d.fly("az_1", "ornithopter")
    d.play("action mentat", "draw corrino_allies", "draw corrino_allies")
    assert d.legal() == ["end"]  # no free action any more
    d.play("end")
    assert d.s.t[STAGE] != ACTIONS
    assert "dice_wasted" in d.told()
    assert [unused(d.s, ATREIDES), unused(d.s, HARKONNEN)] == [0, 0]


@rule("WFA-ACTION-06", "WFA-ACTION-15")
def test_the_atreides_without_dice_call_the_desert_or_pass() -> None:
    d = turn("atreides", {}, {"mentat": 2})
    assert d.legal() == ["desert_power", "pass"]
    d.play("pass")
    assert d.asked == "B"
    d.play("action mentat", "done", "end")
    assert d.asked == "A"
    assert d.legal() == ["desert_power", "pass"]


def test_with_dice_there_is_no_pass() -> None:
    assert "pass" not in turn("atreides", {"mentat": 1}, {"mentat": 2}).legal()
    assert "pass" not in turn("harkonnen", {"mentat": 1}, {"mentat": 2}).legal()


# ------------------------------------------------------------------ special actions


@rule("WFA-LEADER-01", "WFA-LEADER-02", "WFA-LEADER-04")
def test_a_special_action_uses_the_die_of_its_slot_and_its_card() -> None:
    d = desert()
    ready(d, "lady_jessica")
    turn("atreides", {"mentat": 1}, {"strategy": 1}, d)
    d.play("special lady_jessica")
    assert d.s.t[READY + LEADER.find("lady_jessica")] == 1  # not yet complete
    d.play("draw house_atreides", "draw house_atreides", "draw fremen_allies")
    assert d.s.t[READY + LEADER.find("lady_jessica")] == 0
    assert HAND.size(d.s.seats[0]) == 3
    assert d.s.seats[0][USED] == 1


@rule("WFA-LEADER-02", "WFA-LEADER-04", "WFA-TANK-06")
def test_no_special_action_of_a_used_card_or_from_the_tank() -> None:
    d = desert()
    ready(d)
    d.s.t[LEADER_IS + LEADER.find("lady_jessica")] = ASIDE
    turn("atreides", {"mentat": 1}, {}, d)
    assert d.legal("special") == []
    d = desert()
    ready(d, "lady_jessica")
    to_tank(d.s, LEADER.find("lady_jessica"))
    assert d.s.t[LEADER_IS + LEADER.find("lady_jessica")] == IN_TANK
    turn("atreides", {"mentat": 1}, {}, d)
    assert d.legal("special") == []
    d = desert()
    ready(d, "lady_jessica")
    turn("atreides", {"strategy": 1}, {}, d)
    assert d.legal("special") == []


@rule("WFA-LEADER-08")
def test_who_is_replaced_during_the_special_action_leaves_a_used_card() -> None:
    d = desert()
    ready(d, "lady_jessica")
    turn("atreides", {"mentat": 1}, {}, d)
    d.play("special lady_jessica")
    enter_play(d.s, LEADER.find("reverend_mother_jessica"))
    d.play("done")
    assert d.s.t[READY + LEADER.find("reverend_mother_jessica")] == 0


def test_every_leader_with_a_slot_has_a_special_action() -> None:
    assert [LEADER.names[card.leader] for card in LEADER_CARDS if card.special is None] == []


# ------------------------------------------------------------------ House


@rule("WFA-ACTION-13", "WFA-LEADER-02")
def test_the_house_die_of_the_atreides_is_any_other_result() -> None:
    d = desert()
    ready(d, "paul_atreides", "lady_jessica", "alia")
    turn("atreides", {"house": 1}, {"strategy": 3}, d)
    assert d.legal() == ["action house", "desert_power", "special alia"]
    d.play("action house")
    assert d.legal() == ["action deployment", "action leadership", "action mentat", "action strategy", "skip",
                         "special lady_jessica", "special paul_atreides"]
    d.play("action mentat", "draw fremen_allies", "draw fremen_allies")
    assert HAND.size(d.s.seats[0]) == 2
    assert d.s.seats[0][USED] == 1


@rule("WFA-ACTION-13", "WFA-LEADER-04")
def test_a_house_die_serves_a_leader_of_another_slot() -> None:
    d = desert()
    ready(d, "lady_jessica")
    turn("atreides", {"house": 1}, {"strategy": 3}, d)
    d.play("action house", "special lady_jessica", "draw house_atreides", "done")
    assert d.s.t[READY + LEADER.find("lady_jessica")] == 0
    assert d.legal() == ["end"]


@rule("WFA-ACTION-14")
def test_the_house_die_of_the_harkonnen_is_their_own_action() -> None:
    d = desert()
    d.put("arsunt", side="harkonnen", regular=2)
    turn("harkonnen", {}, {"house": 2}, d)
    d.play("action house")
    assert d.legal() == ["choose 1", "choose 2"]


# ------------------------------------------------------------------ marks on a turn


def test_truthtrance_leaves_one_die_to_use() -> None:
    d = desert()
    ready(d, "baron_harkonnen", "beast_rabban")
    HAND.put(d.s.seats[1], PLANNING.find("sandmasters"))
    d.s.seats[1][MUST_USE] = RESULT.find("house")
    turn("harkonnen", {}, {"house": 1, "leadership": 2}, d)
    assert d.legal() == ["action house", "plan sandmasters", "special baron_harkonnen"]
    d.play("plan sandmasters", "done", "done")
    assert d.s.seats[1][DICE + RESULT.find("house")] == 0
    d.play("end")
    assert d.s.seats[1][MUST_USE] == -1


def test_truthtrance_about_a_die_that_is_gone_forces_nothing() -> None:
    d = desert()
    ready(d)
    d.s.seats[1][MUST_USE] = RESULT.find("house")
    turn("harkonnen", {}, {"leadership": 2}, d)
    assert d.legal() == ["action leadership"]


def test_paul_is_held_in_the_next_turn_only() -> None:
    d = desert()
    d.s.seats[0][PAUL_NEXT] = 1
    turn("harkonnen", {"mentat": 2}, {"mentat": 3}, d)
    assert d.s.seats[0][PAUL_HELD] == 0
    d.play("action mentat", "done", "end")
    assert [int(d.s.seats[0][PAUL_HELD]), int(d.s.seats[0][PAUL_NEXT])] == [1, 0]
    d.play("action mentat", "done", "end")
    assert d.s.seats[0][PAUL_HELD] == 0


@rule("WFA-ACTION-07")
def test_a_die_may_be_spent_on_nothing() -> None:
    d = desert()
    d.put("arsunt", side="harkonnen", regular=2)
    turn("harkonnen", {}, {"strategy": 2}, d)
    d.play("action strategy", "done", "end")
    assert d.s.seats[1][USED] == 1
    assert d.asked == "A"
