"""House Hagal in a two-player game: it blocks spaces, gains influence and fights, but gets no rewards."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.hagal_tables import MARKET, act, hagal_table
from support.dune.resources import FACTIONS, finish_round, reveal, stock
from support.dune.table import kinds, play, table, texts
from support.rules import rule

QUIET_CARDS = ["hagal_wealth", "hagal_foldspace", "hagal_secrets", "hagal_selective_breeding", "hagal_conspire"]


def two(**given: Any) -> Table:
    return hagal_table("two", **given)


def visits(t: Table) -> list[str]:
    return [e["space"] for e in kinds(t, "hagal_agent")]


@rule("IMP-SOLO-01", "IMP-SETUP-21")
def test_set_up() -> None:
    t = landsraad.new("imperium", players=2, seed=3, first="A")
    assert [t.get(f"{seat}.role") for seat in "ABC"] == ["player", "player", "hagal"]
    have = stock(t, "C")
    assert {name: n for name, n in have.items() if n} == {"supply": 12, "agents": 3}
    assert (t.get("A.vp"), t.get("B.vp"), t.get("hagal_discard")) == (0, 0, [])
    assert "hagal_arrakeen_1p" not in t.get("hagal_deck")


@pytest.mark.parametrize("roles", [["hagal", "player", "player"], ["player", "hagal", "player"],
                                   ["player", "player", "hagal"]])
def test_it_may_sit_anywhere(roles: list[str]) -> None:
    players = [seat for seat, role in zip("ABC", roles, strict=True) if role == "player"]
    seen = set()
    for seed in range(12):
        t = landsraad.new("imperium", players=2, seed=seed, seats=roles,
                          leaders=["paul_atreides", "earl_memnon_thorvald"])
        first = t.get("first")
        seen.add(first)
        other = next(seat for seat in players if seat != first)
        order = [first]
        for _ in range(3):
            finish_round(t)
            order.append(t.get("first"))
        assert order == [first, other, first, other]  # the marker alternates between the two
    assert seen == set(players)


# ------------------------------------------------------------------ when it acts


def test_it_acts_after_each_agent_turn_of_the_first_player() -> None:
    t = two(hagal_deck=QUIET_CARDS, B={"hand": ["dagger", "diplomacy"]})
    act(t)
    assert (visits(t), t.actor) == (["wealth"], "B")
    play(t, "agent dagger hall_of_oratory")
    assert (visits(t), t.actor) == (["wealth"], "A")  # not after the other's turn
    play(t, "agent diplomacy stillsuits")
    assert visits(t) == ["wealth"]  # only when the turn is over
    play(t, "deploy 0")
    assert visits(t) == ["wealth", "foldspace_space"]
    reveal(t)
    assert visits(t) == ["wealth", "foldspace_space"] and t.actor == "A"
    assert not t.get("agents").keys() - {"secure_contract", "hall_of_oratory", "stillsuits", "wealth",
                                        "foldspace_space"}


def test_not_after_a_reveal_turn() -> None:
    t = two(hagal_deck=QUIET_CARDS)
    reveal(t)
    assert visits(t) == [] and t.get("C.agents") == 3


def test_not_after_a_turn_given_away() -> None:
    t = two(hagal_deck=QUIET_CARDS, A={"intrigue": ["bindu_suspension"]})
    play(t, "play bindu_suspension", "pass")
    assert (visits(t), t.actor) == ([], "B")


def test_it_has_three_agents_a_round() -> None:
    t = two(hagal_deck=QUIET_CARDS, A={"agents": 4, "solari": 9}, B={"revealed": 1})
    play(t, MARKET, "agent signet_ring hall_of_oratory", "agent dagger rally_troops", "agent diplomacy stillsuits",
         "deploy 0")
    assert visits(t) == ["wealth", "foldspace_space", "secrets"] and t.get("C.agents") == 0
    assert finish_round(t).get("C.agents") == 3  # recalled


def test_it_follows_the_marker() -> None:
    t = finish_round(two(hagal_deck=QUIET_CARDS, B={"deck": ["dagger", "dagger", "dagger", "dagger", "dagger"],
                                                    "hand": []}))
    assert (t.get("first"), t.actor) == ("B", "B")
    play(t, "agent dagger hall_of_oratory")
    assert (visits(t), t.actor) == (["wealth"], "A")
    reveal(t)
    assert visits(t) == ["wealth"]


# ------------------------------------------------------------------ what it does to the tracks


@rule("IMP-INFL-09", "IMP-INFL-10")
def test_it_takes_alliances_without_points_or_bonus() -> None:
    t = two(hagal_deck=["hagal_wealth"], C={"influence": {"emperor": 3}})
    before = stock(t, "C")
    act(t)
    assert (t.get("alliance.emperor"), t.get("C.vp")) == ("C", 0)
    assert stock(t, "C") == {**before, "agents": 2, "emperor": 4}  # no troops for the fourth step
    t = two(hagal_deck=["hagal_wealth"], B={"influence": {"emperor": 4}, "alliances": ["emperor"], "vp": 3},
            C={"influence": {"emperor": 4}})
    act(t)
    assert (t.get("alliance.emperor"), t.get("B.vp"), t.get("C.vp")) == ("C", 2, 0)


@rule("IMP-INFL-09")
def test_a_player_takes_an_alliance_back() -> None:
    t = two(hagal_deck=["hagal_foldspace"], C={"influence": {"emperor": 4}, "alliances": ["emperor"]},
            A={"influence": {"emperor": 4}, "vp": 2})
    play(t, "agent diplomacy wealth")
    assert (t.get("alliance.emperor"), t.get("A.vp"), t.get("C.vp")) == ("A", 3, 0)


@pytest.mark.parametrize("faction", FACTIONS)
def test_no_points_for_the_second_step(faction: str) -> None:
    card = {"emperor": "hagal_wealth", "spacing_guild": "hagal_foldspace", "bene_gesserit": "hagal_secrets",
            "fremen": "hagal_stillsuits"}[faction]
    t = act(two(hagal_deck=[card], C={"influence": {faction: 1}}))
    assert (t.get(f"C.influence.{faction}"), t.get("C.vp")) == (2, 0)


# ------------------------------------------------------------------ combat


def fight(a: int, b: int, c: int, conflict: str = "guild_bank_raid", **given: Any) -> Table:
    return two(phase="combat", round=3, conflict=conflict, conflict_deck=["desert_power"],
               hagal_deck=["hagal_hall_of_oratory"], A={"conflict": a, "solari": 0}, B={"conflict": b, "solari": 0},
               C={"conflict": c}, **given)


@rule("IMP-REWARD-04", "IMP-REWARD-08", "IMP-TIE-01", "IMP-TIE-02", "IMP-TIE-04")
@pytest.mark.parametrize("troops, solari", [
    ((3, 2, 1), (6, 4)), ((2, 1, 3), (4, 0)), ((3, 1, 2), (6, 0)), ((1, 2, 3), (0, 4)), ((3, 2, 0), (6, 4)),
    ((2, 1, 2), (4, 0)), ((3, 2, 2), (6, 2)), ((2, 2, 3), (2, 2)), ((2, 2, 2), (4, 4)), ((2, 2, 1), (4, 4)),
    ((0, 0, 3), (0, 0)),
])
def test_its_strength_takes_a_place_but_no_reward(troops: tuple[int, int, int], solari: tuple[int, int]) -> None:
    t = fight(*troops)
    assert (t.get("A.solari"), t.get("B.solari"), t.get("C.solari")) == (*solari, 0)
    assert (t.get("round"), t.get("C.conflict"), t.get("C.supply")) == (4, 0, 9)


def test_its_swords_are_not_forgotten() -> None:
    t = two(phase="combat", round=3, conflict="guild_bank_raid", conflict_deck=["desert_power"],
            hagal_deck=["hagal_heighliner"], A={"conflict": 3, "solari": 0}, C={"conflict": 1})
    assert t.get("A.solari") == 4  # 6 against 2 + 6


@pytest.mark.parametrize("holder", ["A", "B", None])
def test_it_drives_out_but_never_controls(holder: str | None) -> None:
    t = fight(2, 1, 3, "siege_of_arrakeen", control={"arrakeen": holder})
    assert t.get("control.arrakeen") is None and t.get("C.vp") == 0
    assert t.get("A.solari") == 4  # the second reward of the card
    t = fight(2, 1, 2, "siege_of_arrakeen", control={"arrakeen": "B"})
    assert t.get("control.arrakeen") == "B"  # a tie wins nothing


@rule("IMP-COMBAT-03")
def test_it_plays_no_cards_and_is_not_asked() -> None:
    t = two(phase="combat", round=3, conflict="guild_bank_raid", hagal_deck=["hagal_hall_of_oratory"], first="B",
            A={"conflict": 1, "intrigue": ["ambush"]}, B={"conflict": 1, "intrigue": ["ambush"]}, C={"conflict": 3})
    assert t.actor == "B"
    play(t, "pass")
    assert t.actor == "A"
    play(t, "pass")
    assert t.get("round") == 4


# ------------------------------------------------------------------ the board and the cards of others


@rule("IMP-CONTROL-04")
def test_its_agents_pay_the_controller() -> None:
    t = act(two(hagal_deck=["hagal_carthag"], control={"carthag": "B"}, B={"solari": 0}))
    assert t.get("B.solari") == 1


@rule("IMP-AGENT-05")
def test_its_agents_close_spaces() -> None:
    t = act(two(hagal_deck=["hagal_wealth"], B={"hand": ["diplomacy"]}))
    assert t.actor == "B" and "agent diplomacy wealth" not in texts(t) and "agent diplomacy secrets" in texts(t)


@rule("IMP-CARD-21")
@pytest.mark.parametrize("garrison, left", [(3, 2), (0, 0)])
def test_gun_thopter_takes_a_troop_of_its_garrison(garrison: int, left: int) -> None:
    t = two(A={"hand": ["gun_thopter", "dagger"]}, C={"garrison": garrison}, hagal_deck=["hagal_wealth"])
    play(t, "agent gun_thopter secure_contract")
    assert (t.get("C.garrison"), t.get("C.supply")) == (left, 12 - left)


@rule("IMP-CARD-17")
@pytest.mark.parametrize("troops, left", [(2, 1), (0, 0)])
def test_test_of_humanity_takes_a_deployed_troop(troops: int, left: int) -> None:
    t = two(A={"hand": ["test_of_humanity", "dagger"]}, B={"hand": []}, C={"conflict": troops, "garrison": 0},
            hagal_deck=["hagal_wealth"])
    play(t, "agent test_of_humanity hall_of_oratory")
    assert (t.get("C.conflict"), t.get("C.supply")) == (left, 12 - left)


@rule("IMP-CARD-26")
def test_double_cross_against_it() -> None:
    t = two(A={"intrigue": ["double_cross"], "solari": 1, "garrison": 3}, C={"conflict": 2})
    play(t, "play double_cross")
    assert (t.get("C.conflict"), t.get("A.conflict"), t.get("A.supply")) == (1, 1, 8)


@rule("IMP-CARD-24")
def test_mohiam_finds_no_hand() -> None:
    t = two(A={"hand": ["reverend_mother_mohiam", "dagger"], "in_play": ["the_voice"]}, B={"hand": []},
            hagal_deck=["hagal_wealth"], intrigue_deck=["ambush"])
    play(t, "agent reverend_mother_mohiam secrets")
    assert (t.get("agents")["wealth"], t.get("C.garrison")) == ("C", 3)


@rule("IMP-CARD-09")
def test_the_voice_closes_a_space_to_it() -> None:
    t = two(A={"hand": ["the_voice", "dagger"]}, hagal_deck=["hagal_wealth", "hagal_foldspace"])
    play(t, "agent the_voice secure_contract", "silence wealth")
    assert visits(t) == ["foldspace_space"]
    assert [(e["card"], e["why"]) for e in kinds(t, "hagal_ignored")] == [("hagal_wealth", "closed")]


@rule("IMP-CARD-09")
def test_the_voice_closes_a_maker_space_to_it() -> None:
    t = two(A={"hand": ["the_voice", "dagger"]}, hagal_deck=["hagal_harvest_spice"],
            bonus_spice={"hagga_basin": 3, "imperial_basin": 1})
    play(t, "agent the_voice secure_contract", "silence hagga_basin")
    assert visits(t) == ["imperial_basin"]


# ------------------------------------------------------------------ the end


@rule("IMP-END-03")
def test_it_has_no_score_and_cannot_win() -> None:
    t = table(2, phase="recall", round=4, A={"vp": 10}, B={"vp": 3}, C={"spice": 0})
    assert t.over and t.result()["winners"] == ["A"] and t.result()["scores"] == {"A": 10, "B": 3}


def test_every_step_is_told() -> None:
    t = act(two(hagal_deck=["hagal_hardy_warriors"]))
    told = [e for e in t.events() if e["seat"] == "C"]
    assert [e["kind"] for e in told] == ["hagal_card", "hagal_agent", "recruited", "influence", "deployed"]
    assert told[-1]["n"] == 4 and all(e["cause"]["id"] == "hagal_hardy_warriors" for e in told)
