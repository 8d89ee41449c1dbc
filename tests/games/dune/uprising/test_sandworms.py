"""Sandworms, Maker Hooks and the Shield Wall."""

from __future__ import annotations

from typing import Any

import pytest

from support.dune.resources import FACTIONS
from support.dune.table import kinds, play, texts, uprising
from support.dune.visits import at_table, gained, visit
from support.rules import rule

CALLS = [("deep_desert", 3, 4, 2), ("hagga_basin", 1, 2, 1)]  # space, water, spice, worms
WALLED = ["siege_of_arrakeen", "seize_spice_refinery", "secure_imperial_basin", "battle_for_imperial_basin",
          "battle_for_arrakeen", "battle_for_spice_refinery"]
OPEN = ["skirmish_crysknife", "skirmish_ornithopter", "skirmish_desert_mouse", "choam_security", "spice_freighters",
        "test_of_loyalty", "shadow_contest", "protect_the_sietches", "trade_dispute", "propaganda"]
FRIEND = {"influence": {"fremen": 2}}


# ------------------------------------------------------------------ Maker Hooks


@rule("UPM-SANDWORMS-01", "UPR-SPACE-38")
def test_maker_hooks_at_sietch_tabr() -> None:
    t = visit("sietch_tabr", A=FRIEND)
    assert texts(t) == ["choose 1", "choose 2"]
    play(t, "choose 1")
    assert (t.get("A.maker_hooks"), t.get("A.water"), t.get("A.garrison")) == (1, 1, 4)
    assert [e["seat"] for e in kinds(t, "maker_hooks")] == ["A"]


@rule("UPM-SANDWORMS-01", "UPR-SPACE-38")
def test_one_hook_for_each_player_and_the_rest_all_the_same() -> None:
    t = visit("sietch_tabr", "choose 1", A={**FRIEND, "maker_hooks": 1})
    assert (t.get("A.maker_hooks"), t.get("A.water"), t.get("A.garrison")) == (1, 1, 4)
    assert kinds(t, "maker_hooks") == []


@rule("UPR-SPACE-37", "UPM-INFLUENCE-04")
def test_sietch_tabr_gives_no_influence() -> None:
    t = visit("sietch_tabr", "choose 1", A=FRIEND)
    assert [t.get(f"A.influence.{faction}") for faction in FACTIONS] == [0, 0, 0, 2]


@rule("UPM-SANDWORMS-05", "UPR-SPACE-39")
def test_water_and_the_shield_wall_at_sietch_tabr() -> None:
    t = visit("sietch_tabr", "choose 2", A=FRIEND)
    assert texts(t) == ["detonate", "skip"]
    kept = play(t.clone(), "skip")
    assert (kept.get("shield_wall"), kept.get("A.water"), kept.get("A.maker_hooks")) == (1, 1, 0)
    play(t, "detonate")
    assert (t.get("shield_wall"), t.get("A.water"), t.get("A.garrison")) == (0, 1, 3)
    assert [e["seat"] for e in kinds(t, "wall_gone")] == ["A"]


@rule("UPM-SANDWORMS-05", "UPR-SPACE-39")
def test_once_the_wall_is_gone_there_is_nothing_to_choose() -> None:
    t = visit("sietch_tabr", A=FRIEND, shield_wall=0)
    assert (t.get("A.maker_hooks"), texts(t)[0]) == (1, "deploy 0")


# ------------------------------------------------------------------ summoning


@pytest.mark.parametrize(("space", "water", "spice", "worms"), CALLS)
@rule("UPM-SANDWORMS-02", "UPM-SANDWORMS-03", "UPR-SPACE-11", "UPR-SPACE-26", "UPM-SETUP-06")
def test_spice_or_worms_with_hooks(space: str, water: int, spice: int, worms: int) -> None:
    t = visit(space, A={"water": water, "maker_hooks": 1}, bonus_spice={space: 2})
    assert texts(t) == ["choose 1", "choose 2"]
    harvest = play(t.clone(), "choose 1")
    assert (harvest.get("A.spice"), harvest.get("A.sandworms")) == (spice + 2, 0)
    play(t, "choose 2")  # the bonus spice comes in any case
    assert (t.get("A.spice"), t.get("A.sandworms"), t.get("A.garrison")) == (2, worms, 3)
    assert (t.get("A.strength"), t.get("A.maker_hooks")) == (3 * worms, 1)  # the hooks are not spent
    assert [(e["seat"], e["n"]) for e in kinds(t, "summoned")] == [("A", worms)]


