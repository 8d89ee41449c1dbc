"""The 18 conflict cards: all rewards and choices."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.boxes import BASE
from support.dune.resources import EMPTY, won
from support.dune.table import play, table, texts
from support.rules import rule

# level, first, second, third, control
CARDS: dict[str, tuple[int, dict[str, int], dict[str, int], dict[str, int], str | None]] = {
    "skirmish_a": (1, {"vp": 1}, {"intrigue": 1, "solari": 2}, {"solari": 2}, None),
    "skirmish_b": (1, {"vp": 1}, {"water": 1}, {"spice": 1}, None),
    "skirmish_c": (1, {"emperor": 1, "spice": 1}, {"spice": 2}, {"spice": 1}, None),
    "skirmish_d": (1, {"emperor": 1, "solari": 2}, {"solari": 3}, {"solari": 2}, None),
    "cloak_and_dagger": (2, {"emperor": 1, "intrigue": 2}, {"intrigue": 1, "spice": 1}, {"intrigue": 1}, None),
    "desert_power": (2, {"vp": 1, "water": 1}, {"water": 1, "spice": 1}, {"spice": 1}, None),
    "guild_bank_raid": (2, {"solari": 6}, {"solari": 4}, {"solari": 2}, None),
    "machinations": (2, {"emperor": 1, "fremen": 1}, {"water": 1, "solari": 2}, {"water": 1}, None),
    "raid_stockpiles": (2, {"intrigue": 1, "spice": 3}, {"spice": 2}, {"spice": 1}, None),
    "secure_imperial_basin": (2, {"vp": 1}, {"water": 2}, {"water": 1}, "imperial_basin"),
    "siege_of_arrakeen": (2, {"vp": 1}, {"solari": 4}, {"solari": 2}, "arrakeen"),
    "siege_of_carthag": (2, {"vp": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}, "carthag"),
    "sort_through_the_chaos": (2, {"intrigue": 1, "solari": 2}, {"intrigue": 1, "solari": 2}, {"solari": 2}, None),
    "terrible_purpose": (2, {"vp": 1}, {"water": 1, "spice": 1}, {"spice": 1}, None),
    "battle_for_arrakeen": (3, {"vp": 2}, {"spice": 2, "solari": 3}, {"intrigue": 1, "solari": 2}, "arrakeen"),
    "battle_for_carthag": (3, {"vp": 2}, {"intrigue": 1, "spice": 3}, {"spice": 3}, "carthag"),
    "battle_for_imperial_basin": (3, {"vp": 2}, {"spice": 5}, {"spice": 3}, "imperial_basin"),
    "grand_vision": (3, {"emperor": 2, "vp": 1, "intrigue": 1}, {"intrigue": 1, "spice": 3}, {"spice": 3}, None),
}
ANSWERS: dict[str, list[str]] = {  # in the order of the rewards: first, second, third
    "skirmish_c": ["influence emperor"], "skirmish_d": ["influence emperor"],
    "cloak_and_dagger": ["influence emperor", "choose 1"],
    "machinations": ["influence emperor", "influence fremen"],
    "terrible_purpose": ["skip"],
    "battle_for_arrakeen": ["choose 2", "choose 3"],
    "grand_vision": ["influence emperor"],
}


def fight(conflict: str, players: int = 4, order: str = "ABCD", **given: Any) -> Table:
    """The seats of `order` have 4, 3, 2 and 1 troops there; nobody else has anything."""
    seats = {seat: {**EMPTY, "conflict": 4 - order.index(seat) if seat in order else 0} for seat in "ABCD"[:players]}
    for seat, more in given.items():
        if seat in seats:
            seats[seat] |= more
    rest = {name: value for name, value in given.items() if name not in seats}
    later = "guild_bank_raid" if conflict != "guild_bank_raid" else "desert_power"  # defends nothing
    return table(players, phase="combat", conflict=conflict, round=3, **{
        "conflict_deck": [later], "intrigue_deck": ["ambush", "private_army", "allied_armada", "tiebreaker"],
        **rest, **seats})


@rule("IMP-COMP-01", "IMP-SETUP-03", "IMP-CONTROL-01")
def test_the_catalogue_of_conflicts() -> None:
    assert {c.name: (c.level, c.place or None) for c in BASE.conflicts} == {
        name: (card[0], card[4]) for name, card in CARDS.items()}
    assert [sum(c.level == level for c in BASE.conflicts) for level in (1, 2, 3)] == [4, 10, 4]


@rule("IMP-REWARD-01", "IMP-REWARD-02", "IMP-REWARD-03", "IMP-CONTROL-02", "IMP-INFL-16", "IMP-SYMBOL-11")
@pytest.mark.parametrize("conflict", CARDS)
def test_the_three_rewards(conflict: str) -> None:
    _, first, second, third, control = CARDS[conflict]
    t = play(fight(conflict), *ANSWERS.get(conflict, []))
    assert t.get("round") == 4
    assert [won(t, seat) for seat in "ABCD"] == [first, second, third, {}]
    assert [t.get(f"{seat}.controls") for seat in "ABCD"] == [[control] if control else [], [], [], []]


@rule("IMP-REWARD-04", "IMP-REWARD-08")
@pytest.mark.parametrize("conflict", CARDS)
def test_no_third_reward_among_three(conflict: str) -> None:
    answers = [a for a in ANSWERS.get(conflict, []) if a != "choose 1"]
    t = play(fight(conflict, 3), *answers)
    assert [won(t, seat) for seat in "ABC"] == [*CARDS[conflict][1:3], {}]


@pytest.mark.parametrize("conflict", CARDS)
def test_no_third_reward_among_two_and_house_hagal(conflict: str) -> None:
    answers = [a for a in ANSWERS.get(conflict, []) if a not in ("choose 1", "choose 2", "choose 3")]
    t = play(fight(conflict, 2, order="ACB", hagal_deck=["hagal_hall_of_oratory"],
                   C={"conflict": 3}, B={"conflict": 1}), *answers)
    assert [won(t, seat) for seat in "AB"] == [CARDS[conflict][1], {}]


# ------------------------------------------------------------------ choices


@rule("IMP-INFL-16")
def test_machinations_asks_for_two_different_factions() -> None:
    t = fight("machinations")
    assert texts(t) == [f"influence {f}" for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")]
    assert "influence spacing_guild" not in texts(play(t, "influence spacing_guild"))
    assert len(texts(t)) == 3


@rule("IMP-INFL-17")
def test_grand_vision_gives_both_steps_with_one_faction() -> None:
    t = play(fight("grand_vision"), "influence fremen")
    assert [t.get(f"A.influence.{f}") for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")] == [0, 0, 0, 2]


@pytest.mark.parametrize("choices, expected", [
    ((1, 2), {"intrigue": 1, "spice": 2}), ((1, 3), {"intrigue": 1, "solari": 3}), ((3, 2), {"solari": 3, "spice": 2}),
])
def test_battle_for_arrakeen_two_of_three(choices: tuple[int, int], expected: dict[str, int]) -> None:
    t = fight("battle_for_arrakeen")
    assert (t.actor, texts(t)) == ("B", ["choose 1", "choose 2", "choose 3"])
    play(t, f"choose {choices[0]}")
    assert len(texts(t)) == 2 and f"choose {choices[0]}" not in texts(t)
    assert won(play(t, f"choose {choices[1]}"), "B") == expected


def test_cloak_and_dagger_one_or_the_other_for_the_third() -> None:
    t = play(fight("cloak_and_dagger"), "influence fremen")
    assert (t.actor, texts(t)) == ("C", ["choose 1", "choose 2"])
    assert won(play(t, "choose 2"), "C") == {"spice": 1}


@rule("IMP-SYMBOL-05", "IMP-SYMBOL-06", "IMP-SYMBOL-08")
def test_terrible_purpose_may_trash() -> None:
    t = fight("terrible_purpose", A={"hand": [], "discard": ["dagger", "scout"]})
    assert texts(t) == ["trash dagger discard", "trash scout discard", "skip"]
    play(t, "trash dagger discard")
    assert (t.get("A.discard"), t.get("trashed")) == (["scout"], ["dagger"])


# ------------------------------------------------------------------ the Mentat as a prize


@rule("IMP-MENTAT-04", "IMP-MENTAT-05", "IMP-RECALL-02")
@pytest.mark.parametrize("holder", [None, "A", "B"])
def test_sort_through_the_chaos_lends_the_mentat_to_the_next_round(holder: str | None) -> None:
    """From wherever it is; Q-12: not before the new round."""
    t = fight("sort_through_the_chaos", mentat=holder)
    assert (t.get("round"), t.get("mentat")) == (4, "A")
    assert [t.get(f"{seat}.agents") for seat in "ABCD"] == [3, 2, 2, 2]


@rule("IMP-MENTAT-03", "IMP-MENTAT-04")
def test_the_mentat_won_is_not_at_home_and_returns_after_one_round() -> None:
    from support.dune.resources import finish_round
    t = fight("sort_through_the_chaos", B={"solari": 2, "hand": [], "deck": ["dagger"] * 5})
    play(t, "agent dagger mentat")  # B is first now
    assert (t.get("mentat"), t.get("B.agents"), t.get("B.solari")) == ("A", 1, 2)
    finish_round(t)
    assert (t.get("round"), t.get("mentat"), t.get("A.agents")) == (5, None, 2)


@rule("IMP-TIE-01", "IMP-TIE-02", "IMP-CONTROL-02")
def test_a_tie_for_first_wins_neither_mentat_nor_control() -> None:
    t = fight("sort_through_the_chaos", B={"conflict": 4})
    assert (t.get("mentat"), t.get("A.agents")) == (None, 2)
    t = fight("battle_for_carthag", B={"conflict": 4})
    assert [t.get(f"{seat}.controls") for seat in "ABCD"] == [[], [], [], []]
