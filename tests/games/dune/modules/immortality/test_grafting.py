"""Grafted pairs: what others may know, copies of one card, and what stays open."""

from __future__ import annotations

import json
from typing import Any

import pytest

import landsraad
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.immortality import cells as imm
from landsraad.games.dune.state import cells as c
from landsraad.kernel.determinize import determinize
from landsraad.kernel.table import Table
from support.dune.table import play, table, texts
from support.rules import rule

PAIR = {"hand": ["planned_coupling", "dagger", "diplomacy", "reconnaissance"],
        "deck": ["signet_ring", "seek_allies", "experimentation", "convincing_argument"], "intrigue": []}


def open_table(**given: Any) -> Table:
    return table(options={"immortality": "yes"}, **given)


@rule("IMM-GRAFT-02")
@pytest.mark.parametrize("moves", [["graft planned_coupling"], ["graft planned_coupling", "with dagger"]])
def test_the_named_cards_stay_in_the_hand_for_everyone(moves: list[str]) -> None:
    """What another seat cannot know changes, but not the cards that the moves have named."""
    t = play(open_table(A=PAIR), *moves)
    card, partner = (box_of(t.state).card_ids.find(name) for name in ("planned_coupling", "dagger"))
    others = set()
    for seed in range(12):
        guess = determinize(t.state, 1, seed)
        hand = c.HAND.cards(guess.seats[0])
        assert card in hand and len(hand) == 4
        if len(moves) == 2:
            assert partner in hand
            assert all(c.AGENT.a(move) == card for move in guess.legal())
        others.update(hand)
    assert len(others) > 4


def test_a_pair_in_the_middle_of_its_turn_can_be_saved() -> None:
    t = open_table(A=PAIR)
    for move in ("graft planned_coupling", "with dagger", "agent planned_coupling hall_of_oratory"):
        t.play(move)
        again = landsraad.from_json(json.dumps(t.to_json()))
        assert again.legal() == t.legal() and again.fingerprint() == t.fingerprint()


@rule("IMM-GRAFT-02")
def test_two_copies_of_one_graft_card_are_a_pair() -> None:
    t = open_table(A={"hand": ["planned_coupling", "planned_coupling"], "deck": ["dagger", "dagger", "diplomacy"],
                      "spice": 2, "intrigue": []})
    t.inner.play("graft planned_coupling")
    guess = determinize(t.state, 1, 3)
    assert c.HAND.cards(guess.seats[0]) == c.HAND.cards(t.state.seats[0])
    play(t, "agent planned_coupling secrets")
    assert t.get("A.in_play") == ["planned_coupling", "planned_coupling"]
    while any(text.startswith("resolve") for text in texts(t)):
        t.play(next(text for text in texts(t) if text.startswith("resolve")))
    assert t.get("A.hand") == ["dagger", "dagger"]


@rule("IMM-GRAFT-01")
def test_a_pair_is_over_with_its_turn() -> None:
    t = open_table(A={**PAIR, "agents": 2}, B={"revealed": True}, C={"revealed": True})
    play(t, "graft planned_coupling", "with dagger", "agent planned_coupling hall_of_oratory", "resolve card", "end")
    assert t.get("A.grafted") is None and t.get("A.partner") is None
    assert t.state.me[imm.BORROWED] == 0


@rule("IMM-GRAFT-04", "IMM-CARD-28")
def test_an_enemy_agent_blocks_a_pair() -> None:
    t = open_table(agents={"hall_of_oratory": "B"}, A={**PAIR, "solari": 0})
    play(t, "graft planned_coupling", "with dagger")
    assert "agent planned_coupling hall_of_oratory" not in texts(t)
    t = open_table(agents={"hall_of_oratory": "B", "secrets": "B"},
                   A={"hand": ["tleilaxu_infiltrator", "dagger"], "deck": ["dagger"], "intrigue": []})
    play(t, "graft tleilaxu_infiltrator")
    assert "agent tleilaxu_infiltrator hall_of_oratory" in texts(t)


@rule("IMM-Q-11")
def test_conditional_icons_are_those_of_the_moment() -> None:
    hand = {"deck": ["dagger"], "intrigue": []}
    t = open_table(A={**hand, "hand": ["long_reach", "face_dancer_initiate", "dagger"]})
    assert not [text for text in texts(t) if text.startswith("agent long_reach")]
    play(t, "graft face_dancer_initiate", "with long_reach")
    assert "agent face_dancer_initiate wealth" in texts(t)
    assert "agent face_dancer_initiate hall_of_oratory" not in texts(t)
    t = open_table(A={**hand, "hand": ["long_reach", "planned_coupling", "dagger"]})
    play(t, "graft planned_coupling", "with long_reach")  # this one is a Bene Gesserit card
    assert "agent planned_coupling hall_of_oratory" in texts(t)
