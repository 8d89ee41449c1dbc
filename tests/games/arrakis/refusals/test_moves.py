"""Why a move is refused: the reason and its rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from support.arrakis.random_games import random_game
from support.arrakis.table import arrakis
from support.dune.table import play

MENTAT = {"dice": {"mentat": 1}}
AREAS = {"gara_kulon": {"atreides": {"regular": 2}}, "ne_outer_12": {"harkonnen": {"regular": 1}},
         "ne_outer_14": {"sandworm": True}, "ne_outer_4": {"atreides": {"regular": 1}}}


def reason(t: Table, move: str) -> tuple[str, str]:
    found = t.refusal(t.parse(move))
    return found.key, found.rule


@pytest.mark.parametrize(("given", "move", "key", "rule"), [
    ({}, "end", "act-first", "WFA-ACTION-02"),
    ({}, "pass", "dice-left", "WFA-ACTION-06"),
    ({}, "action house", "no-such-die", "WFA-ACTION-02"),
    ({"turn": "B", "B": {"dice": {"mentat": 1, "house": 1}, "must_use": "house"}}, "action mentat", "die-demanded",
     "WFA-PLAN-02"),
    ({}, "special baron_harkonnen", "not-your-leader", "WFA-LEADER-02"),
    ({}, "special chani", "leader-not-in-play", "WFA-LEADER-06"),
    ({"A": {"tank": ["paul"]}}, "special paul_atreides", "leader-in-tank", "WFA-TANK-06"),
    ({"ready": {"paul": 0}}, "special paul_atreides", "leader-card-used", "WFA-LEADER-04"),
    ({"A": MENTAT}, "special paul_atreides", "no-such-die", "WFA-ACTION-02"),
    ({"A": {"hand": []}}, "plan war_plan", "not-in-hand", "WFA-PLAN-02"),
    ({"turn": "B", "B": {"hand": ["hawats_scheming"], **MENTAT}}, "plan hawats_scheming", "schemes-not-played",
     "WFA-LEADER-11"),
    ({"A": {"hand": ["war_plan"], "dice": {}}}, "plan war_plan", "no-die-left", "WFA-PLAN-02"),
    ({"B": MENTAT}, "desert_power", "desert-power-dice", "WFA-ACTION-15"),
    ({"turn": "B"}, "desert_power", "atreides-only", "WFA-ACTION-15"),
    ({"turn": "B"}, "reveal t1", "atreides-only", "WFA-FREE-02"),
    ({}, "reveal t16", "token-not-there", "WFA-FREE-02"),
    ({}, "atomics rimwall_west", "atomics-too-early", "WFA-PRESC-17"),
    ({"prescience": {"jihad": 8}}, "atomics arrakeen", "not-for-atomics", "WFA-ATOMIC-01"),
    ({"prescience": {"jihad": 8}, "atomics": "rimwall_west"}, "atomics rimwall_west", "atomics-used", "WFA-PRESC-18"),
    ({}, "scout az_1 gara_kulon", "harkonnen-only", "WFA-FREE-03"),
    ({"turn": "B"}, "scout az_1 gara_kulon", "no-ornithopter", "WFA-FREE-03"),
    ({"turn": "B", "air": {"az_1": "ornithopter"}}, "scout az_1 tasmin_sink", "zone-not-linked", "WFA-MAP-03"),
    ({"turn": "B", "air": {"az_1": "ornithopter"}}, "scout az_1 ne_outer_1", "nothing-to-scout", "WFA-FREE-03"),
    ({"turn": "B", "air": {"az_1": "ornithopter"}, "bans": ["spacing_guild"]}, "scout az_1 gara_kulon", "guild-ban",
     "WFA-BAN-07"),
    ({"turn": "B"}, "schemes 2", "leader-not-in-play", "WFA-LEADER-11"),
    ({"turn": "B", "leaders": {"hawat": "aside"}, "B": {"hand": ["hawats_scheming"], **MENTAT}}, "schemes 2",
     "schemes-held", "WFA-LEADER-11"),
    ({"turn": "B", "leaders": {"hawat": "aside"}}, "schemes 4", "schemes-so-many", "WFA-LEADER-11"),
    ({"revealed": []}, "claim desert_war", "not-face-up", "WFA-ROUND-03"),
    ({"revealed": ["desert_war"]}, "claim desert_war", "claim-at-end", "WFA-PRESC-08"),
    ({"revealed": ["placeholder_spice_raid"]}, "claim placeholder_spice_raid", "claim-unmet", "WFA-PRESC-11"),
    ({"revealed": ["placeholder_spice_raid"], "claims": 2}, "claim placeholder_spice_raid", "two-claims",
     "WFA-PRESC-06"),
    ({"revealed": ["paul_drinks_the_water_of_life"]}, "claim paul_drinks_the_water_of_life", "claim-not-done",
     "WFA-PRESC-10"),
    ({}, "move gara_kulon ne_outer_11", "act-by-die", "WFA-ACTION-02"),
])
def test_in_a_turn(given: dict[str, Any], move: str, key: str, rule: str) -> None:
    assert reason(arrakis(**given), move) == (key, rule)


def test_after_the_action() -> None:
    t = arrakis(A={"dice": {"mentat": 1, "strategy": 1}})
    play(t, "action mentat", "done")
    assert reason(t, "action strategy") == ("acted-already", "WFA-ACTION-02")
    assert reason(t, "wormsign gara_kulon") == ("acted-already", "WFA-ACTION-02")
    assert reason(t, "pass") == ("end-not-pass", "WFA-ACTION-04")


@pytest.mark.parametrize(("move", "key", "rule"), [
    ("move arrakeen carthag", "no-legion-there", "WFA-COMP-01"),
    ("move gara_kulon ne_outer_12", "enemy-there", "WFA-MAP-09"),
    ("move gara_kulon arrakeen", "enemy-there", "WFA-MAP-09"),
    ("move gara_kulon ne_outer_14", "worm-there", "WFA-WORM-18"),
    ("move gara_kulon hobars_gap", "not-adjacent", "WFA-MOVE-02"),
    ("move ne_outer_4 broken_land", "wall-between", "WFA-MAP-08"),
    ("attack gara_kulon ne_outer_14", "worm-there", "WFA-BATTLE-29"),
    ("attack gara_kulon ne_outer_11", "no-enemy-there", "WFA-BATTLE-01"),
    ("attack gara_kulon arrakeen", "not-adjacent", "WFA-MOVE-02"),
    ("fly gara_kulon ne_outer_9", "no-transport", "WFA-TRANSPORT-01"),
    ("desert_power", "decide-first-about", ""),
])
def test_in_a_strategy_action(move: str, key: str, rule: str) -> None:
    t = arrakis(areas=AREAS, A={"dice": {"strategy": 1}})
    play(t, "action strategy")
    assert reason(t, move) == (key, rule)


def test_vehicles_and_signs() -> None:
    t = arrakis(phase="vehicles", areas={"ne_outer_5": {"harvester": True}, "ne_outer_6": {"sandworm": True}})
    assert reason(t, "harvester arrakeen") == ("not-desert", "WFA-VEHICLE-06")
    assert reason(t, "harvester ne_outer_5") == ("harvester-there", "WFA-VEHICLE-06")
    assert reason(t, "harvester ne_outer_6") == ("not-free", "WFA-VEHICLE-06")
    assert reason(t, "done") == ("not-optional", "")
    t = arrakis(A={"dice": {}}, areas={"ne_outer_5": {"wormsign": True}})
    play(t, "desert_power")
    assert reason(t, "wormsign arrakeen") == ("not-desert", "WFA-ACTION-17")
    assert reason(t, "wormsign ne_outer_5") == ("sign-there", "WFA-ACTION-17")
    assert reason(t, "wormsign gara_kulon") == ("sietch-there", "WFA-ACTION-17")


def test_claims_at_their_moments() -> None:
    t = arrakis(turn="B", revealed=["placeholder_spice_raid", "families_flee_to_the_southern_palmaries"],
                B=MENTAT, harvesters_lost=2)
    play(t, "action mentat", "done", "end")
    assert reason(t, "claim families_flee_to_the_southern_palmaries") == ("claim-in-own-turn", "WFA-PRESC-09")
    legions = {area: {"atreides": {"regular": 1}} for area in ("pasty_mesa", "se_outer_5", "sw_outer_8")}
    t = arrakis(phase="end", areas=legions, revealed=["dew_gatherers", "placeholder_spice_raid"])
    assert reason(t, "claim placeholder_spice_raid") == ("claim-in-actions", "WFA-PRESC-07")


@pytest.mark.parametrize("n", range(3))
def test_every_refusal_is_a_reason_and_changes_nothing(n: int) -> None:
    rng = random.Random(n)
    moves: list[int] = []
    for t in random_game(n):
        moves += t.legal()
        if t.over or rng.random() < 0.9:
            continue
        before = t.fingerprint()
        for move in rng.sample(moves, 8):  # legal at another time
            if move not in t.legal():
                assert isinstance(t.refusal(move), Reason)
        assert t.fingerprint() == before
