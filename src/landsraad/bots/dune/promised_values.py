"""The value of pieces that give their reward later; see `games/dune/components/extensions/bot_values.py`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landsraad.bots.core.vectors import Floats, vector
from landsraad.bots.dune.effect_values import value_of_effect
from landsraad.games.dune.components.box import Box
from landsraad.kernel.cells import Cells, Pile


@final
class PromisedValues:
    """What the modules of a Box have promised to a seat and given to it."""

    def __init__(self, box: Box) -> None:
        promises = [promise for module in box.modules for promise in module.promised_rewards]
        self.held_piles: list[Pile] = [promise.held for promise in promises]
        self.given_piles: list[Pile] = [promise.given for promise in promises]
        self.values: list[Floats] = [
            vector([value_of_effect(reward) for reward in promise.rewards]) for promise in promises]

    def value(self, me: Cells, weight: float) -> float:
        total = 0.0
        for n in range(len(self.held_piles)):
            pile, values = self.held_piles[n], self.values[n]
            for i in range(pile.size(me)):
                total += weight * values[pile.card(me, i)]
        return total

    def held(self, me: Cells) -> i64:
        total: i64 = 0
        for pile in self.held_piles:
            total += pile.size(me)
        return total

    def given(self, me: Cells) -> i64:
        total: i64 = 0
        for pile in self.given_piles:
            total += pile.size(me)
        return total
