"""Clocks computed from the times of a log: which seat pays for what, and what stops them."""

from __future__ import annotations

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.play.clocks import AWAY, BACK, COVER, DAY, REST, RISE, SIT, WAKE, Clock, ClockRules, Pauses, read_rules


def live(total: int = 100, increment: int = 10, seats: str = "AB", **more: object) -> Clock:
    return Clock(ClockRules("live", total=total, increment=increment), frozenset(seats), 1000.0, Pauses(),
                 **more)  # type: ignore[arg-type]


def days(n: int = 3) -> Clock:
    return Clock(ClockRules("correspondence", days=n), frozenset("AB"), 1000.0, Pauses())


def test_rules_are_written_and_read() -> None:
    for rules in (ClockRules("live", total=900, increment=15), ClockRules("correspondence", days=3)):
        assert read_rules(rules.text) == rules
    assert read_rules("") is None
    with pytest.raises(BadInput, match="'hourglass 3' is not a clock"):
        read_rules("hourglass 3")


def test_the_deciding_seat_pays_and_a_turn_adds_the_increment() -> None:
    clock = live()
    clock.began(["A"])
    assert clock.left("A") == 110 and clock.until("A") == 1110
    clock.moved(1030, "A", [], "A")
    clock.moved(1040, "A", ["B"], "B")
    assert (clock.left("A"), clock.left("B")) == (70, 110)
    clock.moved(1100, "B", ["A"], "A")
    assert (clock.left("A"), clock.left("B")) == (80, 50)
    assert clock.until("A") == 1180


def test_time_left_is_never_negative() -> None:
    clock = live(total=20, increment=10)
    clock.moved(1050, "A", ["B"], "B")
    assert clock.left("A") == 0
    clock.moved(1051, "B", ["A"], "A")
    assert clock.left("A") == 10  # excess time is not taken from the next turn


def test_time_of_bots_is_free() -> None:
    clock = live(seats="A")
    clock.moved(1050, "B", ["A"], "A")  # B is a bot
    assert clock.left("A") == 110
    assert not clock.runs("B") and not clock.runs(None)
    clock.status_changed(1060, "A", AWAY, "A")
    assert clock.left("A") == 100 and not clock.runs("A")
    clock.moved(1090, "A", [], "A")
    assert clock.left("A") == 100
    clock.status_changed(1095, "A", BACK, "A")
    assert clock.left("A") == 110 and clock.runs("A") and clock.until("A") == 1205


def test_no_clock_runs_while_a_seat_is_free() -> None:
    clock = live(open={"B"})
    assert not clock.runs("A")
    clock.status_changed(1500, "B", SIT, "A")
    assert clock.runs("A") and clock.left("A") == 100
    clock.status_changed(1510, "B", RISE, "A")
    clock.status_changed(1590, "B", SIT, "A")
    assert clock.left("A") == 90


def test_undo_costs_the_time_of_the_undone_moves() -> None:
    clock = live()
    clock.moved(1010, "A", ["B"], "B")
    assert clock.left("B") == 110
    clock.undone(1025, "A", 0)  # B has thought for 15 seconds about an undone move
    assert (clock.left("A"), clock.left("B")) == (75, 100)
    clock.moved(1030, "A", ["B"], "B")
    assert (clock.left("A"), clock.left("B")) == (70, 110)


def test_a_live_clock_rests_while_nobody_is_there() -> None:
    clock = live()
    clock.status_changed(1020, "", REST, "A")
    assert not clock.runs("A") and clock.left("A") == 80
    clock.status_changed(5000, "", WAKE, "A")
    assert clock.runs("A") and clock.until("A") == 5080
    clock.status_changed(5010, "", REST, "A")
    clock.moved(9000, "A", ["B"], "B")  # a move shows that somebody is present
    assert clock.left("A") == 70 and clock.runs("B")
    slow = days()
    slow.status_changed(1020, "", REST, "A")
    assert slow.runs("A")


def test_clocks_ignore_the_time_when_the_server_was_down() -> None:
    clock = live()
    clock.moved(1050, "A", ["B"], "B")
    assert clock.left("A") == 50
    clock.pauses.add(1010, 1040)  # learned later
    assert clock.left("A") == 80
    clock.pauses.add(1060, 2000)
    assert clock.until("B") == 1050 + 110 + 940
    slow = days(1)
    slow.pauses.add(1500, 2500)
    assert slow.until("A") == 1000 + DAY + 1000


def test_clocks_of_machines_may_differ() -> None:
    clock = live()
    clock.moved(1050, "A", ["B"], "B")
    clock.moved(1040, "B", ["A"], "A")
    assert clock.left("B") == 110 and clock.until("A") == 1050 + 60


def test_days_count_from_the_start_of_a_decision() -> None:
    clock = days(2)
    assert clock.until("A") == 1000 + 2 * DAY
    clock.moved(1500, "A", [], "A")
    assert clock.until("A") == 1000 + 2 * DAY  # a step of the same turn
    clock.moved(2000, "A", [], "B")
    assert clock.until("B") == 2000 + 2 * DAY
    clock.undone(2100, "A", 1)
    assert clock.until("A") == 1000 + 2 * DAY
    clock.moved(2200, "A", ["A"], "A")  # its next turn
    assert clock.until("A") == 2200 + 2 * DAY


def test_a_bot_covers_one_turn() -> None:
    clock = days()
    clock.status_changed(5000, "A", COVER, "A")
    assert clock.away == {"A": "cover"} and not clock.runs("A")
    clock.moved(5001, "A", [], "A")
    assert clock.away == {"A": "cover"}
    clock.moved(5002, "A", ["B"], "B")
    assert clock.away == {} and clock.runs("B")


def test_a_bot_that_covers_for_a_person_does_not_wake_a_table() -> None:
    clock = live()
    clock.status_changed(1001.0, "A", COVER, "A")
    clock.status_changed(1002.0, "", REST, "A")
    clock.moved(1003.0, "A", ["B"], "B")
    assert clock.away == {} and clock.resting
    clock.moved(1004.0, "B", ["A"], "A")
    assert not clock.resting
