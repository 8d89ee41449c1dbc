"""The five phases and the order of turns."""

from __future__ import annotations

import pytest

import landsraad
from support.dune.resources import finish_round, reveal
from support.dune.table import kinds, play, table, texts
from support.rules import rule


@rule("IMP-ROUND-01", "IMP-ROUND-02", "IMP-ROUND-03", "IMP-COMBAT-01", "IMP-RECALL-04")
def test_the_phases_follow_each_other() -> None:
    t = table(conflict="skirmish_b", A={"hand": ["reconnaissance"], "intrigue": ["ambush"]})
    play(t, "agent reconnaissance arrakeen", "deploy 1")
    assert t.get("phase") == "turns"
    reveal(reveal(t))
    reveal(t)
    assert (t.get("phase"), t.actor) == ("combat", "A")
    play(t, "pass")
    told = [e["kind"] for e in t.events() if e["kind"] in
            ("sent_agent", "reveal_turn", "combat", "troops_home", "maker", "recall", "round", "drew")]
    last = told[told.index("combat"):]
    assert [k for i, k in enumerate(last) if k not in last[:i]] == [
        "combat", "troops_home", "maker", "recall", "round", "drew"]
    assert last.count("drew") == 15 and last.count("maker") == 3
    assert (t.get("round"), t.get("phase"), t.actor) == (2, "turns", "B")


@rule("IMP-ROUND-02", "IMP-ROUND-03")
def test_a_round_begins_with_the_next_conflict_and_five_cards() -> None:
    t = table(phase="round_start", round=4, conflict_deck=["machinations", "desert_power"],
              A={"hand": [], "deck": ["dagger"] * 3, "discard": ["diplomacy"] * 4})
    assert (t.get("round"), t.get("conflict")) == (4, "machinations")
    assert [len(t.get(f"{seat}.hand")) for seat in "ABC"] == [5, 5, 5]
    assert sorted(t.get("A.hand")) == ["dagger"] * 3 + ["diplomacy"] * 2  # IMP-CARD-02: the discards were shuffled


@rule("IMP-ROUND-04", "IMP-ROUND-05", "IMP-ROUND-07", "IMP-ROUND-08", "IMP-ROUND-09")
def test_turns_go_clockwise_and_pass_those_who_have_revealed() -> None:
    hand = {"hand": ["dagger", "dagger", "diplomacy", "convincing_argument"], "solari": 9}
    t = table(first="B", A=hand, B=hand, C=hand)
    order = []
    for what in ("agent dagger hall_of_oratory", "reveal", "agent diplomacy wealth", "agent dagger rally_troops",
                 "reveal", "reveal"):
        assert t.get("phase") == "turns"
        order.append(t.actor)
        if what == "reveal":
            reveal(t)
        else:
            play(t, what)
    assert order == ["B", "C", "A", "B", "A", "B"]
    assert t.get("round") == 2


@rule("IMP-ROUND-06", "IMP-REVEAL-01")
def test_one_may_reveal_with_agents_left() -> None:
    t = table(A={"agents": 2})
    assert "reveal" in texts(t) and any(text.startswith("agent") for text in texts(t))
    reveal(t)
    assert (t.get("A.agents"), t.get("A.revealed"), t.actor) == (2, 1, "B")


@rule("IMP-ROUND-04")
def test_nobody_plays_out_of_turn() -> None:
    t = table(A={"hand": ["dagger"]}, B={"hand": ["diplomacy"]})
    with pytest.raises(landsraad.BadInput):
        play(t, "agent diplomacy wealth")


@rule("IMP-SPICE-05", "IMP-SPICE-06", "IMP-SPICE-07", "IMP-SPICE-08", "IMP-EX-13")
def test_makers_fill_the_spaces_without_an_agent() -> None:
    t = table(phase="makers", round=3, agents={"imperial_basin": "A"}, bonus_spice={"the_great_flat": 1})
    spice = {space: n for space, n in t.get("bonus_spice").items() if n}
    assert spice == {"hagga_basin": 1, "the_great_flat": 2}
    assert t.view(None)["bonus_spice"]["the_great_flat"] == 2


@rule("IMP-RECALL-02", "IMP-RECALL-03", "IMP-RECALL-04", "IMP-EX-14")
@pytest.mark.parametrize("first, next_", [("A", "B"), ("B", "C"), ("C", "A")])
def test_recall(first: str, next_: str) -> None:
    t = table(phase="recall", round=3, first=first, mentat="B", agents={"wealth": "A", "arrakeen": ["B", "C"]},
              A={"swordmaster": True})
    assert (t.get("round"), t.get("agents"), t.get("mentat")) == (4, {}, None)
    assert [t.get(f"{seat}.agents") for seat in "ABC"] == [3, 2, 2]
    assert (t.get("first"), t.actor) == (next_, next_)


@rule("IMP-REVEAL-08", "IMP-BUY-07", "IMP-SYMBOL-13")
def test_nothing_of_a_round_is_left_in_the_next() -> None:
    t = table(conflict="skirmish_b",
              A={"hand": ["reconnaissance", "convincing_argument", "dagger"], "deck": ["dagger"] * 5})
    play(t, "agent reconnaissance arrakeen", "deploy 2")
    finish_round(t)
    assert [t.get(f"A.{name}") for name in ("persuasion", "swords", "revealed", "recruited", "deployed_this_turn")] == [
        0, 0, 0, 0, 0]
    assert t.get("A.in_play") == [] and len(kinds(t, "cleaned_up")) == 3
