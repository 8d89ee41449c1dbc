"""The special actions of the leaders of the Atreides and the Fremen, and of the Wild Maker."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.rounds.turns import TURN
from landsraad.games.arrakis.state.cells import (
    ASIDE,
    DEPLOYMENT,
    DICE,
    HAND,
    HOUSE,
    IN_TANK,
    LEADER,
    LEADER_IS,
    LEADERSHIP,
    MENTAT,
    PLANNING,
    READY,
    RESULT,
    STRATEGY,
    SUPPLY,
    SURPRISE,
    TOKEN_SUPPLY,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

SLOTS = {"paul_atreides": LEADERSHIP, "lady_jessica": MENTAT, "reverend_mother_jessica": MENTAT,
         "gurney_halleck": LEADERSHIP, "alia": HOUSE, "stilgar": DEPLOYMENT, "chani": STRATEGY,
         "paul_muad_dib": STRATEGY, "wild_maker": NONE}


def is_desert_power(d: Desert) -> bool:
    return len(d.legal("wormsign")) > 20


def hold(d: Desert, *names: str) -> None:
    for name in names:
        HAND.put(d.s.seats[0], PLANNING.find(name))


@rule("WFA-LEADER-01", "WFA-LEADER-02", "WFA-LEADER-03", "WFA-LEADER-04")
@pytest.mark.parametrize("name", sorted(set(SLOTS) - {"wild_maker"}))
def test_a_die_of_the_slot_may_be_spent_on_the_special_action_once_a_round(name: str):
    leader = LEADER.find(name)
    d = desert()
    d.s.seats[0][DICE + SLOTS[name]] = 2
    d.s.t[LEADER_IS + leader] = ASIDE
    d.s.t[READY + leader] = 1
    d.do(TURN)
    assert f"special {name}" in d.legal()
    assert f"action {RESULT.names[SLOTS[name]]}" in d.legal()
    d.play(f"special {name}")
    while "end" not in d.legal():
        d.s.play(d.s.legal()[-1])
    assert d.s.seats[0][DICE + SLOTS[name]] == 1
    assert d.s.t[READY + leader] == 0


@rule("WFA-LEADER-02", "WFA-TANK-06")
@pytest.mark.parametrize(("state", "ready"), [(IN_TANK, 1), (ASIDE, 0)])
def test_not_from_the_tank_and_not_with_the_card_face_down(state: int, ready: int):
    d = desert()
    d.s.seats[0][DICE + DEPLOYMENT] = 1
    d.s.t[LEADER_IS + LEADER.find("stilgar")] = state
    d.s.t[READY + LEADER.find("stilgar")] = ready
    d.do(TURN)
    assert "special stilgar" not in d.legal()


def test_slots_and_actions_are_marked_as_reconstructed():
    for name, slot in SLOTS.items():
        card = LEADER_CARDS[LEADER.find(name)]
        assert card.slot == slot
        assert card.special is not None and card.special.message().key
        assert "special" in card.reconstructed
        assert ("slot" in card.reconstructed) == (name != "wild_maker")


@rule("WFA-BATTLE-08")
def test_paul_atreides_moves_and_then_surprises():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=3, leaders=("paul_atreides",))
    d.put("windgap", side="atreides", regular=1, officers=1)
    d.put("sihaya_ridge", side="atreides", regular=1)
    d.put("ne_outer_6", side="harkonnen", regular=3)
    d.act("paul_atreides")
    assert {text.split()[1] for text in d.legal("move")} == {"ne_outer_8"}
    d.play("move ne_outer_8 ne_outer_9")
    assert "leave paul_atreides" not in d.legal()
    d.play("leave regular", "go")
    assert {text.split()[1] for text in d.legal("attack")} == {"ne_outer_9"}
    d.s.chance = ["shield"] * 5
    d.play("attack ne_outer_9 ne_outer_6")
    assert d.s.t[SURPRISE] == 1


def test_paul_atreides_may_only_attack_or_only_move():
    d = desert(["shield"] * 2)
    d.put("ne_outer_8", side="atreides", regular=1, leaders=("paul_atreides",))
    d.put("ne_outer_9", side="harkonnen", regular=1)
    d.act("paul_atreides")
    d.play("done", "attack ne_outer_8 ne_outer_9")
    assert d.s.t[SURPRISE] == 1
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=1, leaders=("paul_atreides",))
    d.put("ne_outer_9", side="harkonnen", regular=1)
    d.act("paul_atreides")
    d.play("move ne_outer_8 ne_outer_6", "done")
    assert d.over


def test_lady_jessica_draws_three():
    d = desert()
    d.act("lady_jessica")
    d.play("draw fremen_allies", "draw house_atreides", "draw fremen_allies")
    assert HAND.size(d.s.seats[0]) == 3
    assert d.over


def test_reverend_mother_jessica_draws_two_and_plays_one():
    d = desert()
    d.act("reverend_mother_jessica")
    d.play("draw fremen_allies", "draw fremen_allies")
    assert HAND.size(d.s.seats[0]) == 2
    assert d.legal("plan") and "skip" in d.legal()
    d.play(d.legal("plan")[0])
    assert HAND.size(d.s.seats[0]) == 1


def test_gurney_halleck_moves_and_attacks():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=2, leaders=("gurney_halleck",))
    d.put("ne_outer_10", side="harkonnen", regular=3)
    d.act("gurney_halleck")
    d.play("move ne_outer_8 ne_outer_9", "go")
    d.s.chance = ["shield"] * 5
    d.play("attack ne_outer_9 ne_outer_10")
    assert d.s.t[SURPRISE] == 0


@rule("WFA-ACTION-13")
def test_alia_uses_the_die_as_anything_and_plays_a_card():
    d = desert()
    hold(d, "the_voice")
    d.act("alia")
    assert d.legal("action") == ["action deployment", "action leadership", "action mentat", "action strategy"]
    d.play("action mentat", "draw fremen_allies", "draw fremen_allies")
    assert HAND.size(d.s.seats[0]) == 3
    assert "plan the_voice" in d.legal() and "skip" in d.legal()


@rule("WFA-ACTION-10", "WFA-COMP-08")
def test_stilgar_deploys_two_tokens_and_a_leader():
    d = desert(["2_elite", "2_regular"])
    before = TOKEN_SUPPLY.size(d.s.seats[0])
    d.act("stilgar")
    d.play("at windgap", "at gara_kulon")
    assert d.area("windgap") == d.area("gara_kulon") == {"side": "atreides", "tokens": 1, "sietch": 0}
    assert TOKEN_SUPPLY.size(d.s.seats[0]) == before - 2
    assert "place naib windgap" in d.legal() and "place stilgar gara_kulon" in d.legal()
    assert "place naib tasmin_sink" not in d.legal()  # no unit there
    d.play("place stilgar gara_kulon")
    assert d.area("gara_kulon") == {"side": "atreides", "tokens": 1, "leaders": ["stilgar"], "sietch": 0}
    assert d.over


def test_chani_makes_two_elites_fedaykin():
    d = desert()
    d.put("windgap", side="atreides", elite=3)
    fedaykin = d.s.seats[0][SUPPLY + 2]
    d.act("chani")
    d.play("upgrade windgap", "upgrade windgap")
    assert d.area("windgap") == {"side": "atreides", "elite": 1, "special": 2, "sietch": 0}
    assert d.s.seats[0][SUPPLY + 2] == fedaykin - 2
    assert d.over


@rule("WFA-ACTION-16")
def test_paul_muad_dib_takes_desert_power_and_then_moves_or_attacks():
    d = desert(["sand", "sand"])
    d.put("ne_outer_8", side="atreides", regular=1, leaders=("paul_muad_dib",))
    d.put("windgap", side="atreides", regular=1)
    d.put("ne_outer_10", side="harkonnen", regular=1)
    d.act("paul_muad_dib")
    assert is_desert_power(d)
    d.play("wormsign ne_outer_9", "wormsign ne_outer_13")
    assert {text.split()[1] for text in d.legal("move") + d.legal("attack")} == {"ne_outer_8"}
    assert "attack ne_outer_8 ne_outer_10" in d.legal()  # riding on the new signs
    d.play("move ne_outer_8 ne_outer_14")
    assert d.over


def test_the_wild_maker_moves_and_attacks():
    d = desert(["hit"] * 6)
    d.put("ne_outer_9", worm="wild_maker")
    d.put("ne_outer_7", side="harkonnen", regular=6)
    d.act("wild_maker")
    d.play("worm ne_outer_9 ne_outer_5", "worm_attack ne_outer_5 ne_outer_7")
    assert d.area("ne_outer_7") == {}
    assert d.over
