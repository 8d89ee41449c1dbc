"""When plot cards are played: at the start of a turn, at the deployment, in the reveal turn."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import play, table, texts
from support.rules import rule


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]


def holding(*cards: str, row: tuple[str, ...] = ("worm_riders",) * 5, **seat: Any) -> Table:
    return table(A={"hand": ["dagger"], "intrigue": list(cards), **seat}, B={"intrigue": []}, C={"intrigue": []},
                 row=list(row))


# ------------------------------------------------------------------ Bindu Suspension


@rule("IMP-CARD-04", "IMP-CARD-05")
def test_bindu_suspension_draws_and_may_give_the_turn_away() -> None:
    t = play(holding("bindu_suspension", deck=["scout"] * 2), "play bindu_suspension")
    assert texts(t) == ["pass", "skip"] and t.get("A.hand") == ["dagger", "scout"]
    passed = play(t.clone(), "pass")
    assert passed.actor == "B" and of(passed, "hand", "agents", "revealed") == [["dagger", "scout"], 2, 0]
    stayed = play(t, "skip")
    assert stayed.actor == "A" and {"reveal", "agent scout carthag"} <= set(texts(stayed))


@rule("IMP-CARD-05", "IMP-ROUND-08")
def test_bindu_suspension_passed_is_no_reveal_turn() -> None:
    t = table(A={"hand": ["dagger"], "deck": ["scout"], "intrigue": ["bindu_suspension"]}, B={"hand": []},
              C={"hand": []})
    play(t, "play bindu_suspension", "pass")  # B and C can only reveal, and do
    assert t.actor == "A" and "agent dagger hall_of_oratory" in texts(t)


@rule("IMP-CARD-04")
def test_bindu_suspension_only_before_anything_else() -> None:
    t = holding("bindu_suspension", "windfall", "water_peddlers_union")
    assert "play bindu_suspension" in texts(t)
    for first in ("play windfall", "agent dagger hall_of_oratory", "reveal"):
        assert "play bindu_suspension" not in texts(play(t.clone(), first))


def test_bindu_suspension_can_be_followed_by_a_reveal_turn_with_the_drawn_card() -> None:
    t = play(holding("bindu_suspension", "windfall", deck=["stilgar"]), "play bindu_suspension", "skip", "reveal")
    assert of(t, "persuasion", "swords") == [2, 4]


# ------------------------------------------------------------------ recruits and the deployment


@pytest.mark.parametrize("after", [False, True])
def test_reinforcements_before_or_after_the_deployment_may_all_be_deployed(after: bool) -> None:
    """Recruited this turn, whatever by: the limit is 1 of Carthag, 3 hired and 2 of the garrison."""
    t = table(A={"hand": ["scout"], "intrigue": ["reinforcements"], "solari": 3, "garrison": 4},
              intrigue_deck=["ambush"])
    play(t, "agent scout carthag")
    if after:
        play(t, "deploy 3", "play reinforcements")
        assert texts(t) == [f"deploy {n}" for n in range(4)]
        play(t, "deploy 3")
    else:
        play(t, "play reinforcements")
        assert texts(t) == [f"deploy {n}" for n in range(7)]
        play(t, "deploy 6")
    assert of(t, "conflict", "garrison") == [6, 2] and t.actor == "B"


def test_reinforcements_before_the_agent_is_sent_count_too() -> None:
    t = table(A={"hand": ["scout"], "intrigue": ["reinforcements"], "solari": 3, "garrison": 4},
              intrigue_deck=["ambush"])
    play(t, "play reinforcements", "agent scout carthag")
    assert texts(t)[-1] == "deploy 6"


@rule("IMP-DEPLOY-07")
def test_reinforcements_stay_at_home_without_a_combat_space() -> None:
    t = play(holding("reinforcements", solari=3), "agent dagger hall_of_oratory", "play reinforcements")
    assert t.actor == "B" and of(t, "garrison", "conflict") == [7, 0]


def test_reinforcements_in_the_reveal_turn_may_go_straight_to_the_conflict() -> None:
    t = play(holding("reinforcements", solari=3, garrison=5), "reveal", "play reinforcements")
    assert texts(t) == [f"deploy {n}" for n in range(4)]
    t = play(t, "deploy 3")
    assert of(t, "conflict", "garrison") == [3, 5]


@rule("IMP-DEPLOY-05")
def test_favored_subject_recruits_at_step_4_and_these_may_be_deployed() -> None:
    t = table(A={"hand": ["scout"], "intrigue": ["favored_subject"], "influence": {"emperor": 3}, "garrison": 3},
              intrigue_deck=["ambush"])
    play(t, "agent scout carthag", "deploy 3", "play favored_subject")
    assert t.get("A.garrison") == 3 and texts(t) == ["deploy 0", "deploy 1", "deploy 2"]


def test_a_declined_deployment_is_not_asked_again() -> None:
    t = table(A={"hand": ["scout"], "intrigue": ["windfall", "water_peddlers_union"]}, intrigue_deck=["ambush"])
    play(t, "agent scout carthag", "deploy 0", "play windfall")
    assert texts(t) == ["play water_peddlers_union", "end"]


def test_rapid_mobilization_at_a_combat_space_adds_to_the_two_of_the_garrison() -> None:
    t = table(A={"hand": ["scout"], "intrigue": ["rapid_mobilization"], "garrison": 6}, intrigue_deck=["ambush"])
    play(t, "agent scout carthag", "deploy 3", "play rapid_mobilization", "deploy 4")
    assert of(t, "conflict", "garrison") == [7, 0]


def test_water_peddlers_union_pays_for_a_space_when_played_first() -> None:
    t = table(A={"hand": ["scout"], "intrigue": ["water_peddlers_union"], "water": 1})
    assert "agent scout research_station" not in texts(t)
    assert "agent scout research_station" in texts(play(t, "play water_peddlers_union"))


@rule("IMP-AGENT-11", "IMP-INTRIGUE-06")
def test_know_their_ways_between_sending_and_the_boxes_cannot_pay_the_requirement_of_the_space() -> None:
    t = table(A={"hand": ["scout"], "intrigue": ["know_their_ways"], "influence": {"fremen": 1}})
    assert "agent scout sietch_tabr" not in texts(t)
    assert "agent scout sietch_tabr" in texts(play(t, "play know_their_ways"))


def test_guild_authorization_between_the_boxes_opens_smugglers_thopter() -> None:
    t = table(A={"hand": ["smugglers_thopter"], "deck": ["scout", "dagger"], "intrigue": ["guild_authorization"],
                 "influence": {"spacing_guild": 1}})
    play(t, "agent smugglers_thopter secure_contract", "play guild_authorization")
    assert t.get("A.hand") == ["dagger", "scout"]


# ------------------------------------------------------------------ for the reveal turn


@rule("IMP-INTRIGUE-10")
@pytest.mark.parametrize(("card", "persuasion"), [("charisma", 2), ("recruitment_mission", 1)])
def test_a_card_for_the_reveal_turn_waits_face_up(card: str, persuasion: int) -> None:
    t = table(A={"hand": ["dagger", "scout"], "intrigue": [card, "windfall"]}, B={"hand": []}, C={"hand": []})
    play(t, f"play {card}")
    assert of(t, "plots", "persuasion") == [[card], 0] and t.get("intrigue_discard") == []
    play(t, "agent dagger hall_of_oratory", "end", "reveal")
    assert of(t, "persuasion", "plots") == [persuasion + 1 + 1, [card]]  # with the Scout and the Hall
    play(t, "end")
    assert of(t, "plots", "charisma", "mission") == [[], 0, 0] and t.get("intrigue_discard") == [card]


@pytest.mark.parametrize(("card", "persuasion"), [("charisma", 2), ("recruitment_mission", 1)])
def test_a_card_for_the_reveal_turn_played_in_it(card: str, persuasion: int) -> None:
    t = play(holding(card, "windfall"), "reveal", f"play {card}")
    assert t.get("A.persuasion") == persuasion
    play(t, "end")
    assert card in t.get("intrigue_discard") and of(t, "persuasion", "mission", "charisma") == [0, 0, 0]


@rule("IMP-CARD-23")
def test_recruitment_mission_asks_for_each_card() -> None:
    t = holding("recruitment_mission", "windfall", row=("scout", "dr_yueh", "opulence", "opulence", "opulence"),
                persuasion=3, deck=["diplomacy"], discard=[])
    play(t, "play recruitment_mission", "reveal", "buy scout")
    assert texts(t) == ["put discard", "put deck"]
    play(t, "put deck", "buy dr_yueh", "put discard", "buy arrakis_liaison", "put deck")
    assert of(t, "deck", "discard") == [["arrakis_liaison", "scout", "diplomacy"], ["dr_yueh"]]


@rule("IMP-CARD-23", "IMP-BUY-13")
def test_recruitment_mission_does_not_touch_the_acquire_box() -> None:
    t = holding("recruitment_mission", row=("lady_jessica",) + ("opulence",) * 4, persuasion=7, deck=[])
    play(t, "reveal", "play recruitment_mission", "buy lady_jessica", "put deck", "influence fremen")
    assert of(t, "deck", "influence.fremen") == [["lady_jessica"], 1]


def test_recruitment_mission_only_for_cards_acquired_in_the_reveal_turn() -> None:
    row = ("scout",) + ("opulence",) * 4
    t = play(holding("recruitment_mission", "bypass_protocol", row=row, discard=[]), "play recruitment_mission",
             "play bypass_protocol", "acquire scout")
    assert t.get("A.discard") == ["scout"]
    t = play(holding("recruitment_mission", "bypass_protocol", row=row, deck=[]), "play recruitment_mission", "reveal",
             "play bypass_protocol", "acquire scout", "put deck")
    assert t.get("A.deck") == ["scout"]


def test_recruitment_mission_then_refocus_draws_what_was_just_bought() -> None:
    t = holding("recruitment_mission", "poison_snooper", row=("stilgar",) + ("opulence",) * 4, persuasion=5, deck=[])
    play(t, "reveal", "play recruitment_mission", "buy stilgar", "put deck", "play poison_snooper", "draw")
    assert of(t, "persuasion", "swords") == [1 + 2, 1 + 3]


# ------------------------------------------------------------------ drawing in the reveal turn


@pytest.mark.parametrize(("card", "moves", "seat"), [
    ("poison_snooper", ("draw",), {}), ("refocus", (), {"discard": []}), ("water_of_life", (), {"spice": 1}),
])
@rule("IMP-CARD-38", "IMP-REVEAL-07")
def test_a_card_drawn_in_the_reveal_turn_is_revealed_at_once(card: str, moves: tuple[str, ...],
                                                             seat: dict[str, Any]) -> None:
    t = holding(card, "windfall", deck=["stilgar"], **{"discard": [], **seat})
    play(t, "reveal", f"play {card}", *moves)
    assert of(t, "hand", "in_play", "persuasion", "swords") == [[], ["dagger", "stilgar"], 2, 4]


def test_poison_snooper_may_trash_in_the_reveal_turn() -> None:
    t = play(holding("poison_snooper", "windfall", deck=["dagger"]), "reveal", "play poison_snooper", "trash_top")
    assert of(t, "swords", "in_play") == [1, ["dagger"]] and t.get("trashed") == ["dagger"]


def test_refocus_in_the_reveal_turn_does_not_shuffle_the_cards_in_play() -> None:
    t = play(holding("refocus", "windfall", deck=[], discard=["scout"]), "reveal", "play refocus")
    assert of(t, "in_play", "deck", "discard") == [["dagger", "scout"], [], []]


# ------------------------------------------------------------------ the intrigue deck


@rule("IMP-INTRIGUE-03", "IMP-INTRIGUE-11")
def test_secret_of_the_sisterhood_cannot_be_drawn_by_its_own_effect() -> None:
    """Step 4 draws an intrigue card; the deck is empty; the card being played is not yet in the discard pile."""
    t = table(A={"hand": ["dagger"], "intrigue": ["secret_of_the_sisterhood"], "influence": {"bene_gesserit": 3}},
              intrigue_deck=[], intrigue_discard=["ambush"])
    play(t, "play secret_of_the_sisterhood")
    assert t.get("A.intrigue") == ["ambush"] and t.get("intrigue_discard") == ["secret_of_the_sisterhood"]


@rule("IMP-INTRIGUE-11")
def test_the_intrigue_discard_pile_becomes_the_deck() -> None:
    t = table(A={"hand": ["piter_de_vries"], "intrigue": [], "garrison": 0}, intrigue_deck=[],
              intrigue_discard=["ambush", "ambush"])
    play(t, "agent piter_de_vries hall_of_oratory")
    assert t.get("A.intrigue") == ["ambush"] and t.get("intrigue_discard") == []


@rule("IMP-INTRIGUE-06", "IMP-INTRIGUE-07", "IMP-INTRIGUE-08", "IMP-INTRIGUE-05")
def test_combat_and_endgame_cards_cannot_be_played_in_a_turn() -> None:
    held = ("ambush", "private_army", "staged_incident", "tiebreaker", "to_the_victor", "corner_the_market", "windfall")
    t = holding(*held, spice=9, conflict=4, garrison=3)
    for before in ([], ["agent dagger hall_of_oratory"], ["reveal"]):
        offered = {move for move in texts(play(t.clone(), *before)) if move.startswith("play")}
        assert offered == {"play windfall"}


@rule("IMP-INTRIGUE-06")
def test_plots_are_for_ones_own_turn() -> None:
    t = table(A={"hand": ["dagger"], "intrigue": []}, B={"hand": ["dagger"], "intrigue": ["windfall"]})
    assert not any(move.startswith("play") for move in texts(t))
