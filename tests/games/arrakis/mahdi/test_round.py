"""A round of the solo game: set-up, tactics cards, dice, reveals, and its end.

(WFA-SOLO-01 to 10, 19 to 22, 29 to 32, 70, 74 to 77, 81)
"""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.games.arrakis.pieces.named_leaders import enter_play, gain_bene_gesserit
from landsraad.games.arrakis.solo_pieces.decks import next_deck, take_card
from landsraad.games.arrakis.solo_pieces.round_start import begin_round
from landsraad.games.arrakis.solo_pieces.tactics_cards import REGION_OF, REGION_SECTORS
from landsraad.games.arrakis.state import cells as c
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import advance
from landsraad.kernel.errors import BadInput
from support.arrakis.harkonnen_board import legion
from support.arrakis.solo_board import all_of, alone, asked, is_over, mahdi, rule_of, told, why
from support.arrakis.table import here
from support.dune.table import play, texts
from support.rules import rule


def hk(**figures: Any) -> dict[str, Any]:
    return {"harkonnen": figures}


# ------------------------------------------------------------------ set-up and start


@rule("WFA-SOLO-01", "WFA-SOLO-04")
def test_one_player_has_the_atreides_and_the_rules_the_harkonnen() -> None:
    t = landsraad.new("arrakis", players=1, seed=3)
    assert (t.get("A.side"), t.get("A.role"), t.get("B.side"), t.get("B.role")) == (
        "atreides", "player", "harkonnen", "automa")
    assert (t.get("A.decided_by"), t.get("B.decided_by"), t.get("automatic")) == ("A", "A", "harkonnen")
    assert t.actor == "A" and t.get("B.hand") == []
    assert t.get("settlements.arrakeen") == 1 and here(t, "arrakeen.harkonnen") >= 2  # as in the two-player game


@rule("WFA-SOLO-01")
def test_who_plays_alone_cannot_have_the_harkonnen() -> None:
    with pytest.raises(BadInput, match="against the harkonnen run by the rules the seats are atreides, harkonnen"):
        landsraad.new("arrakis", players=1, seats=["harkonnen", "atreides"])


@rule("WFA-SOLO-03")
def test_a_tactics_card_names_a_sietch_and_its_region() -> None:
    regions = {c.TACTICS.names[i]: c.REGION.names[REGION_OF[i]] for i in range(8)}
    assert regions == {"gara_kulon": "ne_outer", "sihaya_ridge": "ne_outer", "tasmin_sink": "se_outer",
                       "habbanya_ridge": "sw_outer", "bight_of_the_cliff": "nw_outer", "rock_outcroppings": "nw_outer",
                       "hobars_gap": "central", "windgap": "central"}
    central = [name for i, name in enumerate(c.SECTOR.names) if REGION_SECTORS[4] >> i & 1]
    assert central == ["ne_central", "se_central", "sw_central", "nw_central"]


@rule("WFA-SOLO-05")
def test_sietches_and_tokens_stay_face_down_for_all_but_the_player() -> None:
    t = landsraad.new("arrakis", players=1, seed=3)
    assert all(rank == 0 for rank in t.get("sietch_shown").values())
    assert "sietch_ranks" in t.view("A")["A"] and "sietch_ranks" not in t.view(None)["A"]
    assert here(t, "gara_kulon.atreides.tokens") == ["t1"]


@rule("WFA-SOLO-06", "WFA-SOLO-10")
def test_two_prescience_cards_and_a_card_of_each_deck_to_the_reinforcements() -> None:
    t = alone(phase="start")
    assert len(t.get("revealed")) == 2 and len(t.get("A.hand")) == 2 and not t.get("B.hand")
    assert all_of(t, "mahdi_reinforced") == [("corrino_allies",), ("house_harkonnen",)]
    t = landsraad.new("arrakis", players=1, seed=3)
    assert len(t.get("B.reinforcements")) == 2 and t.view("A")["B"]["reinforcements"] == 2


