"""The cards of House Hagal: destination, gains and swords."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from landsraad.games.dune.components.box import box_of
from support.dune.boxes import BASE
from support.dune.hagal_tables import AUTOMA, act, hagal_table
from support.dune.resources import FACTIONS, change, stock
from support.dune.table import kinds, table
from support.rules import rule

# copies, space, combat, influence, troops, swords, modes
CARDS: dict[str, tuple[int, str | None, bool, str | None, int, int, tuple[str, ...]]] = {
    "hagal_conspire": (2, "conspire", False, "emperor", 2, 4, ("solo", "two")),
    "hagal_wealth": (1, "wealth", False, "emperor", 0, 3, ("solo", "two")),
    "hagal_heighliner": (1, "heighliner", True, "spacing_guild", 3, 6, ("solo", "two")),
    "hagal_foldspace": (2, "foldspace_space", False, "spacing_guild", 0, 1, ("solo", "two")),
    "hagal_selective_breeding": (2, "selective_breeding", False, "bene_gesserit", 0, 2, ("solo", "two")),
    "hagal_secrets": (1, "secrets", False, "bene_gesserit", 0, 1, ("solo", "two")),
    "hagal_hardy_warriors": (1, "hardy_warriors", True, "fremen", 2, 5, ("solo", "two")),
    "hagal_stillsuits": (2, "stillsuits", True, "fremen", 0, 4, ("solo", "two")),
    "hagal_rally_troops": (2, "rally_troops", False, None, 4, 3, ("solo", "two")),
    "hagal_hall_of_oratory": (2, "hall_of_oratory", False, None, 1, 0, ("solo", "two")),
    "hagal_carthag": (3, "carthag", True, None, 1, 0, ("solo", "two")),
    "hagal_harvest_spice": (5, "hagga_basin", True, None, 0, 2, ("solo", "two")),
    "hagal_arrakeen_1p": (3, "arrakeen", True, None, 1, 1, ("solo",)),
    "hagal_arrakeen_2p": (3, "arrakeen", True, None, 1, 1, ("two",)),
    "hagal_reshuffle": (1, None, False, None, 0, 0, ("two",)),
}
VISITS = [(card, mode) for card, (*_, modes) in CARDS.items() for mode in modes if card != "hagal_reshuffle"]


@rule("IMP-SOLO-02", "IMP-SOLO-01")
@pytest.mark.parametrize("mode, size", [("solo", 27), ("two", 28)])
def test_the_decks(mode: str, size: int) -> None:
    assert {c.name: c.copies for c in BASE.hagal} == {name: card[0] for name, card in CARDS.items()}
    t = hagal_table(mode)
    expected = {name: card[0] for name, card in CARDS.items() if mode in card[6]}
    assert Counter(t.get("hagal_deck") + t.get("hagal_discard")) == expected and sum(expected.values()) == size
    assert (t.view("A")["hagal_deck"], t.view(None)["hagal_deck"]) == (size, size)  # its order is nobody's to know
    assert not table(3).get("hagal_discard")


@pytest.mark.parametrize("card, mode", VISITS)
def test_a_visit(card: str, mode: str) -> None:
    """Only what the card shows; on a combat space the recruits and two of the garrison march."""
    _, space, combat, faction, troops, _, _ = CARDS[card]
    automa = AUTOMA[mode]
    given: dict[str, Any] = {"bonus_spice": {"hagga_basin": 2}} if card == "hagal_harvest_spice" else {}
    t = hagal_table(mode, hagal_deck=[card], **given)
    before = stock(t, automa)
    act(t)
    expected = {"agents": -1, "supply": -troops, "garrison": troops}
    if combat:
        expected |= {"conflict": troops + 2, "garrison": -2}
    if faction:
        expected[faction] = 1
    if mode == "solo":
        expected |= {"spice": 4} if card == "hagal_harvest_spice" else {}
        expected |= {"solari": 1} if card == "hagal_arrakeen_1p" else {}  # Ilban's signet
    assert change(t, before, automa) == {name: n for name, n in expected.items() if n}
    assert t.get("agents") == {"secure_contract": "A", space: automa}
    assert [(e["seat"], e["card"]) for e in kinds(t, "hagal_card")] == [(automa, card)]
    assert [(e["seat"], e["space"]) for e in kinds(t, "hagal_agent")] == [(automa, space)]
    assert t.get("hagal_discard") == [card]


@pytest.mark.parametrize("card, mode", VISITS)
def test_an_occupied_space_is_passed_over(card: str, mode: str) -> None:
    space = CARDS[card][1]
    assert space is not None
    other = "hagal_foldspace" if card != "hagal_foldspace" else "hagal_wealth"
    t = act(hagal_table(mode, hagal_deck=[card, card, other], agents={space: "A"}, bonus_spice={"hagga_basin": 1},
                        A={"agents": 2}))
    why = "no_bonus_spice" if card == "hagal_harvest_spice" else "occupied"
    assert [(e["card"], e["why"]) for e in kinds(t, "hagal_ignored")] == [(card, why), (card, why)]
    assert t.get("agents")[CARDS[other][1]] == AUTOMA[mode]


@pytest.mark.parametrize("card, mode", [*VISITS, ("hagal_reshuffle", "two")])
def test_swords_for_the_combat(card: str, mode: str) -> None:
    """Turned up at the start of the third phase, before anyone plays a card; only with a troop there."""
    automa = AUTOMA[mode]
    fight = {"phase": "combat", "round": 2, "conflict": "guild_bank_raid", "hagal_deck": [card]}
    mine = {"conflict": 1, "intrigue": ["ambush"]}
    t = hagal_table(mode, A=mine, **{automa: {"conflict": 1}}, **fight)
    assert t.actor == "A"
    if card == "hagal_reshuffle":  # shuffled in, and another one turned up
        assert len(t.get("hagal_discard")) == 1 and len(t.get("hagal_deck")) == 27
        assert t.get("hagal_discard") != ["hagal_reshuffle"]
    else:
        assert (t.get(f"{automa}.swords"), t.get(f"{automa}.strength")) == (CARDS[card][5], 2 + CARDS[card][5])
    t = hagal_table(mode, A=mine, **fight)
    assert (t.get(f"{automa}.swords"), t.get("hagal_discard")) == (0, [])


def test_swords_in_turn_order() -> None:
    t = hagal_table("solo", A={"conflict": 1, "intrigue": ["ambush"]}, B={"conflict": 1}, C={"conflict": 1}, first="C",
                    phase="combat", round=2, conflict="guild_bank_raid",
                    hagal_deck=["hagal_heighliner", "hagal_wealth"])
    assert (t.get("C.swords"), t.get("B.swords")) == (6, 3)


# ------------------------------------------------------------------ Harvest Spice


@pytest.mark.parametrize("mode", ["solo", "two"])
@pytest.mark.parametrize("bonus, taken, goes", [
    ({"the_great_flat": 1, "hagga_basin": 2, "imperial_basin": 1}, [], "hagga_basin"),  # the most bonus spice
    ({"the_great_flat": 1, "hagga_basin": 0, "imperial_basin": 2}, [], "imperial_basin"),  # not the most in all
    ({"the_great_flat": 1, "hagga_basin": 1, "imperial_basin": 1}, [], "the_great_flat"),  # a tie: the most in all
    ({"the_great_flat": 0, "hagga_basin": 1, "imperial_basin": 1}, [], "hagga_basin"),
    ({"the_great_flat": 3, "hagga_basin": 1, "imperial_basin": 1}, ["the_great_flat"], "hagga_basin"),
    ({"the_great_flat": 3, "hagga_basin": 0, "imperial_basin": 0}, ["the_great_flat"], None),
    ({}, [], None),
])
def test_harvest_spice(mode: str, bonus: dict[str, int], taken: list[str], goes: str | None) -> None:
    automa = AUTOMA[mode]
    t = hagal_table(mode, hagal_deck=["hagal_harvest_spice", "hagal_wealth"], bonus_spice=bonus,
                    agents=dict.fromkeys(taken, "A"), A={"agents": 2})
    act(t)
    assert t.get("agents")[goes or "wealth"] == automa
    base = {"the_great_flat": 3, "hagga_basin": 2, "imperial_basin": 1}
    gained = base[goes] + bonus[goes] if goes else 0
    assert t.get(f"{automa}.spice") == (gained if mode == "solo" else 0)
    if goes:
        assert t.get(f"bonus_spice.{goes}") == 0
    if goes and mode == "two":
        assert [(e["space"], e["n"]) for e in kinds(t, "spice_banked")] == [(goes, bonus[goes])]


# ------------------------------------------------------------------ the deck


def test_reshuffle_makes_a_new_deck_at_once() -> None:
    t = act(hagal_table("two", hagal_deck=["hagal_reshuffle"]))
    assert next(e["card"] for e in kinds(t, "hagal_card")) == "hagal_reshuffle"
    assert [e["pile"] for e in kinds(t, "shuffled")] == ["hagal_deck"]
    turned = len(kinds(t, "hagal_card")) - 1  # since the shuffle
    assert (len(t.get("hagal_deck")), len(t.get("hagal_discard"))) == (28 - turned, turned)
    assert len(kinds(t, "hagal_agent")) == 1


@pytest.mark.parametrize("mode, size", [("solo", 27), ("two", 28)])
def test_a_deck_that_runs_out_is_shuffled(mode: str, size: int) -> None:
    t = hagal_table(mode)
    deck, turned_up = box_of(t.state).hagal_deck, box_of(t.state).hagal_discard
    while deck.size(t.state.t) > 0:
        turned_up.put(t.state.t, deck.pop(t.state.t))
    act(t)
    turned = len(t.get("hagal_discard"))
    assert turned >= 1 and len(t.get("hagal_deck")) == size - turned
    assert AUTOMA[mode] in t.get("agents").values()


@pytest.mark.parametrize("mode", ["solo", "two"])
@pytest.mark.parametrize("seed", range(8))
def test_it_goes_on_until_a_free_space_comes_up(mode: str, seed: int) -> None:
    """However often the deck is shuffled on the way, the one free space is found."""
    named = {card[1] for name, card in CARDS.items() if card[1] and name != "hagal_harvest_spice"}
    t = hagal_table(mode, seed=seed, agents={space: "A" for space in named if space != "wealth"}, A={"agents": 2})
    act(t)
    assert t.get("agents")["wealth"] == AUTOMA[mode]


@pytest.mark.parametrize("mode", ["solo", "two"])
def test_with_no_free_space_at_all_it_stays(mode: str) -> None:
    named = {card[1] for name, card in CARDS.items() if card[1] and name != "hagal_harvest_spice"}
    t = act(hagal_table(mode, agents=dict.fromkeys(named, "A"), A={"agents": 2}))
    assert len(kinds(t, "hagal_stuck")) == 1 and AUTOMA[mode] not in t.get("agents").values()
    assert not t.over


# ------------------------------------------------------------------ every id of the catalogue


def test_every_component_has_its_test() -> None:
    """Each table of expectations names the whole catalogue, so a new card cannot come without its test."""
    from importlib import import_module
    tables = {}
    for module, name in (("test_board", "EFFECTS"), ("test_leaders", "ALL"), ("test_conflicts", "CARDS")):
        tables[module] = set(getattr(import_module(f"games.dune.imperium.{module}"), name))
    assert tables["test_board"] == {x.name for x in BASE.spaces}
    assert tables["test_leaders"] == {x.name for x in BASE.leaders} - {"house_hagal"}
    assert tables["test_conflicts"] == {x.name for x in BASE.conflicts}
    assert set(CARDS) == {x.name for x in BASE.hagal}
    assert len(FACTIONS) == 4
