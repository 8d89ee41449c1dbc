"""Influence tracks, their bonuses, and alliances."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.resources import change, stock
from support.dune.table import play, texts, uprising
from support.dune.visits import CHOAM, at_table, open_to, visit
from support.rules import rule


def shipped(**given: Any) -> Table:
    """A gains a step of its choice."""
    seat = {"spice": 3, "vp": 0, **given.pop("A", {})}
    seat["influence"] = {"spacing_guild": 2, **seat.get("influence", {})}
    return visit("shipping", A=seat, **given)


@rule("UPM-INFLUENCE-01")
@pytest.mark.parametrize(("was", "points"), [(0, 0), (1, 1), (2, 0), (4, 0), (5, 0)])
def test_the_second_step_has_a_point(was: int, points: int) -> None:
    t = play(shipped(A={"influence": {"fremen": was}}, B={"influence": {"fremen": 6}, "alliances": ["fremen"]}),
             "influence fremen")
    assert (t.get("A.vp"), t.get("A.influence.fremen")) == (points, was + 1)


@rule("UPM-INFLUENCE-01")
def test_falling_below_the_second_step_loses_it_again() -> None:
    t = uprising(A={"intrigue": ["change_allegiances"], "influence": {"fremen": 2}, "vp": 3, "spice": 0})
    play(t, "play change_allegiances")
    assert t.get("A.vp") == 2


@pytest.mark.parametrize(("faction", "gains"), [
    ("spacing_guild", {"solari": 3}), ("bene_gesserit", {"intrigue": 1}), ("fremen", {"water": 1})])
@rule("UPM-INFLUENCE-01", "UPM-INFLUENCE-02")
def test_the_fourth_step_has_a_bonus_and_the_alliance(faction: str, gains: dict[str, int]) -> None:
    t = shipped(A={"influence": {faction: 3}})
    was = stock(t)
    play(t, f"influence {faction}")
    assert change(t, was) == {faction: 1, "vp": 1, **gains} and t.get("A.alliances") == [faction]


@rule("UPM-INFLUENCE-01", "UPM-RULINGS-06", "UPM-SPIES-03")
def test_the_emperors_bonus_is_a_spy_placed_at_once() -> None:
    """Before anything else of the turn, and not to be declined."""
    t = at_table("dutiful_service", options=CHOAM, A={"influence": {"emperor": 3}, "spies": ["choam"]},
                 B={"spies": ["fremen"]}, contract_row=["espionage", "harvest_4"])
    play(t, "agent diplomacy dutiful_service")
    assert len(texts(t)) == 11 and all(move.startswith("spy ") for move in texts(t))
    assert t.get("A.contracts") == []
    play(t, "spy post_emperor")
    assert sorted(t.get("A.spies")) == ["post_choam", "post_emperor"]


@rule("UPM-INFLUENCE-01")
def test_the_bonus_again_when_the_step_is_reached_again() -> None:
    t = uprising(A={"intrigue": ["change_allegiances"], "influence": {"fremen": 4}, "alliances": ["fremen"],
                    "vp": 2, "water": 1, "spice": 0})
    play(t, "play change_allegiances")
    assert (t.get("A.water"), t.get("A.vp"), t.get("A.alliances")) == (1, 1, [])  # nothing is given back but the token
    play(t, "influence fremen")
    assert (t.get("A.water"), t.get("A.vp"), t.get("A.alliances")) == (2, 2, ["fremen"])


@rule("UPM-INFLUENCE-02")
@pytest.mark.parametrize(("mine", "theirs", "holder"), [(3, 4, "B"), (4, 4, "A"), (4, 5, "B"), (5, 5, "A")])
def test_the_alliance_goes_to_who_moves_strictly_higher(mine: int, theirs: int, holder: str) -> None:
    t = play(shipped(A={"influence": {"fremen": mine}}, B={"influence": {"fremen": theirs}, "alliances": ["fremen"],
                                                           "vp": 5}), "influence fremen")
    assert t.get("alliance.fremen") == holder
    assert (t.get("A.vp"), t.get("B.vp")) == ((1, 4) if holder == "A" else (0, 5))


@rule("UPM-INFLUENCE-03")
def test_a_holder_that_was_tied_gives_the_alliance_to_one_of_them() -> None:
    t = uprising(4, A={"intrigue": ["change_allegiances"], "influence": {"fremen": 5}, "alliances": ["fremen"], "vp": 2,
                       "spice": 0}, B={"influence": {"fremen": 5}}, C={"influence": {"fremen": 4}},
                 D={"influence": {"fremen": 5}})
    play(t, "play change_allegiances")
    assert texts(t) == ["give B", "give D"]
    play(t, "give D")
    assert (t.get("alliance.fremen"), t.get("A.vp"), t.get("D.vp")) == ("D", 1, 2)  # four players begin with 1


@rule("UPM-INFLUENCE-03")
@pytest.mark.parametrize(("mine", "theirs", "holder"), [
    (5, 4, "A"), (4, 3, None), (4, 4, "B"), (5, 5, "B"), (6, 4, "A")])
def test_a_holder_that_loses_a_step(mine: int, theirs: int, holder: str | None) -> None:
    t = uprising(A={"intrigue": ["change_allegiances"], "influence": {"fremen": mine}, "alliances": ["fremen"], "vp": 2,
                    "spice": 0}, B={"influence": {"fremen": theirs}})
    play(t, "play change_allegiances")
    assert t.get("alliance.fremen") == holder


@rule("UPM-INFLUENCE-04")
def test_four_steps_are_not_yet_an_alliance() -> None:
    t = uprising(A={"influence": {"fremen": 4}}, B={"influence": {"fremen": 4}, "alliances": ["fremen"]})
    assert (t.get("A.alliances"), t.get("B.alliances")) == ([], ["fremen"])
    assert not open_to(at_table("sietch_tabr", A={"influence": {"fremen": 1}}), "sietch_tabr")


@rule("UPM-INFLUENCE-06")
def test_a_step_beyond_the_sixth_is_lost() -> None:
    t = play(shipped(A={"influence": {"fremen": 6}, "alliances": ["fremen"]}), "influence fremen")
    assert (t.get("A.influence.fremen"), t.get("A.vp")) == (6, 0)