@rule("WFA-SOLO-04", "WFA-SOLO-07", "WFA-SOLO-08")
def test_the_two_tactics_cards() -> None:
    t = alone(phase="start", target=None, harvest=None, tactics_deck=["habbanya_ridge", "windgap"])
    assert why(t, "mahdi_harvest") == ("sw_outer",) and why(t, "mahdi_target") == ("windgap",)
    assert (t.get("harvest_card"), t.get("target_card"), len(t.get("tactics_deck"))) == (
        "habbanya_ridge", "windgap", 6)


@rule("WFA-SOLO-08")
def test_a_card_of_the_same_region_or_of_a_destroyed_sietch_is_dropped() -> None:
    t = alone({"sihaya_ridge": {"sietch": False}}, phase="start", target=None, harvest=None,
              tactics_deck=["hobars_gap", "windgap", "sihaya_ridge", "gara_kulon"])
    assert all_of(t, "mahdi_redraw") == [("windgap", "same_region"), ("sihaya_ridge", "destroyed")]
    assert why(t, "mahdi_target") == ("gara_kulon",) and t.get("tactics_discard") == ["sihaya_ridge", "windgap"]


@rule("WFA-SOLO-08")
def test_with_no_right_card_left_the_region_of_the_harvest_will_do() -> None:
    gone = {name: {"sietch": False} for name in c.SIETCH.names if name not in ("hobars_gap", "windgap")}
    t = alone(gone, phase="start", target=None, harvest=None, tactics_deck=["hobars_gap"])
    assert t.get("target_card") == "windgap"


@rule("WFA-SOLO-09")
def test_another_target_as_soon_as_it_is_destroyed() -> None:
    areas = {"pasty_mesa": hk(regular=6), "tasmin_sink": {"sietch": 1}}
    t = mahdi("strategy", areas=areas, target="tasmin_sink", harvest="habbanya_ridge",
              tactics_deck=["gara_kulon", "windgap"])
    assert why(t, "mahdi_target_lost") == ("tasmin_sink",) and why(t, "mahdi_target") == ("gara_kulon",)
    assert t.get("target_card") == "gara_kulon" and rule_of(t, "mahdi_target_lost") == "WFA-SOLO-09"
    t = mahdi("strategy", areas=areas, target="gara_kulon")
    assert t.get("target_card") == "gara_kulon" and not told(t, "mahdi_target_lost")


# ------------------------------------------------------------------ dice


@rule("WFA-SOLO-19", "WFA-SOLO-75")
def test_dice_are_not_rolled_before_the_turns() -> None:
    t = alone(phase="actions", spice_board={"choam": 3}, A={"bene_gesserit": 0})
    assert t.get("B.unrolled_dice") == 6 and t.get("B.used_dice") == 0  # two are locked
    assert all(n == 0 for n in t.get("B.dice").values())
    assert [event["seat"] for event in told(t, "rolled_action")] == ["A"] * 4


@rule("WFA-SOLO-19", "WFA-SOLO-21")
def test_after_each_turn_of_the_player_one_die() -> None:
    t = alone(A={"dice": {"mentat": 2}}, B={"unrolled_dice": 2}, chance=["deployment"])
    play(t, "action mentat", "done", "end")
    assert why(t, "mahdi_rolled") == ("deployment",)
    assert t.get("B.spent_on.deployment") == 1 and t.get("B.unrolled_dice") == 1
    assert is_over(t) and "end" not in texts(t)  # the turn of A


@rule("WFA-SOLO-75")
def test_desert_power_compares_with_the_dice_not_yet_rolled() -> None:
    t = alone(A={"dice": {"mentat": 1}}, B={"unrolled_dice": 2})
    assert "desert_power" in texts(t)
    t = alone(A={"dice": {"mentat": 1, "house": 1}}, B={"unrolled_dice": 2})
    assert "desert_power" not in texts(t)


@rule("WFA-SOLO-22")
def test_a_result_on_three_spent_dice_is_rolled_again() -> None:
    t = mahdi("strategy", "strategy", "house", areas={"carthag": hk(regular=2)}, harvest="tasmin_sink",
              B={"spent_on": {"strategy": 3}})
    assert all_of(t, "mahdi_rerolled") == [("strategy",), ("strategy",)] and why(t, "mahdi_rolled") == ("house",)
    assert t.get("B.spent_on") == {"leadership": 0, "strategy": 3, "deployment": 0, "mentat": 0, "house": 1}


