"""Freighters, Dividends and the shipping track for House Hagal and the Rivals."""

from __future__ import annotations

import pytest

from support.dune.automa_tables import act, automa, automa_table
from support.dune.resources import change, stock
from support.dune.table import kinds, play, texts
from support.rules import rule

SHIPPING = "hagal_interstellar_shipping"
FRIEND = {"spacing_guild": 2}
FAVOUR = {"emperor": 1, "spacing_guild": 2, "bene_gesserit": 1, "fremen": 0}  # least with the Fremen


@rule("IX-RIVAL-07")
@pytest.mark.parametrize("game", ["imperium", "uprising"])
@pytest.mark.parametrize("at, now, recalls", [(0, 2, 0), (1, 0, 1), (2, 1, 1)])
def test_up_to_the_second_reward_and_back(game: str, at: int, now: int, recalls: int) -> None:
    t = automa(SHIPPING, game, rivals=None, B={"influence": FAVOUR, "freighter": at})
    assert t.get("B.freighter") == now
    assert len([e for e in kinds(t, "freighter_moved") if e["now"] == 0]) == recalls


@rule("IX-RIVAL-08", "IX-RIVAL-09", "IX-SHIP-07")
@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_a_rival_recalls_in_a_solo_game(game: str) -> None:
    t = automa_table(game, hagal_deck=[SHIPPING], B={"influence": FAVOUR, "freighter": 1})
    before = {seat: stock(t, seat) for seat in "ABC"}
    act(t)
    assert change(t, before["B"], "B") == {"agents": -1, "solari": 5, "garrison": 2, "supply": -2, "fremen": 1}
    assert t.get("C.solari") == 1  # IX-RIVAL-09
    assert t.get("A.solari") == 1  # of 5, all paid for the High Council


@rule("IX-RIVAL-08")
def test_house_hagal_of_two_players_gains_no_solari() -> None:
    t = automa_table(mode="two", hagal_deck=[SHIPPING], B={"solari": 0}, C={"influence": FAVOUR, "freighter": 1})
    before = stock(t, "C")
    act(t)
    assert change(t, before, "C") == {"agents": -1, "garrison": 2, "supply": -2, "fremen": 1}
    assert (t.get("A.solari"), t.get("B.solari")) == (1, 1)


@rule("IX-RIVAL-08", "IX-RIVAL-09")
def test_nor_from_the_dividends_of_a_player() -> None:
    t = automa_table(mode="two", A={"freighter": 1, "hand": ["dune_the_desert_planet"], "solari": 0},
                     hagal_deck=["hagal_wealth"], B={"solari": 0})
    play(t, "agent dune_the_desert_planet smuggling", "ship recall", "choose 1")
    assert (t.get("A.solari"), t.get("B.solari"), t.get("C.solari")) == (6, 1, 0)


@rule("IX-RIVAL-09")
def test_rivals_gain_by_the_dividends_of_the_player() -> None:
    t = automa_table(A={"freighter": 1, "hand": ["dune_the_desert_planet"], "solari": 0}, hagal_deck=["hagal_wealth"])
    play(t, "agent dune_the_desert_planet smuggling", "ship recall", "choose 1")
    assert (t.get("A.solari"), t.get("B.solari"), t.get("C.solari")) == (6, 1, 1)


@rule("IX-RIVAL-09")
def test_a_rival_in_a_two_player_game_of_uprising_collects_like_in_a_solo_game() -> None:
    """Unlike House Hagal it has resources at all player counts (UPR-RIVAL-45)."""
    t = automa(SHIPPING, "uprising", "two", C={"influence": FAVOUR, "freighter": 1}, B={"solari": 0})
    assert (t.get("C.solari"), t.get("B.solari"), t.get("A.solari")) == (5, 1, 1)


