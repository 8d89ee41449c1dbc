"""House Hagal with Rise of Ix: which cards are in the deck, what they show, and where they send the agent."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad
from support.dune.automa_tables import AUTOMA, automa, skipped, visited
from support.dune.boxes import box_with
from support.dune.table import kinds
from support.rules import rule


def deck_of(game: str, players: int, *modules: str) -> Counter[str]:
    """The cards of a fresh game, wherever they are by the first decision."""
    t = landsraad.new(game, players=players, seed=1, **dict.fromkeys(modules, "yes"))
    return Counter([*t.get("hagal_deck"), *t.get("hagal_discard")])


# ------------------------------------------------------------------ selection


@rule("IX-RIVAL-02", "IX-RIVAL-03", "IX-COMBO-09", "IX-COMBO-20", "IMM-RIVAL-02", "IMM-COMBO-06", "IMM-COMBO-07",
      "UPR-COMBO-01")
@pytest.mark.parametrize("game, players, modules, size", [
    ("imperium", 1, [], 27), ("imperium", 1, ["rise_of_ix"], 30), ("imperium", 1, ["immortality"], 28),
    ("imperium", 1, ["rise_of_ix", "immortality"], 31),
    ("imperium", 2, [], 28), ("imperium", 2, ["rise_of_ix"], 29), ("imperium", 2, ["immortality"], 28),
    ("imperium", 2, ["rise_of_ix", "immortality"], 29),
    ("uprising", 1, [], 36), ("uprising", 1, ["rise_of_ix"], 37), ("uprising", 1, ["immortality"], 39),
    ("uprising", 1, ["rise_of_ix", "immortality"], 40), ("uprising", 1, ["rise_of_ix", "keep_foldspace"], 38),
    ("uprising", 2, [], 37), ("uprising", 2, ["rise_of_ix"], 36), ("uprising", 2, ["immortality"], 37),
    ("uprising", 2, ["rise_of_ix", "immortality"], 36), ("uprising", 2, ["rise_of_ix", "keep_foldspace"], 37),
])
def test_the_size_of_the_deck(game: str, players: int, modules: list[str], size: int) -> None:
    assert deck_of(game, players, *modules).total() == size


@rule("IX-RIVAL-01", "IX-RIVAL-02", "IX-RIVAL-03")
@pytest.mark.parametrize("players, added", [
    (1, {"hagal_interstellar_shipping": 1, "hagal_foldspace_interstellar_shipping": 1,
         "hagal_smuggling_interstellar_shipping": 1, "hagal_tech_negotiation": 2, "hagal_dreadnought_1p": 2}),
    (2, {"hagal_interstellar_shipping": 1, "hagal_foldspace_interstellar_shipping": 1,
         "hagal_smuggling_interstellar_shipping": 1, "hagal_dreadnought_2p": 2}),
])
def test_what_changes_with_the_base_game(players: int, added: dict[str, int]) -> None:
    before, now = deck_of("imperium", players), deck_of("imperium", players, "rise_of_ix")
    assert now - before == Counter(added)
    assert before - now == Counter({"hagal_hall_of_oratory": 2, "hagal_rally_troops": 2})


@rule("UPR-COMBO-02", "UPR-COMBO-03", "UPR-COMBO-04")
@pytest.mark.parametrize("players, marked", [(1, {"hagal_tech_negotiation": 2, "hagal_dreadnought_1p": 2}),
                                             (2, {"hagal_dreadnought_2p": 2})])
@pytest.mark.parametrize("keep", [False, True])
def test_what_changes_with_uprising(players: int, marked: dict[str, int], keep: bool) -> None:
    before = deck_of("uprising", players)
    now = deck_of("uprising", players, "rise_of_ix", *(["keep_foldspace"] if keep else []))
    kept = {"hagal_supplies_interstellar_shipping": 1} if keep else {}
    assert now - before == Counter({"hagal_interstellar_shipping": 1, "hagal_smuggling_interstellar_shipping": 1,
                                    **marked, **kept})
    assert before - now == Counter({"hagal_accept_contract_shipping_a": 1, "hagal_accept_contract_shipping_b": 1,
                                    "hagal_gather_support_a": 1, "hagal_gather_support_b": 1, "hagal_assembly_hall": 1})


@pytest.mark.parametrize("name, copies, swords, mode, confidence", [
    ("hagal_interstellar_shipping", 1, 3, "both", "medium"),
    ("hagal_foldspace_interstellar_shipping", 1, 2, "both", "high"),
    ("hagal_smuggling_interstellar_shipping", 1, 2, "both", "medium"),
    ("hagal_tech_negotiation", 2, 0, "1P", "medium"),
    ("hagal_dreadnought_1p", 2, 3, "1P", "medium"),
    ("hagal_dreadnought_2p", 2, 3, "2P", "medium"),
])
def test_the_printed_values(name: str, copies: int, swords: int, mode: str, confidence: str) -> None:
    card = next(card for card in box_with("imperium", "rise_of_ix").hagal if card.name == name)
    assert (card.copies, card.swords, card.confidence) == (copies, swords, confidence)
    assert (card.solo, card.two_players) == (mode != "2P", mode != "1P")
    assert not card.holder.spaces[card.space].combat


# ------------------------------------------------------------------ destinations


TWO_SPACES = [("imperium", "hagal_foldspace_interstellar_shipping", "foldspace_space", {"spacing_guild": 1}, 0),
              ("imperium", "hagal_smuggling_interstellar_shipping", "smuggling", {}, 1),
              ("uprising", "hagal_smuggling_interstellar_shipping", "smuggling", {}, 1),
              ("uprising", "hagal_supplies_interstellar_shipping", "deliver_supplies", {"spacing_guild": 1}, 0)]


@rule("IX-RIVAL-05", "IX-RIVAL-06", "UPR-COMBO-04")
@pytest.mark.parametrize("mode", ["solo", "two"])
@pytest.mark.parametrize("game, card, first, gains, ships", TWO_SPACES)
@pytest.mark.parametrize("friendship", [0, 1, 2, 3])
def test_cards_with_two_spaces(game: str, card: str, first: str, gains: dict[str, int], ships: int, friendship: int,
                               mode: str) -> None:
    seat = AUTOMA[mode]
    modules = ("rise_of_ix", "keep_foldspace") if game == "uprising" else ("rise_of_ix",)
    t = automa(card, game, mode, modules=modules, **{seat: {"influence": {"spacing_guild": friendship}}})
    friend = friendship >= 2
    assert visited(t, seat) == ["interstellar_shipping" if friend else first]
    assert t.get(f"{seat}.freighter") == (2 if friend else ships)
    assert t.get(f"{seat}.influence.spacing_guild") == friendship + (0 if friend else gains.get("spacing_guild", 0))
    assert t.get(f"{seat}.solari") == 0  # the space itself gives nothing
    assert [e["because"] for e in kinds(t, "rival_directed")] == ["enough_influence" if friend else "little_influence"]


@rule("IX-RIVAL-06")
@pytest.mark.parametrize("friendship, taken, free", [
    (0, "smuggling", "interstellar_shipping"), (2, "interstellar_shipping", "smuggling")])
def test_only_the_matching_space_counts(friendship: int, taken: str, free: str) -> None:
    t = automa(["hagal_smuggling_interstellar_shipping", "hagal_wealth"], agents={taken: "C"},
               B={"influence": {"spacing_guild": friendship}}, C={"agents": 0})
    assert visited(t) == ["wealth"] and t.get("agents").get(free) is None
    assert skipped(t) == [("hagal_smuggling_interstellar_shipping", "occupied")]


@rule("IX-RIVAL-05")
@pytest.mark.parametrize("friendship, goes", [(0, "wealth"), (1, "wealth"), (2, "interstellar_shipping")])
def test_interstellar_shipping_needs_the_guild(friendship: int, goes: str) -> None:
    t = automa(["hagal_interstellar_shipping", "hagal_wealth"], B={"influence": {"spacing_guild": friendship}})
    assert visited(t) == [goes]
    assert skipped(t) == ([] if friendship >= 2 else [("hagal_interstellar_shipping", "too_little_influence")])


@rule("IX-RIVAL-04")
@pytest.mark.parametrize("mode, card", [("solo", "hagal_dreadnought_1p"), ("two", "hagal_dreadnought_2p")])
@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("game, next_card, place", [("imperium", "hagal_wealth", "wealth"),
                                                    ("uprising", "hagal_dutiful_service", "dutiful_service")])
def test_no_third_dreadnought(mode: str, card: str, left: int, game: str, next_card: str, place: str) -> None:
    seat = AUTOMA[mode]
    t = automa([card, next_card], game, mode, tech={"topmost": None, "middle": None, "lowest": None}, **{
        seat: {"dreadnoughts_in_supply": left, "dreadnoughts_in_garrison": 2 - left}})
    assert visited(t, seat) == ["dreadnought" if left else place]
    assert skipped(t) == ([] if left else [(card, "nothing_to_gain")])
    assert t.get(f"{seat}.dreadnoughts_in_garrison") == (3 - left if left else 2)
    assert t.get(f"{seat}.garrison") == (5 if left and mode == "two" else 3)
    assert t.get(f"{seat}.solari") == 0


@rule("MIX-Q-07", "IX-COMBO-11", "UPR-RIVAL-34", "UPM-MIXING-01")
@pytest.mark.parametrize("card, post, old", [
    ("hagal_place_spy_spice_trade", "post_ix_choam", "post_choam"),
    ("hagal_place_spy_landsraad", "post_ix_landsraad", "post_landsraad_hall")])
def test_spies_go_to_the_posts_of_the_overlay(card: str, post: str, old: str) -> None:
    t = automa([card, "hagal_dutiful_service"], "uprising")
    assert t.get("B.spies") == [post]
    t = automa([card, "hagal_dutiful_service"], "uprising", modules=())
    assert t.get("B.spies") == [old]
