"""House Hagal's Rivals: Signet Rings, points, rewards, holding back, and cards played against them."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.hagal_tables import act, play_out, sent, solo
from support.dune.resources import FACTIONS, change, stock
from support.dune.table import kinds, play, table, texts
from support.rules import rule

# ------------------------------------------------------------------ signets


@pytest.mark.parametrize("leader, have, gives", [
    ("count_ilban_richese", {}, {"solari": 1}),
    ("earl_memnon_thorvald", {}, {"spice": 1}),
    ("countess_ariana_thorvald", {"water": 0}, {"water": 1}),
    ("glossu_rabban", {}, {"supply": -1, "conflict": 1}),
    ("glossu_rabban", {"alliances": ["fremen"]}, {"supply": -2, "conflict": 2}),
    ("baron_vladimir_harkonnen", {"solari": 1, "intrigue": []}, {"solari": -1, "intrigue": 1}),
    ("baron_vladimir_harkonnen", {"solari": 0, "intrigue": []}, {}),
    ("duke_leto_atreides", {"spice": 1, "influence": {"emperor": 1}}, {"spice": -1, "fremen": 1}),
    ("duke_leto_atreides", {"spice": 0}, {}),
])
def test_the_signet_of_a_rival(leader: str, have: dict[str, Any], gives: dict[str, int]) -> None:
    """Paid from its own supply if it costs something; what it recruits marches with the rest."""
    other = "glossu_rabban" if leader != "glossu_rabban" else "count_ilban_richese"
    t = solo("mercenary", [leader, other], hagal_deck=["hagal_arrakeen_1p"], B={"solari": 0, "spice": 0, **have},
             A={"influence": {"fremen": 1, "emperor": 2}})
    before = stock(t, "B")
    act(t)
    expected = {"agents": -1, "supply": -1, "garrison": -2, "conflict": 3}
    for name, n in gives.items():
        expected[name] = expected.get(name, 0) + n
    assert change(t, before, "B") == expected


def test_leto_as_a_rival_without_anyone_above_him_keeps_his_spice() -> None:
    t = act(solo("mercenary", ["duke_leto_atreides", "glossu_rabban"], hagal_deck=["hagal_arrakeen_1p"],
                 B={"spice": 2}))
    assert t.get("B.spice") == 2


def test_leto_as_a_rival_turns_to_where_he_has_least_and_you_break_ties() -> None:
    t = solo("mercenary", ["duke_leto_atreides", "glossu_rabban"], hagal_deck=["hagal_arrakeen_1p"],
             B={"spice": 1, "influence": {"emperor": 1}}, A={"influence": {"emperor": 3, "fremen": 1}},
             C={"influence": {"spacing_guild": 2}})
    act(t)
    assert (t.actor, t.decision()["seat"], texts(t)) == ("A", "B", ["influence spacing_guild", "influence fremen"])
    play(t, "influence fremen")
    assert (t.get("B.influence.fremen"), t.get("A.influence.fremen"), t.actor) == (1, 1, "A")


def test_rivals_have_no_other_ability() -> None:
    t = landsraad.new("imperium", players=1, seed=2, first="A", leaders=["paul_atreides"],
                      rivals=["glossu_rabban", "baron_vladimir_harkonnen"])
    assert (t.get("B.spice"), t.get("B.solari"), t.actor) == (0, 0, "A")  # no fief, no tokens to choose
    t = act(solo("mercenary", ["baron_vladimir_harkonnen", "glossu_rabban"], hagal_deck=["hagal_heighliner"]))
    assert (t.get("B.conflict"), t.get("B.masterstroke"), kinds(t, "masterstroke")) == (5, 0, [])
    t = act(solo("mercenary", ["countess_ariana_thorvald", "glossu_rabban"], hagal_deck=["hagal_harvest_spice"],
                 bonus_spice={"hagga_basin": 1}))
    assert (t.get("B.spice"), t.get("B.hand")) == (3, [])


# ------------------------------------------------------------------ influence and points


@rule("IMP-SOLO-03", "IMP-SOLO-04")
@pytest.mark.parametrize("step, points", [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0)])
def test_rivals_score_on_the_tracks_without_the_bonus(step: int, points: int) -> None:
    held = {"alliances": ["emperor"]} if step >= 4 else {}
    t = solo(hagal_deck=["hagal_wealth"], B={"influence": {"emperor": step}, "vp": 0, **held})
    before = stock(t, "B")
    act(t)
    expected = {"agents": -1, "emperor": 1, **({"vp": points} if points else {})}
    assert change(t, before, "B") == expected
    assert t.get("alliance.emperor") == ("B" if step >= 3 else None)


@rule("IMP-SOLO-03", "IMP-INFL-10")
def test_a_rival_takes_your_alliance_and_its_point() -> None:
    t = act(solo(hagal_deck=["hagal_wealth"], A={"influence": {"emperor": 4}, "alliances": ["emperor"], "vp": 2},
                 B={"influence": {"emperor": 4}, "vp": 1}))
    assert (t.get("alliance.emperor"), t.get("A.vp"), t.get("B.vp")) == ("B", 1, 2)


@pytest.mark.parametrize("resource, price", [("water", 3), ("solari", 7), ("spice", 7)])
@pytest.mark.parametrize("short", [0, 1])
def test_a_hoard_becomes_a_point_at_once(resource: str, price: int, short: int) -> None:
    leader = {"water": "countess_ariana_thorvald", "solari": "count_ilban_richese", "spice": "earl_memnon_thorvald"}
    t = solo("mercenary", [leader[resource], "glossu_rabban"], hagal_deck=["hagal_arrakeen_1p"],
             B={resource: price - 1 - short, "vp": 0})
    act(t)
    assert (t.get(f"B.{resource}"), t.get("B.vp")) == ((price - 1, 0) if short else (0, 1))
    assert [(e["what"], e["n"]) for e in kinds(t, "hagal_spent")] == ([] if short else [(resource, price)])


def test_what_is_over_stays() -> None:
    t = act(solo(hagal_deck=["hagal_harvest_spice"], bonus_spice={"the_great_flat": 3}, B={"spice": 4, "vp": 0}))
    assert (t.get("B.spice"), t.get("B.vp")) == (10 - 7, 1)


@rule("IMP-INTRIGUE-03")
def test_three_intrigue_cards_become_a_point() -> None:
    t = solo("mercenary", ["baron_vladimir_harkonnen", "glossu_rabban"], hagal_deck=["hagal_arrakeen_1p"],
             intrigue_deck=["ambush"], B={"intrigue": ["windfall", "bribery"], "solari": 1, "vp": 0})
    act(t)
    assert (t.get("B.intrigue"), t.get("B.vp")) == ([], 1)
    assert sorted(t.get("intrigue_discard")) == ["ambush", "bribery", "windfall"]


# ------------------------------------------------------------------ combat


def fight(conflict: str, a: int, b: int, c: int, **given: Any) -> Table:
    seats = {seat: {"conflict": n, "solari": 0, "spice": 0, "water": 0, "vp": 0, "intrigue": [], **given.pop(seat, {})}
             for seat, n in zip("ABC", (a, b, c), strict=True)}
    return solo("mercenary", phase="combat", round=2, conflict=conflict, conflict_deck=["desert_power"], **{
        "first": "C", "hagal_deck": ["hagal_hall_of_oratory"] * 2, "intrigue_deck": ["ambush", "bribery", "windfall"],
        **given, **seats})


@rule("IMP-SOLO-05", "IMP-REWARD-08")
@pytest.mark.parametrize("conflict, first, second, answers", [
    ("skirmish_a", {"vp": 1}, {"intrigue": 1, "solari": 2}, []),
    ("skirmish_c", {"emperor": 1, "spice": 1}, {"spice": 2}, ["influence emperor"]),
    ("desert_power", {"vp": 1, "water": 1}, {"water": 1, "spice": 1}, []),
    ("guild_bank_raid", {"solari": 6}, {"solari": 4}, []),
    ("machinations", {"fremen": 1, "emperor": 1}, {"water": 1, "solari": 2}, ["influence fremen", "influence emperor"]),
    ("raid_stockpiles", {"intrigue": 1, "spice": 3}, {"spice": 2}, []),
    ("cloak_and_dagger", {"fremen": 1, "intrigue": 2}, {"intrigue": 1, "spice": 1}, ["influence fremen"]),
    ("terrible_purpose", {"vp": 1}, {"water": 1, "spice": 1}, []),  # it has no card to trash
    ("battle_for_arrakeen", {"vp": 2}, {"intrigue": 1, "spice": 2}, ["choose 1", "choose 2"]),
    ("battle_for_imperial_basin", {"vp": 2}, {"spice": 5}, []),
    ("grand_vision", {"fremen": 2, "vp": 1, "intrigue": 1}, {"intrigue": 1, "spice": 3}, ["influence fremen"]),
])
def test_rivals_take_rewards(conflict: str, first: dict[str, int], second: dict[str, int], answers: list[str]) -> None:
    t = fight(conflict, 1, 3, 2)
    for answer in answers:
        assert t.actor == "A"  # the choices of a Rival are yours
        play(t, answer)
    names = ("solari", "spice", "water", "vp", "intrigue", *FACTIONS)
    for seat, expected in zip("ABC", ({}, first, second), strict=True):
        have = stock(t, seat)
        assert {name: have[name] for name in names if have[name]} == expected
    assert t.get("round") == 3


def test_a_rivals_free_influence_goes_where_it_has_least() -> None:
    t = fight("skirmish_c", 0, 3, 0, B={"influence": {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 2,
                                                     "fremen": 0}})
    assert texts(t) == ["influence spacing_guild", "influence fremen"]
    t = fight("skirmish_c", 0, 3, 0, B={"influence": {"emperor": 1, "spacing_guild": 1, "bene_gesserit": 2,
                                                     "fremen": 0}})
    assert t.get("B.influence.fremen") == 1  # no tie, no question
    t = fight("machinations", 0, 3, 0, B={"influence": {"emperor": 1, "spacing_guild": 3, "bene_gesserit": 2,
                                                       "fremen": 0}})
    assert [t.get(f"B.influence.{f}") for f in FACTIONS] == [2, 3, 2, 1]  # the least, then the least of the others


def test_a_rival_never_plays_intrigue_cards() -> None:
    t = fight("guild_bank_raid", 1, 3, 0, B={"intrigue": ["to_the_victor", "ambush"]}, A={"intrigue": ["ambush"]})
    assert t.actor == "A" and t.decision()["seat"] == "A"
    play(t, "pass")
    assert (t.get("round"), sorted(t.get("B.intrigue"))) == (3, ["ambush", "to_the_victor"])
    t = table(1, options={"first": "A"}, phase="recall", round=4, B={"vp": 10, "intrigue": ["tiebreaker"]})
    assert t.over


@rule("IMP-CONTROL-02", "IMP-CONTROL-04", "IMP-CONTROL-07")
def test_rivals_win_use_and_defend_control() -> None:
    t = fight("siege_of_carthag", 1, 3, 0, control={"carthag": "A"})
    assert (t.get("control.carthag"), t.get("B.vp")) == ("B", 1)
    t = solo(control={"arrakeen": "B"}, B={"solari": 0}, C={"agents": 0}, A={"hand": ["reconnaissance", "dagger"]})
    play(t, "agent reconnaissance arrakeen")
    assert t.get("B.solari") == 1
    t = act(solo("mercenary", control={"carthag": "B"}, hagal_deck=["hagal_carthag"], B={"solari": 0}))
    assert t.get("B.solari") == 1
    t = solo(phase="round_start", round=3, control={"arrakeen": "B"}, conflict_deck=["siege_of_arrakeen"])
    assert (t.actor, t.get("B.conflict"), t.get("B.supply"), t.get("B.garrison")) == ("A", 1, 8, 3)


@rule("IMP-MENTAT-05")
def test_a_rival_that_wins_the_mentat_uses_it() -> None:
    t = fight("sort_through_the_chaos", 1, 3, 0, mentat="A")
    assert (t.get("mentat"), t.get("B.agents"), t.actor) == ("B", 3, "A")  # A is first again
    play_out(t)
    assert sent(t)[0] == ["B", "C", "B", "C", "B"]
    assert (t.get("mentat"), t.get("B.agents") + list(t.get("agents").values()).count("B")) == (None, 2)


@pytest.mark.parametrize("level, conflict, mine, theirs, holds", [
    ("mentat", "desert_power", 0, 2, True), ("kwisatz_haderach", "skirmish_a", 0, 2, True),
    ("mentat", "desert_power", 1, 3, True), ("mentat", "desert_power", 1, 2, False),  # a lead of 4, of 2
    ("mentat", "desert_power", 0, 1, False), ("mentat", "grand_vision", 0, 5, False),
    ("sardaukar", "desert_power", 0, 5, False), ("mercenary", "desert_power", 0, 5, False),
])
def test_experts_hold_back_when_safe(level: str, conflict: str, mine: int, theirs: int, holds: bool) -> None:
    t = solo(level, conflict=conflict, hagal_deck=["hagal_hardy_warriors"], A={"conflict": mine},
             B={"conflict": theirs})
    act(t)
    assert t.get("B.conflict") == theirs + (0 if holds else 4)
    assert t.get("B.garrison") == (5 if holds else 1)
    assert len(kinds(t, "hagal_held_back")) == holds


def test_the_lead_is_over_everybody() -> None:
    t = act(solo("mentat", conflict="desert_power", hagal_deck=["hagal_stillsuits"], B={"conflict": 3},
                 C={"conflict": 2}))
    assert t.get("B.conflict") == 5


def test_a_short_garrison_sends_what_it_has() -> None:
    t = act(solo(hagal_deck=["hagal_stillsuits"], B={"garrison": 1}))
    assert (t.get("B.conflict"), t.get("B.garrison")) == (1, 0)


@rule("IMP-DEPLOY-02")
def test_a_rival_recruits_only_from_its_supply() -> None:
    t = act(solo(hagal_deck=["hagal_rally_troops"], B={"garrison": 10}))
    assert (t.get("B.garrison"), t.get("B.supply")) == (12, 0)


# ------------------------------------------------------------------ your cards against them


@rule("IMP-CARD-21", "IMP-CARD-16")
def test_your_cards_reach_both_rivals() -> None:
    t = solo(A={"hand": ["gun_thopter", "dagger"]}, B={"garrison": 2, "agents": 0}, C={"garrison": 0})
    play(t, "agent gun_thopter secure_contract")
    assert [t.get(f"{s}.garrison") for s in "BC"] == [1, 0]
    t = solo(A={"hand": ["test_of_humanity", "dagger"]}, B={"conflict": 2, "agents": 0}, C={"conflict": 0})
    play(t, "agent test_of_humanity hall_of_oratory")
    assert [t.get(f"{s}.conflict") for s in "BC"] == [1, 0]
    t = solo(A={"intrigue": ["double_cross"], "solari": 1}, B={"conflict": 2}, C={"conflict": 1})
    play(t, "play double_cross")
    assert texts(t) == ["against B", "against C"]
    assert play(t, "against C").get("C.conflict") == 0


@rule("IMP-CARD-09")
def test_the_voice_holds_until_your_next_turn() -> None:
    deck = ["hagal_wealth", "hagal_foldspace", "hagal_wealth", "hagal_secrets"]
    t = solo(A={"hand": ["the_voice", "dagger", "diplomacy"]}, C={"agents": 1}, hagal_deck=deck)
    play(t, "agent the_voice secure_contract", "silence wealth")
    assert [(e["seat"], e["space"]) for e in kinds(t, "hagal_agent")] == [("B", "foldspace_space"), ("C", "secrets")]


@rule("IMP-CARD-37")
@pytest.mark.parametrize("copies, points", [(1, 0), (2, 1), (3, 2)])
def test_corner_the_market_counts_two_for_each_rival(copies: int, points: int) -> None:
    t = solo(phase="endgame", A={"intrigue": ["corner_the_market"], "vp": 0,
                                 "discard": ["the_spice_must_flow"] * copies})
    if not t.over:  # with one copy there is nothing to play it for
        play(t, "play corner_the_market")
    assert (t.get("A.vp"), t.over) == (points, True)
