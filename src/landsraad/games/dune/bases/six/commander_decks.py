"""The commanders' starting decks: ten cards each, three of which are in every starting deck."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.bases.six.base import Card
from landsraad.games.dune.bases.six.rules.activation import BONUS_TOKEN, one_for_each, troops_each_ally
from landsraad.games.dune.bases.six.rules.throne_row import enthrone
from landsraad.games.dune.bases.six.rules.trade import levy, pass_on_contracts, trade
from landsraad.games.dune.bases.uprising.rules.card_effects import more_influence_here
from landsraad.games.dune.bases.uprising.rules.sandworms import HAS_HOOKS, summon
from landsraad.games.dune.rules.cards.trashing import trash_this
from landsraad.games.dune.rules.seats.resources import pay, persuasion, solari, spice, swords, vp, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
)
from landsraad.kernel.algebra import when

FACTIONS: Final = (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)
COMMON: Final = ("convincing_argument", "seek_allies", "signet_ring")  # one copy of each in both decks

# ------------------------------------------------------------------ Muad'Dib
Card("command_respect", icons=(CITY,), agent=when(BONUS_TOKEN, trash_this >> trade()), reveal=persuasion(1),
     kind="muad_dib")
Card("demand_attention", icons=FACTIONS, agent=pay(spice(4)) >> more_influence_here() + trash_this,
     reveal=persuasion(1), kind="muad_dib")
Card("desert_call", icons=(SPICE_TRADE,), agent=when(HAS_HOOKS, pay(water(1)) >> summon(1) + trash_this),
     reveal=persuasion(1), kind="muad_dib")
Card("limited_landsraad_access", copies=2, icons=(LANDSRAAD,), reveal=spice(1) + swords(1), kind="muad_dib")
Card("threaten_spice_production", icons=(SPICE_TRADE,), agent=levy(7, vp(1) + trash_this), reveal=persuasion(1),
     kind="muad_dib")
Card("usul", faction=(FREMEN,), icons=(CITY,), agent=one_for_each(water(1), spice(1)), reveal=persuasion(2),
     kind="muad_dib")
# ------------------------------------------------------------------ Shaddam
Card("corrino_might", faction=(EMPEROR,), icons=(LANDSRAAD,),
     reveal=swords(1) + (pay(spice(3)) >> troops_each_ally(2) + trash_this), kind="shaddam")
Card("critical_shipments", icons=(SPICE_TRADE,), agent=one_for_each(water(1), solari(2)), reveal=persuasion(2),
     kind="shaddam")
Card("demand_results", faction=(EMPEROR,), icons=(LANDSRAAD,),
     agent=pay(solari(2)) >> pass_on_contracts() + trash_this, reveal=swords(1), kind="shaddam")
Card("devastating_assault", icons=(SPICE_TRADE,), agent=troops(1) + solari(1),
     reveal=persuasion(1) + when(BONUS_TOKEN, pay(solari(3)) >> swords(5)), kind="shaddam")
Card("imperial_ornithopter", copies=2, faction=(EMPEROR,), icons=(CITY,), reveal=persuasion(1) + solari(1),
     kind="shaddam")
Card("imperial_tent", faction=(EMPEROR,), icons=FACTIONS, agent=enthrone(), reveal=persuasion(1), kind="shaddam")