@rule("WFA-SOLO-20")
def test_the_tank_advances_with_every_die() -> None:
    t = mahdi("deployment", B={"tank": [None, "baron", None, None, "rabban"]})
    assert t.get("B.tank") == {"1": None, "2": None, "3": "baron_harkonnen", "4": None, "5": None}
    assert t.get("leaders.beast_rabban") == "aside" and "leaders" not in legion(t, "carthag")


@rule("WFA-SOLO-81")
def test_truthtrance_names_the_result_of_the_next_die() -> None:
    t = alone(A={"dice": {"mentat": 2}, "hand": ["truthtrance"]}, B={
        "spent_on": {"strategy": 3, "house": 2, "deployment": 1}, "unrolled_dice": 2})
    play(t, "plan truthtrance")
    assert texts(t) == ["force leadership", "force deployment", "force mentat", "skip"]
    play(t, "force deployment")
    play(t, "choose 1") if "choose 1" in texts(t) else None  # to draw, if there is a card to play as well
    play(t, "draw house_atreides", "draw fremen_allies", "end")
    assert why(t, "mahdi_forced") == ("deployment",) and not told(t, "mahdi_rolled")
    assert t.get("B.spent_on.deployment") == 2 and t.get("B.must_use") is None


# ------------------------------------------------------------------ revealing


@rule("WFA-SOLO-76")
def test_nothing_is_turned_up_under_an_ornithopter() -> None:
    t = alone(guards=1, air={"az_1": "ornithopter"})
    watched = {here(t, f"{name}.atreides.tokens")[0] for name in ("gara_kulon", "sihaya_ridge")}
    offered = {move.split()[1] for move in texts(t) if move.startswith("reveal")}
    assert not watched & offered and len(offered) == 6
    with pytest.raises(BadInput, match=r"ornithopter|reveal-watched"):
        t.play(f"reveal {min(watched)}")


@rule("WFA-SOLO-77")
def test_every_token_turned_up_gives_them_a_card() -> None:
    t = alone(guards=1)
    play(t, "reveal t3")
    assert why(t, "mahdi_reveal_price") == ("house_harkonnen",) and len(t.get("B.reinforcements")) == 1
    t = alone(guards=1, bans=["spacing_guild"])
    play(t, "reveal t3")
    assert not told(t, "mahdi_reveal_price") and t.get("B.reinforcements") == []


@rule("WFA-SOLO-77")
def test_cards_for_several_tokens_of_a_turn_come_from_the_decks_in_turns() -> None:
    t = alone(guards=1)
    play(t, "reveal t3", "reveal t4", "reveal t5")
    decks = [event["deck"] for event in t.events() if event["kind"] == "mahdi_reveal_price"]
    assert decks == ["house_harkonnen", "corrino_allies", "house_harkonnen"]
    t = alone(guards=1, B={"house_discard": ["sandmasters"], "last_discard": "house_harkonnen"})
    play(t, "reveal t3", "reveal t4")
    decks = [event["deck"] for event in t.events() if event["kind"] == "mahdi_reveal_price"]
    assert decks == ["corrino_allies", "house_harkonnen"]
    t.state.seats[1][c.LAST_PRICE] = c.CORRINO
    begin_round(t.state)  # a new series starts by the discards again
    assert t.state.seats[1][c.LAST_PRICE] == NONE


@rule("WFA-SOLO-76", "WFA-SOLO-77")
def test_a_prescience_card_that_turns_up_a_sietch() -> None:
    areas = {"tasmin_sink": {"atreides": {"regular": 1, "leaders": ["paul"]}}}
    t = alone(areas, phase="end", revealed=["paul_the_mahdi"])
    play(t, "claim paul_the_mahdi")
    assert len(all_of(t, "mahdi_reveal_price")) == 1 and told(t, "sietch_shown")
    t = alone(areas, phase="end", revealed=["paul_the_mahdi"], air={"az_5": "ornithopter"})
    assert "claim paul_the_mahdi" not in texts(t)


@rule("WFA-SOLO-77")
def test_what_a_battle_turns_up_costs_nothing() -> None:
    t = mahdi("strategy", areas={"pasty_mesa": hk(regular=6), "tasmin_sink": {"atreides": {"tokens": 1}}})
    assert told(t, "token_shown") and not told(t, "mahdi_reveal_price")


