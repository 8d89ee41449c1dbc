"""The odds at each decision of a battle, without future rolls and hidden information."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.battle.forecast import attack_odds, battle_forecast
from landsraad.games.arrakis.battle.odds import Force, Terms, summary
from landsraad.games.arrakis.game import GAME
from landsraad.games.arrakis.rounds.orders import STRATEGY_ACTION, attack_with
from landsraad.games.arrakis.rounds.prospects import odds_now, odds_of
from landsraad.games.arrakis.state.cells import AREA, HAND, HARKONNEN, MOVES, PLANNING, SIETCH, SIETCH_RANK
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import Desert, desert
from support.rules import rule


def met(chance: list[object], attacker: dict[str, int], defender: dict[str, int]) -> Desert:
    d = desert(chance)
    d.put("ne_outer_8", side="harkonnen", **attacker)  # type: ignore[arg-type]
    d.put("ne_outer_9", side="atreides", **defender)  # type: ignore[arg-type]
    d.do(STRATEGY_ACTION, HARKONNEN)
    return d


def after(d: Desert, move: str) -> dict[str, object] | None:
    return odds_of(d.s, HARKONNEN, MOVES.parse(move))


def test_where_there_is_no_battle_there_are_no_odds():
    d = met([], {"regular": 2}, {"regular": 1})
    assert odds_now(d.s, HARKONNEN) is None
    assert GAME.odds(d.s, HARKONNEN, NONE) is None
    assert after(d, "done") is None


@rule("WFA-BATTLE-05", "WFA-BATTLE-08")
def test_an_attack_has_the_odds_of_its_order():
    d = desert()
    d.put("ne_outer_8", side="harkonnen", regular=2)
    d.put("ne_outer_9", side="atreides", regular=2)
    d.do(attack_with(surprise=True), HARKONNEN)
    found = after(d, "attack ne_outer_8 ne_outer_9")
    known = summary(Force(2), Force(2), Terms(surprise=True))
    assert found is not None and found["won"] == pytest.approx(known["won"])
    plain = attack_odds(d.s, HARKONNEN, AREA.find("ne_outer_8"), AREA.find("ne_outer_9"))
    assert found["won"] > plain["won"]  # type: ignore[operator]


@rule("WFA-BATTLE-04")
def test_a_card_for_a_die_is_weighed_before_it_is_given():
    d = met(["shield"] * 9, {"regular": 2}, {"regular": 3})
    for card in ("reports_of_traitors", "workhorse_of_arrakis"):
        HAND.put(d.s.seats[1], PLANNING.find(card))
    d.play("attack ne_outer_8 ne_outer_9")
    now = odds_now(d.s, HARKONNEN)
    assert now == battle_forecast(d.s, HARKONNEN)
    more = after(d, "discard reports_of_traitors")
    assert now is not None and more is not None
    assert more["attacker_dice"] == now["attacker_dice"] + 1 and more["won"] > now["won"]  # type: ignore[operator]
    # No more cards: the dice are next, and their result is unknown.
    assert after(d, "done") == now


@rule("WFA-CASUALTY-02")
def test_each_loss_leaves_its_own_chance():
    # The attacker rolls two hits and a shield, the defender two hits and two specials that nobody uses.
    d = met(["hit", "hit", "shield", "hit", "hit", "special", "special"], {"regular": 1, "elite": 1, "special": 1},
            {"regular": 4})
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.legal() == ["lose elite", "lose regular", "lose sardaukar"]
    chances = {move: after(d, move) for move in d.legal()}
    # The defender takes two hits before it continues: two of its four units are left.
    lefts = {"lose regular": Force(0, 1, 1), "lose elite": Force(2, 0, 1), "lose sardaukar": Force(2, 1)}
    for move, left in lefts.items():
        found = chances[move]
        assert found is not None and found["won"] == pytest.approx(summary(left, Force(2), Terms())["won"]), move
    assert chances["lose elite"]["won"] > chances["lose regular"]["won"]  # type: ignore[index]
    # The odds now are those of the simple loss.
    now = odds_now(d.s, HARKONNEN)
    assert now is not None and now["won"] == pytest.approx(chances["lose elite"]["won"])  # type: ignore[index]


@rule("WFA-BATTLE-18")
def test_going_on_against_a_settlement_counts_its_price():
    d = desert(["shield"] * 9)
    d.s.seats[0][SIETCH_RANK + SIETCH.find("gara_kulon")] = 2
    d.put("ne_outer_12", side="harkonnen", regular=4)
    d.put("gara_kulon", side="atreides", regular=2)
    d.do(STRATEGY_ACTION, HARKONNEN)
    d.play("attack ne_outer_12 gara_kulon")
    assert d.legal() == ["cease", "continue"]
    found = after(d, "continue")
    assert found is not None
    assert found["won"] == pytest.approx(summary(Force(3), Force(2, dice=2), Terms(settlement=True))["won"])
    assert after(d, "cease") is None


def test_an_enemy_who_cannot_survive_its_hits_is_beaten_already():
    d = met(["hit", "hit", "hit"], {"regular": 1, "elite": 1}, {"regular": 1})
    d.play("attack ne_outer_8 ne_outer_9")
    assert d.legal() == ["lose elite", "lose regular"]
    now = odds_now(d.s, HARKONNEN)
    assert now is not None and (now["won"], now["held"], now["nobody"]) == (1.0, 0.0, 0.0)
