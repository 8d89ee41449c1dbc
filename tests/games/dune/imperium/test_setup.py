"""The setup for one to four players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.boxes import BASE
from support.dune.resources import FACTIONS
from support.rules import rule

LEVEL = {c.name: int(c.level) for c in BASE.conflicts}
PLAIN = ["paul_atreides", "earl_memnon_thorvald", "count_ilban_richese", "countess_ariana_thorvald"]


def fresh(players: int, seed: int = 5, **options: Any) -> Table:
    return landsraad.new("imperium", players=players, seed=seed, leaders=PLAIN[:players], **options)


@rule("IMP-SETUP-16", "IMP-SETUP-17", "IMP-SETUP-20", "IMP-SETUP-21", "IMP-SETUP-22", "IMP-SETUP-23", "IMP-SETUP-24",
      "IMP-SETUP-25", "IMP-SETUP-26", "IMP-SETUP-19", "IMP-COMP-10", "IMP-COMP-11", "IMP-COMP-13", "IMP-AGENT-14")
@pytest.mark.parametrize("players, points", [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_what_a_player_starts_with(players: int, points: int) -> None:
    t = fresh(players, difficulty="sardaukar")
    for seat in "ABCD"[:players]:
        numbers = {name: t.get(f"{seat}.{name}") for name in (
            "role", "vp", "water", "solari", "spice", "agents", "swordmaster", "council", "garrison", "supply",
            "conflict", "swords")}
        assert numbers == {"role": "player", "vp": points, "water": 1, "solari": 0, "spice": 0, "agents": 2,
                           "swordmaster": 0, "council": 0, "garrison": 3, "supply": 9, "conflict": 0, "swords": 0}
        assert set(t.get(f"{seat}.influence").values()) == {0}
        assert t.get(f"{seat}.controls") == [] == t.get(f"{seat}.intrigue")
        assert (len(t.get(f"{seat}.hand")), len(t.get(f"{seat}.deck"))) == (5, 5)
        for viewer in (None, "A"):  # open to all
            assert t.view(viewer)[seat]["supply"] == 9


@rule("IMP-COMP-07", "IMP-COMP-08", "IMP-COMP-09")
def test_the_starting_deck() -> None:
    t = fresh(4)
    for seat in "ABCD":
        assert Counter(t.get(f"{seat}.hand") + t.get(f"{seat}.deck")) == {
            "convincing_argument": 2, "dagger": 2, "diplomacy": 1, "dune_the_desert_planet": 2, "reconnaissance": 1,
            "seek_allies": 1, "signet_ring": 1}
    assert {c.name for c in BASE.cards if c.kind == "starter"} == set(t.get("A.hand") + t.get("A.deck"))


@rule("IMP-SETUP-16", "IMP-SETUP-09", "IMP-SETUP-10")
def test_decks_are_shuffled_by_the_seed() -> None:
    for name in ("A.hand", "intrigue_deck", "imperium_deck", "conflict_deck", "row"):
        assert len({str(fresh(4, seed).get(name)) for seed in range(12)}) > 6
        assert fresh(4, 3).get(name) == fresh(4, 3).get(name)
    t = fresh(4)
    assert t.get("A.hand") != t.get("B.hand") or t.get("A.deck") != t.get("B.deck")


@rule("IMP-SETUP-01", "IMP-SETUP-02", "IMP-COMP-06", "IMP-SPACE-16")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_board(players: int) -> None:
    t = fresh(players, first="A")
    assert t.get("mentat") is None and t.get("agents") == {}
    assert t.get("alliance") == dict.fromkeys(FACTIONS)
    assert set(t.get("bonus_spice").values()) == {0} and set(t.get("control").values()) == {None}
    assert t.get("round") == 1


@rule("IMP-SETUP-04", "IMP-SETUP-05", "IMP-SETUP-06", "IMP-SETUP-07", "IMP-SETUP-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_conflict_deck(players: int) -> None:
    tops, left_out = set(), set()
    for seed in range(30):
        t = fresh(players, seed)
        order = [t.get("conflict"), *t.get("conflict_deck")]  # the first was turned up
        assert [LEVEL[c] for c in order] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
        assert sorted([*order, *t.get("conflict_box")]) == sorted(LEVEL)
        tops.add(order[0])
        left_out |= set(t.get("conflict_box"))
        assert (t.view("A")["conflict_box"], t.view("A")["conflict_deck"]) == (8, 9)  # only how many
    assert len(tops) == 4 and len(left_out) == 14


@rule("IMP-SETUP-10", "IMP-SETUP-11", "IMP-SETUP-09", "IMP-COMP-02", "IMP-COMP-03", "IMP-COMP-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_decks(players: int) -> None:
    t = fresh(players)
    assert (len(t.get("row")), len(t.get("imperium_deck")), len(t.get("intrigue_deck"))) == (5, 62, 40)
    assert t.get("reserve") == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert sum(c.copies for c in BASE.cards if c.kind == "imperium") == 67
    assert sum(c.copies for c in BASE.intrigue) == 40
    dealt = Counter(t.get("row") + t.get("imperium_deck"))
    assert dealt == {c.name: c.copies for c in BASE.cards if c.kind == "imperium"}
    view = t.view(None)
    assert (view["imperium_deck"], view["intrigue_deck"], len(view["row"])) == (62, 40, 5)


@rule("IMP-SETUP-12")
def test_leaders_are_chosen_or_drawn() -> None:
    t = landsraad.new("imperium", players=4, seed=1, leaders=["helena_richese", "random"])
    leaders = [t.get(f"{seat}.leader") for seat in "ABCD"]
    assert leaders[0] == "helena_richese" and len(set(leaders)) == 4
    drawn = {landsraad.new("imperium", players=3, seed=seed).get("A.leader") for seed in range(60)}
    assert len(drawn) == 8


@rule("IMP-SETUP-27", "IMP-COMP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_or_named(players: int) -> None:
    """House Hagal never has the marker."""
    seats = "ABCD"[:players]
    assert {fresh(players, seed).get("first") for seed in range(40)} == set(seats)
    for seat in seats:
        t = fresh(players, first=seat)
        assert (t.get("first"), t.actor) == (seat, seat)


@rule("IMP-COMP-15", "IMP-COMP-16", "IMP-SETUP-18")
def test_the_bank_has_no_bottom() -> None:
    from support.dune.table import play, table
    t = table(A={"hand": ["dune_the_desert_planet"], "spice": 60, "water": 40, "solari": 90})
    play(t, "agent dune_the_desert_planet the_great_flat", "deploy 0")
    assert (t.get("A.spice"), t.get("A.water"), t.get("A.solari")) == (63, 38, 90)


@rule("IMP-COMP-19", "IMP-COMP-20")
def test_what_a_card_is_made_of() -> None:
    assert {c.name for c in BASE.cards if not c.faction} >= {"dagger", "scout", "gurney_halleck"}
    stilgar = next(c for c in BASE.cards if c.name == "stilgar")
    assert (stilgar.cost, stilgar.faction, len(stilgar.icons)) == (5, (3,), 3)


@rule("IMP-SOLO-01", "IMP-SOLO-02")
@pytest.mark.parametrize("players, cards", [(1, 27), (2, 28)])
def test_the_house_hagal_deck(players: int, cards: int) -> None:
    t = fresh(players, first="A")
    assert sum(c.copies for c in BASE.hagal) == 31
    assert len(t.get("hagal_deck")) + len(t.get("hagal_discard")) == cards


@pytest.mark.parametrize("options", [
    {"players": 0}, {"players": 5}, {"players": 3, "first": "D"}, {"players": 2, "first": "C"},
    {"players": 3, "leaders": ["nobody"]}, {"players": 2, "leaders": PLAIN[:3]}, {"players": 1, "difficulty": "easy"},
    {"players": 1, "rivals": ["paul_atreides"]}, {"players": 1, "rivals": ["helena_richese"]},
    {"players": 3, "seats": ["player", "player", "rival"]}, {"players": 3, "colour": "red"},
])
def test_a_set_up_that_is_none(options: dict[str, Any]) -> None:
    with pytest.raises(landsraad.BadInput):
        landsraad.new("imperium", seed=1, **options)
