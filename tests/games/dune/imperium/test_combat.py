"""Combat: strength, combat cards, places and ties, and the return of troops."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.resources import EMPTY, reveal
from support.dune.table import kinds, play, table, texts
from support.rules import rule

PRIZE = {6: 1, 4: 2, 2: 3, 0: 0}  # Guild Bank Raid pays solari by place


def strong(n: int) -> dict[str, Any]:
    return {**EMPTY, "conflict": 1, "swords": n - 2} if n >= 2 else {**EMPTY, "conflict": 0, "swords": 5}


def battle(*strengths: int, first: str = "A", conflict: str = "guild_bank_raid", **more: dict[str, Any]) -> Table:
    seats = {seat: {**strong(n), **more.get(seat, {})} for seat, n in zip("ABCD", strengths, strict=False)}
    return table(len(strengths), phase="combat", conflict=conflict, round=3, first=first,
                 conflict_deck=["desert_power"], **seats)


def places(t: Table, n: int) -> tuple[int, ...]:
    return tuple(PRIZE[t.get(f"{seat}.solari")] for seat in "ABCD"[:n])


FOUR = [
    ((9, 7, 5, 3), (1, 2, 3, 0)),
    ((9, 7, 5, 0), (1, 2, 3, 0)),
    ((9, 0, 0, 0), (1, 0, 0, 0)),
    ((0, 0, 0, 0), (0, 0, 0, 0)),
    ((9, 9, 5, 3), (2, 2, 3, 0)),  # tied for first: the others compete for the third
    ((9, 9, 5, 0), (2, 2, 3, 0)),
    ((9, 9, 5, 5), (2, 2, 0, 0)),
    ((9, 9, 0, 0), (2, 2, 0, 0)),
    ((9, 7, 7, 5), (1, 3, 3, 0)),  # tied for second: Q-02, the one behind gets nothing
    ((9, 7, 7, 0), (1, 3, 3, 0)),
    ((9, 7, 7, 7), (1, 3, 3, 3)),
    ((9, 7, 5, 5), (1, 2, 0, 0)),  # tied for third
    ((9, 9, 9, 5), (2, 2, 2, 3)),
    ((9, 9, 9, 0), (2, 2, 2, 0)),
    ((9, 9, 9, 9), (2, 2, 2, 2)),
]
THREE = [
    ((9, 7, 5), (1, 2, 0)),
    ((9, 0, 0), (1, 0, 0)),
    ((9, 9, 5), (2, 2, 0)),
    ((9, 9, 9), (2, 2, 2)),
    ((9, 7, 7), (1, 3, 3)),  # IMP-OPEN-01
    ((9, 9, 0), (2, 2, 0)),
]


@rule("IMP-REWARD-01", "IMP-REWARD-02", "IMP-REWARD-03", "IMP-REWARD-05", "IMP-TIE-01", "IMP-TIE-02", "IMP-TIE-03",
      "IMP-TIE-04", "IMP-TIE-05")
@pytest.mark.parametrize("strengths, expected", FOUR)
def test_places_of_four_in_any_seats(strengths: tuple[int, ...], expected: tuple[int, ...]) -> None:
    for order in permutations(range(4)):
        t = battle(*(strengths[i] for i in order), first="ABCD"[order[0]])
        assert places(t, 4) == tuple(expected[i] for i in order)


@rule("IMP-REWARD-04", "IMP-REWARD-08", "IMP-TIE-01", "IMP-TIE-02", "IMP-TIE-04")
@pytest.mark.parametrize("strengths, expected", THREE)
def test_places_of_three_in_any_seats(strengths: tuple[int, ...], expected: tuple[int, ...]) -> None:
    for order in permutations(range(3)):
        t = battle(*(strengths[i] for i in order))
        assert places(t, 3) == tuple(expected[i] for i in order)


@rule("IMP-TIE-01")
def test_ties_are_told() -> None:
    t = battle(9, 7, 7, 2, A={"intrigue": ["ambush"]})
    play(t, "pass")
    assert [(e["seat"], e["place"], e["strength"]) for e in kinds(t, "tied")] == [("B", 2, 7), ("C", 2, 7)]
    assert [(e["seat"], e["place"]) for e in kinds(t, "reward")] == [("A", 1), ("B", 3), ("C", 3)]
    assert [e["seat"] for e in kinds(t, "won_conflict")] == ["A"]


# ------------------------------------------------------------------ strength


@rule("IMP-STRENGTH-01", "IMP-STRENGTH-02", "IMP-STRENGTH-03", "IMP-STRENGTH-04", "IMP-SYMBOL-09", "IMP-DEPLOY-03",
      "IMP-DEPLOY-08")
@pytest.mark.parametrize("troops, garrison, swords, strength", [
    (2, 3, 4, 8), (1, 0, 0, 2), (0, 12, 9, 0), (3, 0, 0, 6), (5, 7, 1, 11),
])
def test_strength(troops: int, garrison: int, swords: int, strength: int) -> None:
    t = table(A={"conflict": troops, "garrison": garrison, "swords": swords})
    assert t.get("A.strength") == strength


@rule("IMP-STRENGTH-06", "IMP-STRENGTH-07", "IMP-REVEAL-02", "IMP-COMP-14")
def test_strength_is_announced_after_the_reveal_and_has_no_limit() -> None:
    t = table(A={"hand": ["stilgar", "dagger", "dune_the_desert_planet"], "conflict": 9})
    reveal(t)
    assert [(e["seat"], e["n"]) for e in kinds(t, "strength")] == [("A", 22)]
    assert t.get("A.strength") == 22


@rule("IMP-STRENGTH-05")
def test_the_last_troop_gone_strength_stays_nothing() -> None:
    t = battle(8, 6, 0, A={"intrigue": ["master_tactician", "ambush"]}, B={"intrigue": ["ambush"]})
    play(t, "play master_tactician", "choose 2", "retreat 1")
    assert t.get("A.strength") == 0 and t.get("A.garrison") == 4
    assert t.actor == "B"  # A takes no further part, Ambush or not
    play(t, "pass")
    assert (places(t, 3), t.get("A.intrigue")) == ((0, 1, 0), ["ambush"])


# ------------------------------------------------------------------ the window


@rule("IMP-COMBAT-01", "IMP-COMBAT-02", "IMP-COMBAT-03", "IMP-COMBAT-05", "IMP-COMBAT-06", "IMP-COMBAT-07",
      "IMP-CARD-40", "IMP-EX-10")
def test_the_window_goes_round_until_all_have_passed_in_a_row() -> None:
    t = battle(8, 6, 0, A={"intrigue": ["ambush"]}, B={"intrigue": ["ambush", "windfall"]}, C={"intrigue": ["ambush"]})
    assert (t.actor, texts(t)) == ("A", ["play ambush", "pass"])
    play(t, "pass")
    assert (t.actor, texts(t)) == ("B", ["play ambush", "pass"])  # Windfall is not a combat card
    play(t, "play ambush")
    assert t.get("B.strength") == 10
    assert t.actor == "A"  # C, without a troop, is skipped; B's opportunity ended with its last card
    play(t, "play ambush")
    assert t.get("round") == 4  # nobody had a card left: all passed
    assert [(e["seat"], e["n"]) for e in kinds(t, "strength")] == [("B", 10), ("A", 12)]
    assert places(t, 3) == (1, 2, 0)


@rule("IMP-COMBAT-04", "IMP-COMBAT-06")
def test_any_number_of_cards_at_one_opportunity() -> None:
    t = battle(4, 6, 2, A={"intrigue": ["ambush", "ambush", "tiebreaker"]})
    play(t, "play ambush")
    assert (t.actor, texts(t)) == ("A", ["play ambush", "play tiebreaker", "end"])
    play(t, "play tiebreaker", "end")
    assert (t.actor, texts(t)) == ("A", ["play ambush", "pass"])  # B and C passed, but A played: once more
    play(t, "pass")
    assert (t.get("round"), places(t, 3)) == (4, (1, 2, 0))


@rule("IMP-COMBAT-05")
def test_a_pass_is_not_for_good() -> None:
    t = battle(8, 6, 0, A={"intrigue": ["ambush"]}, B={"intrigue": ["private_army", "ambush"], "spice": 2})
    play(t, "pass", "play private_army", "end")
    assert t.actor == "A"
    play(t, "play ambush")
    assert (t.get("A.strength"), t.get("B.strength"), t.actor) == (12, 11, "B")
    play(t, "play ambush")
    assert places(t, 3) == (2, 1, 0)


@rule("IMP-COMBAT-02")
@pytest.mark.parametrize("first, order", [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_the_window_begins_with_the_first_player(first: str, order: str) -> None:
    card = {"intrigue": ["ambush"]}
    t = battle(8, 6, 4, first=first, A=card, B=card, C=card)
    for seat in order:
        assert t.actor == seat
        play(t, "pass")
    assert t.get("round") == 4


@rule("IMP-INTRIGUE-07", "IMP-INTRIGUE-03")
def test_combat_cards_are_for_combat() -> None:
    t = table(A={"intrigue": ["ambush"], "conflict": 1})
    with pytest.raises(landsraad.BadInput):
        play(t, "play ambush")
    t = play(battle(2, 2, 0, A={"intrigue": ["ambush"]}), "play ambush")
    assert t.get("intrigue_discard") == ["ambush"]


# ------------------------------------------------------------------ after a victory


@rule("IMP-COMBAT-08", "IMP-CARD-06")
def test_victory_cards_wait_for_the_victory_and_may_be_paid_from_it() -> None:
    t = battle(8, 6, 2, conflict="raid_stockpiles", A={"intrigue": ["demand_respect"]})
    assert (t.actor, texts(t)) == ("A", ["play demand_respect", "pass"])
    assert (t.get("A.spice"), t.get("B.spice"), t.get("round")) == (3, 0, 3)  # the winner is served first
    play(t, "play demand_respect", "choose 2", "influence fremen")
    assert (t.get("A.spice"), t.get("A.influence.fremen"), t.get("A.vp"), t.get("round")) == (1, 2, 1, 4)


@rule("IMP-CARD-07")
def test_to_the_victor_pays_for_demand_respect() -> None:
    t = battle(8, 6, 2, A={"intrigue": ["demand_respect", "to_the_victor"]})
    play(t, "play to_the_victor", "play demand_respect", "choose 2", "influence fremen")
    assert (t.get("A.spice"), t.get("A.influence.fremen")) == (1, 2)


@rule("IMP-COMBAT-09")
@pytest.mark.parametrize("strengths", [(8, 8, 2), (6, 8, 2), (0, 8, 2)])
def test_without_a_victory_no_victory_card(strengths: tuple[int, int, int]) -> None:
    t = battle(*strengths, A={"intrigue": ["to_the_victor"]})
    assert (t.get("round"), t.get("A.intrigue")) == (4, ["to_the_victor"])


@rule("IMP-COMBAT-10")
def test_a_victory_card_won_as_the_reward_may_be_played_at_once() -> None:
    t = table(3, phase="combat", conflict="raid_stockpiles", round=3, intrigue_deck=["to_the_victor"],
              conflict_deck=["desert_power"], A=strong(4))
    assert (t.actor, texts(t)) == ("A", ["play to_the_victor", "pass"])
    assert play(t, "play to_the_victor").get("A.spice") == 6


# ------------------------------------------------------------------ afterwards


@rule("IMP-REWARD-06", "IMP-REWARD-07", "IMP-EX-12")
def test_troops_go_to_the_supplies_and_markers_to_nothing() -> None:
    t = table(3, phase="combat", conflict="siege_of_arrakeen", round=3, conflict_deck=["desert_power"],
              A={"conflict": 2, "swords": 4, "garrison": 3}, B={"conflict": 3, "swords": 4, "garrison": 1},
              C={"swords": 7, "garrison": 3})
    assert [(t.get(f"{s}.conflict"), t.get(f"{s}.swords"), t.get(f"{s}.garrison"), t.get(f"{s}.supply"))
            for s in "ABC"] == [(0, 0, 3, 9), (0, 0, 1, 11), (0, 0, 3, 9)]
    assert (t.get("B.vp"), t.get("B.controls"), t.get("A.solari")) == (1, ["arrakeen"], 4)
