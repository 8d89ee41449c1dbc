"""The end of a round, step by step."""

from __future__ import annotations

import pytest

from support.arrakis.table import arrakis, here
from support.dune.table import kinds, play, texts
from support.rules import rule

MET = {"kwisatz_haderach": 6, "sand_dwellers": 9, "jihad": 5}
GOAL = {"A": {"objectives": ["objective_3"]}}


@rule("WFA-ROUND-05", "WFA-GOAL-02", "WFA-GOAL-03")
def test_the_objective_is_checked_after_the_claims() -> None:
    almost = {**MET, "sand_dwellers": 7}
    legions = {area: {"atreides": {"regular": 1}} for area in ("pasty_mesa", "se_outer_5", "sw_outer_8")}
    t = arrakis(phase="end", prescience=almost, revealed=["dew_gatherers"], areas=legions, **GOAL)
    assert not t.over
    play(t, "claim dew_gatherers")
    assert t.over and t.result()["winners"] == ["A"] and t.result()["reason"] == "objective"
    assert kinds(t, "victory")[0]["objective"] == "objective_3"


@rule("WFA-GOAL-02")
@pytest.mark.parametrize("missing", list(MET))
def test_all_three_markers_count(missing: str) -> None:
    t = arrakis(phase="end", prescience={**MET, missing: MET[missing] - 1}, revealed=[], **GOAL)
    assert not t.over
    assert arrakis(phase="end", prescience={**MET, missing: MET[missing] + 1}, revealed=[], **GOAL).over


@rule("WFA-GOAL-03")
def test_never_before_the_end_of_the_round() -> None:
    for phase in ("vehicles", "actions", "hazards", "harvest"):
        t = arrakis(phase=phase, prescience=MET, **GOAL)
        assert not t.over or t.get("phase") == "end"
    assert not arrakis(turn="A", prescience=MET, **GOAL).over


@rule("WFA-GOAL-02")
def test_either_of_two_objectives() -> None:
    t = arrakis(phase="end", prescience=MET, revealed=[], A={"objectives": ["objective_1", "objective_3"]})
    assert t.over


@rule("WFA-ROUND-06")
def test_the_air_is_empty() -> None:
    t = arrakis(phase="end", revealed=[], air={"az_1": "ornithopter", "az_5": "carryall"})
    assert set(t.get("air").values()) == {None} and t.get("round") == 2


@rule("WFA-ROUND-07")
def test_named_leaders_may_be_relieved_the_harkonnen_first() -> None:
    t = arrakis(phase="end", revealed=[], areas={
        "arrakeen": {"harkonnen": {"regular": 1, "leaders": ["baron", "rabban"]}},
        "gara_kulon": {"atreides": {"regular": 1, "leaders": ["paul"]}}})
    assert t.actor == "B" and texts(t) == ["replace baron_harkonnen", "replace beast_rabban", "done"]
    bashars = t.get("B.officers")
    play(t, "replace baron_harkonnen", "done")
    assert here(t, "arrakeen.harkonnen.leaders") == ["beast_rabban", "bashar"]
    assert t.get("B.officers") == bashars - 1 and t.get("leaders")["baron_harkonnen"] == "aside"
    assert t.actor == "A" and texts(t) == ["replace paul_atreides", "done"]


@rule("WFA-ROUND-07")
@pytest.mark.parametrize("rulings", ["rulebook", "faq"])
def test_without_anybody_to_relieve_them(rulings: str) -> None:
    t = arrakis(phase="end", revealed=[], options={"rulings": rulings}, B={"officers": 0}, areas={
        "arrakeen": {"harkonnen": {"regular": 1, "leaders": ["baron"]}}})
    assert ("replace baron_harkonnen" in texts(t)) == (rulings == "faq")
    if rulings == "faq":
        play(t, "replace baron_harkonnen")
        assert here(t, "arrakeen.harkonnen.leaders") == []


@rule("WFA-ROUND-08", "WFA-LEADER-04")
def test_used_cards_are_turned_up_also_in_the_tank() -> None:
    t = arrakis(phase="end", revealed=[], ready={"paul": 0, "baron": 0, "stilgar": 0}, A={"tank": ["paul"]})
    assert t.get("ready")["paul_atreides"] == t.get("ready")["stilgar"] == t.get("ready")["baron_harkonnen"] == 1
    assert t.get("leaders")["paul_atreides"] == "tank" and t.get("ready")["chani"] == 0


