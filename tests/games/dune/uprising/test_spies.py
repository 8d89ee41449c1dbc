"""Spies: placing and recalling them, infiltrating, gathering intelligence, and the spy icon."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import kinds, play, texts, uprising
from support.dune.visits import CARD, ICON, RICH, at_table, open_to, visit
from support.rules import rule

POSTS: dict[str, list[str]] = {
    "emperor": ["sardaukar", "dutiful_service"], "spacing_guild": ["heighliner", "deliver_supplies"],
    "bene_gesserit": ["espionage", "secrets"], "fremen": ["desert_tactics", "fremkit"],
    "landsraad_council": ["high_council", "imperial_privilege", "swordmaster"],
    "landsraad_hall": ["assembly_hall", "gather_support"], "choam": ["shipping", "accept_contract"],
    "sietch_tabr_research_station": ["sietch_tabr", "research_station"],
    "research_station_spice_refinery": ["research_station", "spice_refinery"],
    "spice_refinery_arrakeen": ["spice_refinery", "arrakeen"], "imperial_basin": ["imperial_basin"],
    "hagga_basin": ["hagga_basin"], "deep_desert": ["deep_desert"],
}
WAYS = [(post, space) for post, spaces in POSTS.items() for space in spaces]
CITY = ["sietch_tabr_research_station", "research_station_spice_refinery", "spice_refinery_arrakeen"]


def spying(*, mine: list[str], theirs: list[str] | None = None, **seat: Any) -> Table:
    """A is at Espionage and has drawn: now the spy."""
    return visit("espionage", "first 1", A={"spice": 1, "spies": mine, **seat}, B={"spies": theirs or []})


def moves(*posts: str) -> list[str]:
    return [f"spy post_{post}" for post in POSTS if post in posts]


# ------------------------------------------------------------------ placing


@rule("UPM-SPIES-01", "UPM-SPIES-02", "UPM-SPIES-03")
def test_a_spy_goes_to_any_free_post_and_must() -> None:
    t = spying(mine=["emperor"], theirs=["choam", "fremen"])
    assert texts(t) == moves(*(set(POSTS) - {"emperor", "choam", "fremen"}))  # no way to decline
    play(t, "spy post_deep_desert")
    assert t.get("A.spies") == ["post_emperor", "post_deep_desert"]
    assert [(e["seat"], e["post"]) for e in kinds(t, "spy_placed")] == [("A", "post_deep_desert")]


@rule("UPM-SPIES-01", "UPM-SPIES-02")
def test_with_all_three_on_the_board_one_may_be_recalled_first() -> None:
    t = spying(mine=["emperor", "choam", "hagga_basin"])
    assert texts(t) == ["recall_spy post_emperor", "recall_spy post_choam", "recall_spy post_hagga_basin", "skip"]
    kept = play(t.clone(), "skip")
    assert len(kept.get("A.spies")) == 3
    play(t, "recall_spy post_choam")
    assert texts(t) == moves(*(set(POSTS) - {"emperor", "hagga_basin"}))  # now it must be placed
    assert len(t.get("A.hand")) == 1  # for no effect
    play(t, "spy post_fremen")
    assert t.get("A.spies") == ["post_emperor", "post_fremen", "post_hagga_basin"]


@rule("UPM-SPIES-04")
def test_some_spies_go_only_to_posts_of_an_icon() -> None:
    """Lady Margot Fenring's ring: a city."""
    def table(**others: Any) -> Table:
        t = uprising(turn="C", conflict="shadow_contest", **others,
                     C={"hand": ["signet_ring"], "deck": ["dagger"], "intrigue": []})
        return play(t, "agent signet_ring gather_support")
    assert texts(table()) == moves(*CITY)
    assert texts(table(A={"spies": CITY[:1]})) == moves(*CITY[1:])
    full = table(A={"spies": CITY[:2]}, B={"spies": CITY[2:]})
    assert full.get("C.spies") == []  # no such post is free: nothing is placed


@rule("UPM-SPIES-09")
def test_a_shared_post_never_with_ones_own() -> None:
    t = uprising(conflict="shadow_contest", A={"intrigue": ["distraction", "detonation"], "garrison": 4,
                                               "spies": ["choam"]}, B={"spies": ["choam", "emperor"]})
    play(t, "play distraction", "play detonation", "choose 2", "deploy 3")
    assert texts(t) == moves(*(set(POSTS) - {"choam"}))


# ------------------------------------------------------------------ infiltrate


