"""Dreadnoughts of House Hagal and the Rivals: deployment, strength, and control after a victory."""

from __future__ import annotations

from typing import Any

import pytest

from support.dune.automa_tables import EARLY, LATE, automa, automa_table
from support.dune.table import kinds, play, texts
from support.rules import rule

CARTHAG = {"imperium": ("hagal_carthag", "carthag"), "uprising": ("hagal_research_station", "research_station")}


@rule("IX-RIVAL-11")
@pytest.mark.parametrize("game, recruits", [("imperium", 1), ("uprising", 2)])
@pytest.mark.parametrize("docked, ships, troops", [(0, 0, 2), (1, 1, 1), (2, 2, 0)])
def test_dreadnoughts_before_troops(game: str, recruits: int, docked: int, ships: int, troops: int) -> None:
    t = automa(CARTHAG[game][0], game, B={"dreadnoughts_in_garrison": docked, "dreadnoughts_in_supply": 2 - docked})
    assert t.get("B.dreadnoughts_in_conflict") == ships and t.get("B.dreadnoughts_in_garrison") == 0
    assert t.get("B.conflict") == recruits + troops and t.get("B.garrison") == 3 - troops


@rule("IX-RIVAL-11")
def test_house_hagal_of_two_players_deploys_them_too() -> None:
    t = automa("hagal_carthag", mode="two", C={"dreadnoughts_in_garrison": 1, "dreadnoughts_in_supply": 1})
    assert (t.get("C.dreadnoughts_in_conflict"), t.get("C.conflict"), t.get("C.garrison")) == (1, 2, 2)


@rule("IX-RIVAL-11")
def test_not_away_from_combat_spaces() -> None:
    t = automa("hagal_conspire", B={"dreadnoughts_in_garrison": 1, "dreadnoughts_in_supply": 1})
    assert (t.get("B.dreadnoughts_in_conflict"), t.get("B.conflict")) == (0, 0)


@rule("IX-RIVAL-23")
@pytest.mark.parametrize("conflict, mine, theirs, deployed", [
    (EARLY["imperium"], 2, 0, 0), (EARLY["imperium"], 2, 1, 3), (LATE["imperium"], 2, 0, 3),
    ("cloak_and_dagger", 2, 0, 0)])
def test_experts_hold_troops_back_by_strength(conflict: str, mine: int, theirs: int, deployed: int) -> None:
    t = automa("hagal_carthag", difficulty="mentat", conflict=conflict, A={"conflict": theirs},
               B={"conflict": mine, "garrison": 3})
    assert t.get("B.conflict") == mine + deployed
    assert len(kinds(t, "hagal_held_back")) == (deployed == 0)


@rule("IX-RIVAL-11", "IX-RIVAL-23")
def test_experts_deploy_dreadnoughts_all_the_same() -> None:
    """And these count for the lead that keeps the troops at home."""
    t = automa("hagal_carthag", difficulty="mentat", conflict=EARLY["imperium"], A={"conflict": 1},
               B={"dreadnoughts_in_garrison": 2, "dreadnoughts_in_supply": 0})
    assert (t.get("B.dreadnoughts_in_conflict"), t.get("B.conflict")) == (2, 0)


@rule("UPR-RIVAL-72", "UPR-RIVAL-74", "MIX-UNIT-01")
@pytest.mark.parametrize("docked, theirs, troops", [(0, 0, 4), (2, 0, 2), (2, 1, 2), (1, 0, 3)])
def test_experts_of_uprising_count_dreadnoughts_as_units(docked: int, theirs: int, troops: int) -> None:
    """They lead by units; one troop is in the Conflict already."""
    t = automa("hagal_research_station", "uprising", conflict=EARLY["uprising"], A={"conflict": theirs},
               options={"variants": ["expert_deployment"]},
               B={"dreadnoughts_in_garrison": docked, "dreadnoughts_in_supply": 2 - docked, "conflict": 1})
    held = 1 + docked - theirs >= 3
    assert t.get("B.dreadnoughts_in_conflict") == docked
    assert t.get("B.conflict") == 1 + (0 if held else troops)
    assert len(kinds(t, "rival_held_back")) == held


@rule("IX-RIVAL-13")
def test_rhombur_as_a_rival_has_only_his_signet() -> None:
    t = automa("hagal_carthag", rivals=["prince_rhombur_vernius", "glossu_rabban"],
               B={"dreadnoughts_in_garrison": 1, "dreadnoughts_in_supply": 1, "garrison": 0})
    assert t.view("A")["B"]["strength"] == 3 + 2


# ------------------------------------------------------------------ control


