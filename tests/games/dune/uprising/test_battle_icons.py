"""Battle icons: objectives, pairs that score, and the wild icon at the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.resources import EMPTY
from support.dune.table import kinds, play, texts, uprising
from support.rules import rule

IDLE: dict[str, Any] = {**EMPTY, "hand": [], "deck": ["dagger"] * 5, "discard": [], "objective": None}
# a conflict that asks nothing of its winner, and another with the same icon
PAIRS = {"crysknife": ("choam_security", "skirmish_crysknife"),
         "desert_mouse": ("protect_the_sietches", "trade_dispute"),
         "ornithopter": ("shadow_contest", "siege_of_arrakeen")}


def win(conflict: str, **seat: Any) -> Table:
    return uprising(phase="combat", conflict=conflict, round=3, conflict_deck=["skirmish_desert_mouse"],
                    A={**IDLE, "conflict": 3, **seat}, B=IDLE, C=IDLE)


# ------------------------------------------------------------------ objectives


@rule("UPM-SETUP-07", "UPM-DIFFERENCES-03")
@pytest.mark.parametrize(("players", "icons"), [
    (3, ["crysknife", "desert_mouse", "ornithopter"]), (4, ["crysknife", "crysknife", "desert_mouse", "desert_mouse"])])
def test_one_objective_each_and_the_marked_one_begins(players: int, icons: list[str]) -> None:
    firsts = set()
    for seed in range(12):
        t = landsraad.new("uprising", players=players, seed=seed)
        dealt = {seat: t.get(f"{seat}.objective") for seat in "ABCD"[:players]}
        assert sorted(name.removeprefix("objective_").removesuffix("_first_player").removesuffix("_1_3p")
                      .removesuffix("_4_6p") for name in dealt.values()) == icons
        assert dealt[t.get("first")] == "objective_desert_mouse_first_player"
        firsts.add(t.get("first"))
    assert len(firsts) == players


# ------------------------------------------------------------------ pairs


@pytest.mark.parametrize("icon", PAIRS)
@rule("UPM-BATTLE-ICONS-01", "UPM-BATTLE-ICONS-02", "UPM-COMBAT-06", "UPM-DIFFERENCES-05")
def test_a_pair_is_turned_down_for_a_point(icon: str) -> None:
    card, held = PAIRS[icon]
    t = win(card, won=[held])
    assert (t.get("A.vp"), t.get("A.won"), sorted(t.get("A.matched"))) == (1, [], sorted([card, held]))
    assert [(e["seat"], e["icon"]) for e in kinds(t, "paired")] == [("A", icon)]


@pytest.mark.parametrize("icon", PAIRS)
@rule("UPM-BATTLE-ICONS-02", "UPM-BATTLE-ICONS-04")
def test_an_objective_makes_a_pair_too(icon: str) -> None:
    card = PAIRS[icon][0]
    t = win(card, objective=icon)
    assert (t.get("A.vp"), t.get("A.won"), t.get("A.matched"), t.get("A.objective_matched")) == (1, [], [card], 1)
    t = win(card, objective=icon, objective_matched=1)
    assert (t.get("A.vp"), t.get("A.won"), t.get("A.matched")) == (0, [card], [])


@pytest.mark.parametrize("icon", PAIRS)
@rule("UPM-BATTLE-ICONS-02")
def test_no_pair_of_different_icons_or_with_a_card_face_down(icon: str) -> None:
    card, held = PAIRS[icon]
    others = [PAIRS[other][1] for other in PAIRS if other != icon]
    t = win(card, won=others)
    assert t.get("A.vp") == 0 and sorted(t.get("A.won")) == sorted([card, *others])
    assert win(card, matched=[held]).get("A.vp") == 0


@rule("UPM-SANDWORMS-06")
def test_a_worm_does_not_double_the_pair() -> None:
    t = win("shadow_contest", won=["siege_of_arrakeen"], sandworms=1)
    assert t.get("A.influence.bene_gesserit") == 2 and t.get("A.vp") == 2  # the second step's point, and the pair's


@rule("UPM-BATTLE-ICONS-03")
def test_the_wild_icon_pairs_with_nothing_in_combat() -> None:
    t = play(win("propaganda", won=["skirmish_crysknife"], objective="desert_mouse"), "influence emperor",
             "influence fremen")
    assert t.get("A.vp") == 0 and sorted(t.get("A.won")) == ["propaganda", "skirmish_crysknife"]
    assert win("choam_security", won=["propaganda"]).get("A.vp") == 0


def test_the_losers_icons_stay_as_they_are() -> None:
    t = uprising(phase="combat", conflict="choam_security", round=3, conflict_deck=["skirmish_desert_mouse"],
                 A={**IDLE, "conflict": 1}, B={**IDLE, "conflict": 3}, C=IDLE)
    assert (t.get("A.won"), t.get("B.won")) == ([], ["choam_security"])
    t = uprising(phase="combat", conflict="choam_security", round=3, conflict_deck=["skirmish_desert_mouse"],
                 A={**IDLE, "conflict": 1, "objective": "crysknife"}, B={**IDLE, "conflict": 3}, C=IDLE)
    assert (t.get("A.vp"), t.get("A.objective_matched")) == (0, 0)


# ------------------------------------------------------------------ the end


def end(**seat: Any) -> Table:
    return uprising(phase="endgame", round=9, A={**IDLE, **seat}, B=IDLE, C=IDLE)


@rule("UPM-BATTLE-ICONS-03", "UPM-ENDGAME-01")
def test_at_the_end_the_wild_icon_goes_with_any_one_other() -> None:
    t = end(won=["propaganda", "skirmish_crysknife", "shadow_contest"], objective="desert_mouse")
    assert texts(t) == ["match skirmish_crysknife", "match shadow_contest", "match_objective", "pass"]
    kept = play(t.clone(), "pass")
    assert (kept.get("A.vp"), kept.over) == (0, True)
    objective = play(t.clone(), "match_objective")
    assert (objective.get("A.vp"), objective.get("A.objective_matched"), objective.get("A.matched")) == (
        1, 1, ["propaganda"])
    play(t, "match shadow_contest")
    assert (t.get("A.vp"), t.get("A.won"), t.over) == (1, ["skirmish_crysknife"], True)
    assert sorted(t.get("A.matched")) == ["propaganda", "shadow_contest"]


@rule("UPM-BATTLE-ICONS-03")
def test_the_wild_icon_alone_is_worth_nothing() -> None:
    t = end(won=["propaganda"])
    assert (t.over, t.get("A.vp")) == (True, 0)
    t = end(won=["skirmish_crysknife"], objective="desert_mouse")
    assert (t.over, t.get("A.vp")) == (True, 0)
    t = end(won=["propaganda"], objective="crysknife", objective_matched=1)
    assert (t.over, t.get("A.vp")) == (True, 0)


@rule("UPM-BATTLE-ICONS-03", "UPM-ENDGAME-01")
def test_a_match_or_a_card_for_the_same_icon() -> None:
    """The crysknife card may use the icon or the wild one, and the wild one another: two points in the right order."""
    t = end(won=["propaganda", "skirmish_crysknife", "shadow_contest"], intrigue=["crysknife"])
    play(t, "match shadow_contest", "play crysknife")
    assert t.get("A.vp") == 2 and t.get("A.won") == []
    t = end(won=["propaganda", "skirmish_crysknife"], intrigue=["crysknife"])
    play(t, "match skirmish_crysknife")
    assert (t.get("A.vp"), t.over, t.get("A.intrigue")) == (1, True, ["crysknife"])
