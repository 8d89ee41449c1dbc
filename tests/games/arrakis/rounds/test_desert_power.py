"""Desert Power: the Atreides turn that costs no die."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.rounds.desert_power import DESERT_POWER_EFFECT
from landsraad.games.arrakis.rounds.turns import TURN
from landsraad.games.arrakis.state.cells import DICE, READY, SPENT, STRATEGY, WILD_MAKER
from support.arrakis.empty_board import Desert, desert
from support.rules import rule


def with_dice(atreides: int, harkonnen: int) -> Desert:
    d = desert()
    d.s.seats[0][DICE + STRATEGY] = atreides
    d.s.seats[1][DICE + STRATEGY] = harkonnen
    return d


@rule("WFA-ACTION-15")
@pytest.mark.parametrize(("atreides", "harkonnen", "may"), [(1, 2, True), (0, 1, True), (1, 1, False), (2, 1, False)])
def test_only_with_fewer_unused_dice(atreides: int, harkonnen: int, may: bool):
    d = with_dice(atreides, harkonnen)
    d.do(TURN)
    assert ("desert_power" in d.legal()) is may


@rule("WFA-ACTION-15", "WFA-TANK-04", "WFA-ACTION-17", "WFA-WORM-01")
def test_it_spends_no_die():
    d = with_dice(1, 2)
    d.do(TURN)
    d.play("desert_power", "wormsign ne_outer_8", "wormsign ne_outer_9")
    assert d.s.seats[0][DICE + STRATEGY] == 1
    assert d.s.seats[0][SPENT] == 0
    assert "desert_power" not in d.legal()  # that was the action of the turn
    assert "end" in d.legal()


@rule("WFA-ACTION-17", "WFA-ACTION-18", "WFA-ACTION-19", "WFA-ACTION-03")
def test_one_of_the_three_ways():
    d = desert(["sand", "hit", "hit", "hit", "hit"])
    d.put("se_outer_4", worm="sandworm")
    d.put("ne_outer_8", worm="sandworm")
    d.put("ne_outer_9", side="harkonnen", regular=4)
    d.do(DESERT_POWER_EFFECT)
    assert d.legal("wormsign") and d.legal("worm") and d.legal("worm_attack")
    d.play("wormsign ne_outer_5")
    assert not d.legal("worm") and not d.legal("worm_attack") and d.legal("wormsign")
    d.play("skip")
    d.do(DESERT_POWER_EFFECT)
    d.play("worm se_outer_4 se_outer_2")
    assert not d.legal("wormsign") and not d.legal("worm_attack")
    d.play("worm ne_outer_8 ne_outer_6")
    d.do(DESERT_POWER_EFFECT)
    d.play("worm_attack ne_outer_6 ne_outer_9")
    assert d.area("ne_outer_9") == {}
    assert d.over


@rule("WFA-ACTION-07")
def test_nothing_has_to_be_done():
    d = desert()
    d.do(DESERT_POWER_EFFECT)
    d.play("skip")
    assert d.over


@rule("WFA-LEADER-18", "WFA-LEADER-04")
def test_the_wild_makers_card_is_one_more_way_once_a_round():
    d = desert()
    d.put("se_outer_4", worm="wild_maker")
    d.do(DESERT_POWER_EFFECT)
    assert "special wild_maker" not in d.legal()  # face down
    d.play("skip")
    d.s.t[READY + WILD_MAKER] = 1
    d.put("se_outer_7", harvester=True)
    d.do(DESERT_POWER_EFFECT)
    d.play("special wild_maker", "worm se_outer_4 se_outer_3", "worm_attack se_outer_3 se_outer_7")
    assert d.area("se_outer_7") == {}
    assert d.s.t[READY + WILD_MAKER] == 0
    assert d.over
