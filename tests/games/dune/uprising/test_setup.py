"""The setup for three and four players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.boxes import UPRISING
from support.dune.resources import FACTIONS
from support.rules import rule

LEVEL = {conflict.name: int(conflict.level) for conflict in UPRISING.conflicts}
PLAIN = ["gurney_halleck", "muad_dib", "lady_margot_fenring", "princess_irulan"]


def fresh(players: int, seed: int = 5, **options: Any) -> Table:
    return landsraad.new("uprising", seed=seed, **{"players": players, "leaders": PLAIN[:players], **options})


@rule("UPM-PLAYER-COUNTS-01", "UPM-SETUP-04", "UPM-SETUP-05", "UPM-SETUP-08", "UPM-SPIES-01")
@pytest.mark.parametrize("players, points", [(3, 0), (4, 1)])
def test_what_a_player_starts_with(players: int, points: int) -> None:
    t = fresh(players)
    for seat in "ABCD"[:players]:
        numbers = {name: t.get(f"{seat}.{name}") for name in (
            "role", "vp", "water", "solari", "spice", "agents", "swordmaster", "council", "garrison", "supply",
            "conflict", "swords", "sandworms", "maker_hooks", "objective_matched")}
        assert numbers == {"role": "player", "vp": points, "water": 1, "solari": 0, "spice": 0, "agents": 2,
                           "swordmaster": 0, "council": 0, "garrison": 3, "supply": 9, "conflict": 0, "swords": 0,
                           "sandworms": 0, "maker_hooks": 0, "objective_matched": 0}
        assert set(t.get(f"{seat}.influence").values()) == {0}
        for name in ("controls", "intrigue", "spies", "won", "matched"):
            assert t.get(f"{seat}.{name}") == []
        assert "contracts" not in t.view(seat)[seat] and "completed" not in t.view(seat)[seat]
        assert (len(t.get(f"{seat}.hand")), len(t.get(f"{seat}.deck"))) == (5, 5)


@rule("UPM-SETUP-04")
def test_the_starting_deck() -> None:
    t = fresh(4)
    for seat in "ABCD":
        assert Counter(t.get(f"{seat}.hand") + t.get(f"{seat}.deck")) == {
            "convincing_argument": 2, "dagger": 2, "diplomacy": 1, "dune_the_desert_planet": 2, "reconnaissance": 1,
            "seek_allies": 1, "signet_ring": 1}


@rule("UPM-SETUP-01", "UPM-DIFFERENCES-01")
@pytest.mark.parametrize("players", [3, 4])
def test_the_board(players: int) -> None:
    t = fresh(players, first="A")
    assert t.get("shield_wall") == 1 and t.get("agents") == {}
    assert t.get("alliance") == dict.fromkeys(FACTIONS)
    assert set(t.get("bonus_spice").values()) == {0} and set(t.get("control").values()) == {None}
    assert t.get("round") == 1
    view = t.view("A")
    assert "mentat" not in view and "envoy" not in view["A"] and "carthag" not in view["occupied"]
    assert len(view["occupied"]) == 22


@rule("UPM-SETUP-02", "UPM-DIFFERENCES-04")
@pytest.mark.parametrize("players", [3, 4])
def test_the_conflict_deck(players: int) -> None:
    tops, left_out = set(), set()
    for seed in range(30):
        t = fresh(players, seed)
        order = [t.get("conflict"), *t.get("conflict_deck")]
        assert [LEVEL[name] for name in order] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
        assert sorted([*order, *t.get("conflict_box")]) == sorted(LEVEL)
        tops.add(order[0])
        left_out |= set(t.get("conflict_box"))
        assert (t.view("A")["conflict_box"], t.view("A")["conflict_deck"]) == (6, 9)  # unseen
    assert len(tops) == 3 and len(left_out) == 12


@rule("UPM-SETUP-03", "UPM-CHOAM-01", "UPM-DIFFERENCES-01")
@pytest.mark.parametrize("choam, cards, plots", [("no", 65, 40), ("yes", 69, 44)])
def test_the_decks(choam: str, cards: int, plots: int) -> None:
    t = fresh(3, choam=choam)
    modules = ("", "choam") if choam == "yes" else ("",)
    dealt = Counter(t.get("row") + t.get("imperium_deck"))
    assert len(t.get("row")) == 5 and dealt.total() == cards
    assert dealt == {card.name: card.copies for card in UPRISING.cards
                     if card.kind == "imperium" and card.module in modules}
    assert len(t.get("intrigue_deck")) == plots
    assert Counter(t.get("intrigue_deck")) == {plot.name: plot.copies for plot in UPRISING.intrigue
                                               if plot.module in modules}
    assert t.get("reserve") == {"prepare_the_way": 8, "the_spice_must_flow": 10}
    view = t.view(None)
    assert (view["imperium_deck"], view["intrigue_deck"]) == (cards - 5, plots)


@rule("UPM-SETUP-07", "UPM-DIFFERENCES-03")
@pytest.mark.parametrize("players, icons", [
    (3, ["crysknife", "desert_mouse_first_player", "ornithopter_1_3p"]),
    (4, ["crysknife", "crysknife_4_6p", "desert_mouse_4_6p", "desert_mouse_first_player"])])
def test_objectives_decide_who_is_first(players: int, icons: list[str]) -> None:
    firsts, mine = set(), set()
    for seed in range(40):
        t = fresh(players, seed)
        dealt = {seat: t.get(f"{seat}.objective") for seat in t.seats}
        assert sorted(dealt.values()) == [f"objective_{icon}" for icon in icons]
        assert dealt[t.get("first")] == "objective_desert_mouse_first_player"
        assert t.actor == t.get("first")
        assert {seat: t.view(None)[seat]["objective"] for seat in t.seats} == dealt  # face up
        firsts.add(t.get("first"))
        mine.add(dealt["A"])
    assert len(firsts) == players and len(mine) == len(icons)


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_player_may_be_named(players: int) -> None:
    for seat in "ABCD"[:players]:
        t = fresh(players, first=seat)
        assert (t.get("first"), t.actor) == (seat, seat)
        assert t.get(f"{seat}.objective") == "objective_desert_mouse_first_player"


@rule("UPM-SETUP-04")
def test_leaders_are_chosen_or_drawn() -> None:
    t = landsraad.new("uprising", players=4, seed=1, leaders=["staban_tuek", "random"])
    leaders = [t.get(f"{seat}.leader") for seat in "ABCD"]
    assert leaders[0] == "staban_tuek" and len(set(leaders)) == 4
    drawn = {landsraad.new("uprising", players=3, seed=seed).get("A.leader") for seed in range(80)}
    assert len(drawn) == 8  # all but Shaddam


@rule("UPM-SETUP-06", "UPM-SPIES-01")
def test_what_there_is_for_all() -> None:
    """Thirteen posts; the bank of solari, spice, water and worms has no end."""
    t = fresh(4)
    assert len(t.game.plan.moves.families) and len(UPRISING.spaces_at) == 13
    assert all(1 <= int(spaces).bit_count() <= 3 for spaces in UPRISING.spaces_at)
    assert "bank" not in t.view("A")


def test_decks_are_shuffled_by_the_seed() -> None:
    for name in ("A.hand", "intrigue_deck", "imperium_deck", "conflict_deck", "row"):
        assert len({str(fresh(4, seed).get(name)) for seed in range(12)}) > 6
        assert fresh(4, 3).get(name) == fresh(4, 3).get(name)
    t = fresh(4)
    assert t.get("A.hand") != t.get("B.hand") or t.get("A.deck") != t.get("B.deck")
