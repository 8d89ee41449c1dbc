"""Influence tracks and alliances."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.resources import FACTIONS, change, stock
from support.dune.table import kinds, play, table, texts
from support.rules import rule

FREE = {"emperor": "wealth", "spacing_guild": "foldspace_space", "bene_gesserit": "secrets", "fremen": "stillsuits"}
GIVES = {"emperor": {"solari": 2}, "spacing_guild": {"discard": 1}, "bene_gesserit": {"intrigue": 1},
         "fremen": {"water": 1}}
BONUS = {"emperor": {"garrison": 2, "supply": -2}, "spacing_guild": {"solari": 3}, "bene_gesserit": {"intrigue": 1},
         "fremen": {"water": 1}}


def visit(faction: str, step: int, **given: Any) -> tuple[Table, dict[str, int]]:
    """A goes to the free space of a faction from that step; what it changed beside the space's own effect."""
    me = {"hand": ["diplomacy"], "influence": {faction: step}, "vp": 0, **given.pop("A", {})}
    t = table(A=me, intrigue_deck=["ambush", "private_army"], **given)
    before = stock(t)
    play(t, f"agent diplomacy {FREE[faction]}")
    changed = change(t, before)
    for name, n in [*GIVES[faction].items(), ("hand", -1), ("in_play", 1), ("agents", -1)]:
        changed[name] = changed.get(name, 0) - n
    return t, {name: n for name, n in changed.items() if n}


def shift(mine: int, faction: str = "emperor", to: str = "fremen", answers: tuple[str, ...] = (),
          **given: Any) -> Table:
    """A loses a step with one faction through Shifting Allegiances and gains two with another."""
    me = {"hand": ["shifting_allegiances"], "spice": 2, "influence": {faction: mine, "spacing_guild": 1},
          **given.pop("A", {})}
    t = table(4, A=me, **given)
    play(t, "agent shifting_allegiances secure_contract", "pay", f"lose {faction}", *answers)
    return play(t, f"influence {to}")


@rule("IMP-INFL-01", "IMP-INFL-18", "IMP-INFL-02", "IMP-INFL-04", "IMP-INFL-07", "IMP-INFL-08", "IMP-COMP-22",
      "IMP-ROUND-11")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("step", range(7))
def test_each_step_of_each_track(faction: str, step: int) -> None:
    """The second step is a point, the fourth a bonus and the alliance, with its point; nothing lies above the sixth."""
    held = {"alliances": [faction]} if step >= 4 else {}
    t, changed = visit(faction, step, A=held)
    expected = {faction: 1} if step < 6 else {}
    if step == 1:
        expected["vp"] = 1
    if step == 3:
        expected |= {"vp": 1, **BONUS[faction]}
    assert changed == expected
    assert t.get("A.alliances") == ([faction] if step >= 3 else [])


@rule("IMP-INFL-07", "IMP-INFL-11", "IMP-INFL-04")
@pytest.mark.parametrize("faction", FACTIONS)
def test_drawing_level_takes_no_alliance_but_the_bonus(faction: str) -> None:
    t, changed = visit(faction, 3, B={"influence": {faction: 4}, "alliances": [faction], "vp": 3})
    assert changed == {faction: 1, **BONUS[faction]}
    assert (t.get(f"alliance.{faction}"), t.get("B.vp")) == ("B", 3)


@rule("IMP-INFL-09", "IMP-INFL-10")
@pytest.mark.parametrize("faction", FACTIONS)
def test_higher_takes_the_alliance_and_its_point(faction: str) -> None:
    t, changed = visit(faction, 4, B={"influence": {faction: 4}, "alliances": [faction], "vp": 3})
    assert changed == {faction: 1, "vp": 1}
    assert (t.get(f"alliance.{faction}"), t.get("B.vp")) == ("A", 2)
    assert [(e["seat"], e["from"]) for e in kinds(t, "alliance_taken")] == [("A", "B")]


def test_two_steps_at_once_pass_both_marks() -> None:
    """Q: the steps between count; from 1 to 3 the point, from 3 to 5 bonus and alliance, above a holder of 4."""
    t = shift(1, "emperor", "fremen", A={"influence": {"emperor": 1, "fremen": 3}, "vp": 0, "water": 0},
              B={"influence": {"fremen": 4}, "alliances": ["fremen"], "vp": 2})
    assert (t.get("A.influence.fremen"), t.get("A.water"), t.get("A.vp"), t.get("B.vp")) == (5, 1, 1, 1)


