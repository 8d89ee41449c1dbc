"""Prescience cards: when they can be claimed, what they require and give. One test per card."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.arrakis.state import cells as c
from landsraad.games.arrakis.state.component_types import PRESCIENCE_CARDS
from landsraad.kernel.table import Table
from support.arrakis.table import arrakis, here
from support.dune.table import play, texts
from support.rules import rule

KH, SD, JI = "kwisatz_haderach", "sand_dwellers", "jihad"
UNIT = {"atreides": {"regular": 1}}
PAUL_AND_JESSICA = {"atreides": {"regular": 1, "leaders": ["paul", "jessica"]}}
DICE = {"A": {"dice": {"strategy": 1, "mentat": 1}}, "B": {"dice": {"mentat": 2}}}
NO_PAUL = {"A": {"tank": ["paul"]}}


def at_end(card: str, areas: dict[str, Any] | None = None, **given: Any) -> Table:
    """The end of a round, with one revealed card."""
    return arrakis(phase="end", revealed=[card], areas=areas or {}, **given)


def in_turn(card: str, areas: dict[str, Any] | None = None, **given: Any) -> Table:
    return arrakis(revealed=[card], areas=areas or {}, **{**DICE, **given})


def can_take(t: Table, card: str) -> bool:
    return t.actor == "A" and f"claim {card}" in texts(t)


def steps(t: Table) -> tuple[int, int, int]:
    return t.get(f"prescience.{KH}"), t.get(f"prescience.{SD}"), t.get(f"prescience.{JI}")


def spread(*areas: str) -> dict[str, Any]:
    return dict.fromkeys(areas, UNIT)


# ------------------------------------------------------------------ the eight of the end of a round

PLATEAUS = ("pasty_mesa", "se_outer_5", "sw_outer_8")
MOUNTAINS = ("nw_outer_13", "nw_outer_14", "nw_outer_16")
ERGS = ("harg_pass", "se_central_2")
OPEN_DESERT = ("ne_outer_5", "ne_outer_6", "ne_outer_8", "ne_outer_13")  # the last is deep


@rule("WFA-PRESC-08", "WFA-PRESC-11", "WFA-PRESC-02")
@pytest.mark.parametrize(("card", "areas", "given"), [
    ("dew_gatherers", PLATEAUS, (0, 2, 0)), ("new_windtraps", MOUNTAINS, (0, 1, 1)),
    ("stunted_worms", ERGS, (1, 2, 0)), ("desert_war", OPEN_DESERT, (0, 1, 2))])
def test_legions_in_so_many_areas(card: str, areas: tuple[str, ...], given: tuple[int, int, int]) -> None:
    assert not can_take(at_end(card, spread(*areas[1:])), card)
    t = at_end(card, spread(*areas))
    assert can_take(t, card)
    play(t, f"claim {card}")
    assert steps(t) == given and t.get("claimed") == [card]


def test_dew_gatherers_counts_tokens_too() -> None:
    """A deployment token is a legion."""
    t = at_end("dew_gatherers", {**spread(*PLATEAUS[1:]), PLATEAUS[0]: {"atreides": {"tokens": 1}}})
    assert can_take(t, "dew_gatherers")


def test_desert_war_counts_no_sietch() -> None:
    t = at_end("desert_war", spread(*OPEN_DESERT[1:], "gara_kulon"))
    assert not can_take(t, "desert_war")


@rule("WFA-PRESC-10", "WFA-COMP-28")
def test_paul_the_mahdi() -> None:
    t = at_end("paul_the_mahdi", {"gara_kulon": {"atreides": {"regular": 1, "leaders": ["paul"]}, "sietch": 3}})
    play(t, "claim paul_the_mahdi")
    assert here(t, "gara_kulon.sietch.revealed") and steps(t) == (1, 0, 1)
    assert t.view("B")["areas"]["gara_kulon"]["sietch"] == 3
    shown = {"gara_kulon": {"atreides": {"regular": 1, "leaders": ["paul"]}, "sietch": {"rank": 3, "revealed": True}}}
    assert not can_take(at_end("paul_the_mahdi", shown), "paul_the_mahdi")
    assert not can_take(at_end("paul_the_mahdi"), "paul_the_mahdi")  # Paul is aside


@rule("WFA-LEADER-10")
def test_water_discipline() -> None:
    t = at_end("water_discipline", {"ne_outer_1": {"atreides": {"regular": 1, "leaders": ["muad_dib"]}},
                                    "ne_outer_2": {"atreides": {"regular": 1, "leaders": ["jessica"]}}})
    play(t, "claim water_discipline")
    assert steps(t) == (1, 1, 0)
    for other in ("ne_outer_3", "sihaya_ridge"):  # not deep; deep, with a sietch
        t = at_end("water_discipline", {"ne_outer_1": {"atreides": {"regular": 1, "leaders": ["paul"]}},
                                        other: {"atreides": {"regular": 1, "leaders": ["jessica"]}}})
        assert not can_take(t, "water_discipline")
    assert can_take(at_end("water_discipline", {"ne_outer_1": PAUL_AND_JESSICA}), "water_discipline")


def test_bene_gesserit_training() -> None:
    t = at_end("bene_gesserit_training", {"gara_kulon": PAUL_AND_JESSICA})
    play(t, "claim bene_gesserit_training")
    assert steps(t) == (2, 0, 0)
    assert not can_take(at_end("bene_gesserit_training", {"ne_outer_1": PAUL_AND_JESSICA}), "bene_gesserit_training")


@rule("WFA-PRESC-10", "WFA-COMP-19")
def test_lisan_al_gaib() -> None:
    tokens = {"atreides": {"tokens": ["2_elite", "2_regular", "regular_elite"], "leaders": ["paul"]}}
    t = at_end("lisan_al_gaib", {"gara_kulon": tokens})
    play(t, "claim lisan_al_gaib")
    counters = here(t, "gara_kulon.atreides.tokens")
    assert texts(t) == [f"reveal {counter}" for counter in counters]
    play(t, f"reveal {counters[0]}", f"reveal {counters[2]}")
    assert here(t, "gara_kulon.atreides.tokens") == counters[1:2] and steps(t) == (1, 1, 1)
    assert sorted(t.get("A.spent_tokens")) == ["2_elite", "regular_elite"]
    one = {"gara_kulon": {"atreides": {"tokens": 1, "leaders": ["paul"]}}}
    assert not can_take(at_end("lisan_al_gaib", one), "lisan_al_gaib")


@rule("WFA-COMP-19", "WFA-COMP-16")
def test_too_many_units_after_the_tokens_are_turned_up() -> None:
    legion = {"atreides": {"regular": 4, "tokens": ["2_elite", "2_regular"], "leaders": ["paul"]}}
    t = at_end("lisan_al_gaib", {"gara_kulon": legion})
    play(t, "claim lisan_al_gaib", f"reveal {here(t, 'gara_kulon.atreides.tokens')[0]}")
    while t.actor == "A" and texts(t)[0].startswith("lose"):
        play(t, "lose regular")
    assert here(t, "gara_kulon.atreides") == 6 and steps(t) == (1, 1, 1)


# ------------------------------------------------------------------ the eight of the action phase

GRIEF = {"ne_outer_1": {"atreides": {"regular": 1, "leaders": ["paul"]}}}


@rule("WFA-PRESC-07", "WFA-PRESC-09", "WFA-PRESC-10", "WFA-EX-10", "WFA-TANK-02")
def test_paul_drinks_the_water_of_life() -> None:
    t = in_turn("paul_drinks_the_water_of_life", GRIEF)
    play(t, "claim paul_drinks_the_water_of_life", "with mentat")
    assert t.get("A.dice") == {"leadership": 0, "strategy": 1, "deployment": 0, "mentat": 0, "house": 0}
    assert t.get("leaders")["paul_atreides"] == "tank" and steps(t) == (2, 0, 1)
    assert t.get("claimed") == ["paul_drinks_the_water_of_life"]
    assert "end" in texts(t) and not any(text.startswith("action") for text in texts(t))  # it was the action
    play(t, "end")
    assert t.get("A.tank") == {"1": None, "2": "paul_atreides", "3": None, "4": None, "5": None}


@rule("WFA-PRESC-09", "WFA-PRESC-11")
def test_not_in_a_sector_with_a_harkonnen_legion_and_not_without_a_die() -> None:
    near = {**GRIEF, "ne_outer_13": {"harkonnen": {"regular": 1}}}
    card = "paul_drinks_the_water_of_life"
    assert not can_take(in_turn(card, near), card)
    assert not can_take(in_turn(card, GRIEF, A={"dice": {}}), card)
    t = in_turn(card, GRIEF)
    play(t, "action mentat", "done")
    assert not can_take(t, card)  # the action of this turn is taken


@rule("WFA-PRESC-10")
def test_families_flee_to_the_southern_palmaries() -> None:
    card = "families_flee_to_the_southern_palmaries"
    t = in_turn(card, {"gara_kulon": {"atreides": {"elite": 1, "tokens": ["2_elite"], "leaders": ["naib"]}}})
    counter = here(t, "gara_kulon.atreides.tokens")[0]
    elites, naibs = t.get("A.supply.elite"), t.get("A.officers")
    play(t, f"claim {card}")
    assert "flee elite gara_kulon" in texts(t) and f"flee {counter} gara_kulon" in texts(t)
    play(t, "flee elite gara_kulon", f"flee {counter} gara_kulon")
    assert t.get("A.supply.elite") == elites + 1 and t.get("A.officers") == naibs + 1  # the naib was left alone
    assert t.get("A.token_box")[-1:] and "2_elite" in t.get("A.token_box") and t.get("A.spent_tokens") == []
    assert here(t, "gara_kulon.side") is None and steps(t) == (0, 2, 0)
    assert any(text.startswith("action") for text in texts(t))  # a free action


@rule("WFA-PRESC-07", "WFA-PRESC-11")
@pytest.mark.parametrize(("card", "cell", "n", "given"), [
    ("placeholder_sandrider", c.PAUL_RODE, 2, (1, 1, 0)), ("placeholder_spice_raid", c.HARVESTERS_LOST, 2, (0, 0, 2)),
    ("placeholder_sardaukar_fall", c.SARDAUKAR_LOST, 1, (0, 0, 2)),
    ("placeholder_first_victory", c.FEDAYKIN_WON, 1, (1, 0, 2))])
def test_what_happened_in_this_phase(card: str, cell: int, n: int, given: tuple[int, int, int]) -> None:
    words = {c.PAUL_RODE: "paul_rode", c.HARVESTERS_LOST: "harvesters_lost", c.SARDAUKAR_LOST: "sardaukar_lost",
             c.FEDAYKIN_WON: "fedaykin_won"}
    t = in_turn(card)
    t.state.t[cell] = n - 1
    play(t, "action mentat", "done")
    assert not can_take(t, card) and t.get(words[cell]) == n - 1
    t = in_turn(card)
    t.state.t[cell] = n
    play(t, "action mentat", "done", f"claim {card}")
    assert steps(t) == given


def test_rite_of_the_reverend_mother() -> None:
    card = "placeholder_rite_of_the_reverend_mother"
    assert not can_take(in_turn(card), card)
    t = in_turn(card, {"gara_kulon": {"atreides": {"regular": 1, "leaders": ["jessica"]}}})
    play(t, f"claim {card}", "with strategy")
    assert steps(t) == (1, 2, 0) and t.get("A.dice.strategy") == 0


def test_vision_of_the_future() -> None:
    card = "placeholder_vision_of_the_future"
    hand = ["war_plan", "the_voice", "thumpers"]
    t = in_turn(card, A={"hand": hand, "dice": {"strategy": 1, "mentat": 1}})
    play(t, f"claim {card}", "with strategy", "discard the_voice", "discard thumpers")
    assert t.get("A.hand") == ["war_plan"] and steps(t) == (2, 0, 1)
    assert t.get("A.house_discard") == ["the_voice"] and t.get("A.allies_discard") == ["thumpers"]
    t = in_turn(card, A={"hand": hand[:1], "dice": {"strategy": 1}})
    assert not can_take(t, card)


# ------------------------------------------------------------------ rules of claiming


@rule("WFA-PRESC-05", "WFA-PRESC-01")
def test_eight_and_eight() -> None:
    assert c.MARKER.names == [KH, SD, JI]
    assert [sum(card.at_end == end for card in PRESCIENCE_CARDS) for end in (True, False)] == [8, 8]
    assert [sum(card.steps[marker] for card in PRESCIENCE_CARDS) for marker in range(3)] == [13, 13, 13]


@rule("WFA-PRESC-06", "WFA-PRESC-12")
def test_two_in_a_round_at_most() -> None:
    areas = {**spread(*PLATEAUS), **spread(*ERGS), **spread(*MOUNTAINS)}
    t = arrakis(phase="end", revealed=["dew_gatherers", "stunted_worms", "new_windtraps"], areas=areas)
    assert texts(t) == ["claim dew_gatherers", "claim new_windtraps", "claim stunted_worms", "done"]
    play(t, "claim stunted_worms", "claim dew_gatherers")
    assert steps(t) == (1, 4, 0) and not can_take(t, "new_windtraps")
    t = arrakis(phase="end", revealed=["dew_gatherers"], areas=areas, claims=2)
    assert not can_take(t, "dew_gatherers")
    t = at_end("dew_gatherers", spread(*PLATEAUS))
    play(t, "done")
    assert steps(t) == (0, 0, 0) and t.get("claimed") == []


@rule("WFA-PRESC-07", "WFA-PRESC-08")
def test_each_in_its_phase() -> None:
    t = arrakis(revealed=["dew_gatherers"], areas=spread(*PLATEAUS))
    assert not can_take(t, "dew_gatherers")
    card = "families_flee_to_the_southern_palmaries"
    assert not can_take(at_end(card), card)


@rule("WFA-PRESC-07")
def test_in_the_turn_of_the_harkonnen() -> None:
    """Cards that require only conditions can be claimed at the end of the turn, even after the last die."""
    t = arrakis(turn="B", revealed=["placeholder_spice_raid", "families_flee_to_the_southern_palmaries"],
                A={"dice": {}}, B={"dice": {"mentat": 1}}, harvesters_lost=2)
    play(t, "action mentat", "done", "end")
    assert t.actor == "A" and texts(t) == ["claim placeholder_spice_raid", "pass"]
    play(t, "claim placeholder_spice_raid")
    assert steps(t) == (0, 0, 2) and t.get("phase") != "actions"


@rule("WFA-PRESC-02", "WFA-PRESC-14")
def test_what_lies_on_a_card() -> None:
    t = at_end("dew_gatherers", spread(*PLATEAUS), attached={"fear": "dew_gatherers", "ibad": "dew_gatherers"})
    play(t, "claim dew_gatherers", "marker jihad 2")
    assert steps(t) == (0, 2, 2) and t.get("fear_on") is None and t.get("ibad_on") is None


@rule("WFA-ROUND-03")
def test_three_are_open_in_each_round() -> None:
    t = arrakis(phase="start")
    assert len(t.get("revealed")) == 3 and len(t.get("prescience_deck")) == 13
    kept = arrakis(phase="start", revealed=["desert_war"], attached={"ibad": "desert_war"})
    assert len(kept.get("revealed")) == 4 and "desert_war" in kept.get("revealed")
