"""The end of the game and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import play, table, texts
from support.rules import rule

EVEN: dict[str, Any] = {"vp": 10, "spice": 2, "solari": 2, "water": 2, "garrison": 2, "intrigue": []}


def final(players: int = 3, **given: Any) -> Table:
    return table(players, phase="recall", round=5, **given)


@rule("IMP-RECALL-01", "IMP-END-01")
@pytest.mark.parametrize("points, over", [(9, False), (10, True), (13, True)])
def test_ten_points_end_the_game_at_the_recall(points: int, over: bool) -> None:
    t = final(B={"vp": points})
    assert t.over is over
    assert t.result()["winners"] == (["B"] if over else [])
    assert t.result()["ended"] == ("points" if over else "")


@rule("IMP-END-01")
def test_ten_points_do_not_end_a_round() -> None:
    t = table(A={"vp": 9, "influence": {"emperor": 1}, "hand": ["diplomacy"]})
    play(t, "agent diplomacy wealth")
    assert (t.get("A.vp"), t.over, t.actor) == (10, False, "B")


@rule("IMP-END-04", "IMP-RECALL-01", "IMP-SETUP-07")
def test_the_last_conflict_ends_the_game() -> None:
    t = table(phase="recall", round=10, conflict_deck=[], A={"vp": 3}, B={"vp": 4})
    assert t.over and t.result()["winners"] == ["B"] and t.result()["ended"] == "conflicts"
    assert not table(phase="recall", round=9).over


@rule("IMP-COMP-21")
def test_points_above_twelve_count() -> None:
    t = final(A={"vp": 14}, B={"vp": 15})
    assert t.result()["scores"] == {"A": 14, "B": 15, "C": 0} and t.result()["winners"] == ["B"]


@rule("IMP-END-02", "IMP-END-03", "IMP-INTRIGUE-08")
def test_endgame_cards_come_first_and_most_points_win() -> None:
    """Q-10: from the first player clockwise. A ended the game, B wins it."""
    plans = {"intrigue": ["plans_within_plans"],
             "influence": {"emperor": 3, "spacing_guild": 3, "bene_gesserit": 3, "fremen": 3}}
    t = final(first="C", A={"vp": 10}, B={"vp": 9, **plans}, C={"vp": 1, "intrigue": ["tiebreaker"]})
    assert (t.actor, texts(t), t.over) == ("C", ["play tiebreaker", "pass"], False)
    play(t, "pass")
    assert (t.actor, t.result()["winners"]) == ("B", [])
    play(t, "play plans_within_plans")
    assert t.over and t.result()["winners"] == ["B"]
    assert t.result()["scores"] == {"A": 10, "B": 11, "C": 1} and t.result()["reason"] == "vp"


@rule("IMP-TIEBREAK-01", "IMP-TIEBREAK-02", "IMP-TIEBREAK-03", "IMP-TIEBREAK-04")
@pytest.mark.parametrize("more", ["vp", "spice", "solari", "water", "garrison"])
def test_ties_are_broken_in_this_order(more: str) -> None:
    """What comes first decides, whatever comes later."""
    order = ["vp", "spice", "solari", "water", "garrison"]
    better = {**EVEN, more: EVEN[more] + 1}
    worse = {**EVEN, **{later: EVEN[later] + 5 for later in order[order.index(more) + 1:]}}
    t = final(A=worse, B=better, C={**EVEN, "vp": 9, "spice": 9, "solari": 9, "water": 9, "garrison": 9})
    assert (t.result()["winners"], t.result()["reason"]) == (["B"], more)


def test_still_tied_is_shared() -> None:
    """Q-11."""
    t = final(A=EVEN, B=EVEN, C={**EVEN, "garrison": 1})
    assert (t.result()["winners"], t.result()["reason"]) == (["A", "B"], "shared")


@rule("IMP-TIEBREAK-01")
def test_the_tiebreaker_card_is_spice_for_this() -> None:
    t = final(A={**EVEN, "intrigue": ["tiebreaker"]}, B={**EVEN, "spice": 11})
    play(t, "play tiebreaker")
    assert t.result()["winners"] == ["A"]


@rule("IMP-END-01")
def test_nothing_can_be_played_after_the_end() -> None:
    t = final(A={"vp": 10})
    assert t.over and t.actor is None and t.legal() == []
