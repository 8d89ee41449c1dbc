"""The planning cards of House Atreides, one by one."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.decks.prescience import claim
from landsraad.games.arrakis.pieces.tracks import check_objective
from landsraad.games.arrakis.rounds.turns import TURN
from landsraad.games.arrakis.state.cells import (
    AIR,
    AIR_FORCE,
    AREA,
    ASIDE,
    ATOMICS,
    BANS,
    DICE,
    DICE_CAP,
    EXTRA_DICE,
    FEAR_ON,
    HAND,
    HOUSE,
    HOUSE_ATREIDES,
    HOUSE_DISCARD,
    IN_BOX,
    IN_TANK,
    LEADER,
    LEADER_AT,
    LEADER_IS,
    LOWERED,
    MENTAT,
    MUST_USE,
    OBJECTIVE_BOX,
    OBJECTIVES,
    ON_BOARD,
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
from support.rules import rule

OTHER = "the_voice"  # a card to play with another


def leader(name: str) -> int:
    return LEADER.find(name)


def is_at(d: Desert, name: str, state: int) -> bool:
    return bool(d.s.t[LEADER_IS + leader(name)] == state)


def is_desert_power(d: Desert) -> bool:
    return len(d.legal("wormsign")) > 20


def draws(d: Desert) -> bool:
    return d.legal() == ["done", "draw fremen_allies", "draw house_atreides"]


def hold(d: Desert, *names: str, seat: int = 0) -> None:
    for name in names:
        HAND.put(d.s.seats[seat], PLANNING.find(name))


def markers(d: Desert) -> list[int]:
    return [int(d.s.t[PRESCIENT + marker]) for marker in range(3)]


@rule("WFA-PLAN-06", "WFA-SETUP-13")
def test_the_deck_has_eighteen_cards():
    cards = [made for made in PLANNING_CARDS if made.deck == HOUSE_ATREIDES]
    assert len(cards) == 18
    assert sum(made.copies for made in cards) == 18


# ------------------------------------------------------------------ war_plan


@rule("WFA-BATTLE-05", "WFA-BATTLE-07")
def test_war_plan_adds_a_die_in_every_round_of_the_battle():
    d = desert(["hit"] * 3 + ["special"] * 3)  # no Harkonnen leader, so their special results are lost
    d.put("ne_outer_8", side="atreides", regular=2)
    d.put("ne_outer_9", side="harkonnen", regular=3)
    d.plan("war_plan")
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.area("ne_outer_8") == {}
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 2}  # three dice for two units
    assert d.over


def test_war_plan_goes_on_in_the_second_round():
    d = desert(["shield"] * 6)
    d.put("ne_outer_8", side="atreides", regular=2)
    d.put("ne_outer_9", side="harkonnen", regular=3)
    d.plan("war_plan")
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.s.t[EXTRA_DICE] == 1
    d.s.chance = ["hit"] * 3 + ["special"] * 3
    d.play("continue")
    if "stand" in d.legal():
        d.play("stand")
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 2}


def test_war_plan_may_move_instead():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=1)
    d.plan("war_plan")
    d.play("move ne_outer_8 ne_outer_5")
    assert d.over


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


# ------------------------------------------------------------------ smugglers


@rule("WFA-LEADER-15", "WFA-LEADER-07")
@pytest.mark.parametrize("name", ["smugglers_a", "smugglers_b", "smugglers_c"])
def test_the_first_smugglers_bring_gurney(name: str):
    d = desert()
    d.put("ne_outer_8", harvester=True)
    d.plan(name)
    d.play("leader gurney_halleck")
    assert "at ne_outer_8" not in d.legal()
    d.play("at ne_outer_9", "place elite ne_outer_9", "place gurney_halleck ne_outer_9", "place elite ne_outer_9")
    assert d.area("ne_outer_9") == {"side": "atreides", "elite": 2, "leaders": ["gurney_halleck"]}
    assert is_at(d, "gurney_halleck", ON_BOARD)
    assert d.s.t[READY + leader("gurney_halleck")] == 1
    assert d.over


def with_gurney(chance: list[object] | None = None) -> Desert:
    d = desert(chance)
    d.put("ne_outer_9", side="atreides", regular=2, leaders=("gurney_halleck",))
    return d


def test_smugglers_a_lays_signs_and_moves_gurney():
    d = with_gurney(["sand", "sand"])
    d.put("ne_outer_5", side="atreides", regular=1)
    d.plan("smugglers_a")
    d.play("wormsign ne_outer_8", "wormsign ne_outer_7")
    assert {text.split()[1] for text in d.legal("move")} == {"ne_outer_9"}
    assert "move ne_outer_9 ne_outer_11" in d.legal()  # riding on the new signs
    d.play("move ne_outer_9 ne_outer_11")
    assert "leave gurney_halleck" not in d.legal()
    d.play("leave regular")
    assert d.area("ne_outer_11") == {"side": "atreides", "regular": 1, "leaders": ["gurney_halleck"]}
    assert d.over


def test_smugglers_b_strengthens_gurneys_legion():
    d = with_gurney()
    d.put("ne_outer_5", side="atreides", regular=1)
    d.plan("smugglers_b")
    d.play("place elite ne_outer_9", "place elite ne_outer_9")
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 2, "elite": 2, "leaders": ["gurney_halleck"]}
    assert d.over


def test_smugglers_c_removes_two_vehicles_of_gurneys_sector():
    d = with_gurney()
    d.put("ne_outer_5", harvester=True)
    d.put("se_outer_4", harvester=True)
    d.fly("az_1", "carryall")
    d.fly("az_5", "ornithopter")
    d.plan("smugglers_c")
    assert d.legal() == ["ground az_1", "remove harvester ne_outer_5", "skip"]
    d.play("ground az_1", "remove harvester ne_outer_5")
    assert d.area("ne_outer_5") == {}
    assert d.s.t[AIR_FORCE + AIR.find("az_1")] == NONE
    assert d.over


def test_with_gurney_in_the_tank_smugglers_do_what_they_can():
    d = desert()
    d.s.t[LEADER_IS + leader("gurney_halleck")] = IN_TANK
    d.plan("smugglers_c")
    assert d.over
    d.plan("smugglers_b")
    if not d.s.over:
        d.play("skip")
    assert d.over
    d.plan("smugglers_a")
    d.play("skip")
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


# ------------------------------------------------------------------ death_commandos


def test_death_commandos_swaps_two_and_moves_two():
    d = desert()
    d.put("ne_outer_8", side="atreides", elite=1)
    d.put("se_outer_4", side="atreides", elite=1)
    d.put("windgap", side="atreides", elite=1)
    fedaykin = d.s.seats[0][SUPPLY + 2]
    d.plan("death_commandos")
    d.play("upgrade ne_outer_8", "upgrade se_outer_4")
    assert d.s.seats[0][SUPPLY + 2] == fedaykin - 2
    assert {text.split()[1] for text in d.legal("move")} == {"ne_outer_8", "se_outer_4"}
    d.play("move ne_outer_8 ne_outer_5", "move se_outer_4 se_outer_3")
    assert d.area("ne_outer_5") == d.area("se_outer_3") == {"side": "atreides", "special": 1}
    assert d.over


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


# ------------------------------------------------------------------ chatt_the_leaper


def test_chatt_the_leaper_brings_fedaykin_and_a_naib_to_one_sietch():
    d = desert()
    d.plan("chatt_the_leaper")
    assert d.legal("at") == sorted(f"at {area}" for area in (
        "gara_kulon", "sihaya_ridge", "tasmin_sink", "habbanya_ridge", "bight_of_the_cliff", "rock_outcroppings",
        "hobars_gap", "windgap"))
    d.play("at windgap", "place fedaykin windgap", "place naib windgap", "place fedaykin windgap")
    assert d.area("windgap") == {"side": "atreides", "special": 2, "officers": 1, "sietch": 0}
    assert d.over


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


# ------------------------------------------------------------------ our_family_atomics


@rule("WFA-ATOMIC-01")
def test_our_family_atomics_needs_a_marker_on_four():
    d = desert()
    hold(d, OTHER)
    d.s.t[PRESCIENT + 1] = 3
    d.plan("our_family_atomics")
    assert d.over
    d.s.t[PRESCIENT + 1] = 4
    d.plan("our_family_atomics")
    assert d.legal() == ["atomics hole_in_the_rock", "atomics rimwall_west", "atomics splintered_rock", "skip"]
    d.play("atomics rimwall_west")
    assert d.s.t[ATOMICS] == AREA.find("rimwall_west")
    assert d.legal() == [f"plan {OTHER}", "skip"]


@rule("WFA-ACTION-16")
def test_after_the_atomics_it_is_desert_power_twice():
    d = desert()
    d.s.t[ATOMICS] = AREA.find("rimwall_west")
    d.plan("our_family_atomics")
    d.play("wormsign ne_outer_8", "wormsign ne_outer_9")
    assert is_desert_power(d)
    d.play("wormsign ne_outer_5", "skip")
    assert d.over


# ------------------------------------------------------------------ battle_language


@rule("WFA-BATTLE-07", "WFA-BATTLE-08")
def test_battle_language_surprises_and_caps_the_enemy_at_four_dice_in_the_first_round():
    d = desert(["shield"] * 2 + ["shield"] * 4)
    d.put("ne_outer_8", side="atreides", regular=2, officers=1)
    d.put("windgap", side="atreides", regular=2)
    d.put("ne_outer_9", side="harkonnen", regular=6)
    d.plan("battle_language")
    assert {text.split()[1] for text in d.legal("move") + d.legal("attack")} == {"ne_outer_8"}
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.s.t[SURPRISE] == 1
    assert d.s.t[DICE_CAP + 1] == 4
    assert d.s.chance == []  # two dice of the Atreides, four of the Harkonnen
    assert "continue" in d.legal()
    d.s.chance = ["shield"] * 8  # six of the Harkonnen in the second round
    d.play("continue")
    if "stand" in d.legal():
        d.play("stand")
    assert d.s.chance == []


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
    assert card.effect.words().key
    d.plan(name)
    while not d.s.over:
        d.s.play(d.s.legal()[-1])
    assert d.pile(HOUSE_DISCARD, 0) == [card.id]
    assert sum(d.s.seats[0][SUPPLY + tier] for tier in range(3)) == 30
    assert all(d.s.t[LEADER_AT + i] == NONE for i in range(16))
