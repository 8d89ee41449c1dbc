"""The planning cards of House Atreides about prescience, dice and cards, one by one."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.decks.prescience import claim
from landsraad.games.arrakis.pieces.tracks import check_objective
from landsraad.games.arrakis.rounds.turns import TURN
from landsraad.games.arrakis.state.cells import (
    ASIDE,
    BANS,
    DICE,
    FEAR_ON,
    HAND,
    HOUSE,
    HOUSE_ATREIDES,
    HOUSE_DISCARD,
    IN_BOX,
    IN_TANK,
    LEADER_AT,
    LEADER_IS,
    LOWERED,
    MENTAT,
    MUST_USE,
    OBJECTIVE_BOX,
    OBJECTIVES,
    PLANNING,
    POWER,
    PRESCIENCE,
    PRESCIENCE_DECK,
    PRESCIENT,
    READY,
    REMOVED,
    REVEALED,
    SPICE_BOARD,
    STRATEGY,
    SUPPLY,
    SURPRISE,
)
from landsraad.games.arrakis.state.component_types import OBJECTIVE_CARDS, PLANNING_CARDS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import advance
from landsraad.kernel.views import show
from support.arrakis.empty_board import Desert, desert
from support.arrakis.planning_cards import OTHER, hold, is_at, is_desert_power, leader
from support.rules import rule


def draws(d: Desert) -> bool:
    return d.legal() == ["done", "draw fremen_allies", "draw house_atreides"]


def markers(d: Desert) -> list[int]:
    return [int(d.s.t[PRESCIENT + marker]) for marker in range(3)]


# ------------------------------------------------------------------ alia_the_abomination


def test_alia_comes_if_the_reverend_mother_is_in_play():
    d = desert()
    hold(d, OTHER)
    d.s.t[LEADER_IS + leader("reverend_mother_jessica")] = IN_TANK
    d.plan("alia_the_abomination")
    d.play("leader alia")
    assert is_at(d, "alia", ASIDE)
    assert d.s.t[READY + leader("alia")] == 1
    assert d.legal() == [f"plan {OTHER}", "skip"]


def test_alia_does_not_come_to_lady_jessica():
    d = desert()
    hold(d, OTHER)
    d.plan("alia_the_abomination")
    assert is_at(d, "alia", IN_BOX)
    assert d.over


@rule("WFA-TANK-02")
def test_alia_in_play_tanks_any_enemy_leader():
    d = desert()
    d.s.t[LEADER_IS + leader("alia")] = ASIDE
    d.put("arrakeen", side="harkonnen", regular=1, leaders=("baron_harkonnen",))
    d.put("north_pole", side="harkonnen", regular=1, leaders=("captain_aramsham",))
    d.plan("alia_the_abomination")
    assert d.legal() == ["leader baron_harkonnen", "leader captain_aramsham", "skip"]
    d.play("leader baron_harkonnen")
    assert is_at(d, "baron_harkonnen", IN_TANK)
    assert draws(d)
    d.play("draw fremen_allies", "draw fremen_allies")
    assert HAND.size(d.s.seats[0]) == 2
    assert d.over


# ------------------------------------------------------------------ the_voice


def test_the_voice_makes_the_enemy_discard_and_plays_another_card():
    d = desert()
    hold(d, "usul_the_base_of_the_pillar")
    hold(d, "war_plan", "truthtrance", seat=1)  # any hand of the Harkonnen
    d.plan("the_voice")
    assert d.asked == "B"
    assert d.legal() == ["discard truthtrance", "discard war_plan"]
    d.play("discard war_plan")
    assert d.pile(HAND, 1) == [PLANNING.find("truthtrance")]
    assert d.asked == "A"
    d.play("plan usul_the_base_of_the_pillar")
    assert is_desert_power(d)


# ------------------------------------------------------------------ tested_with_the_gom_jabbar


@rule("WFA-GOAL-02", "WFA-GOAL-04")
def test_gom_jabbar_gives_a_second_objective_and_either_wins():
    d = desert()
    first = d.pile(OBJECTIVES, 0)
    d.plan("tested_with_the_gom_jabbar")
    assert draws(d)
    both = d.pile(OBJECTIVES, 0)
    assert len(both) == 2 and first[0] in both
    assert OBJECTIVE_BOX.size(d.s.t) == 4
    assert show(d.s, 1)["A"]["objectives"] == 2  # the enemy sees their number
    told = [event for event in d.s.log or [] if event.kind.name == "objective_drawn"]
    assert "objective" in told[0].to_json(d.s.plan, 0, 0)
    assert "objective" not in told[0].to_json(d.s.plan, 1, 0)
    for objective in both:
        for marker in range(3):
            d.s.t[PRESCIENT + marker] = OBJECTIVE_CARDS[objective].needs[marker]
        assert check_objective(d.s)


# ------------------------------------------------------------------ truthtrance


def test_truthtrance_says_which_die_comes_next_and_then_draws_or_plays():
    d = desert()
    d.s.seats[1][DICE + STRATEGY] = 2
    d.s.seats[1][DICE + HOUSE] = 1
    hold(d, OTHER)
    d.plan("truthtrance")
    assert d.legal() == ["force house", "force strategy", "skip"]
    d.play("force house")
    assert d.s.seats[1][MUST_USE] == HOUSE
    assert d.legal() == ["choose 1", "choose 2"]
    d.play("choose 1")
    assert draws(d)
    d.play("done")
    d.plan("truthtrance")
    d.play("force strategy", "choose 2")
    assert d.legal() == [f"plan {OTHER}", "skip"]


def test_the_forced_die_is_the_only_one_of_the_next_turn():
    d = desert()
    d.s.seats[1][DICE + STRATEGY] = 2
    d.s.seats[1][DICE + MENTAT] = 1
    d.plan("truthtrance")
    d.play("force mentat")
    while not d.s.over:
        d.play("done")
    d.do(TURN, 1)
    assert d.legal("action") == ["action mentat"]


# ------------------------------------------------------------------ adab_the_demanding_memory


@rule("WFA-PRESC-14")
def test_adab_exchanges_any_number_of_revealed_cards():
    d = desert()
    hold(d, OTHER)
    deck = d.pile(PRESCIENCE_DECK)
    PRESCIENCE_DECK.clear(d.s.t)
    for number in deck[::-1][:13]:
        PRESCIENCE_DECK.put(d.s.t, number)
    shown = deck[::-1][13:]
    for number in shown:
        REVEALED.put(d.s.t, number)
    new = d.pile(PRESCIENCE_DECK)[:2]
    d.s.t[FEAR_ON] = shown[0]
    d.plan("adab_the_demanding_memory")
    d.play(f"dismiss {PRESCIENCE.names[shown[0]]}", f"dismiss {PRESCIENCE.names[shown[1]]}", "done")
    assert sorted(d.pile(REMOVED)) == sorted(shown[:2])
    assert sorted(d.pile(REVEALED)) == sorted([shown[2], *new])
    assert d.s.t[FEAR_ON] == NONE
    assert d.legal() == [f"plan {OTHER}", "skip"]


# ------------------------------------------------------------------ alam_al_mithal


def test_alam_al_mithal_shifts_steps_from_one_marker_to_another():
    d = desert()
    d.s.t[PRESCIENT] = 3
    d.s.t[PRESCIENT + 2] = 11
    d.plan("alam_al_mithal")
    assert "marker kwisatz_haderach 3" in d.legal()
    assert "marker kwisatz_haderach 4" not in d.legal()
    assert not [text for text in d.legal() if "sand_dwellers" in text]  # on 0
    d.play("marker kwisatz_haderach 2")
    assert markers(d) == [1, 2, 11]  # Jihad cannot advance two more spaces
    assert draws(d)
    assert is_at(d, "chani", IN_BOX)


def test_alam_al_mithal_reaches_spaces_like_any_step():
    d = desert()
    d.s.t[PRESCIENT] = 3
    d.plan("alam_al_mithal")
    d.play("marker kwisatz_haderach 3", "marker jihad 3")
    assert markers(d) == [0, 0, 3]
    assert is_at(d, "chani", ASIDE)  # WFA-PRESC-15


# ------------------------------------------------------------------ usul_the_base_of_the_pillar


@rule("WFA-ACTION-16")
def test_usul():
    d = desert()
    hold(d, OTHER)
    d.plan("usul_the_base_of_the_pillar")
    assert is_desert_power(d)
    d.play("skip")
    assert d.legal() == [f"plan {OTHER}", "skip"]


# ------------------------------------------------------------------ voice_from_the_outer_world


@rule("WFA-LEADER-10", "WFA-ACTION-21", "WFA-BATTLE-08")
@pytest.mark.parametrize("name", ["paul_atreides", "paul_muad_dib"])
def test_voice_from_the_outer_world(name: str):
    d = desert()
    d.s.t[LEADER_IS + leader("paul_atreides")] = ASIDE if name == "paul_atreides" else IN_BOX
    d.s.t[LEADER_IS + leader(name)] = ASIDE
    d.put("ne_outer_8", side="atreides", regular=1)
    d.put("windgap", side="atreides", regular=1)
    d.put("ne_outer_9", side="harkonnen", regular=5)
    d.plan("voice_from_the_outer_world")
    assert d.legal("at") == ["at ne_outer_8", "at windgap"]
    d.play("at ne_outer_8", "place fedaykin ne_outer_8", f"place {name} ne_outer_8")
    assert {text.split()[1] for text in d.legal("move") + d.legal("attack")} == {"ne_outer_8"}
    d.s.chance = ["shield"] * 7
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.s.t[SURPRISE] == 1
    assert d.area("ne_outer_8")["special"] == 1


# ------------------------------------------------------------------ bill_of_particulars


def test_bill_of_particulars_lowers_a_marker_without_a_ban():
    d = desert()
    hold(d, OTHER)
    d.s.t[SPICE_BOARD + POWER.find("choam")] = 5
    d.plan("bill_of_particulars")
    assert d.legal() == ["lower landsraad", "lower spacing_guild", "skip"]  # CHOAM is at the bottom
    d.play("lower landsraad")
    assert d.s.t[SPICE_BOARD + POWER.find("landsraad")] == 2
    assert not any(d.s.t[BANS + power] or d.s.t[LOWERED + power] for power in range(3))
    assert d.legal() == [f"plan {OTHER}", "skip"]


# ------------------------------------------------------------------ fear_is_the_mind_killer


@rule("WFA-PRESC-02")
def test_fear_adds_two_steps_of_any_marker_when_its_card_is_claimed():
    d = desert()
    REVEALED.put(d.s.t, 0)
    REVEALED.put(d.s.t, 1)
    d.plan("fear_is_the_mind_killer")
    d.play(f"card {PRESCIENCE.names[1]}")
    assert d.s.t[FEAR_ON] == 1
    before = sum(markers(d))
    claim(d.s, 1)
    advance(d.s)
    assert d.legal() == ["marker jihad 2", "marker kwisatz_haderach 2", "marker sand_dwellers 2"]
    was = markers(d)
    d.play("marker jihad 2")
    assert markers(d)[2] == was[2] + 2
    assert sum(markers(d)) > before + 2
    assert d.s.t[FEAR_ON] == NONE


@pytest.mark.parametrize("name", [made.name for made in PLANNING_CARDS if made.deck == HOUSE_ATREIDES])
def test_every_card_says_what_it_does_and_can_be_declined(name: str):
    d = desert()
    card = PLANNING_CARDS[PLANNING.find(name)]
    assert card.effect.message().key
    d.plan(name)
    while not d.s.over:
        d.s.play(d.s.legal()[-1])
    assert d.pile(HOUSE_DISCARD, 0) == [card.id]
    assert sum(d.s.seats[0][SUPPLY + tier] for tier in range(3)) == 30
    assert all(d.s.t[LEADER_AT + i] == NONE for i in range(16))