@rule("IMP-INFL-03", "IMP-INFL-01", "IMP-SYMBOL-11")
@pytest.mark.parametrize("step, points", [(1, 0), (2, -1), (3, 0)])
def test_dropping_below_the_second_step(step: int, points: int) -> None:
    t = shift(step, A={"vp": 5})
    assert (t.get("A.influence.emperor"), t.get("A.vp")) == (step - 1, 5 + points + 1)  # and a point with the Fremen


@rule("IMP-INFL-05", "IMP-INFL-06")
def test_the_bonus_is_kept_and_may_be_earned_again() -> None:
    t = shift(4, to="emperor", A={"alliances": ["emperor"], "vp": 2, "garrison": 0})
    assert (t.get("A.influence.emperor"), t.get("A.garrison"), t.get("A.vp")) == (5, 2, 2)
    assert [e["kind"] for e in t.events() if e["kind"].startswith("alliance")] == ["alliance_lost", "alliance_taken"]


@rule("IMP-INFL-12")
def test_a_tied_holder_who_loses_influence_gives_the_alliance_away() -> None:
    t = shift(5, A={"alliances": ["emperor"], "vp": 5}, B={"influence": {"emperor": 5}, "vp": 1})
    assert (t.get("alliance.emperor"), t.get("A.vp"), t.get("B.vp")) == ("B", 5 - 1 + 1, 2)


@rule("IMP-INFL-13")
@pytest.mark.parametrize("to", ["B", "D"])
def test_the_holder_chooses_among_several(to: str) -> None:
    t = shift(4, A={"alliances": ["emperor"]}, answers=(f"give {to}",), B={"influence": {"emperor": 4}},
              C={"influence": {"emperor": 3}}, D={"influence": {"emperor": 4}})
    assert t.get("alliance.emperor") == to


@rule("IMP-INFL-13")
def test_only_the_tied_are_offered() -> None:
    t = table(4, A={"hand": ["shifting_allegiances"], "spice": 2, "alliances": ["emperor"],
                    "influence": {"emperor": 4, "spacing_guild": 1}},
              B={"influence": {"emperor": 4}}, C={"influence": {"emperor": 3}}, D={"influence": {"emperor": 4}})
    play(t, "agent shifting_allegiances secure_contract", "pay", "lose emperor")
    assert (t.actor, texts(t)) == ("A", ["give B", "give D"])


@rule("IMP-INFL-14")
def test_below_the_fourth_step_the_alliance_returns_to_the_board() -> None:
    """Q-17: with its point."""
    t = shift(4, A={"alliances": ["emperor"], "vp": 4}, B={"influence": {"emperor": 3}})
    assert (t.get("alliance.emperor"), t.get("A.vp")) == (None, 4 - 1 + 1)


def test_a_returned_alliance_goes_to_the_next_on_the_fourth_step() -> None:
    """Q-06."""
    t = shift(4, A={"alliances": ["emperor"]}, B={"hand": ["diplomacy"], "influence": {"emperor": 3}, "vp": 1})
    play(t, "agent diplomacy wealth")
    assert (t.get("alliance.emperor"), t.get("B.vp")) == ("B", 2)


@rule("IMP-INFL-15")
@pytest.mark.parametrize("other", [0, 4, 5])
def test_a_holder_who_was_ahead_and_stays_above_keeps_it(other: int) -> None:
    t = shift(6, A={"alliances": ["emperor"], "vp": 4}, B={"influence": {"emperor": other}})
    assert (t.get("alliance.emperor"), t.get("A.vp")) == ("A", 5)


@rule("IMP-INFL-21", "IMP-COST-06", "IMP-CARD-36")
def test_what_one_has_not_one_cannot_lose() -> None:
    t = table(A={"hand": ["shifting_allegiances"], "spice": 2, "influence": {"fremen": 1, "emperor": 1}})
    play(t, "agent shifting_allegiances secure_contract", "pay")
    assert texts(t) == ["lose emperor", "lose fremen"]
    t = table(A={"hand": ["shifting_allegiances"], "spice": 2})
    play(t, "agent shifting_allegiances secure_contract")
    assert (t.actor, t.get("A.spice")) == ("B", 2)  # the arrow cannot be paid


@rule("IMP-INFL-20")
@pytest.mark.parametrize("alliances, persuasion", [([], 0), (["fremen"], 0), (["emperor"], 4)])
def test_an_effect_for_allies_asks_for_that_token(alliances: list[str], persuasion: int) -> None:
    t = table(A={"hand": ["firm_grip", "convincing_argument", "dagger"], "alliances": alliances})
    assert play(t, "reveal").get("A.persuasion") == 2 + persuasion


@rule("IMP-INFL-16")
def test_any_faction_means_each_of_the_four() -> None:
    t = table(A={"intrigue": ["bribery"], "solari": 2})
    assert texts(play(t, "play bribery")) == [f"influence {faction}" for faction in FACTIONS]
