"""The intrigue cards of Immortality."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.grafted import FIRST, SECOND, follow, of
from support.dune.table import table, texts
from support.rules import rule

FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
OPTIONS = {"immortality": "yes"}


def turn(*cards: str, game: str = "imperium", **seat: Any) -> Table:
    a = {"intrigue": list(cards), "hand": ["dagger"], "garrison": 3, "deck": [], "discard": [], "family_atomics": 0,
         **seat}
    return table(options=OPTIONS, game=game, A=a, B={"intrigue": []}, C={"intrigue": []})


def battle(*cards: str, b: dict[str, Any] | None = None, players: int = 3, given: dict[str, Any] | None = None,
           **seat: Any) -> Table:
    """Combat, with A's cards; B holds a combat card, so that the phase waits for it."""
    mine = {"conflict": 3, "garrison": 0, "intrigue": list(cards), "hand": [], "family_atomics": 0, **seat}
    other = {"conflict": 1, "garrison": 0, "intrigue": ["tiebreaker"], "hand": [], **(b or {})}
    return table(players, options=OPTIONS, A=mine, B=other, C={"intrigue": []}, phase="combat", conflict="skirmish_b",
                 round=2, **(given or {}))


def end(*cards: str, **seat: Any) -> Table:
    """The game is over but for the last chances, A's first."""
    others = {name: {"intrigue": []} for name in ("B", "C")}
    return table(options=OPTIONS, phase="endgame", round=9, A={"intrigue": list(cards), "vp": 8, **seat}, **others)


# ------------------------------------------------------------------ plot cards


def test_breakthrough_researches() -> None:
    assert of(follow(turn("breakthrough"), "play breakthrough"), "research", "specimens") == ["r1", 1]


@rule("IMM-INTRIGUE-04")
def test_counterattack_deploys_two_troops_anywhere() -> None:
    t = follow(turn("counterattack"), "agent dagger hall_of_oratory", "play counterattack")
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2"]
    assert of(follow(t, "deploy 2"), "conflict", "garrison") == [2, 2]


@rule("IMM-INTRIGUE-07", "IMM-RESEARCH-14", "IMM-RESEARCH-16")
def test_disguised_bureaucrat_needs_markers() -> None:
    assert "play disguised_bureaucrat" not in texts(turn("disguised_bureaucrat", research="r3_middle"))
    one = follow(turn("disguised_bureaucrat", research=FIRST), "play disguised_bureaucrat")
    assert one.get("A.spice") == 1 and "influence emperor" not in texts(one)
    two = follow(turn("disguised_bureaucrat", research=SECOND), "play disguised_bureaucrat")
    assert two.get("A.spice") == 1 and texts(two) == [f"influence {faction}" for faction in FACTIONS]


def test_illicit_dealings_advance_the_token() -> None:
    assert follow(turn("illicit_dealings"), "play illicit_dealings").get("A.tleilaxu") == 1


@rule("IMM-INTRIGUE-05")
def test_shadowy_bargain_generates_a_specimen() -> None:
    assert of(follow(turn("shadowy_bargain"), "play shadowy_bargain"), "specimens", "supply") == [1, 8]


def test_study_melange_gives_spice() -> None:
    assert follow(turn("study_melange"), "play study_melange").get("A.spice") == 1


@rule("IMM-INTRIGUE-09")
def test_tleilaxu_puppet_gives_persuasion_before_or_in_the_reveal_turn() -> None:
    before = follow(turn("tleilaxu_puppet", "windfall"), "play tleilaxu_puppet")
    assert before.get("A.plots") == ["tleilaxu_puppet"] and before.get("A.persuasion") == 0
    assert follow(before, "reveal").get("A.persuasion") == 1
    during = follow(turn("tleilaxu_puppet", "windfall"), "reveal", "play tleilaxu_puppet")
    assert during.get("A.persuasion") == 1


# ------------------------------------------------------------------ combat cards


@rule("IMM-INTRIGUE-04")
def test_counterattack_needs_a_combat_card_of_an_opponent() -> None:
    t = battle("counterattack", "ambush", "ambush")
    assert "play counterattack" not in texts(t)
    follow(t, "play ambush", "?end", "play tiebreaker", "?end")
    assert "play counterattack" in texts(t)
    assert follow(t, "play counterattack").get("A.swords") == 8


@rule("IMM-INTRIGUE-04")
def test_own_combat_cards_do_not_count_for_counterattack() -> None:
    t = follow(battle("counterattack", "ambush"), "play ambush", "?end", "pass")
    assert "play counterattack" not in texts(t)


@rule("IMM-INTRIGUE-10")
def test_economic_positioning_retreats_two_troops_for_solari() -> None:
    t = follow(battle("economic_positioning", "ambush"), "play economic_positioning")
    assert of(t, "solari", "conflict", "garrison") == [3, 1, 2]
    assert "play economic_positioning" not in texts(battle("economic_positioning", "ambush", conflict=1))


@rule("IMM-INTRIGUE-01")
def test_gruesome_sacrifice_turns_two_troops_into_specimens() -> None:
    t = follow(battle("gruesome_sacrifice", "ambush", garrison=9, supply=0), "play gruesome_sacrifice")
    assert of(t, "conflict", "specimens", "tleilaxu", "supply") == [1, 2, 1, 0]
    assert "play gruesome_sacrifice" not in texts(battle("gruesome_sacrifice", "ambush", conflict=1))


@rule("IMM-INTRIGUE-06")
@pytest.mark.parametrize(("research", "swords"), [("r3_middle", 2), (FIRST, 4), (SECOND, 6)])
def test_vicious_talents_grow_with_markers(research: str, swords: int) -> None:
    t = follow(battle("vicious_talents", "ambush", research=research), "play vicious_talents")
    assert t.get("A.swords") == swords and texts(t) == ["play ambush", "end"]


