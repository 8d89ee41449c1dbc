"""The board part, the cards, the leader and the automa card of the Depot."""

from __future__ import annotations

from landsraad.games.dune.modules.depot.cells import FUEL
from landsraad.games.dune.modules.depot.module import Card, HagalCard, Intrigue, Leader, Space
from landsraad.games.dune.modules.depot.rules import build_crawler, fuel

from landsraad.games.dune.rules.seats.resources import pay, persuasion, spice, swords, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import CITY, SPICE, SPICE_TRADE

Space("refinery", "depot", CITY, fuel(2), cost=1, of=SPICE)
Space("workshop", "depot", SPICE_TRADE, build_crawler() + water(1), cost=2, of=FUEL, combat=True)

Card("fuel_trader", cost=1, copies=2, icons=(CITY, SPICE_TRADE), agent=fuel(1), reveal=persuasion(1))
Card("mechanic", cost=2, icons=(CITY,), agent=troops(1), reveal=persuasion(2))
Card("convoy", cost=4, icons=(SPICE_TRADE,), agent=pay(fuel(1)) >> build_crawler(), reveal=persuasion(1) + swords(2))
Intrigue("hidden_tank", plot=spice(1) + fuel(1))
Leader("depot_keeper", "", 1, setup=fuel(1), signet=pay(spice(1)) >> water(2), council=troops(2))
HagalCard("hagal_workshop", 2, "workshop", troops=1, swords=2, effect=troops(1))
