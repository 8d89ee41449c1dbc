"""Positions of scenarios: what is given, its consequences, and expectations."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table
from landsraad.scenarios.expectations import check_words, difference, flat
from support.arrakis.invariants import check_position
from support.arrakis.table import arrakis, here
from support.dune.table import play, texts

LEGION = {"harkonnen": {"regular": 3, "elite": 1, "sardaukar": 1, "leaders": ["baron", "bashar"]}}


def expected(t: Table, tree: dict[str, Any]) -> list[str]:
    """The differences as messages."""
    found = []
    for path, value in flat("", tree):
        check_words(t, path, value)
        found += [text for text in [difference(t, path, value)] if text]
    return found


def refused(**given: Any) -> str:
    with pytest.raises(BadInput) as error:
        arrakis(**given)
    message = str(error.value)
    assert "\n" not in message
    return message


# ------------------------------------------------------------------ areas


def test_a_named_area_holds_what_is_named() -> None:
    t = arrakis(areas={"arrakeen": LEGION, "s1_4": {"wormsign": "worm"}})
    assert here(t, "arrakeen.harkonnen.leaders") == ["baron_harkonnen", "bashar"]
    assert here(t, "arrakeen.settlement") == 3 and here(t, "ne_outer_4.wormsign") == "sandworm"
    assert expected(t, {"areas": {"arrakeen": LEGION, "s1_4": {"wormsign": "worm"}}}) == []
    check_position(t.state)


def test_figures_come_from_the_supply_and_go_back_to_it() -> None:
    t = arrakis(areas={name: {} for name in (
        "arrakeen", "carthag", "imperial_basin", "hagga_basin", "arsunt", "north_pole")})
    assert t.get("B.supply") == {"regular": 24, "elite": 12, "special": 8} and t.get("B.officers") == 6
    t = arrakis(areas={"arrakeen": LEGION})
    check_position(t.state)
    t = arrakis(areas={name: {} for name in ("gara_kulon", "sihaya_ridge")})
    assert len(t.get("A.token_box")) == 2 and t.get("A.officers") == 6
    check_position(t.state)


@pytest.mark.parametrize("seed", range(1, 13))
def test_what_the_supply_lacks_comes_from_areas_that_are_not_named(seed: int) -> None:
    """Every position that the box allows can be given, however the garrisons were dealt."""
    named = {name: {"harkonnen": {"regular": 6}} for name in ("arrakeen", "pasty_mesa", "broken_land")}
    t = arrakis(seed, areas={**named, "ne_central_7": {"harkonnen": {"regular": 1, "sardaukar": 5, "bashar": 6}}})
    assert [here(t, f"{name}.harkonnen.regular") for name in (*named, "ne_central_7")] == [6, 6, 6, 1]
    assert here(t, "ne_central_7.harkonnen.sardaukar") == 5 and here(t, "ne_central_7.harkonnen.bashar") == 6
    check_position(t.state)


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2}, {"players": 2, "mahdi": "yes"}])
@pytest.mark.parametrize("seed", range(1, 9))
def test_a_position_begins_before_the_vehicles_are_placed(seed: int, options: dict[str, Any]) -> None:
    """Even if the rules place them, often without a question."""
    t = arrakis(seed, options)
    assert not any("harvester" in area for area in t.get("areas").values()) and not any(t.get("air").values())
    assert t.get("round") == 1 and t.get("phase") == "actions"


def test_leaders_come_from_wherever_they_are() -> None:
    t = arrakis(areas={"arrakeen": {"harkonnen": {"regular": 1, "leaders": ["feyd", "hawat"]}},
                       "gara_kulon": {"atreides": {"regular": 1, "leaders": ["muad_dib", "chani"]}}},
                B={"tank": ["baron"]}, leaders={"alia": "aside"})
    leaders = t.get("leaders")
    assert leaders["beast_rabban"] == leaders["paul_atreides"] == "gone" and leaders["alia"] == "aside"
    assert leaders["chani"] == leaders["feyd_rautha"] == "board" and leaders["baron_harkonnen"] == "tank"
    check_position(t.state)
    t = arrakis(areas={"arrakeen": {"harkonnen": {"regular": 1, "leaders": ["baron"]}}}, B={"tank": ["baron"]})
    assert t.get("B.tank")["1"] is None and here(t, "arrakeen.harkonnen.leaders") == ["baron_harkonnen"]


@pytest.mark.parametrize("seed", range(1, 9))
def test_tokens_by_number_by_face_and_by_counter(seed: int) -> None:
    t = arrakis(seed, areas={"gara_kulon": {"atreides": {"tokens": 2}},
                             "sihaya_ridge": {"atreides": {"tokens": ["2_elite", "start_2_elite"]}},
                             "ne_outer_1": {"atreides": {"tokens": {"t16": "elite_fedaykin"}}}})
    assert len(here(t, "gara_kulon.atreides.tokens")) == 2
    faces = t.get("A.token_faces")
    assert sorted(faces[counter] for counter in here(t, "sihaya_ridge.atreides.tokens")) == ["2_elite", "start_2_elite"]
    assert here(t, "ne_outer_1.atreides.tokens") == ["t16"] and faces["t16"] == "elite_fedaykin"
    check_position(t.state)


def test_sietches_settlements_stations_and_worms() -> None:
    t = arrakis(areas={"gara_kulon": {"sietch": 3}, "sihaya_ridge": {"sietch": {"rank": 1, "revealed": True}},
                       "tasmin_sink": {"sietch": False}, "arsunt": {"settlement": False},
                       "ne_outer_4": {"station": "jihad"}, "ne_central_2": {"station": False},
                       "ne_outer_5": {"sandworm": True}, "ne_outer_6": {"sandworm": "wild_maker"},
                       "ne_outer_8": {"harvester": True}})
    assert expected(t, {"areas": {
        "gara_kulon": {"sietch": {"rank": 3, "revealed": False}}, "sihaya_ridge": {"sietch": {"revealed": True}},
        "tasmin_sink": {"sietch": False}, "arsunt": {"settlement": False, "harkonnen": False},
        "ne_outer_4": {"station": "jihad"}, "ne_central_2": {"station": None}, "ne_outer_5": {"worm": "sandworm"},
        "ne_outer_6": {"sandworm": "wild_maker"}, "ne_outer_8": {"harvester": True, "sandworm": False}}}) == []
    assert t.get("leaders")["wild_maker"] == "board" and t.get("leader_at")["wild_maker"] == "ne_outer_6"
    check_position(t.state)


@pytest.mark.parametrize(("areas", "message"), [
    ({"arakeen": {}}, "areas: no area is called 'arakeen'; did you mean 'arrakeen'?"),
    ({"arrakeen": {"harkonen": {}}}, "areas.arrakeen: an area has no part 'harkonen'; did you mean 'harkonnen'?"),
    ({"arrakeen": {"harkonnen": {"regulars": 1}}},
     "areas.arrakeen.harkonnen: no part of a legion is called 'regulars'; did you mean 'regular'?"),
    ({"arrakeen": {"harkonnen": {"regular": 1, "leaders": ["barron"]}}},
     "areas.arrakeen.harkonnen.leaders: no leader is called 'barron'; did you mean 'baron'?"),
    ({"arrakeen": {"harkonnen": {"leaders": ["baron"]}}},
     "areas.arrakeen.harkonnen: leaders are never without a unit (WFA-COMP-09)"),
    ({"arrakeen": {"harkonnen": {"regular": 7}}},
     "areas.arrakeen.harkonnen: an area holds at most 6 units, not 7 (WFA-COMP-15)"),
    ({"arrakeen": {"harkonnen": {"regular": 1, "leaders": ["paul"]}}},
     "areas.arrakeen.harkonnen.leaders: 'paul' is not a leader of the harkonnen"),
    ({"arrakeen": {"harkonnen": {"naib": 1, "regular": 1}}}, "areas.arrakeen.harkonnen: the harkonnen have no naib"),
    ({"arrakeen": {"harkonnen": {"regular": 1}, "atreides": {"regular": 1}}},
     "areas.arrakeen: an area holds figures of one side only, not of both"),
    ({"arrakeen": {"harvester": True}}, "areas.arrakeen.harvester: harvesters are placed in desert, not in arrakeen"),
    ({"ne_outer_1": {"wormsign": "wurm"}},
     "areas.ne_outer_1.wormsign: no wormsign is called 'wurm'; did you mean 'worm'?"),
    ({"gara_kulon": {"sietch": 4}}, "areas.gara_kulon.sietch: a sietch has a rank from 1 to 3, not 4"),
    ({"arrakeen": 3}, "areas.arrakeen: 3 does not say what is there"),
    ({"ne_outer_1": {"station": True}}, "areas.ne_outer_1.station: no testing station belongs to ne_outer_1"),
])
def test_a_wrong_word_is_named(areas: dict[str, Any], message: str) -> None:
    assert refused(areas=areas) == message


def test_more_than_the_box_holds() -> None:
    assert refused(areas={name: {"harkonnen": {"sardaukar": 5}} for name in ("arrakeen", "carthag")}) == (
        "areas.carthag.harkonnen.sardaukar: only 3 of the 8 figures are left, not 5 (WFA-COMP-05)")
    assert refused(areas={name: {"harkonnen": {"regular": 1, "bashar": 4}} for name in ("arrakeen", "carthag")}) == (
        "areas.carthag.harkonnen.bashar: only 2 of the 6 bashars are left, not 4 (WFA-COMP-05)")
    assert "there are only 4 sandworms" in refused(areas={f"ne_outer_{n}": {"sandworm": True} for n in range(1, 6)})


# ------------------------------------------------------------------ what is expected


def test_differences_are_told() -> None:
    t = arrakis(areas={"arrakeen": LEGION})
    assert expected(t, {"areas": {"arrakeen": {"harkonnen": {"regular": 2, "leaders": ["baron"]}}}}) == [
        "areas.arrakeen.harkonnen.regular: expected 2, is 3",
        "areas.arrakeen.harkonnen.leaders: expected [baron_harkonnen], is [baron_harkonnen, bashar] "
        "(too many: [bashar])"]
    assert expected(t, {"areas.arrakeen.harkonnen.leaders.has": ["bashar"],
                        "areas.arrakeen.harkonnen.leaders.lacks": ["rabban"],
                        "areas.arrakeen.harkonnen.leaders.size": 2, "areas.arrakeen.atreides": None}) == []


@pytest.mark.parametrize(("path", "value", "message"), [
    ("areas", 1, "say what of an area"),
    ("areas.arakeen.harkonnen", 1, "no area is called 'arakeen'"),
    ("areas.arrakeen.harkonen", 1, "an area has no part 'harkonen'"),
    ("areas.arrakeen.harkonnen.regula", 1, "no part of a legion is called 'regula'"),
    ("areas.arrakeen.harkonnen.leaders", ["barron"], "'barron' is not a word for it"),
    ("areas.arrakeen.harkonnen.regular", "three", "'three' is not a number"),
    ("areas.arrakeen.harkonnen.regular", [1], "is not a list"),
    ("areas.ne_outer_4.station", "jihat", "'jihat' is not a word for it"),
])
def test_expecting_what_there_is_not(path: str, value: Any, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        check_words(arrakis(), path, value)


# ------------------------------------------------------------------ cards, dice, phases


def test_hands_and_decks() -> None:
    t = arrakis(A={"planning": ["war_plan", "thumpers"], "house_deck": ["the_voice", "truthtrance"],
                   "allies_discard": ["hieregs"]}, B={"hand": ["hawats_scheming", "hawats_scheming"]})
    assert t.get("A.hand") == ["war_plan", "thumpers"] and t.get("A.house_deck")[:2] == ["the_voice", "truthtrance"]
    assert t.get("B.hand") == ["hawats_scheming"] * 2 and t.get("A.allies_discard") == ["hieregs"]
    check_position(t.state)
    t = arrakis(A={"allies_deck": []})
    assert t.get("A.allies_deck") == []
    check_position(t.state)
    assert refused(A={"hand": ["sandmasters"]}) == "A.hand: 'sandmasters' is not a card of the atreides"
    assert refused(A={"hand": ["war_plan", "war_plan"]}) == (
        "A.hand: no more cards 'war_plan' are left (1 in the box)")
    assert "belongs to the other deck" in refused(A={"house_deck": ["thumpers"]})


def test_prescience_and_objectives() -> None:
    t = arrakis(revealed=["desert_war"], claimed=["stunted_worms"], removed=["dew_gatherers"],
                prescience_deck=["new_windtraps"], A={"objective": "objective_5"})
    assert t.get("revealed") == ["desert_war"] and t.get("prescience_deck")[0] == "new_windtraps"
    assert t.get("A.objectives") == ["objective_5"] and len(t.get("objective_box")) == 5
    check_position(t.state)
    assert "is somewhere else already" in refused(revealed=["desert_war"], claimed=["desert_war"])


def test_dice_lie_as_they_are_named() -> None:
    t = arrakis(A={"dice": {"strategy": 2}}, B={"dice": {"mentat": 1}}, spice_board={"choam": 3})
    assert t.get("A.dice") == {"leadership": 0, "strategy": 2, "deployment": 0, "mentat": 0, "house": 0}
    assert t.get("A.used_dice") == 2 and t.get("locked_dice") == 2 and t.get("B.used_dice") == 5
    check_position(t.state)
    t = arrakis(turn="B")
    assert t.actor == "B" and sum(t.get("A.dice").values()) == 4 and sum(t.get("B.dice").values()) == 8
    assert refused(A={"dice": {"strategy": 3}}) == "A.dice.strategy: there are cells for 2 dice, not for 3"
    assert refused(A={"dice": {"strategy": 2, "mentat": 2, "house": 1}}) == "A.dice: there are 4 dice, not 5"
    assert refused(phase="hazards", turn="A") == "phase: there are no turns and no dice in the phase 'hazards'"


@pytest.mark.parametrize("phase", ["start", "vehicles", "actions", "hazards", "harvest", "end"])
def test_every_phase_can_begin(phase: str) -> None:
    t = arrakis(phase=phase, round=4, areas={"ne_outer_5": {"harkonnen": {"regular": 2}, "harvester": True}})
    assert t.get("round") in (4, 5) and not t.over
    check_position(t.state)
    for _ in range(200):
        t.play(t.legal()[0])
        check_position(t.state)


def test_the_actions_begin_with_a_roll_or_in_the_middle() -> None:
    t = arrakis(phase="actions", chance=["strategy"] * 2 + ["mentat"] * 2 + ["house", "deployment"] * 2
                + ["leadership"] * 2 + ["strategy"] * 2)
    assert t.get("A.dice.mentat") == 2 and t.get("B.dice.house") == 2 and t.actor == "A"
    t = arrakis(turn="A", A={"dice": {}}, B={"dice": {"mentat": 1}})
    assert texts(t)[:1] == ["desert_power"] and "pass" in texts(t)
    play(t, "pass")
    assert t.actor == "B"


def test_an_untouched_position_is_the_set_up() -> None:
    t, new = arrakis(phase="vehicles"), landsraad.new("arrakis", seed=1)
    assert t.fingerprint() == new.fingerprint() and t.legal() == new.legal()


def test_words_that_follow_from_others() -> None:
    assert refused(token_at={"t1": "arrakeen"}) == "token_at: it follows from the areas: say `tokens` of an area"
    t = arrakis(sietch_shown={"gara_kulon": 2}, settlements={"arsunt": 0}, leader_at={"paul": "gara_kulon"},
                attached={"fear": "desert_war"}, revealed=["desert_war"])
    assert here(t, "gara_kulon.sietch.revealed") and here(t, "arsunt.settlement") == 0
    assert here(t, "gara_kulon.atreides.leaders") == ["paul_atreides", "naib"] and t.get("fear_on") == "desert_war"
