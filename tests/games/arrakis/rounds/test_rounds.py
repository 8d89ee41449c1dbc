"""The order of a round, and what happens at its start."""

from __future__ import annotations

import random

from landsraad.games.arrakis.pieces.dice import unused
from landsraad.games.arrakis.rounds.rounds import PHASES, ROUND_START, push_phases, push_turn
from landsraad.games.arrakis.setup import deal
from landsraad.games.arrakis.state.cells import (
    ACTIONS,
    ALLIES_DECK,
    ATREIDES,
    CLAIMED,
    DICE,
    END,
    HAND,
    HARKONNEN,
    HARVEST,
    HARVESTERS_LOST,
    HAZARDS,
    HOUSE_DECK,
    IBAD_ON,
    PHASE,
    PRESCIENCE,
    PRESCIENCE_DECK,
    RESULT,
    REVEALED,
    ROUND,
    STAGE,
    TAKEN,
    VEHICLES,
)
from landsraad.kernel.engine import State, advance, apply
from support.arrakis.empty_board import desert
from support.rules import rule


def random_game(s: State, until: int, seed: int = 1) -> None:
    """Random moves until that many rounds have begun."""
    chooser = random.Random(seed)
    while not s.over and s.t[ROUND] < until:
        apply(s, chooser.choice(s.legal()))


@rule("WFA-ROUND-01", "WFA-GOAL-05")
def test_the_phases_of_a_round_in_their_order() -> None:
    s = deal([0, 1], 0, 3)
    s.listen()
    advance(s)
    random_game(s, 3)
    told = [event for event in s.log or [] if event.kind.name in ("war_round", "war_phase")]
    phases = ["vehicles", "actions", "hazards", "harvest", "end"]
    assert [event.values[0] if event.kind.name == "war_round" else PHASE.names[event.values[0]]
            for event in told][:13] == [1, *phases, 2, *phases, 3]


@rule("WFA-ROUND-01")
def test_each_phase_is_run_by_its_side() -> None:
    assert [(PHASES[stage].stage, PHASES[stage].side) for stage in range(1, 6)] == [
        (VEHICLES, HARKONNEN), (ACTIONS, ATREIDES), (HAZARDS, ATREIDES), (HARVEST, HARKONNEN), (END, ATREIDES)]


@rule("WFA-ROUND-02", "WFA-PLAN-01")
def test_both_draw_from_both_their_decks() -> None:
    s = deal([0, 1], 0, 1)
    advance(s)
    for seat in range(2):
        me = s.seats[seat]
        assert [HAND.size(me), HOUSE_DECK.size(me), ALLIES_DECK.size(me)] == [2, 17, 17]
    assert s.t[STAGE] == VEHICLES


@rule("WFA-ROUND-03", "WFA-SETUP-08")
def test_three_prescience_cards_are_turned_up() -> None:
    s = deal([0, 1], 0, 1)
    assert PRESCIENCE_DECK.size(s.t) == 16
    advance(s)
    assert [REVEALED.size(s.t), PRESCIENCE_DECK.size(s.t)] == [3, 13]


@rule("WFA-ROUND-03", "WFA-PRESC-06")
def test_fewer_where_the_deck_has_fewer_and_one_that_stays_comes_on_top() -> None:
    d = desert()
    t = d.s.t
    while PRESCIENCE_DECK.size(t) > 2:
        CLAIMED.put(t, PRESCIENCE_DECK.pop(t))
    REVEALED.put(t, CLAIMED.pop(t))
    t[IBAD_ON] = REVEALED.top(t)
    t[TAKEN] = 2
    d.do(ROUND_START)
    assert [REVEALED.size(t), PRESCIENCE_DECK.size(t), int(t[TAKEN])] == [3, 0, 0]


@rule("WFA-LEADER-19")
def test_at_the_end_of_each_phase_the_wild_maker_may_give_way() -> None:
    vehicles = ["harvester ne_outer_1", "harvester ne_outer_2", "harvester ne_outer_3", "station ornithopter az_1",
                "station ornithopter az_2", "station carryall az_3"]
    last_turn = ["action mentat", "done", "end"]
    for stage, moves in ((VEHICLES, vehicles), (ACTIONS, last_turn), (HAZARDS, []), (HARVEST, ["ban choam"])):
        d = desert()
        d.put("ne_outer_8", worm="wild_maker")
        if stage == ACTIONS:
            d.s.seats[1][DICE + RESULT.find("mentat")] = 1
            push_turn(d.s, HARKONNEN)
        else:
            push_phases(d.s, stage)
        advance(d.s)
        d.play(*moves)
        assert d.s.t[STAGE] == stage
        assert d.asked == "A"
        assert d.legal() == ["skip", "swap_worm ne_outer_8"]
        d.play("swap_worm ne_outer_8")
        assert d.area("ne_outer_8") == {"worm": "sandworm"}


def test_the_counts_of_an_action_phase_begin_anew() -> None:
    d = desert(["strategy", "mentat", "strategy", "mentat"] + 2 * ["strategy", "leadership", "deployment", "mentat"])
    d.s.t[HARVESTERS_LOST] = 3
    d.do(PHASES[ACTIONS])
    assert d.s.t[HARVESTERS_LOST] == 0
    assert unused(d.s, HARKONNEN) == 8


@rule("WFA-PRESC-07", "WFA-PRESC-12")
def test_the_atreides_may_claim_at_the_end_of_a_turn_of_the_harkonnen() -> None:
    d = desert()
    REVEALED.put(d.s.t, PRESCIENCE.find("placeholder_spice_raid"))
    d.s.t[HARVESTERS_LOST] = 2
    d.s.seats[1][DICE + RESULT.find("mentat")] = 1
    push_turn(d.s, HARKONNEN)
    advance(d.s)
    d.play("action mentat", "done", "end")
    assert d.asked == "A"
    assert d.legal() == ["claim placeholder_spice_raid", "pass"]
    assert d.s.t[STAGE] == ACTIONS
    d.play("claim placeholder_spice_raid")
    assert d.s.t[STAGE] != ACTIONS