@pytest.mark.parametrize(("post", "space"), WAYS)
@rule("UPM-SPIES-01", "UPM-SPIES-05", "UPM-AGENT-TURN-02")
def test_infiltrate_past_anothers_agent(post: str, space: str) -> None:
    t = at_table(space, A={**RICH, "spies": [post]}, agents={space: "B"})
    play(t, f"agent {CARD[ICON[space]]} {space}")
    if texts(t) == ["pay", "skip"]:
        play(t, "skip")
    assert t.get("A.spies") == [] and t.get("agents")[space] == ["A", "B"]
    assert [(e["seat"], e["post"]) for e in kinds(t, "infiltrated")] == [("A", f"post_{post}")]
    assert kinds(t, "gathered_intelligence") == [] and not any(move.startswith("gather") for move in texts(t))


@rule("UPM-SPIES-05", "UPM-SPIES-09")
def test_only_a_spy_of_ones_own_at_a_connected_post() -> None:
    for spies in ({"A": ["fremen", "choam", "hagga_basin"]}, {"B": ["spice_refinery_arrakeen"]}, {}):
        seats = {seat: {"spies": spies.get(seat, [])} for seat in "AB"}
        assert not open_to(at_table("arrakeen", agents={"arrakeen": "C"}, **seats), "arrakeen")
    assert open_to(at_table("arrakeen", agents={"arrakeen": "C"}, A={"spies": ["spice_refinery_arrakeen"]}), "arrakeen")


@rule("UPM-SPIES-05")
def test_ones_own_agent_is_never_passed() -> None:
    mine = {"spies": ["spice_refinery_arrakeen"]}
    assert not open_to(at_table("arrakeen", agents={"arrakeen": "A"}, A=mine), "arrakeen")
    assert not open_to(at_table("arrakeen", agents={"arrakeen": ["A", "B"]}, A=mine), "arrakeen")


@rule("UPM-SPIES-05")
def test_one_spy_passes_two_agents() -> None:
    t = visit("arrakeen", A={"spies": ["spice_refinery_arrakeen"]}, agents={"arrakeen": ["B", "C"]})
    assert t.get("agents")["arrakeen"] == ["A", "B", "C"]


@rule("UPM-SPIES-05", "UPM-SPIES-06", "UPM-SPIES-07")
def test_two_spies_for_the_two_purposes() -> None:
    both = ["research_station_spice_refinery", "spice_refinery_arrakeen"]
    t = visit("spice_refinery", A={"spies": both}, agents={"spice_refinery": "B"})
    assert texts(t) == [f"infiltrate post_{post}" for post in both]
    play(t, f"infiltrate post_{both[0]}")
    assert texts(t) == [f"gather post_{both[1]}", "skip"]
    kept = play(t.clone(), "skip")
    assert (kept.get("A.spies"), kept.get("A.hand")) == ([f"post_{both[1]}"], [])
    play(t, f"gather post_{both[1]}")
    assert (t.get("A.spies"), len(t.get("A.hand"))) == ([], 1)


@rule("UPM-SPIES-07")
def test_one_spy_cannot_do_both_and_two_cannot_gather_both() -> None:
    t = visit("arrakeen", A={"spies": ["spice_refinery_arrakeen"]}, agents={"arrakeen": "B"})
    assert t.get("A.spies") == [] and texts(t)[0] == "deploy 0"
    both = ["research_station_spice_refinery", "spice_refinery_arrakeen"]
    t = visit("spice_refinery", f"gather post_{both[0]}", A={"spies": both})
    assert (t.get("A.spies"), texts(t)[0]) == ([f"post_{both[1]}"], "deploy 0")  # not asked again


# ------------------------------------------------------------------ gather intelligence


@pytest.mark.parametrize(("post", "space"), WAYS)
@rule("UPM-SPIES-06", "UPM-AGENT-TURN-03")
def test_gather_intelligence_before_any_effect(post: str, space: str) -> None:
    t = at_table(space, A={**RICH, "spies": [post]})
    was = {name: t.get(f"A.{name}") for name in ("garrison", "influence", "intrigue", "swordmaster", "council", "vp")}
    play(t, f"agent {CARD[ICON[space]]} {space}")
    if texts(t) == ["pay", "skip"]:  # a cost comes first of all
        play(t, "skip")
    assert texts(t) == [f"gather post_{post}", "skip"]
    assert {name: t.get(f"A.{name}") for name in was} == was and t.get("A.hand") == []
    kept = play(t.clone(), "skip")
    assert kept.get("A.spies") == [f"post_{post}"] and kinds(kept, "gathered_intelligence") == []
    play(t, f"gather post_{post}")
    assert t.get("A.spies") == [] and len(t.get("A.hand")) == len(kept.get("A.hand")) + 1
    assert [(e["seat"], e["post"]) for e in kinds(t, "gathered_intelligence")] == [("A", f"post_{post}")]


