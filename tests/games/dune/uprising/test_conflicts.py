"""The 16 conflict cards: all rewards and choices, and the effect of sandworms."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.resources import EMPTY, FACTIONS, stock
from support.dune.table import play, texts, uprising
from support.rules import rule

Gains = dict[str, int]
CHOAM = {"choam": "yes"}
# first, second, third, control; troops are those of the garrison, and a spy is left at the first free post
CARDS: dict[str, tuple[Gains, Gains, Gains, str | None]] = {
    "skirmish_crysknife": ({"emperor": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}, None),
    "skirmish_ornithopter": ({"intrigue": 1, "solari": 1}, {"intrigue": 1, "solari": 2}, {"intrigue": 1}, None),
    "skirmish_desert_mouse": ({"solari": 2}, {"solari": 3}, {"solari": 2}, None),
    "choam_security": ({"spacing_guild": 1, "solari": 2, "garrison": 1}, {"water": 1, "solari": 2, "garrison": 2},
                       {"intrigue": 1, "garrison": 1}, None),
    "spice_freighters": ({"emperor": 1}, {"water": 1, "spice": 1, "garrison": 1}, {"spice": 1, "garrison": 1}, None),
    "siege_of_arrakeen": ({"solari": 2, "garrison": 2}, {"solari": 4, "garrison": 1}, {"solari": 3}, "arrakeen"),
    "seize_spice_refinery": ({"spy": 1, "spice": 2}, {"intrigue": 1, "spice": 1, "garrison": 1}, {"spice": 2},
                             "spice_refinery"),
    "test_of_loyalty": ({"emperor": 1, "spy": 1, "solari": 2}, {"solari": 4, "garrison": 1}, {"solari": 3}, None),
    "shadow_contest": ({"bene_gesserit": 1, "intrigue": 1}, {"intrigue": 1, "spice": 1, "garrison": 1},
                       {"spice": 1, "garrison": 1}, None),
    "secure_imperial_basin": ({"spice": 2, "garrison": 1}, {"water": 2, "garrison": 1}, {"water": 1, "garrison": 1},
                              "imperial_basin"),
    "protect_the_sietches": ({"fremen": 1, "water": 1, "garrison": 1}, {"spice": 3, "garrison": 1}, {"spice": 2}, None),
    "trade_dispute": ({"solari": 2, "water": 1}, {"water": 1, "spice": 1}, {"water": 1, "garrison": 1}, None),
    "propaganda": ({"emperor": 1, "fremen": 1}, {"intrigue": 1, "spice": 3}, {"spice": 3}, None),
    "battle_for_imperial_basin": ({"vp": 1}, {"spice": 5}, {"spice": 3}, "imperial_basin"),
    "battle_for_arrakeen": ({"vp": 1}, {"intrigue": 1, "spice": 1, "solari": 3}, {"spice": 2, "solari": 2}, "arrakeen"),
    "battle_for_spice_refinery": ({"vp": 1}, {"intrigue": 1, "spice": 3}, {"spice": 3}, "spice_refinery"),
}
ANSWERS: dict[str, list[str]] = {
    "skirmish_crysknife": ["influence emperor"], "spice_freighters": ["influence emperor"],
    "seize_spice_refinery": ["spy post_emperor"], "test_of_loyalty": ["spy post_emperor"],
    "propaganda": ["influence emperor", "influence fremen"],
}
DOUBLED: dict[str, list[str]] = {
    "skirmish_crysknife": ["influence emperor", "influence emperor"],
    "spice_freighters": ["influence emperor", "influence emperor"],
    "seize_spice_refinery": ["spy post_emperor", "spy post_choam"],
    "test_of_loyalty": ["spy post_emperor", "spy post_choam"],
    "propaganda": ["influence emperor", "influence fremen"] * 2,
}
NO_CARDS: dict[str, Any] = {"hand": [], "deck": ["dagger"] * 5, "discard": [], "in_play": []}


def fight(conflict: str, players: int = 4, options: dict[str, Any] | None = None, **given: Any) -> Table:
    """The seats have 4, 3, 2 and 1 troops there, nothing else, and nothing to trash."""
    seats = {seat: {**EMPTY, **NO_CARDS, "conflict": 4 - i, "garrison": 0, "objective": None, **given.pop(seat, {})}
             for i, seat in enumerate("ABCD"[:players])}
    later = "skirmish_desert_mouse" if conflict != "skirmish_desert_mouse" else "shadow_contest"  # defends nothing
    return uprising(players, options=options, phase="combat", conflict=conflict, round=3, conflict_deck=[later],
                    **seats, **given)


def won(t: Table, seat: str) -> Gains:
    kept = (*FACTIONS, "solari", "spice", "water", "vp", "intrigue", "garrison")
    out = {name: n for name, n in stock(t, seat).items() if n and name in kept}
    spies = len(t.get(f"{seat}.spies"))
    return out | ({"spy": spies} if spies else {})


@rule("UPM-COMBAT-02", "UPM-CONTROL-02", "UPM-CHOAM-02", "UPM-SPIES-02")
@pytest.mark.parametrize("conflict", CARDS)
def test_the_three_rewards(conflict: str) -> None:
    first, second, third, control = CARDS[conflict]
    t = play(fight(conflict), *ANSWERS.get(conflict, []))
    assert t.get("round") == 4
    assert [won(t, seat) for seat in "ABCD"] == [first, second, third, {}]
    assert [t.get(f"{seat}.controls") for seat in "ABCD"] == [[control] if control else [], [], [], []]
    assert [t.get(f"{seat}.won") for seat in "ABCD"] == [[conflict], [], [], []]


@rule("UPM-COMBAT-02")
@pytest.mark.parametrize("conflict", CARDS)
def test_no_third_reward_among_three(conflict: str) -> None:
    t = play(fight(conflict, 3), *ANSWERS.get(conflict, []))
    assert [won(t, seat) for seat in "ABC"] == [*CARDS[conflict][:2], {}]


@rule("UPM-SANDWORMS-06", "UPM-CONTROL-02", "UPM-BATTLE-ICONS-02")
@pytest.mark.parametrize("worms", [1, 2])
@pytest.mark.parametrize("conflict", CARDS)
def test_a_worm_doubles_every_reward_but_neither_control_nor_the_card(conflict: str, worms: int) -> None:
    """Twice, however many worms there are; a seat without one has its reward once."""
    first, second, third, control = CARDS[conflict]
    t = play(fight(conflict, A={"sandworms": worms}, C={"conflict": 0, "sandworms": 1}, D={"conflict": 2}),
             *DOUBLED.get(conflict, []))  # B has 6, D 4, C 3 by its worm
    twice = {name: 2 * n for name, n in first.items()}
    for faction in FACTIONS:
        if twice.get(faction) == 2:  # the second step has a point
            twice["vp"] = twice.get("vp", 0) + 1
    assert won(t, "A") == twice
    assert won(t, "B") == second
    assert won(t, "D") == third
    assert t.get("A.controls") == ([control] if control else []) and t.get("A.won") == [conflict]
    assert t.get("A.sandworms") == 0


@rule("UPM-SANDWORMS-06")
@pytest.mark.parametrize("conflict", CARDS)
def test_a_worm_doubles_the_second_and_the_third_reward_too(conflict: str) -> None:
    t = play(fight(conflict, B={"conflict": 2, "sandworms": 1}, C={"conflict": 1, "sandworms": 1}),
             *ANSWERS.get(conflict, []))  # 8, 7, 5, 2
    for seat, reward in zip("ABC", CARDS[conflict], strict=False):
        times = 1 if seat == "A" else 2
        assert won(t, seat) == {name: times * n for name, n in reward.items()}


@rule("UPM-SANDWORMS-06", "UPM-INFLUENCE-05")
def test_doubled_influence_may_go_to_two_factions() -> None:
    t = fight("skirmish_crysknife", A={"sandworms": 1})
    play(t, "influence fremen", "influence emperor")
    assert won(t, "A") == {"emperor": 1, "fremen": 1}


# ------------------------------------------------------------------ choices


@rule("UPM-INFLUENCE-05")
def test_propaganda_two_factions_chosen_before_either_counts() -> None:
    """The fourth step with the Bene Gesserit draws a card: it is not seen before the second faction is chosen."""
    t = fight("propaganda", A={"influence": {"bene_gesserit": 3}})
    assert texts(t) == [f"influence {faction}" for faction in FACTIONS]
    play(t, "influence bene_gesserit")
    assert texts(t) == ["influence emperor", "influence spacing_guild", "influence fremen"]
    assert t.get("A.intrigue") == [] and t.get("A.influence.bene_gesserit") == 3
    play(t, "influence fremen")
    assert len(t.get("A.intrigue")) == 1
    assert [t.get(f"A.influence.{faction}") for faction in FACTIONS] == [0, 0, 4, 1]


def test_spice_freighters_sells_a_point_after_or_before_the_influence() -> None:
    t = fight("spice_freighters", A={"spice": 3})
    assert texts(t) == ["choose 1", "choose 2"]
    before = play(t.clone(), "choose 2", "influence emperor")
    assert won(before, "A") == {"emperor": 1, "vp": 1}
    play(t, "choose 1", "influence emperor")
    assert texts(t) == ["choose 2", "skip"]
    assert won(play(t, "skip"), "A") == {"emperor": 1, "spice": 3}


def test_spice_freighters_asks_nothing_of_who_cannot_pay() -> None:
    assert texts(fight("spice_freighters", A={"spice": 2})) == [f"influence {faction}" for faction in FACTIONS]


@pytest.mark.parametrize(("conflict", "cell", "price"), [
    ("battle_for_imperial_basin", "spice", 4), ("battle_for_spice_refinery", "solari", 6)])
@rule("UPM-SANDWORMS-06")
def test_a_point_for_sale_twice_with_a_worm(conflict: str, cell: str, price: int) -> None:
    t = fight(conflict, A={cell: price})
    assert texts(t) == ["pay", "skip"]
    kept, sold = play(t.clone(), "skip"), play(t, "pay")
    assert (won(kept, "A"), won(sold, "A")) == ({"vp": 1, cell: price}, {"vp": 2})
    assert won(fight(conflict, A={cell: price - 1}), "A") == {"vp": 1, cell: price - 1}
    worm = play(fight(conflict, A={cell: 2 * price + 1, "sandworms": 1}), "pay")
    assert texts(worm) == ["pay", "skip"]
    assert won(play(worm, "pay"), "A") == {"vp": 4, cell: 1}
    once = play(fight(conflict, A={cell: 2 * price - 1, "sandworms": 1}), "pay")
    assert won(once, "A") == {"vp": 3, cell: price - 1}


@rule("UPM-SPIES-08")
def test_battle_for_arrakeen_two_spies_for_a_point() -> None:
    t = fight("battle_for_arrakeen", A={"spies": ["choam", "fremen", "emperor"], "sandworms": 1})
    assert texts(t) == ["pay", "skip"]
    play(t, "pay", "recall_spy post_choam", "recall_spy post_fremen")  # one is left: not enough for a second time
    assert won(t, "A") == {"vp": 3, "spy": 1}
    assert won(fight("battle_for_arrakeen", A={"spies": ["choam"]}), "A") == {"vp": 1, "spy": 1}


@rule("UPM-TERMS-01")
def test_trade_dispute_may_trash() -> None:
    t = fight("trade_dispute", A={"discard": ["dagger", "diplomacy"]})
    assert texts(t) == ["trash dagger discard", "trash diplomacy discard", "skip"]
    assert play(t, "trash dagger discard").get("trashed") == ["dagger"]
    assert won(t, "A") == {"solari": 2, "water": 1}


@rule("UPM-CHOAM-02")
def test_a_contract_with_the_module() -> None:
    t = fight("choam_security", options=CHOAM, contract_row=["espionage", "heighliner_water"])
    assert texts(t) == ["contract contract_espionage", "contract contract_heighliner_water"]
    play(t, "contract contract_espionage")
    assert won(t, "A") == {"spacing_guild": 1, "garrison": 1} and t.get("A.contracts") == ["contract_espionage"]


@rule("UPM-TERMS-04")
def test_troops_of_a_reward_come_from_the_supply_as_far_as_it_goes() -> None:
    t = fight("siege_of_arrakeen", A={"conflict": 4, "garrison": 7})
    assert (t.get("A.garrison"), t.get("A.supply")) == (8, 4)  # one was left; those that fought came home after it
