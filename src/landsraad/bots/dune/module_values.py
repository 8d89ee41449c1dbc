"""The value of the pieces that modules declare for bots; see `games/dune/components/extensions/bot_values.py`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.bots.core.vectors import Floats, vector
from landsraad.games.dune.components.extensions.bot_values import Worth
from landsraad.games.dune.components.module import Module
from landsraad.kernel.cells import Cells, Pile
from landsraad.kernel.engine import Plan

MOST: Final = 20  # no seat has more of a piece


@final
class WorthTable:
    """Worths by number, as vectors that a search can read quickly."""

    def __init__(self, worth: list[Worth]) -> None:
        self.now: Floats = vector([float(each.now) for each in worth])
        self.per_round: Floats = vector([float(each.per_round) for each in worth])
        self.at_end: Floats = vector([float(each.at_end) for each in worth])

    def value(self, n: i64, rounds_left: float) -> float:
        last = len(self.now) - 1
        which = n if n < last else last
        return self.now[which] + rounds_left * self.per_round[which] + self.at_end[which] / (1.0 + rounds_left)


@final
class ModuleValues:
    """What a seat has of some modules."""

    def __init__(self, modules: list[Module], plan: Plan) -> None:
        self.cells: list[i64] = []
        self.cell_tables: list[WorthTable] = []
        self.piles: list[Pile] = []
        self.pile_tables: list[WorthTable] = []
        for module in modules:
            for cell, value in module.cell_values.items():
                self.cells.append(cell)
                self.cell_tables.append(linear(value))
            for found in module.cell_worth:
                self.cells.append(found.cell)
                self.cell_tables.append(WorthTable(list(found.worth)))
            for piece in module.pile_worth:
                names = plan.domain_for(piece.of).names
                self.piles.append(piece.pile)
                self.pile_tables.append(WorthTable([piece.worth.get(name, piece.others) for name in names]))

    def value(self, me: Cells, rounds_left: float) -> float:
        total = 0.0
        for i in range(len(self.cells)):
            total += self.cell_tables[i].value(me[self.cells[i]], rounds_left)
        for i in range(len(self.piles)):
            pile = self.piles[i]
            for k in range(pile.size(me)):
                total += self.pile_tables[i].value(pile.card(me, k), rounds_left)
        return total


def linear(value: float) -> WorthTable:
    """The same value for each piece."""
    return WorthTable([Worth(now=value * n) for n in range(MOST + 1)])