# ------------------------------------------------------------------ after the rewards


def to_the_end(t: Table) -> Table:
    """B, who could play another card, passes; the others have none."""
    return follow(t, "pass") if "play tiebreaker" in texts(t) else t


@rule("IMM-INTRIGUE-02", "IMM-Q-01", "IMM-Q-02")
def test_harvest_cells_after_the_rewards() -> None:
    t = battle("harvest_cells", garrison=9, supply=0)
    assert "play harvest_cells" not in texts(t)
    to_the_end(t)
    assert texts(t) == ["play harvest_cells", "pass"] and of(t, "vp", "conflict") == [1, 3]
    follow(t, "play harvest_cells", "?pass")
    assert of(t, "specimens", "supply", "garrison") == [2, 1, 9]


@rule("IMM-INTRIGUE-02", "IMM-Q-03")
def test_harvest_cells_may_buy_a_tleilaxu_card() -> None:
    t = to_the_end(battle("harvest_cells", specimens=1, supply=8, garrison=0,
                          given={"tleilaxu_row": ["ghola", "usurp"], "tleilaxu_deck": ["chairdog"]}))
    follow(t, "play harvest_cells")
    assert texts(t) == ["buy ghola", "buy reclaimed_forces", "skip"]
    bought = follow(t.clone(), "buy ghola", "?pass")
    assert "ghola" in bought.get("A.discard") and of(bought, "specimens") == [0]
    assert sorted(bought.get("tleilaxu_row")) == ["chairdog", "usurp"]
    forces = follow(t.clone(), "buy reclaimed_forces", "choose 1", "?pass")
    assert of(forces, "specimens", "garrison") == [0, 2]
    assert follow(t, "skip", "?pass").get("A.specimens") == 3


@rule("IMM-INTRIGUE-02", "IMM-INTRIGUE-03")
@pytest.mark.parametrize("troops", [2, 3])
def test_harvest_cells_needs_three_lost_troops(troops: int) -> None:
    t = to_the_end(battle("harvest_cells", conflict=troops, garrison=0))
    assert ("play harvest_cells" in texts(t)) is (troops == 3)


@rule("IMM-Q-01")
def test_two_harvest_cells_for_the_same_losses() -> None:
    t = to_the_end(battle("harvest_cells", "harvest_cells", garrison=0))
    follow(t, "play harvest_cells", "?skip", "play harvest_cells", "?skip", "?pass")
    assert t.get("A.specimens") == 4


@rule("IMM-Q-01")
def test_harvest_cells_drawn_as_a_reward_counts() -> None:
    t = table(options=OPTIONS, A={"conflict": 3, "intrigue": [], "hand": []}, phase="combat",
              B={"conflict": 1, "intrigue": [], "hand": []}, C={"intrigue": []}, conflict="cloak_and_dagger", round=3,
              intrigue_deck=["harvest_cells", "ambush", "ambush", "ambush"])
    follow(t, "?pass", "?pass", "?influence emperor")
    assert "play harvest_cells" in texts(t)


@rule("IMM-Q-01")
def test_several_players_harvest_from_the_first_player_on() -> None:
    t = battle("harvest_cells", b={"conflict": 4, "intrigue": ["harvest_cells"]}, given={"first": "B"})
    to_the_end(t)
    assert t.actor == "B" and "play harvest_cells" in texts(t)
    follow(t, "play harvest_cells", "?skip")
    assert t.actor == "A" and "play harvest_cells" in texts(t)


@rule("IMM-COMBO-04")
def test_sandworms_are_not_lost_troops() -> None:
    t = table(options=OPTIONS, game="uprising", phase="combat", conflict="skirmish_crysknife", round=2,
              A={"conflict": 2, "sandworms": 2, "intrigue": ["harvest_cells"], "hand": []},
              B={"conflict": 1, "intrigue": [], "hand": []}, C={"intrigue": []})
    follow(t, "?influence emperor", "?influence emperor")
    assert "play harvest_cells" not in texts(t)


# ------------------------------------------------------------------ endgame cards


@rule("IMM-INTRIGUE-10")
@pytest.mark.parametrize(("solari", "vp"), [(9, 8), (10, 9)])
def test_economic_positioning_at_the_end(solari: int, vp: int) -> None:
    t = end("economic_positioning", solari=solari)
    assert follow(t, "?play economic_positioning").get("A.vp") == vp


@rule("IMM-INTRIGUE-05", "IMM-TLEILAXU-06")
@pytest.mark.parametrize(("at", "vp"), [(5, 8), (6, 9), (3, 9), (7, 8)])
def test_shadowy_bargain_at_the_end(at: int, vp: int) -> None:
    assert follow(end("shadowy_bargain", tleilaxu=at), "play shadowy_bargain").get("A.vp") == vp


@rule("IMM-INTRIGUE-08")
@pytest.mark.parametrize(("card", "seat", "holds"), [
    ("study_melange", {"spice": 3, "research": SECOND}, True),
    ("study_melange", {"spice": 2, "research": SECOND}, False),
    ("study_melange", {"spice": 3, "research": FIRST}, False),
    ("tleilaxu_puppet", {"council": 1, "research": SECOND}, True), ("tleilaxu_puppet", {"research": SECOND}, False),
    ("tleilaxu_puppet", {"council": 1, "research": FIRST}, False),
])
def test_endgame_points_with_the_second_marker(card: str, seat: dict[str, Any], holds: bool) -> None:
    t = end(card, **seat)
    assert (f"play {card}" in texts(t)) is holds
    if holds:
        assert follow(t, f"play {card}").get("A.vp") == 9 and t.get("A.plots") == []