@pytest.mark.parametrize(("space", "water", "spice", "worms"), CALLS)
@rule("UPM-SANDWORMS-02", "UPR-SPACE-11", "UPR-SPACE-26")
def test_without_hooks_only_spice(space: str, water: int, spice: int, worms: int) -> None:
    assert gained(space, A={"water": water}) == {"water": -water, "spice": spice}


@rule("UPR-SPACE-12")
def test_the_imperial_basin_calls_no_worm() -> None:
    t = visit("imperial_basin", A={"maker_hooks": 1})
    assert (t.get("A.spice"), t.get("A.sandworms"), texts(t)[0]) == (1, 0, "deploy 0")


@rule("UPM-SANDWORMS-02", "UPM-AGENT-TURN-07")
def test_worms_march_beside_the_troops_of_the_space() -> None:
    t = visit("hagga_basin", "choose 2", A={"water": 1, "maker_hooks": 1})
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2"]
    play(t, "deploy 2")
    assert (t.get("A.strength"), t.get("A.deployed_this_turn")) == (7, 3)


# ------------------------------------------------------------------ the wall


@pytest.mark.parametrize("conflict", WALLED)
@rule("UPM-SANDWORMS-04")
def test_no_worm_behind_the_wall(conflict: str) -> None:
    for space, water, spice, worms in CALLS:
        seat: dict[str, Any] = {"water": water, "maker_hooks": 1}
        t = visit(space, A=seat, conflict=conflict)
        assert (t.get("A.spice"), t.get("A.sandworms"), texts(t)[0]) == (spice, 0, "deploy 0")  # nothing is asked
        t = visit(space, "choose 2", A=seat, conflict=conflict, shield_wall=0)
        assert t.get("A.sandworms") == worms


@pytest.mark.parametrize("conflict", OPEN)
@rule("UPM-SANDWORMS-04")
def test_the_wall_protects_no_other_conflict(conflict: str) -> None:
    t = visit("hagga_basin", "choose 2", A={"water": 1, "maker_hooks": 1}, conflict=conflict)
    assert t.get("A.sandworms") == 1


@rule("UPM-SANDWORMS-04", "UPM-SANDWORMS-05")
def test_a_plot_opens_the_way_in_the_same_turn() -> None:
    t = at_table("hagga_basin", conflict="siege_of_arrakeen",
                 A={"water": 1, "maker_hooks": 1, "intrigue": ["detonation"]})
    play(t, "play detonation", "choose 1", "agent dune_the_desert_planet hagga_basin", "choose 2")
    assert (t.get("A.sandworms"), t.get("shield_wall")) == (1, 0)


@rule("UPM-SANDWORMS-05", "UPM-SETUP-01")
def test_the_wall_stands_from_the_start_and_never_again() -> None:
    t: Any = uprising(conflict="shadow_contest", A={"intrigue": ["detonation", "special_mission"], "spies": ["choam"]})
    assert t.get("shield_wall") == 1
    play(t, "play detonation", "choose 1", "play special_mission", "choose 2")
    assert t.get("shield_wall") == 0 and "detonate" not in texts(t)
    while t.get("round") == 1:
        play(t, next(move for move in ("skip", "end", "pass", "deploy 0", "reveal", texts(t)[0]) if move in texts(t)))
    assert t.get("shield_wall") == 0


@rule("UPM-SANDWORMS-07", "UPM-TERMS-03")
def test_worms_do_not_retreat() -> None:
    t = uprising(phase="combat", conflict="shadow_contest", round=3,
                 A={"conflict": 1, "sandworms": 2, "intrigue": ["tactical_option", "contingency_plan"]})
    play(t, "play tactical_option", "choose 2")
    assert texts(t) == ["retreat 0", "retreat 1"]
    play(t, "retreat 1")
    assert (t.get("A.sandworms"), t.get("A.conflict")) == (2, 0)
