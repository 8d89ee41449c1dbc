"""Combat cards, cards played on winning a conflict, and endgame cards."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import play, table, texts
from support.rules import rule

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]


def battle(*cards: str, b: dict[str, Any] | None = None, conflict: str = "skirmish_b", **seat: Any) -> Table:
    """Combat, with A's cards; B holds one more Tiebreaker, so that the phase waits for it."""
    given = {"conflict": 2, "garrison": 3, "intrigue": list(cards), **seat}
    other = {"conflict": 1, "intrigue": ["tiebreaker"], "hand": [], **(b or {})}
    return table(A=given, B=other, C={"intrigue": []}, phase="combat", conflict=conflict, round=2)


@pytest.mark.parametrize(("card", "seat", "swords"), [
    ("ambush", {}, 4), ("private_army", {"spice": 2}, 5), ("tiebreaker", {}, 2),
    ("allied_armada", {"spice": 2, "influence": {"fremen": 4}, "alliances": ["fremen"]}, 7),
])
@rule("IMP-CARD-40", "IMP-COMBAT-04", "IMP-COMBAT-07", "IMP-INTRIGUE-07", "IMP-STRENGTH-03")
def test_combat_card_adds_strength(card: str, seat: dict[str, Any], swords: int) -> None:
    t = battle(card, **seat)
    assert t.get("A.strength") == 4 and texts(t) == [f"play {card}", "pass"]
    play(t, f"play {card}")
    assert of(t, "strength", "spice", "intrigue") == [4 + swords, 0, []] and t.get("intrigue_discard") == [card]


@rule("IMP-INTRIGUE-09")
def test_allied_armada_needs_an_alliance_and_2_spice() -> None:
    ally: dict[str, Any] = {"influence": {"fremen": 4}, "alliances": ["fremen"]}
    assert "play allied_armada" not in texts(battle("allied_armada", "ambush", spice=2, influence={"fremen": 5}))
    assert "play allied_armada" not in texts(battle("allied_armada", "ambush", spice=1, **ally))


def test_private_army_needs_2_spice() -> None:
    assert texts(battle("private_army", "ambush", spice=1)) == ["play ambush", "pass"]


def test_master_tactician_swords_or_retreat() -> None:
    t = play(battle("master_tactician"), "play master_tactician")
    assert texts(t) == ["choose 1", "choose 2"]
    assert play(t.clone(), "choose 1").get("A.strength") == 7
    play(t, "choose 2")
    assert texts(t) == ["retreat 0", "retreat 1", "retreat 2"]
    assert of(play(t, "retreat 1"), "conflict", "garrison", "strength") == [1, 4, 2]


@rule("IMP-STRENGTH-05", "IMP-COMBAT-03", "IMP-DEPLOY-09")
def test_master_tactician_who_retreats_all_is_out() -> None:
    t = play(battle("master_tactician", "ambush", swords=5), "play master_tactician", "choose 2", "retreat 2")
    assert of(t, "strength", "conflict", "garrison") == [0, 0, 5] and t.actor == "B"
    play(t, "pass")
    assert t.get("A.intrigue") == ["ambush"] and t.get("round") == 3


def test_master_tactician_retreats_3_at_most() -> None:
    t = play(table(A={"conflict": 5, "intrigue": ["master_tactician"]}, phase="combat", conflict="skirmish_b", round=2),
             "play master_tactician", "choose 2")
    assert texts(t)[-1] == "retreat 3"


@pytest.mark.parametrize(("troops", "strength"), [(3, 0), (4, 2 + 6)])
@rule("IMP-CARD-30", "IMP-DEPLOY-10", "IMP-STRENGTH-05")
def test_staged_incident_costs_3_troops(troops: int, strength: int) -> None:
    t = table(A={"conflict": troops, "garrison": 1, "swords": 6, "intrigue": ["staged_incident", "ambush"]},
              B={"conflict": 1, "intrigue": ["ambush"]}, phase="combat", conflict="skirmish_b", round=2)
    play(t, "play staged_incident")
    assert of(t, "vp", "conflict", "supply", "garrison", "strength") == [1, troops - 3, 14 - troops, 1, strength]
    assert t.actor == ("A" if troops > 3 else "B")  # without a troop there is no more to play