@rule("IX-RIVAL-10")
def test_a_tie_for_the_least_influence_is_decided_by_the_player() -> None:
    t = automa_table(hagal_deck=[SHIPPING], B={"influence": {"emperor": 1, "spacing_guild": 3, "bene_gesserit": 1,
                                                             "fremen": 2}, "freighter": 1})
    act(t)
    assert t.actor == "A" and texts(t) == ["influence emperor", "influence bene_gesserit"]
    play(t, "influence bene_gesserit")
    assert t.get("B.influence.bene_gesserit") == 2 and t.get("B.solari") == 5


@rule("IX-RIVAL-10")
@pytest.mark.parametrize("first", ["A", "B"])
def test_with_two_players_the_holder_of_the_marker_decides(first: str) -> None:
    other = {"A": "B", "B": "A"}[first]
    hand = {"hand": ["dagger", "diplomacy"], "solari": 5}
    t = automa_table(mode="two", first=first, hagal_deck=[SHIPPING], **{first: hand, other: {"solari": 0}},
                     C={"influence": {"spacing_guild": 2}, "freighter": 1})
    act(t)
    assert t.actor == first
    assert texts(t) == ["influence emperor", "influence bene_gesserit", "influence fremen"]
    play(t, "influence fremen")
    assert t.get("C.influence.fremen") == 1


@rule("MIX-Q-02", "UPR-RIVAL-59")
@pytest.mark.parametrize("rival, faction", [("staban_tuek", "fremen"), ("princess_irulan", "emperor"),
                                            ("lady_jessica", "bene_gesserit")])
def test_with_uprising_the_order_of_the_card_decides(rival: str, faction: str) -> None:
    t = automa(SHIPPING, "uprising", rivals=[rival, "gurney_halleck"], B={"influence": FRIEND, "freighter": 1})
    assert t.get(f"B.influence.{faction}") == 1 and t.actor == "A"
    assert [e["leaning"] for e in kinds(t, "rival_leans")] == ["least"]


@rule("IX-RIVAL-14")
@pytest.mark.parametrize("spice, moves", [(0, 0), (1, 1), (2, 1)])
def test_hundro_pays_for_a_freighter(spice: int, moves: int) -> None:
    t = automa("hagal_arrakeen_1p", rivals=["viscount_hundro_moritani", "glossu_rabban"], B={"spice": spice})
    assert (t.get("B.freighter"), t.get("B.spice")) == (moves, spice - moves)


@rule("IX-SHIP-10", "IX-RIVAL-11")
def test_troops_of_a_recall_join_the_agent_on_a_combat_space() -> None:
    t = automa("hagal_arrakeen_1p", rivals=["viscount_hundro_moritani", "glossu_rabban"],
               B={"spice": 1, "freighter": 2, "influence": FAVOUR})
    # The recruit of the card, two of the track, and two of the garrison.
    assert (t.get("B.conflict"), t.get("B.garrison")) == (5, 1)


@rule("IX-RIVAL-15", "IX-CONFLICT-01")
@pytest.mark.parametrize("conflict, at, path, troops", [
    ("skirmish_e", 0, [1], 0), ("skirmish_e", 2, [0], 2), ("skirmish_f", 1, [2], 1), ("skirmish_f", 2, [0], 3),
    ("trade_monopoly", 0, [1, 2], 1), ("trade_monopoly", 1, [2, 0], 3), ("trade_monopoly", 2, [0, 1], 3)])
def test_rewards_of_the_new_conflicts(conflict: str, at: int, path: list[int], troops: int) -> None:
    """The troops of a recall and of the reward go to the garrison."""
    t = automa_table(conflict=conflict, phase="combat", round=2, hagal_deck=["hagal_foldspace", "hagal_wealth"],
                     A={"conflict": 3}, B={"conflict": 4, "freighter": at, "influence": FAVOUR, "garrison": 0})
    while "pass" in texts(t):
        play(t, "pass")
    assert [e["now"] for e in kinds(t, "freighter_moved")] == path
    assert sum(e["n"] for e in kinds(t, "recruited") if e["seat"] == "B") == troops
