"""The odds of a battle, compared with counting every roll and with simulated battles."""

from __future__ import annotations

import json
from itertools import product

import pytest

from landsraad.games.arrakis.battle.odds import (
    Force,
    Outcome,
    Terms,
    after_hit,
    battle_odds,
    forces_by_hits,
    hits_of,
    mean,
    roll_chances,
    round_chances,
    summary,
)
from support.rules import rule

FACES = "hhhssx"  # of a combat die


def counted(attacker: Force, defender: Force, terms: Terms) -> dict[tuple[int, int], float]:
    """Counts every roll of all dice."""
    dice_a = attacker.roll(terms.attacker_cards, terms.attacker_cap)
    dice_d = defender.roll(terms.defender_cards, terms.defender_cap)
    found: dict[tuple[int, int], float] = {}
    chance = 1 / 6 ** (dice_a + dice_d)
    for faces in product(FACES, repeat=dice_a + dice_d):
        a_hits, a_shields = counted_side(faces[:dice_a], attacker)
        d_hits, d_shields = counted_side(faces[dice_a:], defender)
        a_hits += 1 if terms.surprise else 0
        on_a = max(0, d_hits - max(0, a_shields - defender.special))
        on_d = max(0, a_hits - max(0, d_shields - attacker.special))
        found[on_a, on_d] = found.get((on_a, on_d), 0.0) + chance
    return found


def counted_side(faces: tuple[str, ...], force: Force) -> tuple[int, int]:
    hits, shields = faces.count("h"), faces.count("s")
    for leader in force.leaders[:faces.count("x")]:
        hits += leader[0]
        shields += leader[1]
    return hits, shields


BATTLES = [
    (Force(regular=1), Force(regular=1), Terms()),
    (Force(regular=2, special=1), Force(elite=2, leaders=[(1, 0)]), Terms(surprise=True)),
    (Force(regular=1, elite=1, leaders=[(0, 2), (1, 0)]), Force(regular=1, special=1, leaders=[(2, 1)]), Terms()),
    (Force(regular=2), Force(regular=1, dice=2), Terms(settlement=True, attacker_cards=1)),
    (Force(regular=3, leaders=[(0, 3)]), Force(regular=5), Terms(defender_cap=2)),
]


@rule("WFA-BATTLE-05", "WFA-BATTLE-14", "WFA-BATTLE-15")
@pytest.mark.parametrize(("attacker", "defender", "terms"), BATTLES)
def test_a_round_is_what_counting_all_rolls_gives(attacker: Force, defender: Force, terms: Terms):
    exact, every = round_chances(attacker, defender, terms), counted(attacker, defender, terms)
    assert set(exact) == set(every)
    for pair, chance in every.items():
        assert exact[pair] == pytest.approx(chance, abs=1e-12)
    assert sum(exact.values()) == pytest.approx(1.0)


def test_leaders_who_make_the_most_of_a_special_come_first():
    assert Force(regular=1, leaders=[(1, 0), (0, 2), (2, 1), (0, 1)]).leaders == [(2, 1), (0, 2), (1, 0), (0, 1)]
    chances = roll_chances(1, [(2, 1)])
    assert chances == pytest.approx({(1, 0): 3 / 6, (0, 1): 2 / 6, (2, 1): 1 / 6})


# ------------------------------------------------------------------ casualties


def units(force: Force | None) -> tuple[int, ...] | None:
    return None if force is None else (force.regular, force.elite, force.special, len(force.leaders))


def test_casualties_keep_dice_as_long_as_they_can():
    force = Force(regular=2, elite=1, special=1, leaders=[(1, 0), (0, 2)])
    assert [units(left) for left in forces_by_hits(force)] == [
        (2, 1, 1, 2), (3, 0, 1, 2), (4, 0, 0, 2), (3, 0, 0, 2), (2, 0, 0, 2), (1, 0, 0, 2), (1, 0, 0, 1), (1, 0, 0, 0)]
    assert forces_by_hits(force)[6].leaders == [(0, 2)]  # the one without a name went first


def test_casualties_with_an_empty_supply():
    assert units(after_hit(Force(regular=1, elite=1, supply=0))) == (0, 1, 0, 0)
    assert units(after_hit(Force(elite=2, supply=0))) == (0, 1, 0, 0)
    assert units(after_hit(Force(elite=1, leaders=[(1, 0)], supply=0))) == (0, 1, 0, 0)
    assert after_hit(Force(elite=1, supply=0)) is None
    assert [units(left) for left in forces_by_hits(Force(regular=1, elite=1, supply=0))] == [
        (1, 1, 0, 0), (0, 1, 0, 0), (1, 0, 0, 0)]