@rule("UPM-SPIES-06", "UPM-SPIES-09")
def test_nothing_is_asked_without_a_connected_spy() -> None:
    t = visit("arrakeen", A={"spies": ["choam", "sietch_tabr_research_station"]},
              B={"spies": ["spice_refinery_arrakeen"]})
    assert texts(t)[0] == "deploy 0" and len(t.get("A.spies")) == 2


@rule("UPM-SPIES-07")
def test_only_an_agents_turn_lets_one_gather() -> None:
    t = play(at_table("arrakeen", A={"spies": ["spice_refinery_arrakeen"], "hand": ["reconnaissance"]}), "reveal")
    assert not any("gather" in move for move in texts(t)) and len(t.get("A.spies")) == 1


# ------------------------------------------------------------------ the spy icon


@pytest.mark.parametrize(("post", "space"), WAYS)
@rule("UPM-AGENT-TURN-06", "UPM-SPIES-01", "UPM-SPIES-09")
def test_the_spy_icon_leads_to_the_spaces_one_spies_on(post: str, space: str) -> None:
    t = at_table(space, A={**RICH, "spies": [post], "hand": ["covert_operation"]})
    reached = {move.split()[2] for move in texts(t) if move.startswith("agent")}
    assert reached == set(POSTS[post])
    play(t, f"agent covert_operation {space}")
    if texts(t) == ["pay", "skip"]:
        play(t, "skip")
    play(t, "skip")  # the spy is not recalled for it
    assert t.get("A.spies") == [f"post_{post}"]


@rule("UPM-AGENT-TURN-06", "UPM-AGENT-TURN-02")
def test_the_spy_icon_waives_neither_costs_nor_requirements() -> None:
    t = at_table("swordmaster", A={"spies": ["landsraad_council"], "hand": ["covert_operation"], "solari": 5,
                                   "influence": {"emperor": 1}})
    assert [move for move in texts(t) if move.startswith("agent")] == ["agent covert_operation high_council"]


@rule("UPM-AGENT-TURN-06", "UPM-SPIES-05")
def test_the_spy_that_leads_there_may_also_let_one_in() -> None:
    t = at_table("arrakeen", A={"spies": ["spice_refinery_arrakeen"], "hand": ["covert_operation"]},
                 agents={"arrakeen": "B"})
    play(t, "agent covert_operation arrakeen")
    assert t.get("A.spies") == [] and t.get("agents")["arrakeen"] == ["A", "B"]


@rule("UPM-AGENT-TURN-01", "UPM-AGENT-TURN-06")
def test_without_a_spy_the_spy_icon_leads_nowhere() -> None:
    t = at_table("arrakeen", A={**RICH, "spies": [], "hand": ["covert_operation", "reconnaissance"]},
                 B={"spies": ["choam"]})
    assert not any(move.startswith("agent covert_operation") for move in texts(t))


# ------------------------------------------------------------------ recalled this turn


@rule("UPM-SPIES-08")
@pytest.mark.parametrize("way", ["gather", "infiltrate", "plot"])
def test_every_recall_counts_as_one_of_this_turn(way: str) -> None:
    """Strike Fleet has three troops for it."""
    seat: dict[str, Any] = {"hand": ["strike_fleet"], "spies": ["landsraad_hall"], "garrison": 0}
    if way == "infiltrate":
        t = at_table("assembly_hall", A=seat, agents={"assembly_hall": "B"})
        play(t, "agent strike_fleet assembly_hall")
    elif way == "gather":
        t = play(at_table("assembly_hall", A=seat), "agent strike_fleet assembly_hall", "gather post_landsraad_hall")
    else:
        two = {"spies": ["landsraad_hall", "fremen"], "intrigue": ["special_mission"]}
        t = play(at_table("assembly_hall", A={**seat, **two}), "play special_mission", "choose 2",
                 "recall_spy post_fremen", "skip", "agent strike_fleet assembly_hall", "skip")
    play(t, "resolve card")  # asked, as the card that the space has given could be a plot card
    assert t.get("A.garrison") == 3
    idle = play(at_table("assembly_hall", A=seat), "agent strike_fleet assembly_hall", "skip")
    assert idle.get("A.garrison") == 0
