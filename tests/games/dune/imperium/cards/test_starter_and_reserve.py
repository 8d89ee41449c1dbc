"""The starting deck and the Reserve, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import play, table, texts
from support.rules import rule


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]


def sent(card: str, space: str, *moves: str, **seat: Any) -> Table:
    """A has sent an agent with that card; a plot card in hand keeps the turn open."""
    t = table(A={"hand": [card], "intrigue": ["windfall"], "garrison": 0, **seat})
    return play(t, f"agent {card} {space}", *moves)


def revealed(*hand: str, **seat: Any) -> Table:
    return play(table(A={"hand": list(hand), "intrigue": ["windfall"], **seat}), "reveal")


@pytest.mark.parametrize(("card", "persuasion", "swords", "spice"), [
    ("convincing_argument", 2, 0, 0), ("dagger", 0, 1, 0), ("diplomacy", 1, 0, 0), ("dune_the_desert_planet", 1, 0, 0),
    ("reconnaissance", 1, 0, 0), ("seek_allies", 0, 0, 0), ("signet_ring", 1, 0, 0),
    ("arrakis_liaison", 2, 0, 0), ("the_spice_must_flow", 0, 0, 1), ("foldspace", 0, 0, 0),
])
@rule("IMP-SYMBOL-09", "IMP-SYMBOL-10", "IMP-REVEAL-04")
def test_reveal_box(card: str, persuasion: int, swords: int, spice: int) -> None:
    t = revealed(card)
    assert of(t, "persuasion", "swords", "spice", "solari", "water") == [persuasion, swords, spice, 0, 1]
    assert of(t, "in_play", "hand") == [[card], []]


FACTIONS = {"conspire", "wealth", "heighliner", "foldspace_space", "selective_breeding", "secrets", "hardy_warriors",
            "stillsuits"}
LANDSRAAD = {"high_council", "mentat", "rally_troops", "hall_of_oratory", "swordmaster"}
CITIES = {"arrakeen", "carthag", "research_station", "sietch_tabr"}
TRADE = {"sell_melange", "secure_contract", "the_great_flat", "hagga_basin", "imperial_basin"}


@pytest.mark.parametrize(("card", "spaces"), [
    ("convincing_argument", set()), ("the_spice_must_flow", set()), ("dagger", LANDSRAAD), ("diplomacy", FACTIONS),
    ("dune_the_desert_planet", TRADE), ("reconnaissance", CITIES), ("seek_allies", FACTIONS),
    ("signet_ring", LANDSRAAD | CITIES | TRADE), ("arrakis_liaison", LANDSRAAD | CITIES),
    ("foldspace", FACTIONS | LANDSRAAD | CITIES | TRADE),
])
@rule("IMP-AGENT-03", "IMP-AGENT-08", "IMP-AGENT-12", "IMP-AGENT-13")
def test_agent_icons(card: str, spaces: set[str]) -> None:
    t = table(A={"hand": [card], "solari": 10, "spice": 10, "water": 5, "influence": {"fremen": 2},
                 "intrigue": ["windfall"]})
    assert {move.split()[2] for move in texts(t) if move.startswith("agent")} == spaces


@pytest.mark.parametrize(("card", "space"), [
    ("dagger", "hall_of_oratory"), ("diplomacy", "wealth"), ("dune_the_desert_planet", "secure_contract"),
    ("reconnaissance", "carthag"), ("arrakis_liaison", "carthag"),
])
@rule("IMP-AGENT-07", "IMP-ROUND-10")
def test_no_agent_box_and_no_reveal_value_on_an_agent_turn(card: str, space: str) -> None:
    t = sent(card, space)
    assert of(t, "in_play", "hand", "persuasion", "swords") == [[card], [], 0, 0]


@rule("IMP-AGENT-16", "IMP-SYMBOL-06", "IMP-SYMBOL-08")
def test_seek_allies_must_be_trashed_when_played() -> None:
    t = sent("seek_allies", "wealth")
    assert of(t, "in_play", "solari", "influence.emperor") == [[], 2, 1]
    assert t.get("trashed") == ["seek_allies"]
    assert "skip" not in texts(t)


def test_seek_allies_stays_when_revealed() -> None:
    t = play(revealed("seek_allies"), "end")
    assert "seek_allies" in t.get("A.discard") and t.get("trashed") == []


@rule("IMP-AGENT-11")
def test_seek_allies_may_be_the_card_trashed_for_selective_breeding() -> None:
    t = table(A={"hand": ["seek_allies"], "deck": ["dagger", "diplomacy"], "discard": [], "spice": 2,
                 "intrigue": ["windfall"]})
    play(t, "agent seek_allies selective_breeding", "resolve space", "pay")
    assert t.get("trashed") == ["seek_allies"]
    assert of(t, "hand", "in_play", "influence.bene_gesserit") == [["dagger", "diplomacy"], [], 1]


def test_seek_allies_resolved_first_cannot_pay_for_selective_breeding() -> None:
    t = table(A={"hand": ["seek_allies", "dagger"], "deck": ["diplomacy"] * 2, "discard": [], "spice": 2})
    play(t, "agent seek_allies selective_breeding", "resolve card", "pay")
    assert t.get("trashed") == ["dagger", "seek_allies"]


@pytest.mark.parametrize(("leader", "resource"), [
    ("earl_memnon_thorvald", "spice"), ("countess_ariana_thorvald", "water"), ("count_ilban_richese", "solari"),
])
@rule("IMP-LEADER-03")
def test_signet_ring_uses_the_leaders_ability(leader: str, resource: str) -> None:
    given: dict[str, Any] = {"hand": ["signet_ring"], "intrigue": ["windfall"], "water": 0}
    t = table(options={"leaders": [leader, "glossu_rabban", "paul_atreides"]}, A=given)
    play(t, "agent signet_ring hall_of_oratory")
    assert t.get(f"A.{resource}") == 1


def test_signet_ring_revealed_leaves_the_ability_alone() -> None:
    assert of(revealed("signet_ring"), "spice", "persuasion") == [0, 1]


# ------------------------------------------------------------------ Reserve


@rule("IMP-BUY-02", "IMP-BUY-05", "IMP-BUY-09", "IMP-BUY-10")
def test_arrakis_liaison_is_bought_for_2_as_often_as_persuasion_lasts() -> None:
    t = table(A={"hand": [], "discard": [], "persuasion": 5, "intrigue": ["windfall"]})
    play(t, "reveal", "buy arrakis_liaison", "buy arrakis_liaison")
    assert of(t, "discard", "persuasion", "hand", "in_play") == [["arrakis_liaison"] * 2, 1, [], []]
    assert t.get("reserve.arrakis_liaison") == 6
    assert "buy arrakis_liaison" not in texts(t)


def test_arrakis_liaison_is_a_fremen_card() -> None:
    assert revealed("crysknife", "arrakis_liaison").get("A.influence.fremen") == 1


def test_an_empty_reserve_pile_sells_nothing_until_a_card_returns() -> None:
    t = table(A={"hand": ["guild_administrator"], "discard": ["arrakis_liaison"], "persuasion": 2},
              reserve={"arrakis_liaison": 0}, row=["missionaria_protectiva"] * 2 + ["stilgar"] * 3)
    assert [move for move in texts(play(t.clone(), "reveal")) if move[:3] == "buy"] == ["buy missionaria_protectiva"]
    play(t, "agent guild_administrator secure_contract", "trash arrakis_liaison discard")
    assert t.get("reserve.arrakis_liaison") == 1


@rule("IMP-CARD-33", "IMP-SYMBOL-07", "IMP-BUY-13")
def test_the_spice_must_flow_gives_a_point_once_and_for_good() -> None:
    t = table(A={"hand": ["guild_administrator"], "discard": [], "persuasion": 9, "intrigue": ["windfall"]})
    bought = play(t.clone(), "reveal", "buy the_spice_must_flow")
    assert of(bought, "vp", "persuasion", "discard", "spice") == [1, 1, ["the_spice_must_flow"], 0]
    t = table(A={"hand": ["guild_administrator"], "discard": ["the_spice_must_flow"], "vp": 1})
    left = t.get("reserve.the_spice_must_flow")
    play(t, "agent guild_administrator secure_contract", "trash the_spice_must_flow discard")
    assert t.get("A.vp") == 1 and t.get("reserve.the_spice_must_flow") == left + 1 and t.get("trashed") == []


def test_the_spice_must_flow_costs_9() -> None:
    t = play(table(A={"hand": [], "persuasion": 8, "intrigue": ["windfall"]}), "reveal")
    assert "buy the_spice_must_flow" not in texts(t)


@rule("IMP-SYMBOL-07", "IMP-AGENT-16")
def test_foldspace_draws_and_returns_to_its_pile() -> None:
    t = sent("foldspace", "secure_contract", "resolve card", deck=["dagger", "diplomacy"])
    assert of(t, "hand", "in_play", "solari") == [["dagger"], [], 3]
    assert t.get("reserve.foldspace") == 6 and t.get("trashed") == []


@rule("IMP-BUY-03", "IMP-SPACE-17", "IMP-SYMBOL-16")
def test_foldspace_comes_from_its_space_and_never_for_persuasion() -> None:
    t = sent("diplomacy", "foldspace_space", "resolve space", discard=[])
    assert of(t, "discard", "influence.spacing_guild") == [["foldspace"], 1]
    t = play(table(A={"hand": [], "persuasion": 20, "intrigue": ["bypass_protocol"]}), "reveal")
    assert "buy foldspace" not in texts(t)
    assert "acquire foldspace" not in texts(play(t, "play bypass_protocol"))


@rule("IMP-AGENT-11")
def test_foldspace_returned_first_can_be_taken_again_from_an_empty_pile() -> None:
    t = table(A={"hand": ["foldspace"], "deck": ["dagger"], "discard": []}, reserve={"foldspace": 0})
    card_first = play(t.clone(), "agent foldspace foldspace_space", "resolve card")
    space_first = play(t.clone(), "agent foldspace foldspace_space", "resolve space")
    assert card_first.get("A.discard") == ["foldspace"] and card_first.get("reserve.foldspace") == 0
    assert space_first.get("A.discard") == [] and space_first.get("reserve.foldspace") == 1


@rule("IMP-AGENT-11", "IMP-SYMBOL-05")
def test_foldspace_trashed_for_selective_breeding_still_draws() -> None:
    t = table(A={"hand": ["foldspace"], "deck": ["dagger", "diplomacy", "reconnaissance"], "discard": [], "spice": 2})
    play(t, "agent foldspace selective_breeding", "resolve space", "pay")
    assert of(t, "hand", "in_play") == [["dagger", "diplomacy", "reconnaissance"], []]
    assert t.get("reserve.foldspace") == 6


@rule("IMP-COMP-04", "IMP-COMP-07", "IMP-COMP-08")
def test_copies() -> None:
    t = table(4)
    assert t.get("reserve") == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    for seat in "ABCD":
        cards = [card for pile in ("hand", "deck", "discard", "in_play") for card in t.get(f"{seat}.{pile}")]
        assert {card: cards.count(card) for card in cards} == {
            "convincing_argument": 2, "dagger": 2, "diplomacy": 1, "dune_the_desert_planet": 2, "reconnaissance": 1,
            "seek_allies": 1, "signet_ring": 1}
