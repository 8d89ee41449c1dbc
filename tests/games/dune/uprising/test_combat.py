"""Combat: strength, places and ties, the order of rewards, control and defence."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.resources import EMPTY, reveal
from support.dune.table import kinds, play, texts, uprising
from support.rules import rule

PLACE = {(2, 0): 1, (0, 2): 2, (0, 1): 3, (0, 0): 0}  # Secure Imperial Basin pays spice and water by place
IDLE: dict[str, Any] = {**EMPTY, "hand": [], "deck": ["dagger"] * 5, "discard": [], "objective": None}


def strong(n: int) -> dict[str, Any]:
    return {**IDLE, "conflict": 1, "swords": n - 2} if n >= 2 else {**IDLE, "conflict": 0, "swords": 5}


def battle(*strengths: int, first: str = "A", conflict: str = "secure_imperial_basin", **more: Any) -> Table:
    seats = {seat: {**strong(n), **more.pop(seat, {})} for seat, n in zip("ABCD", strengths, strict=False)}
    return uprising(len(strengths), phase="combat", conflict=conflict, round=3, first=first,
                    **{"conflict_deck": ["shadow_contest"], **more, **seats})


def places(t: Table, n: int) -> tuple[int, ...]:
    return tuple(PLACE[t.get(f"{seat}.spice"), t.get(f"{seat}.water")] for seat in "ABCD"[:n])


# ------------------------------------------------------------------ places and ties

FOUR = [
    ((9, 7, 5, 3), (1, 2, 3, 0)),
    ((9, 7, 5, 0), (1, 2, 3, 0)),
    ((9, 7, 0, 0), (1, 2, 0, 0)),
    ((9, 0, 0, 0), (1, 0, 0, 0)),
    ((0, 0, 0, 0), (0, 0, 0, 0)),
    ((9, 9, 5, 3), (2, 2, 3, 0)),  # two tied for first: the others compete for the third reward
    ((9, 9, 5, 0), (2, 2, 3, 0)),
    ((9, 9, 5, 5), (2, 2, 0, 0)),  # and who ties for third has nothing
    ((9, 9, 0, 0), (2, 2, 0, 0)),
    ((9, 9, 9, 5), (2, 2, 2, 0)),  # three tied for first: nothing else is given
    ((9, 9, 9, 0), (2, 2, 2, 0)),
    ((9, 9, 9, 9), (2, 2, 2, 2)),
    ((9, 7, 7, 5), (1, 3, 3, 0)),  # tied for second: the third reward, and nothing further
    ((9, 7, 7, 0), (1, 3, 3, 0)),
    ((9, 7, 7, 7), (1, 3, 3, 3)),
    ((9, 7, 5, 5), (1, 2, 0, 0)),  # tied for third
]
THREE = [
    ((9, 7, 5), (1, 2, 0)),
    ((9, 7, 0), (1, 2, 0)),
    ((9, 0, 0), (1, 0, 0)),
    ((0, 0, 0), (0, 0, 0)),
    ((9, 9, 5), (2, 2, 0)),
    ((9, 9, 0), (2, 2, 0)),
    ((9, 9, 9), (2, 2, 2)),
    ((9, 7, 7), (1, 3, 3)),  # the third reward among three, for this tie only
]


@rule("UPM-COMBAT-02", "UPM-COMBAT-03", "UPM-COMBAT-04", "UPM-REVEAL-TURN-04")
@pytest.mark.parametrize("strengths, expected", FOUR)
def test_places_of_four_in_any_seats(strengths: tuple[int, ...], expected: tuple[int, ...]) -> None:
    for order in sorted(set(permutations(range(4)))):
        t = battle(*(strengths[i] for i in order), first="ABCD"[order[0]])
        assert places(t, 4) == tuple(expected[i] for i in order)


@rule("UPM-COMBAT-02", "UPM-COMBAT-03", "UPM-COMBAT-04")
@pytest.mark.parametrize("strengths, expected", THREE)
def test_places_of_three_in_any_seats(strengths: tuple[int, ...], expected: tuple[int, ...]) -> None:
    for order in sorted(set(permutations(range(3)))):
        t = battle(*(strengths[i] for i in order), first="ABC"[order[0]])
        assert places(t, 3) == tuple(expected[i] for i in order)


@rule("UPM-COMBAT-03", "UPM-COMBAT-06", "UPM-CONTROL-02")
def test_a_tie_for_first_has_no_winner() -> None:
    t = battle(9, 9, 5)
    assert (t.get("control.imperial_basin"), t.get("A.won"), t.get("B.won")) == (None, [], [])
    assert kinds(t, "won_conflict") == [] and kinds(t, "took_conflict") == []
    assert [(e["seat"], e["place"], e["strength"]) for e in kinds(t, "tied")] == [("A", 1, 9), ("B", 1, 9)]


@rule("UPM-COMBAT-05")
def test_a_card_nobody_won_stays_on_the_board() -> None:
    last: dict[str, Any] = {"round": 10, "conflict_deck": []}
    seats = {seat: {**strong(9), "intrigue": ["crysknife"], "objective": icon}
             for seat, icon in zip("ABC", ("crysknife", "desert_mouse", "ornithopter"), strict=True)}
    t = uprising(phase="combat", conflict="propaganda", **last, **seats)
    assert (t.get("phase"), t.get("conflict")) == ("endgame", "propaganda")
    t = battle(9, 9, 5)
    assert (t.get("round"), t.get("conflict")) == (4, "shadow_contest")  # the next one lies on top of it


@rule("UPM-COMBAT-06")
def test_the_winner_takes_the_card() -> None:
    t = battle(9, 7, 5)
    assert (t.get("A.won"), t.get("B.won"), t.get("conflict")) == (["secure_imperial_basin"], [], "shadow_contest")
    assert [(e["seat"], e["conflict"]) for e in kinds(t, "took_conflict")] == [("A", "secure_imperial_basin")]


@pytest.mark.parametrize(("first", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
@rule("UPM-COMBAT-08")
def test_rewards_in_turn_order_whoever_won(first: str, order: str) -> None:
    """Shadow Contest draws for the first and for the second place: who is earlier in turn order has the top card."""
    t = battle(9, 7, 2, first=first, conflict="shadow_contest", conflict_deck=["skirmish_crysknife"],
               intrigue_deck=["opportunism", "cunning"])
    served = [seat for seat in order if seat in "AB"]
    assert [t.get(f"{seat}.intrigue") for seat in served] == [["opportunism"], ["cunning"]]
    assert [e["seat"] for e in kinds(t, "reward")] == served


# ------------------------------------------------------------------ strength


@rule("UPM-SANDWORMS-03", "UPM-REVEAL-TURN-04")
@pytest.mark.parametrize(("troops", "worms", "swords", "strength"), [
    (2, 0, 4, 8), (1, 0, 0, 2), (0, 0, 9, 0), (0, 1, 0, 3), (0, 2, 1, 7), (3, 2, 2, 14)])
def test_strength(troops: int, worms: int, swords: int, strength: int) -> None:
    t = uprising(A={"conflict": troops, "sandworms": worms, "swords": swords})
    assert t.get("A.strength") == strength


@rule("UPM-DIFFERENCES-07", "UPM-REVEAL-TURN-04")
def test_strength_counts_swords_revealed_and_a_unit_that_comes_later() -> None:
    t = uprising(conflict="shadow_contest", A={"hand": ["dagger"], "intrigue": ["unexpected_allies", "cunning"],
                                               "water": 2, "deck": []})
    play(t, "reveal")
    assert (t.get("A.swords"), t.get("A.strength")) == (1, 0)
    play(t, "play unexpected_allies", "skip")
    assert t.get("A.strength") == 4


# ------------------------------------------------------------------ the window


@rule("UPM-COMBAT-01")
def test_the_window_goes_round_until_all_have_passed_in_a_row() -> None:
    card = {"intrigue": ["contingency_plan"]}
    t = battle(8, 6, 0, A=card, B={"intrigue": ["contingency_plan", "crysknife"]}, C=card)
    assert (t.actor, texts(t)) == ("A", ["play contingency_plan", "pass"])
    play(t, "pass")
    assert (t.actor, texts(t)) == ("B", ["play contingency_plan", "pass"])
    play(t, "play contingency_plan")
    assert (t.get("B.strength"), t.actor) == (9, "A")  # C, without a unit, is skipped
    play(t, "play contingency_plan")
    assert (t.get("round"), places(t, 3)) == (4, (1, 2, 0))


@rule("UPM-COMBAT-01")
@pytest.mark.parametrize("first, order", [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_the_window_begins_with_the_first_player(first: str, order: str) -> None:
    card = {"intrigue": ["contingency_plan"]}
    t = battle(8, 6, 4, first=first, A=card, B=card, C=card)
    for seat in order:
        assert t.actor == seat
        play(t, "pass")
    assert t.get("round") == 4


# ------------------------------------------------------------------ afterwards


@rule("UPM-COMBAT-07", "UPM-SANDWORMS-07")
def test_troops_to_the_supplies_worms_to_the_bank_markers_to_nothing() -> None:
    t = battle(9, 7, 0, A={"sandworms": 2, "garrison": 3, "intrigue": ["contingency_plan"]}, B={"garrison": 1})
    play(t, "pass")
    assert [(t.get(f"{s}.conflict"), t.get(f"{s}.sandworms"), t.get(f"{s}.swords"), t.get(f"{s}.strength"))
            for s in "ABC"] == [(0, 0, 0, 0)] * 3
    assert (t.get("A.garrison"), t.get("A.supply")) == (5, 7)  # three and the reward's one, twice
    assert (t.get("B.garrison"), t.get("B.supply")) == (2, 10)
    assert [(e["seat"], e["n"]) for e in kinds(t, "worms_home")] == [("A", 2)]


# ------------------------------------------------------------------ control

PRIZES = [("siege_of_arrakeen", "arrakeen"), ("battle_for_arrakeen", "arrakeen"),
          ("seize_spice_refinery", "spice_refinery"), ("battle_for_spice_refinery", "spice_refinery"),
          ("secure_imperial_basin", "imperial_basin"), ("battle_for_imperial_basin", "imperial_basin")]


@rule("UPM-CONTROL-02")
@pytest.mark.parametrize("conflict, place", PRIZES)
@pytest.mark.parametrize("before", [None, "A", "B"])
def test_the_winner_plants_its_marker(conflict: str, place: str, before: str | None) -> None:
    t = battle(9, 7, 5, conflict=conflict, control={place: before})
    if "spy post_emperor" in texts(t):
        play(t, "spy post_emperor")
    assert (t.get(f"control.{place}"), t.get("A.controls"), t.get("B.controls")) == ("A", [place], [])


@rule("UPM-CONTROL-03", "UPM-ROUND-02")
@pytest.mark.parametrize("conflict, place", PRIZES)
def test_the_controller_may_defend_from_its_supply(conflict: str, place: str) -> None:
    t = uprising(phase="round_start", round=3, conflict_deck=[conflict], control={place: "B"}, B={"garrison": 3})
    assert (t.actor, texts(t), t.get("round")) == ("B", ["deploy 0", "deploy 1"], 3)
    idle = play(t.clone(), "deploy 0")
    assert (idle.get("B.conflict"), idle.get("B.supply"), idle.actor) == (0, 9, "A")
    play(t, "deploy 1")
    assert (t.get("B.conflict"), t.get("B.supply"), t.get("B.garrison")) == (1, 8, 3)
    assert (t.actor, len(t.get("A.hand"))) == ("A", 5)


@rule("UPM-CONTROL-03")
def test_defence_only_of_the_named_place_and_with_troops_in_supply() -> None:
    t = uprising(phase="round_start", round=3, conflict_deck=["siege_of_arrakeen"],
                 control={"spice_refinery": "B", "imperial_basin": "B"})
    assert t.actor == "A"
    t = uprising(phase="round_start", round=3, conflict_deck=["siege_of_arrakeen"], control={"arrakeen": "B"},
                 B={"garrison": 12})
    assert (t.actor, t.get("B.conflict")) == ("A", 0)


@rule("UPM-CONTROL-01", "UPM-CONTROL-02")
def test_a_marker_that_was_replaced_pays_no_more() -> None:
    t = battle(9, 7, 5, conflict="siege_of_arrakeen", control={"arrakeen": "C"},
               B={"deck": ["reconnaissance"] * 5}, first="A")
    was = t.get("A.solari")
    play(t, "agent reconnaissance arrakeen")
    assert (t.get("A.solari") - was, t.get("C.solari")) == (1, 0)


def test_a_reveal_turn_tells_the_strength() -> None:
    t = uprising(A={"hand": ["dagger", "diplomacy"], "conflict": 2, "intrigue": []})
    reveal(t)
    assert [(e["seat"], e["n"]) for e in kinds(t, "strength")] == [("A", 5)]
