"""Battle, losses and garrisons in the solo game (WFA-SOLO-23, 64 to 73, 78)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.arrakis.legions.casualties import push_casualties
from landsraad.games.arrakis.legions.deployment_tokens import reveal_tokens
from landsraad.games.arrakis.state.cells import AREA, HARKONNEN
from landsraad.kernel.engine import advance
from landsraad.kernel.table import Table
from support.arrakis.harkonnen_board import legion
from support.arrakis.solo_board import all_of, alone, asked, mahdi, rule_of, told, why
from support.dune.table import play, texts
from support.rules import rule

CARDS = ["sandmasters", "shigawire", "evidence_of_rebellion", "troop_carriers"]


def hk(**figures: Any) -> dict[str, Any]:
    return {"harkonnen": figures}


def attack(*dice: str, mine: dict[str, Any], theirs: dict[str, Any], **given: Any) -> Table:
    """Far from any sietch, the Harkonnen in ne_central_4 attack ne_central_7."""
    return mahdi("strategy", *dice, areas={"ne_central_4": hk(**mine), "ne_central_7": {"atreides": theirs}}, **given)


def defend(*dice: str, mine: dict[str, Any], theirs: dict[str, Any], **given: Any) -> Table:
    """Far from any sietch, the Atreides attack."""
    t = alone({"ne_central_4": hk(**mine), "ne_central_7": {"atreides": theirs}}, A={"dice": {"strategy": 1}},
              chance=list(dice), **given)
    return play(t, "action strategy", "attack ne_central_7 ne_central_4")


# ------------------------------------------------------------------ reinforcements


@rule("WFA-SOLO-64")
def test_reinforcements_make_six_dice_in_every_battle_round() -> None:
    """Four units and two cards; the second round uses the rest."""
    t = attack(*["shield"] * 6, "shield", mine={"regular": 4}, theirs={"regular": 1}, B={"reinforcements": CARDS})
    assert texts(t) == ["retreat", "stand"]
    assert all_of(t, "mahdi_reinforces") == [("sandmasters",), ("shigawire",)]
    assert t.get("B.reinforcements") == ["evidence_of_rebellion", "troop_carriers"]
    assert t.get("B.last_discard") == "corrino_allies" and t.get("B.house_discard") == ["sandmasters"]
    play(t, "stand")
    assert len(all_of(t, "mahdi_reinforces")) == 4 and rule_of(t, "mahdi_reinforces") == "WFA-SOLO-64"


@rule("WFA-SOLO-64")
def test_in_defence_too() -> None:
    t = defend(*["shield"] * 11, mine={"regular": 3}, theirs={"regular": 5}, B={"reinforcements": CARDS})
    assert len(all_of(t, "mahdi_reinforces")) == 3 and t.get("B.reinforcements") == ["troop_carriers"]


@rule("WFA-SOLO-78", "WFA-SOLO-64")
def test_none_under_the_ban_of_the_landsraad() -> None:
    t = attack(*["shield"] * 5, mine={"regular": 4}, theirs={"regular": 1}, B={"reinforcements": CARDS},
               bans=["landsraad"])
    assert not told(t, "mahdi_reinforces") and t.get("B.reinforcements") == CARDS


# ------------------------------------------------------------------ casualties


def lose(hits: int, **figures: Any) -> Table:
    """That many hits on a legion in Arrakeen."""
    t = alone({"arrakeen": hk(**figures)})
    t.state.listen()
    push_casualties(t.state, HARKONNEN, AREA.find("arrakeen"), hits)
    advance(t.state)
    return t


def lines(t: Table) -> list[str]:
    log = [event.to_json(t.game.plan, -1, 0) for event in t.state.log or []]
    return [event["because"] for event in log if event["kind"] == "mahdi_loses"]


@rule("WFA-SOLO-65")
def test_leaders_until_one_is_left_bashars_first() -> None:
    t = lose(2, regular=3, elite=1, leaders=["baron", "bashar", "bashar"])
    assert legion(t, "arrakeen") == {"regular": 3, "elite": 1, "leaders": ["baron_harkonnen"]}
    assert lines(t) == ["leaders", "leaders"]


@rule("WFA-SOLO-65", "WFA-SOLO-01")
def test_which_of_two_named_leaders_is_the_players_choice() -> None:
    t = lose(1, regular=3, leaders=["baron", "rabban"])
    assert asked(t) == ["lose baron_harkonnen", "lose beast_rabban"]


@rule("WFA-SOLO-65")
def test_then_elites_then_sardaukar_then_regulars() -> None:
    t = lose(3, regular=1, elite=2, sardaukar=1, leaders=["baron"])
    assert legion(t, "arrakeen") == {"regular": 4, "leaders": ["baron_harkonnen"]}
    assert lines(t) == ["elites", "elites", "sardaukar"]
    t = lose(5, regular=1, elite=2, sardaukar=1, leaders=["baron"])
    assert legion(t, "arrakeen") == {"regular": 2, "leaders": ["baron_harkonnen"]}


@rule("WFA-SOLO-65")
def test_the_leader_before_the_last_regulars() -> None:
    """Three hits on two regulars and a leader destroy all; two take the leader and a regular."""
    t = lose(2, regular=2, leaders=["baron"])
    assert legion(t, "arrakeen") == {"regular": 1} and lines(t) == ["last_leader", "regulars"]
    t = lose(1, regular=2, leaders=["baron"])
    assert legion(t, "arrakeen") == {"regular": 1, "leaders": ["baron_harkonnen"]} and lines(t) == ["regulars"]
    assert legion(lose(3, regular=2, leaders=["baron"]), "arrakeen") == {}


@rule("WFA-SOLO-23")
def test_storms_take_by_the_same_list() -> None:
    t = alone({"se_outer_2": hk(regular=2, elite=2, bashar=1)}, phase="hazards", chance=["sand", "hit", "hit"])
    assert legion(t, "se_outer_2") == {"regular": 4, "officers": 1}
    assert [line for _, line in all_of(t, "mahdi_loses")] == ["elites", "elites"]


# ------------------------------------------------------------------ the end of a battle


@rule("WFA-SOLO-66")
def test_they_never_retreat() -> None:
    t = defend(*["shield"] * 12, mine={"regular": 3}, theirs={"regular": 3})
    play(t, "continue")
    assert t.get("battle_round") == 2 and not told(t, "legion_retreated") and texts(t) == ["continue", "cease"]


@rule("WFA-SOLO-67")
def test_they_give_up_at_half_the_strength() -> None:
    """Three of four units are lost: 2 figures against 6. With two left it is 4 against 6, and they continue."""
    t = attack(*["shield"] * 2, "hit", "special", "hit", "hit", "hit", mine={"regular": 4}, theirs={"regular": 3})
    assert told(t, "hits_taken") and not told(t, "mahdi_ceases")
    t = attack("special", "special", "special", "special", "hit", "hit", "hit", mine={"regular": 4},
               theirs={"regular": 3})
    assert why(t, "mahdi_ceases") == (2, 6) and rule_of(t, "mahdi_ceases") == "WFA-SOLO-67"
    assert legion(t, "ne_central_4") == {"regular": 1}


@rule("WFA-SOLO-67")
def test_it_is_counted_by_single_figures() -> None:
    """Two Fedaykin are two points and 8 figures; they cancel two of the shields."""
    t = attack("shield", "shield", "special", "hit", "shield", mine={"regular": 3}, theirs={"fedaykin": 2})
    assert all_of(t, "mahdi_ceases") == [(4, 8)]


@rule("WFA-SOLO-67")
def test_even_before_the_first_round_if_the_tokens_are_stronger_than_they_looked() -> None:
    """A unit and two bashars are three points and 4 figures, the token two points; it has 8 figures."""
    t = mahdi("strategy", *["shield"] * 3, areas={"ne_central_4": hk(regular=1, bashar=2), "ne_central_7": {
        "atreides": {"tokens": ["elite_fedaykin"], "naib": 0}}}, guards=1)
    assert why(t, "attacked")[:2] == ("ne_central_4", "ne_central_7") and not told(t, "mahdi_ceases")  # 4 against 7
    t = mahdi("strategy", areas={"ne_central_4": hk(regular=1, bashar=2), "ne_central_7": {
        "atreides": {"tokens": ["elite_fedaykin"], "naib": 1}}}, guards=1)
    assert why(t, "mahdi_ceases") == (4, 8) and not told(t, "battle_round")


@rule("WFA-SOLO-69")
def test_no_hit_for_going_on_against_a_sietch() -> None:
    t = mahdi("strategy", *["shield"] * 8, areas={
        "pasty_mesa": hk(regular=4), "tasmin_sink": {"sietch": 1, "atreides": {"regular": 2}}})
    assert told(t, "mahdi_no_siege_cost") and not told(t, "siege_cost")
    assert legion(t, "pasty_mesa") == {"regular": 4} and texts(t) == ["retreat", "stand"]


@rule("WFA-SOLO-68")
def test_the_player_says_where_to_retreat_empty_areas_first() -> None:
    """`false_wall_east` has a testing station: it is free, but not empty."""
    t = attack(*["shield"] * 5, mine={"regular": 4}, theirs={"regular": 1})
    play(t, "retreat")
    assert t.state.seat == 0 and texts(t) == [f"retreat_to {name}" for name in (
        "ne_central_5", "ne_central_8", "se_central_2")]
    full = {name: {"atreides": {"regular": 1}} for name in ("ne_central_5", "ne_central_8", "se_central_2")}
    t = mahdi("strategy", *["shield"] * 6, areas={
        "ne_central_4": hk(regular=4), "ne_central_7": {"atreides": {"regular": 2}}, **full})
    play(t, "retreat")
    assert set(texts(t)) == {f"retreat_to {name}" for name in (*full, "false_wall_east")}


@rule("WFA-SOLO-66", "WFA-HAZARD-12")
def test_but_a_sandworm_drives_them_off() -> None:
    """The Atreides choose where to (WFA-OPEN-22)."""
    t = alone({"se_outer_2": hk(regular=2)}, phase="hazards", chance=["sandworm"])
    assert texts(t)[0].startswith("retreat_to") and t.state.seat == 0


@rule("WFA-SOLO-66")
def test_a_won_battle_is_followed_up_by_all_of_the_legion() -> None:
    """Even with the rulings that would let a player stay."""
    for rulings in ("rulebook", "faq"):
        t = attack("hit", "hit", "hit", "hit", "shield", mine={"regular": 4, "bashar": 1}, theirs={"regular": 1},
                   rulings=rulings)
        assert legion(t, "ne_central_7") == {"regular": 4, "officers": 1}


# ------------------------------------------------------------------ garrisons


@rule("WFA-SOLO-72")
def test_tokens_are_turned_up_when_they_are_attacked_and_shuffled_back() -> None:
    t = alone({"arrakeen": hk(tokens=2), "rimwall_west": {"atreides": {"regular": 6}}}, A={"dice": {"strategy": 1}},
              chance=["shield"] * 12)
    before = t.get("black_faces"), t.get("silver_faces")
    play(t, "action strategy", "attack rimwall_west arrakeen")
    shown = all_of(t, "garrison_shown")
    assert [area for _, area in shown] == ["arrakeen"] * 2 and rule_of(t, "garrison_shown") == "WFA-SOLO-72"
    assert {token.split("_")[0] for token, _ in shown} == {"black", "silver"}
    assert all(area is None for area in [*t.get("black_tokens").values(), *t.get("silver_tokens").values()])
    assert sorted(before[0].values()) == sorted(t.get("black_faces").values())


@rule("WFA-SOLO-72")
def test_what_is_too_much_then_goes_the_weakest_first() -> None:
    t = alone({"arrakeen": hk(elite=3, sardaukar=2, tokens={"black": 1})})
    reveal_tokens(t.state, AREA.find("arrakeen"))
    here = legion(t, "arrakeen")
    assert sum(here.get(tier, 0) for tier in ("regular", "elite", "special")) == 6
    assert here.get("regular", 0) <= 1 and here["special"] >= 2


@rule("WFA-SOLO-72", "WFA-SOLO-71")
def test_a_token_is_a_unit_for_the_limit() -> None:
    with pytest.raises(Exception, match="at most 6 units"):
        alone({"arrakeen": hk(regular=5, tokens=2)})
    t = mahdi("deployment", areas={"arrakeen": hk(regular=2, tokens=2)}, ready={"aramsham": 0})
    assert legion(t, "arrakeen")["regular"] == 4 and legion(t, "arrakeen")["tokens"] == 2


@rule("WFA-SOLO-73", "WFA-SOLO-01")
def test_with_no_token_left_two_on_the_board_are_turned_up() -> None:
    """One of each colour, chosen by the player."""
    full = {name: hk(tokens=2) for name in ("arrakeen", "carthag", "arsunt", "hagga_basin", "north_pole")}
    t = mahdi("strategy", areas={**full, "ne_central_9": hk(tokens=2), "imperial_basin": hk(regular=6),
                                 "gara_kulon": {"atreides": {"regular": 4}}})
    assert asked(t) == [f"at {name}" for name in ("arrakeen", "carthag", "ne_central_9", "arsunt", "hagga_basin",
                                                  "north_pole")]
    play(t, "at carthag")
    assert [area for _, area in all_of(t, "garrison_shown")] == ["carthag"] and legion(t, "carthag")["tokens"] == 1
    play(t, "at arrakeen")
    assert [area for _, area in all_of(t, "garrison_shown")] == ["carthag", "arrakeen"]
    assert legion(t, "imperial_basin") == {"tokens": 2} and rule_of(t, "garrison_recalled") == "WFA-SOLO-73"

