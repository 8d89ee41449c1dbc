"""Fuel, crawlers, and what they add to a turn."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.modules.depot.cells import (
    BUILT,
    CONFLICT,
    CRAWLER_BUILT,
    CRAWLERS_OUT,
    DEPLOY_CRAWLERS,
    DEPLOYED_NOW,
    FUEL,
    GARRISON,
    SENT,
    SUPPLY,
    TRADE_FUEL,
)
from landsraad.games.dune.modules.depot.module import DEPOT
from mypy_extensions import i64

from landsraad.games.dune.components.menu_item import REVEAL_MENU, MenuItem
from landsraad.games.dune.components.module import ShownCell
from landsraad.games.dune.components.moments import CONFLICT_WON
from landsraad.games.dune.components.unit import TO_GARRISON, Unit
from landsraad.games.dune.rules.seats.resources import GainResource, gain, lose
from landsraad.games.dune.state.cells import PERSUASION
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

PRICE: Final = 2  # fuel for as much persuasion


def fuel(n: int) -> GainResource:
    return GainResource(FUEL, n)


class BuildCrawler(Effect):
    """From the supply to the garrison, if there is one left. It may be deployed in the same turn."""

    def run(self, s: State) -> None:
        if s.me[SUPPLY] > 0:
            s.me[SUPPLY] -= 1
            s.me[GARRISON] += 1
            s.me[BUILT] += 1
            if s.has_listeners:
                s.emit(CRAWLER_BUILT, s.seat, 1)

    def message(self) -> Message:
        return Message("build-crawler", {"n": 1})


class TradeFuel(MenuItem):
    """In a reveal turn, as often as the seat likes: fuel for persuasion."""

    def offer(self, s: State) -> None:
        if s.me[FUEL] >= PRICE:
            s.offer(TRADE_FUEL.move())

    def takes(self, move: i64) -> bool:
        return TRADE_FUEL.has(move)

    def play(self, s: State, move: i64) -> None:
        lose(s, s.seat, FUEL, PRICE)
        gain(s, s.seat, PERSUASION, PRICE)


class Salvage(Effect):
    """The winner of a conflict finds fuel if it has a crawler there."""

    def run(self, s: State) -> None:
        if s.me[CONFLICT] > 0:
            gain(s, s.seat, FUEL, 1)


build_crawler = BuildCrawler
DEPOT.resources.append(FUEL)
DEPOT.units.append(Unit("crawler", CONFLICT, 3, supply=SUPPLY, garrison=GARRISON, recruited=BUILT, sent=SENT,
                        deployed_now=DEPLOYED_NOW, home=TO_GARRISON, deploy=DEPLOY_CRAWLERS,
                        deployed_event=CRAWLERS_OUT))
DEPOT.items.append(TradeFuel(REVEAL_MENU, 50))
DEPOT.on(CONFLICT_WON, Salvage(), order=70)
DEPOT.effect_values = {"gain-fuel": 0.1, "pay-fuel": -0.1, "build-crawler": 0.3}
DEPOT.cell_values = {FUEL: 0.08, GARRISON: 0.25}
DEPOT.shown += [ShownCell("fuel", "resource", "fuel"), ShownCell("crawlers_in_garrison", "unit", "parked"),
                ShownCell("crawlers", "unit", "crawler")]