# ------------------------------------------------------------------ whole battles


def walked(attacker: Force | None, defender: Force | None, terms: Terms, depth: int) -> Outcome:
    """The same battle round by round without memoization, stopped after that many rounds."""
    if attacker is None or defender is None:
        return Outcome(won=1.0 if attacker else 0.0, held=1.0 if defender else 0.0,
                       nobody=0.0 if attacker or defender else 1.0)
    out = Outcome()
    if depth == 0:
        return out
    for (on_a, on_d), chance in counted(attacker, defender, terms).items():
        left, foe = fall(attacker, on_a), fall(defender, on_d)
        if terms.siege and left is not None and foe is not None:
            left = after_hit(left)
            if left is None:
                out.add(Outcome(held=1.0), chance)
                continue
        later = Terms(settlement=terms.siege)
        out.add(walked(left, foe, later, depth - 1), chance)
    return out


def fall(force: Force, hits: int) -> Force | None:
    left: Force | None = force
    for _ in range(hits):
        left = None if left is None else after_hit(left)
    return left


@pytest.mark.parametrize(("attacker", "defender", "terms"), [
    (Force(regular=1), Force(regular=1), Terms()),
    (Force(regular=2), Force(regular=1), Terms(surprise=True)),
    (Force(regular=1, leaders=[(1, 0)]), Force(regular=1, dice=1), Terms(settlement=True)),
    (Force(regular=2, elite=1), Force(regular=1, dice=1), Terms(settlement=True)),
])
def test_a_battle_is_what_walking_all_rounds_gives(attacker: Force, defender: Force, terms: Terms):
    exact = battle_odds(attacker, defender, terms)
    assert exact.won + exact.held + exact.nobody == pytest.approx(1.0)
    steps = 4 if terms.siege else 7
    slow = walked(attacker, defender, terms, steps)
    rest = 1.0 - slow.won - slow.held - slow.nobody  # battles that are not over by then
    assert rest < (1e-9 if terms.siege else 0.03)
    assert slow.won <= exact.won + 1e-12 <= slow.won + rest + 2e-12
    assert slow.held <= exact.held + 1e-12 <= slow.held + rest + 2e-12
    assert slow.nobody <= exact.nobody + 1e-12 <= slow.nobody + rest + 2e-12


def test_one_against_one_in_closed_form():
    # Both hit: 1/4. Only one hits and is not blocked: 1/2 * 1/6 each. Otherwise the same again.
    odds = battle_odds(Force(regular=1), Force(regular=1), Terms())
    assert odds.won == pytest.approx((1 / 12) / (1 / 4 + 1 / 6))
    assert odds.nobody == pytest.approx((1 / 4) / (1 / 4 + 1 / 6))
    assert odds.rounds == pytest.approx(1 / (1 / 4 + 1 / 6))


@rule("WFA-SETTLE-03")
def test_an_undefended_settlement_is_certain():
    odds = battle_odds(Force(regular=1), Force(dice=3), Terms(settlement=True))
    assert (odds.won, odds.held, odds.nobody) == (1.0, 0.0, 0.0)


def test_going_on_against_a_settlement_costs():
    attacker, defender = Force(regular=4, leaders=[(1, 0)]), Force(regular=3, dice=2)
    paid = battle_odds(attacker, defender, Terms(settlement=True))
    free = battle_odds(attacker, defender, Terms(settlement=True, merciless=True))
    assert paid.won < free.won


def test_the_last_unit_does_not_pay():
    odds = battle_odds(Force(regular=1), Force(regular=1, dice=3), Terms(settlement=True))
    first = round_chances(Force(regular=1), Force(regular=1, dice=3), Terms())
    assert odds.rounds == pytest.approx(1.0)
    assert odds.won == pytest.approx(first.get((0, 1), 0.0))


def test_the_summary_is_json():
    out = summary(Force(2, 2, 1, [(1, 0), (0, 2)]), Force(2, 0, 1, [(2, 1)], dice=2),
                  Terms(settlement=True, attacker_cards=1))
    assert json.loads(json.dumps(out)) == out
    assert (out["attacker_dice"], out["defender_dice"]) == (6, 5)
    assert out["won"] + out["held"] + out["nobody"] == pytest.approx(1.0)
    assert out["destroyed"] == pytest.approx(out["won"] + out["nobody"])
    assert sum(out["on_attacker"]) == pytest.approx(1.0) and sum(out["on_defender"]) == pytest.approx(1.0)
    assert out["expected_on_defender"] == pytest.approx(mean(out["on_defender"]))
    assert hits_of({(0, 1): 0.25, (2, 1): 0.75}, 0) == [0.25, 0.0, 0.75]
