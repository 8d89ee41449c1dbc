# cold
"""Exact odds of a battle: of one round, and of the whole battle if both sides play by simple rules.

The engine does not use them; they are for screens, bots and people. The simple rules are: *casualties* keep as many
dice as possible (elite units become regular first, then special ones, then regular units fall down to the last one,
then leaders, those without a name first, and the last unit at the end). *Special results* go to the leaders who use
them best. The *attacker* continues until one side is destroyed, but does not pay for it with its last figure. The
*defender* stays. Nobody discards further cards.

So what is left of a legion depends only on the number of hits it has taken, and a battle is a Markov chain on pairs of
these numbers.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final, final

P_HIT: Final = 3 / 6  # probabilities of a combat die
P_SHIELD: Final = 2 / 6
P_SPECIAL: Final = 1 / 6
MOST_DICE: Final = 6

Ability = tuple[int, int]  # hits and shields that a leader makes of a special result
Pairs = dict[tuple[int, int], float]  # joint distribution of two numbers


@final
class Force:
    """A legion in a battle.

    `dice` are added to its units: the rank of a settlement, or an extra die of a card.

    `supply` is the number of its owner's regular units off the board. With none, a hit removes an elite unit.
    """

    def __init__(self, regular: int = 0, elite: int = 0, special: int = 0, leaders: list[Ability] | None = None,
                 dice: int = 0, supply: int = 99) -> None:
        self.regular = regular
        self.elite = elite
        self.special = special
        self.leaders: list[Ability] = [] if leaders is None else sorted(leaders, key=_worth, reverse=True)
        self.dice = dice
        self.supply = supply

    def units(self) -> int:
        return self.regular + self.elite + self.special

    def roll(self, cards: int = 0, cap: int = 0) -> int:
        """The number of dice it rolls."""
        return min(self.units() + self.dice + cards, cap if cap > 0 else MOST_DICE)

    def key(self) -> tuple[object, ...]:
        return (self.regular, self.elite, self.special, tuple(self.leaders), self.dice,
                min(self.supply, self.elite + self.special))


def _worth(leader: Ability) -> tuple[int, int]:
    return leader[0] + leader[1], leader[0]


@final
class Terms:
    """The conditions of the battle. Cards, surprise and the dice limit apply to the first round only."""

    def __init__(self, settlement: bool = False, surprise: bool = False, merciless: bool = False,
                 attacker_cards: int = 0, defender_cards: int = 0, attacker_cap: int = 0,
                 defender_cap: int = 0) -> None:
        self.siege = settlement and not merciless  # continuing costs the attacker a hit
        self.surprise = surprise
        self.attacker_cards = attacker_cards
        self.defender_cards = defender_cards
        self.attacker_cap = attacker_cap
        self.defender_cap = defender_cap


# ------------------------------------------------------------------ one round


def roll_chances(dice: int, leaders: list[Ability]) -> Pairs:
    """The distribution of hits and shields after leaders, best first, have used the special results."""
    chances: Pairs = {}
    for hits in range(dice + 1):
        for shields in range(dice - hits + 1):
            specials = dice - hits - shields
            p = (comb(dice, hits) * comb(dice - hits, shields)
                 * P_HIT ** hits * P_SHIELD ** shields * P_SPECIAL ** specials)
            more_hits = 0
            more_shields = 0
            for i in range(min(specials, len(leaders))):
                more_hits += leaders[i][0]
                more_shields += leaders[i][1]
            result = (hits + more_hits, shields + more_shields)
            chances[result] = chances.get(result, 0.0) + p
    return chances


def compare(attacker: Pairs, defender: Pairs, attacker_special: int, defender_special: int, surprise: int) -> Pairs:
    """The distribution of hits on the attacker and on the defender (WFA-BATTLE-14, WFA-BATTLE-15)."""
    chances: Pairs = {}
    for (a_hits, a_shields), a_chance in attacker.items():
        a_block = max(0, a_shields - defender_special)
        for (d_hits, d_shields), d_chance in defender.items():
            d_block = max(0, d_shields - attacker_special)
            result = (max(0, d_hits - a_block), max(0, a_hits + surprise - d_block))
            chances[result] = chances.get(result, 0.0) + a_chance * d_chance
    return chances


def round_chances(attacker: Force, defender: Force, terms: Terms) -> Pairs:
    """The distribution of (hits on the attacker, hits on the defender) in the first round."""
    return compare(roll_chances(attacker.roll(terms.attacker_cards, terms.attacker_cap), attacker.leaders),
                   roll_chances(defender.roll(terms.defender_cards, terms.defender_cap), defender.leaders),
                   attacker.special, defender.special, 1 if terms.surprise else 0)


# ------------------------------------------------------------------ casualties


def after_hit(force: Force) -> Force | None:
    """What one hit leaves of a force; None if nothing."""
    regular, elite, special = force.regular, force.elite, force.special
    leaders = list(force.leaders)
    supply = force.supply
    # If the supply is empty, a regular unit falls first, because it can then replace the next elite unit.
    reducible = supply > 0 or (regular == 0 and force.units() > 1)
    if elite > 0 and reducible:
        elite -= 1
    elif special > 0 and reducible:
        special -= 1
    elif regular > 0 and force.units() > 1:
        regular -= 1
        return Force(regular, elite, special, leaders, force.dice, supply + 1)
    elif leaders:
        leaders.remove((1, 0)) if (1, 0) in leaders else leaders.pop()
        return Force(regular, elite, special, leaders, force.dice, supply)
    else:
        return None
    if supply > 0:
        regular += 1
        supply -= 1
    return Force(regular, elite, special, leaders, force.dice, supply)


def forces_by_hits(force: Force) -> list[Force]:
    """The force after 0, 1, 2 … hits, until it is destroyed."""
    steps = [force]
    left = after_hit(force)
    while left is not None:
        steps.append(left)
        left = after_hit(left)
    return steps


# ------------------------------------------------------------------ the whole battle


@final
class Outcome:
    """`won`: only the attacker is left; `held`: the attacker is not, or gave up; `nobody`: neither is."""

    def __init__(self, won: float = 0.0, held: float = 0.0, nobody: float = 0.0, rounds: float = 0.0) -> None:
        self.won = won
        self.held = held
        self.nobody = nobody
        self.rounds = rounds  # expected number

    def add(self, other: Outcome, chance: float) -> None:
        self.won += other.won * chance
        self.held += other.held * chance
        self.nobody += other.nobody * chance
        self.rounds += other.rounds * chance


WON: Final = Outcome(won=1.0)
HELD: Final = Outcome(held=1.0)
NOBODY: Final = Outcome(nobody=1.0)


@final
class Walk:
    """Computes the outcome for each pair of hits taken at the start of a round, once."""

    def __init__(self, attacker: Force, defender: Force, terms: Terms) -> None:
        self.attackers = forces_by_hits(attacker)
        self.defenders = forces_by_hits(defender)
        self.terms = terms
        self.rolls_a = [roll_chances(force.roll(), force.leaders) for force in self.attackers]
        self.rolls_d = [roll_chances(force.roll(), force.leaders) for force in self.defenders]
        self.known: dict[tuple[int, int], Outcome] = {}

    def begin(self) -> Outcome:
        """The outcome with the conditions of the first round."""
        outcome = Outcome(rounds=1.0)
        for (a, d), chance in round_chances(self.attackers[0], self.defenders[0], self.terms).items():
            outcome.add(self.after_round(a, d), chance)
        return outcome

    def after_round(self, a: int, d: int) -> Outcome:
        """The outcome after both sides have taken these hits in total."""
        if a >= len(self.attackers):
            return NOBODY if d >= len(self.defenders) else HELD
        if d >= len(self.defenders):
            return WON
        if self.terms.siege:
            a += 1
            if a >= len(self.attackers):
                return HELD
        return self.next_round(a, d)

    def next_round(self, a: int, d: int) -> Outcome:
        found = self.known.get((a, d))
        if found is not None:
            return found
        outcome = Outcome(rounds=1.0)
        stalled = 0.0  # probability that nobody is hit, which leads to the same state again
        chances = compare(self.rolls_a[a], self.rolls_d[d], self.attackers[a].special, self.defenders[d].special, 0)
        for (on_a, on_d), chance in chances.items():
            if on_a == 0 and on_d == 0 and not self.terms.siege:
                stalled += chance
            else:
                outcome.add(self.after_round(a + on_a, d + on_d), chance)
        total = Outcome()
        total.add(outcome, 1.0 / (1.0 - stalled))
        self.known[(a, d)] = total
        return total


def battle_odds(attacker: Force, defender: Force, terms: Terms) -> Outcome:
    """The outcome of a battle. A settlement without a legion falls at once (WFA-SETTLE-03)."""
    if defender.units() == 0:
        return WON
    if attacker.units() == 0:
        return HELD
    return Walk(attacker, defender, terms).begin()


def hits_of(chances: Pairs, which: int) -> list[float]:
    """The probabilities of 0, 1, 2 … hits on one side: 0 is the attacker, 1 the defender."""
    found = [0.0] * (1 + max([pair[which] for pair in chances], default=0))
    for pair, chance in chances.items():
        found[pair[which]] += chance
    return found


def mean(chances: list[float]) -> float:
    return sum([n * chance for n, chance in enumerate(chances)])


def summary(attacker: Force, defender: Force, terms: Terms) -> dict[str, Any]:
    """The first round and the whole battle as JSON."""
    outcome = battle_odds(attacker, defender, terms)
    out: dict[str, Any] = {
        "attacker_dice": attacker.roll(terms.attacker_cards, terms.attacker_cap),
        "defender_dice": defender.roll(terms.defender_cards, terms.defender_cap) if defender.units() > 0 else 0,
        "on_attacker": [1.0], "on_defender": [1.0],
        "won": outcome.won, "held": outcome.held, "nobody": outcome.nobody,
        "destroyed": outcome.won + outcome.nobody, "rounds": outcome.rounds,
    }
    if defender.units() > 0:
        chances = round_chances(attacker, defender, terms)
        out["on_attacker"] = hits_of(chances, 0)
        out["on_defender"] = hits_of(chances, 1)
    out["expected_on_attacker"] = mean(out["on_attacker"])
    out["expected_on_defender"] = mean(out["on_defender"])
    return out
