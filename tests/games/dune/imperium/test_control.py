"""Control of Arrakeen, Carthag and the Imperial Basin, and their defence."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import kinds, play, table, texts
from support.rules import rule

PLACES = [("siege_of_arrakeen", "arrakeen"), ("battle_for_arrakeen", "arrakeen"), ("siege_of_carthag", "carthag"),
          ("battle_for_carthag", "carthag"), ("secure_imperial_basin", "imperial_basin"),
          ("battle_for_imperial_basin", "imperial_basin")]


def begin(conflict: str, **given: Any) -> Table:
    return table(phase="round_start", round=3, conflict_deck=[conflict], **given)


@rule("IMP-CONTROL-01", "IMP-CONTROL-02", "IMP-CONTROL-03", "IMP-COMP-12")
@pytest.mark.parametrize("conflict, place", PLACES)
@pytest.mark.parametrize("before", [None, "A", "B"])
def test_the_winner_plants_its_marker(conflict: str, place: str, before: str | None) -> None:
    t = table(phase="combat", conflict=conflict, round=3, conflict_deck=["desert_power"], A={"conflict": 2},
              control={place: before})
    assert t.get(f"control.{place}") == "A"
    assert t.get("A.controls") == [place] and t.get("B.controls") == []


@rule("IMP-CONTROL-07", "IMP-CONTROL-08")
@pytest.mark.parametrize("conflict, place", PLACES)
def test_the_controller_may_defend_from_its_supply(conflict: str, place: str) -> None:
    t = begin(conflict, control={place: "B"}, B={"garrison": 3})
    assert (t.actor, texts(t), t.get("round")) == ("B", ["deploy 0", "deploy 1"], 3)
    idle = play(t.clone(), "deploy 0")
    assert (idle.get("B.conflict"), idle.get("B.supply"), idle.actor) == (0, 9, "A")
    play(t, "deploy 1")
    assert (t.get("B.conflict"), t.get("B.supply"), t.get("B.garrison")) == (1, 8, 3)
    assert (t.actor, len(t.get("A.hand"))) == ("A", 5)


@rule("IMP-CONTROL-07")
def test_defence_only_for_the_named_space() -> None:
    t = begin("siege_of_arrakeen", control={"carthag": "B", "imperial_basin": "B"})
    assert t.actor == "A" and t.get("B.conflict") == 0


@rule("IMP-CONTROL-08")
def test_no_defence_from_an_empty_supply() -> None:
    t = begin("siege_of_arrakeen", control={"arrakeen": "B"}, B={"garrison": 12})
    assert t.actor == "A" and (t.get("B.conflict"), t.get("B.garrison")) == (0, 12)


@rule("IMP-CONTROL-03", "IMP-CONTROL-04")
def test_a_marker_that_was_replaced_pays_no_more() -> None:
    t = table(phase="combat", conflict="siege_of_carthag", round=3, conflict_deck=["desert_power"],
              A={"conflict": 2, "solari": 0}, control={"carthag": "C"},
              B={"hand": [], "deck": ["reconnaissance"] * 5}, C={"solari": 0})
    play(t, "agent reconnaissance carthag")
    assert (t.get("A.solari"), t.get("C.solari")) == (1, 0)
    assert [e["seat"] for e in kinds(t, "control_bonus")] == ["A"]