@rule("WFA-ROUND-09", "WFA-PLAN-04")
def test_down_to_six_cards() -> None:
    hand = ["war_plan", "the_voice", "truthtrance", "battle_language", "thumpers", "stillsuits", "hieregs", "sandtides"]
    t = arrakis(phase="end", revealed=[], A={"hand": hand})
    assert t.actor == "A" and texts(t) == sorted((f"discard {card}" for card in hand), key=texts(t).index)
    play(t, "discard thumpers", "discard the_voice")
    assert len(t.get("A.hand")) == 6 + 2  # the next round has begun with two more
    assert t.get("A.allies_discard") == ["thumpers"] and t.get("A.house_discard") == ["the_voice"]
    assert t.get("round") == 2


@rule("WFA-ROUND-09")
def test_the_limit_counts_only_here() -> None:
    hand = ["war_plan", "the_voice", "truthtrance", "battle_language", "thumpers", "stillsuits", "hieregs"]
    t = arrakis(A={"hand": hand, "dice": {"mentat": 1}})
    assert not any(text.startswith("discard") for text in texts(t)) and len(t.get("A.hand")) == 7


@rule("WFA-LEADER-13", "WFA-ROUND-09")
def test_schemes_stay_in_the_hand() -> None:
    hand = [*["hawats_scheming"] * 3, "sandmasters", "hunter_seeker", "shigawire", "troop_carriers"]
    t = arrakis(phase="end", revealed=[], B={"hand": hand})
    assert t.actor == "B" and "discard hawats_scheming" not in texts(t) and len(texts(t)) == 4


@rule("WFA-ROUND-10", "WFA-PRESC-13", "WFA-PRESC-14")
def test_untaken_cards_leave_the_game_or_go_back() -> None:
    t = arrakis(phase="end", revealed=["desert_war", "stunted_worms", "lisan_al_gaib"],
                attached={"ibad": "lisan_al_gaib"})
    assert texts(t) == ["dismiss stunted_worms", "dismiss desert_war", "done"]
    play(t, "dismiss desert_war", "done")
    assert t.get("removed") == ["desert_war"] and "lisan_al_gaib" in t.get("revealed")
    assert len(t.get("revealed")) == 4 and len(t.get("prescience_deck")) == 11  # three new ones are revealed
    assert "stunted_worms" in [*t.get("prescience_deck"), *t.get("revealed")]


@rule("WFA-ROUND-11")
def test_dice_go_back_and_a_round_begins() -> None:
    t = arrakis(A={"dice": {"mentat": 1}}, B={"dice": {"mentat": 1}})
    play(t, "action mentat", "done", "end", "action mentat", "done", "end")
    while t.get("round") == 1:
        t.play(t.legal()[-1])
    assert t.get("A.used_dice") == t.get("B.used_dice") == 0 and t.get("phase") == "vehicles"
    assert t.get("claims") == 0 and t.get("fear_on") is None


@rule("WFA-ROUND-10", "WFA-ROUND-11", "WFA-PRESC-13")
@pytest.mark.parametrize("kept", [False, True], ids=["shuffled back", "kept by Eyes of Ibad"])
def test_fear_leaves_its_card_with_the_round(kept: bool) -> None:
    """It stays until the end of the round, whether its card goes back into the deck or not."""
    attached = {"fear": "desert_war", **({"ibad": "desert_war"} if kept else {})}
    t = arrakis(phase="end", revealed=["desert_war", "stunted_worms"], attached=attached)
    assert t.get("fear_on") == "desert_war"
    play(t, "done")
    assert t.get("round") == 2 and t.get("fear_on") is None
    assert t.get("ibad_on") == ("desert_war" if kept else None)


@rule("WFA-ROUND-10", "WFA-PRESC-13")
def test_fear_leaves_with_the_card_that_leaves_the_game() -> None:
    t = arrakis(phase="end", revealed=["desert_war", "stunted_worms"], attached={"fear": "desert_war"})
    play(t, "dismiss desert_war")
    assert t.get("fear_on") is None and texts(t) == ["dismiss stunted_worms", "done"]  # at once, not with the round