# ------------------------------------------------------------------ cards, Bene Gesserit


@rule("WFA-SOLO-47", "WFA-SOLO-74")
def test_which_deck_comes_next_and_decks_made_anew() -> None:
    s = alone(B={"last_discard": None}).state
    assert next_deck(s) == c.HOUSE_HARKONNEN
    s = alone(B={"house_discard": ["sandmasters"], "last_discard": "house_harkonnen"}).state
    assert next_deck(s) == c.CORRINO
    s = alone(B={"allies_discard": ["shigawire"], "last_discard": "corrino_allies"}).state
    assert next_deck(s) == c.HOUSE_HARKONNEN
    t = alone(B={"house_discard": ["sandmasters"], "allies_discard": ["shigawire"],
                 "last_discard": "house_harkonnen"})
    c.HOUSE_DECK.clear(t.state.seats[1])
    assert c.PLANNING.names[take_card(t.state, c.HOUSE_HARKONNEN)] == "sandmasters"
    assert next_deck(t.state) == c.HOUSE_HARKONNEN  # the only discard is a Corrino card


@rule("WFA-SOLO-70")
def test_a_die_comes_back_instead_of_a_bene_gesserit_token() -> None:
    t = alone(spice_board={"choam": 2}, B={"unrolled_dice": 3})
    gain_bene_gesserit(t.state, c.HARKONNEN)
    advance(t.state)
    assert (t.get("locked_dice"), t.get("B.unrolled_dice"), t.get("B.bene_gesserit")) == (0, 4, 0)
    gain_bene_gesserit(t.state, c.HARKONNEN)
    advance(t.state)
    assert t.get("supremacy") == 1 and t.get("B.unrolled_dice") == 4


@rule("WFA-SOLO-70")
def test_mohiam_brings_a_die_too() -> None:
    t = alone(spice_board={"choam": 2}, leaders={"hawat": "gone"})
    enter_play(t.state, c.MOHIAM)
    advance(t.state)
    assert t.get("locked_dice") == 0 and t.get("leaders.gaius_helen_mohiam") == "aside"


# ------------------------------------------------------------------ the end of a round


@rule("WFA-SOLO-29", "WFA-SOLO-30", "WFA-SOLO-31", "WFA-SOLO-32")
def test_the_end_of_a_round() -> None:
    cards = ["sandmasters", "shigawire", "evidence_of_rebellion", "troop_carriers", "spotter_control", "hunter_seeker",
             "workhorse_of_arrakis", "sardaukar_pogrom"]
    t = alone({"arrakeen": hk(regular=1, leaders=["baron"])}, phase="end", revealed=[], supremacy=2,
              B={"reinforcements": cards})
    assert t.get("supremacy") == 3 and rule_of(t, "mahdi_time") == "WFA-SOLO-29"
    assert told(t, "mahdi_tactics_shuffled") and t.get("round") == 2
    assert t.get("B.reinforcements")[2:] == cards  # and two for the new round
    assert legion(t, "arrakeen")["leaders"] == ["baron_harkonnen"]
    assert not any(move.startswith("replace") for move in texts(t))
    assert t.get("harvest_card") and t.get("target_card")


@rule("WFA-SOLO-29")
def test_time_wins_the_war() -> None:
    t = alone(phase="end", revealed=[], supremacy=9)
    assert t.over and t.result()["winners"] == ["B"] and t.result()["ended"] == "supremacy"


@rule("WFA-SOLO-29")
def test_but_the_atreides_win_before_that() -> None:
    t = alone(phase="end", revealed=[], supremacy=9, prescience={
        "kwisatz_haderach": 9, "sand_dwellers": 9, "jihad": 9})
    assert t.over and t.result()["winners"] == ["A"]


def test_a_turn_is_asked_of_nobody_else() -> None:
    """A is asked what the rules leave open for B, and A's view says so."""
    t = mahdi("deployment", areas={"carthag": hk(regular=1), "hagga_basin": hk(regular=1)}, target="gara_kulon",
              ready={"aramsham": 0})
    assert asked(t) == ["at carthag", "at hagga_basin"]
    assert t.view("A")["legal"] and "legal" not in t.view("B")
