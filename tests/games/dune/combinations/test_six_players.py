"""Six players with the expansions: what commanders share with their allies, and whole games."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import landsraad
from landsraad.games.dune.bases.six.setup import COMMANDER_SEATS
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.unit import TROOP
from landsraad.games.dune.state import cells as c
from landsraad.kernel.engine import State
from landsraad.scenarios.positions import open_position
from support.rules import rule

BOTH: dict[str, Any] = {"rise_of_ix": True, "immortality": True}
ALLIES = [seat for seat in range(6) if seat not in COMMANDER_SEATS]


def position(given: dict[str, Any], **options: Any) -> Any:
    leaders = ["muad_dib", "feyd_rautha_harkonnen", "gurney_halleck", "shaddam_corrino_iv", "lady_jessica",
               "princess_irulan"]
    return open_position(landsraad.game("uprising"), {"players": 6, "leaders": leaders, **options}, 3, given)


def deck_of(t: Any, seat: str) -> list[str]:
    return [str(name) for pile in ("hand", "deck", "discard") for name in t.get(f"{seat}.{pile}")]


@rule("UPR-COMBO-15")
def test_only_allies_have_experimentation() -> None:
    t = position({"turn": "C"}, immortality="yes")
    assert [deck_of(t, seat).count("experimentation") for seat in "ABCDEF"] == [0, 2, 2, 0, 2, 2]
    assert all(deck_of(t, seat).count("dune_the_desert_planet") == 0 for seat in "BCEF")
    assert [len(deck_of(t, seat)) for seat in "ABCDEF"] == [10] * 6


@rule("UPR-COMBO-09")
def test_a_card_for_winning_gives_a_commander_nothing() -> None:
    given = {"phase": "combat", "conflict": "siege_of_arrakeen", "turn": "A", "C": {"conflict": 3, "intrigue": []},
             "A": {"intrigue": ["strategic_push"], "solari": 0}}
    t = position(given, rise_of_ix="yes")
    t.play("play_for strategic_push C")
    assert t.get("C.strength") == 8
    while t.get("round") == 1 and not t.over and t.get("conflict") is not None:
        t.play(t.legal()[-1])
    assert t.get("A.solari") == 0


@rule("UPR-COMBO-08")
def test_a_commander_loses_the_troops_of_its_ally() -> None:
    given = {"turn": "A", "A": {"hand": ["demand_attention"], "activated": "C", "intrigue": ["strongarm"], "spice": 0},
             "C": {"garrison": 2, "influence": {"bene_gesserit": 0}}, "E": {"garrison": 2}}
    t = position(given, rise_of_ix="yes")
    t.play("agent demand_attention secrets")
    t.play("play strongarm")
    while t.get("C.garrison") == 2:
        t.play(t.legal()[0])
    assert (t.get("C.garrison"), t.get("C.supply"), t.get("E.garrison")) == (1, 11, 2)


@rule("UPR-COMBO-12")
def test_a_commander_owns_no_troops_in_the_turns_of_others() -> None:
    t = position({"turn": "C"}, **BOTH)
    for commander in ("A", "D"):
        for cell in ("garrison", "supply", "conflict", "specimens", "negotiators", "freighter",
                     "dreadnoughts_in_supply", "dreadnoughts_in_garrison"):
            assert t.get(f"{commander}.{cell}") == 0


@rule("UPR-COMBO-23")
def test_a_freighter_icon_outside_its_turn_moves_nothing_for_a_commander() -> None:
    t = position({"turn": "B", "A": {"hand": ["freighter_fleet", "usul"]}, "C": {"freighter": 1}},
                 rise_of_ix="yes")
    assert (t.get("A.freighter"), t.get("C.freighter"), t.get("E.freighter")) == (0, 1, 0)


@rule("UPR-COMBO-32")
@pytest.mark.parametrize("leader", ["paul_atreides", "prince_rhombur_vernius", "viscount_hundro_moritani",
                                    "tessia_vernius", "princess_yuna_moritani", "archduke_armand_ecaz"])
def test_leaders_of_other_products_are_allies(leader: str) -> None:
    t = landsraad.new("uprising", players=6, seed=2, base_leaders=True, rise_of_ix=True,
                      leaders=["muad_dib", leader])
    assert t.get("B.leader") == leader


def troops(s: State, seat: int) -> int:
    me = s.seats[seat]
    return sum(int(me[cell]) for cell in (TROOP.supply, TROOP.garrison, TROOP.conflict)) + sum(
        int(me[cell]) for module in box_of(s).modules for cell in module.troop_cells)


def ships(s: State, seat: int) -> int:
    me, held = s.seats[seat], s.plan.table.field("held_by")
    unit = next(unit for unit in box_of(s).units if unit.name == "dreadnought")
    assert held is not None
    return sum(int(me[cell]) for cell in (unit.supply, unit.garrison, unit.conflict)) + sum(
        s.t[held.at + i] == seat for i in range(held.size))


@rule("UPR-COMBO-10")
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_keep_all_pieces(seed: int) -> None:
    options = {"players": 6, "base_leaders": seed % 2 == 1, "base_cards": seed % 2 == 1, **BOTH}
    rng, t = random.Random(seed), landsraad.new("uprising", seed=seed, **options)
    all_troops = [troops(t.state, seat) + int(t.state.seats[seat][c.ROLES] < 0) for seat in ALLIES]
    n = 0
    while not t.over:
        assert t.actor in "ABCDEF"  # the rules leave nothing open that the table would have to agree on
        t.play(rng.choice(t.legal()))
        n += 1
        if n % 7 == 0:
            s = t.state
            assert [ships(s, seat) for seat in ALLIES] == [2] * 4
            assert all(troops(s, seat) <= most for seat, most in zip(ALLIES, all_troops, strict=True))
        if n % 60 == 0:
            assert landsraad.from_json(json.dumps(t.to_json())).legal() == t.legal()
    assert len(t.result()["winners"]) == 3
