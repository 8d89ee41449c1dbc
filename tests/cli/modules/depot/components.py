"""What the module declares."""

from __future__ import annotations

from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.intrigue import Intrigue
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.module import Module, ShownCell
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.components.unit import TO_BANK, Unit
from landsraad.games.dune.rules.seats.resources import Mark, pay, persuasion, spice, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import CITY, SEAT, SPICE, SPICE_TRADE

DEPOT = Module("depot", 100, "depot:", "depot", bases=("imperium", "uprising"), part="depot")
CELLS = SEAT.part("depot")
FUEL = CELLS.cell("fuel")
CRAWLERS = CELLS.cell("crawlers")  # in the Conflict
DEPOT.shown += [ShownCell("fuel", "resource", "fuel"), ShownCell("crawlers", "unit", "crawler")]
DEPOT.units.append(Unit("crawler", CRAWLERS, 3, home=TO_BANK))

Space(DEPOT, "refinery", "depot", CITY, Mark(FUEL, 2, "gain-fuel"), cost=1, of=SPICE)
Space(DEPOT, "workshop", "depot", SPICE_TRADE, Mark(CRAWLERS, 1, "gain-crawlers") + water(1), combat=True)
Card(DEPOT, "fuel_trader", cost=1, copies=2, icons=(CITY, SPICE_TRADE), agent=Mark(FUEL, 1, "gain-fuel"),
     reveal=persuasion(1))
Card(DEPOT, "mechanic", cost=2, copies=1, icons=(CITY,), agent=troops(1), reveal=persuasion(2))
Intrigue(DEPOT, "hidden_tank", plot=spice(1) + Mark(FUEL, 1, "gain-fuel"))
Leader(DEPOT, "depot_keeper", "", 1, signet=pay(spice(1)) >> water(2), council=troops(2))
