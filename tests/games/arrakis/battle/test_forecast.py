"""The odds of a battle on the board: hidden information is averaged, known information is not."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.battle.forecast import attack_odds, battle_forecast, rank_chances, token_chances
from landsraad.games.arrakis.battle.odds import Force, Terms, summary
from landsraad.games.arrakis.rounds.orders import LEADERSHIP_ACTION, attack_with
from landsraad.games.arrakis.state.cells import (
    AREA,
    HAND,
    HARKONNEN,
    PLANNING,
    SIETCH,
    SIETCH_RANK,
    SIETCH_SHOWN,
    TOKEN_SUPPLY,
)
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

FROM, AT = AREA.find("ne_outer_12"), AREA.find("gara_kulon")


def siege() -> Desert:
    d = desert()
    for i, rank in enumerate((1, 1, 2, 2, 2, 2, 3, 3)):
        d.s.seats[0][SIETCH_RANK + i] = rank
    d.put("ne_outer_12", side="harkonnen", regular=3, elite=1, officers=1, leaders=("baron_harkonnen",))
    d.put("gara_kulon", side="atreides", regular=1, token="start_2_elite")
    return d


@rule("WFA-SETUP-01", "WFA-COMP-20")
def test_the_atreides_know_their_own_sietch_and_tokens():
    d = siege()
    rank = int(d.s.seats[0][SIETCH_RANK + SIETCH.find("gara_kulon")])
    known = summary(Force(3, 1, 0, [(1, 0), (0, 2)]), Force(1, 2, 0, [], dice=rank), Terms(settlement=True))
    odds = attack_odds(d.s, 0, FROM, AT)
    assert odds["won"] == pytest.approx(known["won"])
    assert odds["defender_dice"] == known["defender_dice"]
    assert (odds["from"], odds["at"]) == ("ne_outer_12", "gara_kulon")


def test_the_harkonnen_know_only_what_it_may_be():
    d = siege()
    assert rank_chances(d.s, AT, 1) == [(1, 2 / 8), (2, 4 / 8), (3, 2 / 8)]
    assert rank_chances(d.s, AT, NONE) == rank_chances(d.s, AT, 1)  # nor does a spectator
    assert dict(token_chances(d.s, AT, 1)) == {(0, 2, 0): 1.0}  # it is the only hidden starting token
    d.put("se_outer_3", side="atreides", token="start_2_regular")
    assert dict(token_chances(d.s, AT, 1)) == {(2, 0, 0): 0.5, (0, 2, 0): 0.5}
    parts = [summary(Force(3, 1, 0, [(1, 0), (0, 2)]), Force(1 + r, e, 0, [], dice=rank), Terms(settlement=True))
             for rank in (1, 2, 2, 3) for r, e in ((2, 0), (0, 2))]
    odds = attack_odds(d.s, 1, FROM, AT)
    assert odds["won"] == pytest.approx(sum(part["won"] for part in parts) / 8)
    assert odds["on_defender"][0] == pytest.approx(sum(part["on_defender"][0] for part in parts) / 8)


def test_nothing_hidden_shows_in_the_odds_of_the_enemy():
    one, other = siege(), siege()
    ranks = [int(one.s.seats[0][SIETCH_RANK + i]) for i in range(8)]
    for i, rank in enumerate(reversed(ranks)):
        other.s.seats[0][SIETCH_RANK + i] = rank
    assert attack_odds(one.s, 1, FROM, AT) == attack_odds(other.s, 1, FROM, AT)


def test_later_tokens_look_different_from_behind():
    d = siege()
    d.put("ne_outer_13", side="atreides", token="2_regular")
    supply = len(TOKEN_SUPPLY.cards(d.s.seats[0]))
    chances = dict(token_chances(d.s, AREA.find("ne_outer_13"), 1))
    assert supply == 8 and sum(chances.values()) == pytest.approx(1.0)
    assert chances[(2, 0, 0)] == pytest.approx(3 / 9)  # two in the supply and this one


def test_a_shown_sietch_is_known():
    d = siege()
    sietch = SIETCH.find("gara_kulon")
    d.s.t[SIETCH_SHOWN + sietch] = 3
    d.s.seats[0][SIETCH_RANK + sietch] = NONE
    assert rank_chances(d.s, AT, 1) == [(3, 1.0)]


def test_an_undefended_settlement():
    d = desert()
    d.put("ne_outer_12", side="harkonnen", regular=1)
    odds = attack_odds(d.s, 1, FROM, AT)
    assert odds["won"] == pytest.approx(1.0) and odds["defender_dice"] == 0


def test_surprise_cards_and_caps():
    d = desert()
    d.put("ne_outer_8", side="atreides", regular=2)
    d.put("ne_outer_9", side="harkonnen", regular=5)
    frm, at = AREA.find("ne_outer_8"), AREA.find("ne_outer_9")
    plain = attack_odds(d.s, 0, frm, at)
    helped = attack_odds(d.s, 0, frm, at, surprise=True, extra_dice=1, enemy_cap=4, cards=1)
    assert (plain["attacker_dice"], plain["defender_dice"]) == (2, 5)
    assert (helped["attacker_dice"], helped["defender_dice"]) == (4, 4)
    assert helped["won"] > plain["won"]


def test_in_a_battle_of_the_coming_roll_and_of_going_on():
    d = desert()
    assert battle_forecast(d.s, 0) is None
    HAND.put(d.s.seats[1], PLANNING.find("sandmasters"))
    d.put("ne_outer_12", side="harkonnen", regular=3, officers=1)
    d.put("gara_kulon", side="atreides", regular=2)
    d.do(LEADERSHIP_ACTION, HARKONNEN)
    d.s.seats[0][SIETCH_RANK + SIETCH.find("gara_kulon")] = 2
    d.play("attack ne_outer_12 gara_kulon")
    odds = battle_forecast(d.s, 1)
    assert odds is not None and (odds["attacker_dice"], odds["defender_dice"]) == (3, 4)
    first = summary(Force(3, 0, 0, [(1, 0)]), Force(2, dice=2), Terms(settlement=True, surprise=True))
    assert odds["won"] == pytest.approx(first["won"])
    d.s.chance = ["shield"] * 8
    d.play("discard sandmasters")
    assert d.legal() == ["cease", "continue"]
    odds = battle_forecast(d.s, 1)
    assert odds is not None and odds["attacker_dice"] == 2  # the price of continuing is paid first
    later = summary(Force(2, 0, 0, [(1, 0)]), Force(2, dice=2), Terms(settlement=True))
    assert odds["won"] == pytest.approx(later["won"])


def test_nothing_left_to_pay_with():
    d = desert(["shield"] * 3)
    d.put("ne_outer_12", side="harkonnen", regular=1)
    d.put("gara_kulon", side="atreides", regular=1)
    d.s.seats[0][SIETCH_RANK + SIETCH.find("gara_kulon")] = 1
    d.do(attack_with(), HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon")
    odds = battle_forecast(d.s, 1)
    assert odds is not None and odds["held"] == pytest.approx(1.0)