def test_staged_incident_needs_3_troops_in_the_conflict() -> None:
    assert texts(battle("staged_incident", "ambush", garrison=5)) == ["play ambush", "pass"]


@rule("IMP-COMBAT-03")
def test_no_combat_card_without_a_troop() -> None:
    t = table(A={"intrigue": ["ambush"]}, B={"conflict": 1, "intrigue": ["tiebreaker"]}, phase="combat",
              conflict="skirmish_b", round=2)
    assert t.actor == "B"


@rule("IMP-COMBAT-08")
def test_cards_of_the_winner_wait_for_the_victory() -> None:
    t = battle("demand_respect", "to_the_victor", "ambush")
    assert texts(t) == ["play ambush", "pass"]


# ------------------------------------------------------------------ when you win a conflict


def won(*cards: str, conflict: str = "skirmish_b", **seat: Any) -> Table:
    return table(A={"conflict": 2, "intrigue": list(cards), **seat}, B={"conflict": 1, "intrigue": []},
                 C={"intrigue": []}, phase="combat", conflict=conflict, round=2)


def test_to_the_victor_brings_3_spice() -> None:
    t = won("to_the_victor")
    assert texts(t) == ["play to_the_victor", "pass"] and t.get("A.vp") == 1
    assert play(t, "play to_the_victor").get("A.spice") == 3


def test_demand_respect_1_influence_or_2_for_2_spice() -> None:
    t = play(won("demand_respect", spice=2), "play demand_respect")
    assert texts(t) == ["choose 1", "choose 2"]
    one = play(t.clone(), "choose 1", "influence fremen")
    assert of(one, "influence.fremen", "spice") == [1, 2]
    two = play(t, "choose 2", "influence emperor")
    assert of(two, "influence.emperor", "spice", "vp") == [2, 0, 2]


def test_demand_respect_without_spice_is_worth_1() -> None:
    t = play(won("demand_respect", spice=1), "play demand_respect")
    assert texts(t) == [f"influence {faction}" for faction in FACTIONS]


@rule("IMP-CARD-06", "IMP-EX-17")
def test_demand_respect_paid_from_the_reward() -> None:
    t = won("demand_respect", conflict="raid_stockpiles")
    assert t.get("A.spice") == 3
    assert of(play(t, "play demand_respect", "choose 2", "influence fremen"), "influence.fremen", "spice") == [2, 1]


@rule("IMP-CARD-07", "IMP-EX-17")
def test_demand_respect_paid_from_to_the_victor() -> None:
    t = play(won("demand_respect", "to_the_victor"), "play to_the_victor", "play demand_respect", "choose 2",
             "influence fremen")
    assert of(t, "influence.fremen", "spice") == [2, 1]


@rule("IMP-COMBAT-09", "IMP-TIE-01")
@pytest.mark.parametrize("card", ["demand_respect", "to_the_victor"])
def test_no_card_of_the_winner_after_a_tie(card: str) -> None:
    t = table(A={"conflict": 2, "intrigue": [card]}, B={"conflict": 2, "intrigue": [card]}, phase="combat",
              conflict="skirmish_b", round=2)
    assert t.get("round") == 3 and of(t, "intrigue", "vp", "water") == [[card], 0, 2]


def test_no_card_of_the_winner_for_the_second() -> None:
    t = table(A={"conflict": 1, "intrigue": ["to_the_victor"]}, B={"conflict": 2}, phase="combat",
              conflict="skirmish_b", round=2)
    assert t.get("round") == 3 and t.get("A.intrigue") == ["to_the_victor"]