def won(game: str = "imperium", mode: str = "solo", **given: Any) -> Any:
    """The automa wins with a dreadnought against two troops of A."""
    seat = "B" if mode == "solo" else "C"
    other = "C" if mode == "solo" else "B"
    ship = {"dreadnoughts_in_conflict": 1, "dreadnoughts_in_supply": 1, "conflict": 2, "garrison": 0,
            **given.pop(seat, {})}
    quiet = {"imperium": ["hagal_foldspace", "hagal_wealth", "hagal_secrets"],
             "uprising": ["hagal_dutiful_service", "hagal_espionage", "hagal_secrets"]}
    t = automa_table(game, mode, phase="combat", round=2, conflict=given.pop("conflict", EARLY[game]),
                     hagal_deck=quiet[game],
                     **{seat: ship, other: {"conflict": 0, **given.pop(other, {})}},
                     A={"conflict": 1, "intrigue": [], **given.pop("A", {})}, **given)
    while "pass" in texts(t):
        play(t, "pass")
    return t


@rule("IX-RIVAL-12")
@pytest.mark.parametrize("control, goes", [
    ({}, "imperial_basin"),
    ({"arrakeen": "A", "carthag": "C"}, "arrakeen"),  # IX-EX-06
    ({"carthag": "A"}, "carthag"),
    ({"imperial_basin": "B"}, "arrakeen"),
    ({"imperial_basin": "B", "arrakeen": "B"}, "carthag"),
    ({"imperial_basin": "B", "arrakeen": "B", "carthag": "B"}, "imperial_basin"),
    ({"imperial_basin": "B", "carthag": "C"}, "carthag"),
    ({"imperial_basin": "A", "arrakeen": "C", "carthag": "A"}, "imperial_basin"),
])
def test_where_the_dreadnought_goes(control: dict[str, str], goes: str) -> None:
    t = won(control=control)
    assert [(e["seat"], e["space"]) for e in kinds(t, "dreadnought_holds")] == [("B", goes)]


@rule("IX-RIVAL-12", "IX-COMBO-21")
@pytest.mark.parametrize("control, goes", [
    ({}, "imperial_basin"), ({"imperial_basin": "B"}, "arrakeen"),
    ({"imperial_basin": "B", "arrakeen": "B"}, "spice_refinery"), ({"spice_refinery": "A"}, "spice_refinery")])
def test_where_it_goes_with_uprising(control: dict[str, str], goes: str) -> None:
    t = won("uprising", control=control)
    assert [(e["seat"], e["space"]) for e in kinds(t, "dreadnought_holds")] == [("B", goes)]


@rule("IX-RIVAL-12")
def test_not_where_another_dreadnought_stands() -> None:
    t = won(control={"imperial_basin": "A"}, held_by={"imperial_basin": "A"})
    assert [e["space"] for e in kinds(t, "dreadnought_holds")] == ["arrakeen"]


@rule("IX-RIVAL-12", "IX-Q-19")
def test_house_hagal_of_two_players_blocks_a_marker_and_collects_nothing() -> None:
    t = won(mode="two", control={"arrakeen": "A"})
    assert [(e["seat"], e["space"]) for e in kinds(t, "dreadnought_holds")] == [("C", "arrakeen")]
    t = automa_table(mode="two", control={"arrakeen": "B"}, held_by={"arrakeen": "C"}, B={"solari": 0},
                     A={"hand": ["reconnaissance"], "solari": 0}, hagal_deck=["hagal_wealth"])
    play(t, "agent reconnaissance arrakeen")
    assert (t.get("B.solari"), t.get("C.solari")) == (0, 0) and not kinds(t, "control_bonus")


@rule("IX-Q-19")
def test_house_hagal_of_two_players_does_not_defend_the_space() -> None:
    t = automa_table(mode="two", held_by={"arrakeen": "C"}, control={"arrakeen": "B"}, phase="recall", round=2,
                     conflict_deck=["siege_of_arrakeen"], C={"garrison": 3})
    assert t.get("conflict") == "siege_of_arrakeen"
    assert (t.get("B.conflict"), t.get("C.conflict")) == (0, 0)


@rule("IX-RIVAL-22", "IX-TILE-03")
def test_detonation_devices_are_always_used() -> None:
    t = won(B={"tiles": ["detonation_devices"], "vp": 0, "dreadnoughts_in_conflict": 2, "dreadnoughts_in_supply": 0})
    assert not kinds(t, "dreadnought_holds") and len(kinds(t, "dreadnought_returned")) == 1
    assert (t.get("B.dreadnoughts_in_supply"), t.get("B.dreadnoughts_in_garrison")) == (1, 1)
