"""The starting deck and the Reserve, card by card."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad
from landsraad.kernel.table import open_table
from support.dune.one_card import PLAIN, deal, of, revealed, sent
from support.dune.table import play, texts
from support.rules import rule

TEN = {"convincing_argument": 2, "dagger": 2, "diplomacy": 1, "dune_the_desert_planet": 2, "reconnaissance": 1,
       "seek_allies": 1, "signet_ring": 1}


@rule("UPM-SETUP-04")
def test_everybody_begins_with_the_same_ten_cards() -> None:
    options = {"players": 3, "leaders": ["muad_dib", "lady_margot_fenring", "gurney_halleck"]}
    t = open_table(landsraad.game("uprising"), options, 7)
    for seat in t.seats:
        cards = [card for pile in ("hand", "deck", "discard", "in_play") for card in t.get(f"{seat}.{pile}")]
        assert Counter(cards) == TEN


@rule("UPM-DIFFERENCES-01")
def test_the_reserve_has_two_piles() -> None:
    t = open_table(landsraad.game("uprising"), {"players": 3}, 7)
    assert t.get("reserve") == {"prepare_the_way": 8, "the_spice_must_flow": 10}


@pytest.mark.parametrize(("card", "persuasion", "swords", "spice"), [
    ("convincing_argument", 2, 0, 0), ("dagger", 0, 1, 0), ("diplomacy", 1, 0, 0), ("dune_the_desert_planet", 1, 0, 0),
    ("reconnaissance", 1, 0, 0), ("seek_allies", 0, 0, 0), ("signet_ring", 1, 0, 0), ("prepare_the_way", 2, 0, 0),
    ("the_spice_must_flow", 0, 0, 1),
])
def test_reveal_box(card: str, persuasion: int, swords: int, spice: int) -> None:
    t = revealed(card)
    assert of(t, "persuasion", "swords", "spice", "solari", "water") == [persuasion, swords, spice, 0, 0]
    assert of(t, "in_play", "hand") == [[card], []]


FACTIONS = {"dutiful_service", "sardaukar", "deliver_supplies", "heighliner", "espionage", "secrets", "desert_tactics",
            "fremkit"}
LANDSRAAD = {"high_council", "imperial_privilege", "swordmaster", "assembly_hall", "gather_support"}
CITIES = {"arrakeen", "research_station", "sietch_tabr", "spice_refinery"}
TRADE = {"accept_contract", "shipping", "deep_desert", "hagga_basin", "imperial_basin"}


@pytest.mark.parametrize(("card", "spaces"), [
    ("convincing_argument", set()), ("the_spice_must_flow", set()), ("dagger", LANDSRAAD), ("diplomacy", FACTIONS),
    ("dune_the_desert_planet", TRADE), ("reconnaissance", CITIES), ("seek_allies", FACTIONS),
    ("signet_ring", LANDSRAAD | CITIES | TRADE), ("prepare_the_way", LANDSRAAD | CITIES),
])
@rule("UPM-AGENT-TURN-01")
def test_where_its_agent_goes(card: str, spaces: set[str]) -> None:
    t = deal({}, False, hand=[card, "diplomacy"], solari=9, spice=9, water=9,
             influence={"emperor": 2, "spacing_guild": 2, "fremen": 2})
    assert {text.split()[2] for text in texts(t) if text.startswith(f"agent {card} ")} == spaces


@pytest.mark.parametrize(("card", "space"), [
    ("dagger", "assembly_hall"), ("diplomacy", "deliver_supplies"), ("dune_the_desert_planet", "imperial_basin"),
    ("reconnaissance", "spice_refinery"),
])
def test_no_agent_box(card: str, space: str) -> None:
    t = sent(card, space, intrigue=[PLAIN], deck=["dagger"])
    assert of(t, "in_play", "hand", "spies") == [[card], [], []] and "resolve card" not in texts(t)


@rule("UPM-AGENT-TURN-04")
def test_seek_allies_must_be_trashed() -> None:
    t = sent("seek_allies", "deliver_supplies")
    assert of(t, "in_play", "influence.spacing_guild") == [[], 1] and t.get("trashed") == ["seek_allies"]


def test_seek_allies_may_be_what_desert_tactics_trashes() -> None:
    t = sent("seek_allies", "desert_tactics", water=1, hand=("dagger",))
    other = play(t.clone(), "resolve card", "trash dagger hand")
    assert other.get("trashed") == ["dagger", "seek_allies"]
    play(t, "resolve space", "trash seek_allies in_play")
    assert t.get("trashed") == ["seek_allies"] and t.get("A.hand") == ["dagger"] and "resolve card" not in texts(t)


def test_signet_ring_uses_the_leaders_ability() -> None:
    """Muad'Dib draws a card."""
    assert sent("signet_ring", "imperial_basin", deck=["dagger"]).get("A.hand") == ["dagger"]


@pytest.mark.parametrize(("influence", "hand"), [(1, []), (2, ["dagger"])])
@rule("UPM-INFLUENCE-04")
def test_prepare_the_way_draws_for_friends_of_the_sisters(influence: int, hand: list[str]) -> None:
    t = sent("prepare_the_way", "spice_refinery", influence={"bene_gesserit": influence}, deck=["dagger", "diplomacy"])
    assert t.get("A.hand") == hand


@rule("UPM-RULINGS-02", "UPM-CHOAM-04")
def test_prepare_the_way_waits_for_the_influence_of_a_contract() -> None:
    t = sent("prepare_the_way", "high_council", solari=5, influence={"bene_gesserit": 1}, deck=["dagger"], choam=True,
             contracts=["contract_high_council_influence"], intrigue=[PLAIN])
    assert "resolve card" not in texts(t)
    play(t, "resolve contracts", "resolve card")
    assert of(t, "hand", "influence.bene_gesserit") == [["dagger"], 2]


def test_prepare_the_way_costs_2() -> None:
    t = play(revealed("convincing_argument"), "buy prepare_the_way")
    assert of(t, "discard", "persuasion") == [["prepare_the_way"], 0] and t.get("reserve.prepare_the_way") == 7
    assert "buy prepare_the_way" not in texts(revealed("diplomacy"))


@rule("UPM-REVEAL-TURN-05")
def test_the_spice_must_flow_costs_9_and_brings_a_point() -> None:
    eight = ["convincing_argument"] * 4
    t = play(revealed(*eight, "diplomacy"), "buy the_spice_must_flow")
    assert of(t, "vp", "discard", "persuasion") == [1, ["the_spice_must_flow"], 0]
    assert t.get("reserve.the_spice_must_flow") == 9
    assert "buy the_spice_must_flow" not in texts(revealed(*eight))


@rule("UPM-TERMS-01")
def test_a_trashed_reserve_card_returns_to_its_pile_and_the_point_is_kept() -> None:
    t = sent("desert_survival", "imperial_basin", "trash the_spice_must_flow hand", hand=("the_spice_must_flow",), vp=1)
    assert t.get("reserve.the_spice_must_flow") == 10 and t.get("trashed") == [] and t.get("A.vp") == 1


def test_the_spice_must_flow_belongs_to_the_guild() -> None:
    t = sent("guild_envoy", "deliver_supplies", hand=("the_spice_must_flow",), deck=["dagger", "diplomacy"])
    assert t.get("A.hand") == ["dagger", "diplomacy"]


def test_prepare_the_way_is_a_sister() -> None:
    assert sent("southern_elders", "secrets", in_play=["prepare_the_way"]).get("A.garrison") == 2