@rule("IMP-COMBAT-10")
def test_to_the_victor_won_as_the_reward_may_be_played_at_once() -> None:
    t = table(A={"conflict": 2, "intrigue": []}, phase="combat", conflict="raid_stockpiles", round=2,
              intrigue_deck=["to_the_victor"])
    assert play(t, "play to_the_victor").get("A.spice") == 6


# ------------------------------------------------------------------ the end of the game


def final(*cards: str, **given: Any) -> Table:
    seat = given.pop("A", {})
    return table(phase="endgame", A={"intrigue": list(cards), **seat}, **given)


@rule("IMP-INTRIGUE-08", "IMP-TIEBREAK-01", "IMP-END-02")
def test_tiebreaker_at_the_end_is_10_spice() -> None:
    t = play(final("tiebreaker", A={"vp": 8}, B={"vp": 8, "spice": 9}), "play tiebreaker")
    assert t.over and t.get("A.spice") == 10 and t.get("A.vp") == 8
    assert t.result()["winners"] == ["A"] and t.result()["reason"] == "spice"


def test_tiebreaker_may_be_kept() -> None:
    t = play(final("tiebreaker", A={"vp": 8}, B={"vp": 8, "spice": 1}), "pass")
    assert t.over and t.result()["winners"] == ["B"]


@pytest.mark.parametrize(("mine", "theirs", "points"), [
    (2, (1, 0), 2), (3, (2, 2), 2), (2, (2, 0), 1), (2, (0, 3), 1), (1, (0, 0), 1), (4, (4, 0), 1),
])
@rule("IMP-CARD-37")
def test_corner_the_market(mine: int, theirs: tuple[int, int], points: int) -> None:
    """A point for two copies, a point for more than each of the others; a tie spoils only the second."""
    copies = ["the_spice_must_flow"]
    t = final("corner_the_market", A={"deck": copies * (mine - 1), "discard": copies},
              B={"discard": copies * theirs[0]}, C={"deck": copies * theirs[1]})
    assert play(t, "play corner_the_market").get("A.vp") == points


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 1), (1, 2)])
def test_corner_the_market_is_worth_nothing(mine: int, theirs: int) -> None:
    copies = ["the_spice_must_flow"]
    t = final("corner_the_market", "tiebreaker", A={"discard": copies * mine}, B={"discard": copies * theirs})
    assert "play corner_the_market" not in texts(t)


def test_corner_the_market_in_the_solo_game_each_rival_has_two() -> None:
    for mine, points in ((2, 1), (3, 2)):
        t = table(1, options={"leaders": ["earl_memnon_thorvald"]}, phase="endgame",
                  A={"intrigue": ["corner_the_market"], "discard": ["the_spice_must_flow"] * mine, "vp": 0})
        assert play(t, "play corner_the_market").get("A.vp") == points


@pytest.mark.parametrize(("tracks", "points"), [((3, 3, 3, 2), 1), ((3, 4, 6, 3), 2), ((5, 5, 5, 0), 1)])
@rule("IMP-CARD-32")
def test_plans_within_plans(tracks: tuple[int, ...], points: int) -> None:
    t = final("plans_within_plans", A={"influence": dict(zip(FACTIONS, tracks, strict=True)), "vp": 0})
    assert play(t, "play plans_within_plans").get("A.vp") == points


def test_plans_within_plans_needs_three_tracks() -> None:
    t = final("plans_within_plans", "tiebreaker", A={"influence": dict(zip(FACTIONS, (6, 6, 2, 2), strict=True))})
    assert texts(t) == ["play tiebreaker", "pass"]


@rule("IMP-END-02", "IMP-END-03")
def test_plans_within_plans_and_corner_the_market_together_decide_the_game() -> None:
    t = final("plans_within_plans", "corner_the_market", B={"vp": 10, "intrigue": []},
              A={"influence": dict.fromkeys(FACTIONS, 3), "discard": ["the_spice_must_flow"] * 2, "vp": 7})
    play(t, "play plans_within_plans", "play corner_the_market")
    assert t.over and t.result()["winners"] == ["A"] and t.result()["scores"]["A"] == 11
