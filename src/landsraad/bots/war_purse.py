"""What a side has to work with: figures, leaders, dice, cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.bots.judge import Floats
from landsraad.bots.tables import vector
from landsraad.games.arrakis.cells import (
    ASIDE,
    ATREIDES,
    BENE_GESSERIT,
    ELITES,
    HAND,
    HARKONNEN,
    HOLDER,
    LEADER_IS,
    N_LEADERS,
    NAMED_HERE,
    OFFICERS,
    ON_BOARD,
    READY,
    REINFORCEMENTS,
    SPECIALS,
    TOKENS_HERE,
    UNITS,
    WILD_MAKER,
)
from landsraad.games.arrakis.dice import unused
from landsraad.games.arrakis.figures import bit_count, chief, side_of_leader
from landsraad.bots.war_forces import Forces
from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import State

GARRISON: Final = 2.4  # regular units that a hidden token of the solo game is worth


@final
class Purse:
    def __init__(self, weights: dict[str, float]) -> None:
        self.units: Floats = vector([weights[name] for name in (
            "fremen_regular", "fremen_elite", "fremen_special", "naib", "regular", "elite", "special", "officer")])
        self.hidden = weights["hidden"]
        self.named = weights["named"]
        self.aside = weights["aside"]
        self.ready = weights["leader_ready"]
        self.die = weights["die"]
        self.card = weights["card"]
        self.card_many = weights["card_many"]
        self.token = weights["token"]

    def worth(self, s: State, forces: Forces) -> float:
        """Of the Atreides, less that of the Harkonnen."""
        return (self.figures(s, forces) + self.leaders(s) + self.of_hand(s, ATREIDES) - self.of_hand(s, HARKONNEN)
                + self.of_dice(s))

    def figures(self, s: State, forces: Forces) -> float:
        t = s.t
        total = 0.0
        for i in range(forces.count):
            area = forces.at[i]
            if t[HOLDER + area] == ATREIDES:
                total += self.of_units(t, area, 0)
                if t[TOKENS_HERE + area] > 0:
                    # What is on them counts like units of their kind: each endures so many hits.
                    more = forces.endures[area] - self.endured(t, area)
                    total += self.units[0] * more + self.hidden * float(t[TOKENS_HERE + area])
            else:
                total -= self.of_units(t, area, 4)
                if t[TOKENS_HERE + area] > 0:
                    total -= self.units[4] * GARRISON * float(t[TOKENS_HERE + area])
        return total

    def of_units(self, t: Cells, area: i64, first: i64) -> float:
        units = self.units
        return (units[first] * float(t[UNITS + area]) + units[first + 1] * float(t[ELITES + area])
                + units[first + 2] * float(t[SPECIALS + area]) + units[first + 3] * float(t[OFFICERS + area]))

    def endured(self, t: Cells, area: i64) -> float:
        return float(t[UNITS + area] + 2 * t[ELITES + area] + 2 * t[SPECIALS + area] + t[OFFICERS + area]
                     + bit_count(t[NAMED_HERE + area]))

    def leaders(self, s: State) -> float:
        total = 0.0
        for leader in range(N_LEADERS):
            state = s.t[LEADER_IS + leader]
            if leader == WILD_MAKER or state < ASIDE or state > ON_BOARD:
                continue
            value = self.named if state == ON_BOARD else self.aside
            if s.t[READY + leader] == 1:
                value += self.ready
            total += value if side_of_leader(leader) == ATREIDES else -value
        return total

    def of_hand(self, s: State, side: i64) -> float:
        """Cards, and tokens that are dice of a round."""
        seat = chief(s, side)
        mine = s.seats[seat]
        cards = float(HAND.size(mine)) + 0.5 * float(REINFORCEMENTS.size(mine))
        few = cards if cards < 5.0 else 5.0
        return self.card * few + self.card_many * (cards - few) + self.token * float(mine[BENE_GESSERIT])

    def of_dice(self, s: State) -> float:
        """Those of the Atreides count as far as there are turns for them."""
        ours = float(unused(s, ATREIDES))
        theirs = float(unused(s, HARKONNEN))
        if ours > theirs:
            ours = theirs
        return self.die * (ours - theirs)


