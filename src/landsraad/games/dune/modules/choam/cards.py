# cold
"""The four cards of the Imperium deck that the CHOAM module adds."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.rules.contract_icon import take_contract
from landsraad.games.dune.bases.uprising.rules.deferred_boxes import once
from landsraad.games.dune.modules.choam.contracts import contracts_done, persuasion_per_contract
from landsraad.games.dune.modules.choam.module import Card
from landsraad.games.dune.rules.cards.drawing import discard_cards, draw_cards
from landsraad.games.dune.rules.cards.trashing import trash_this
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import persuasion, spice, vp
from landsraad.games.dune.state.cells import CITY, LANDSRAAD, SPACING_GUILD, SPICE_TRADE
from landsraad.kernel.algebra import bargain, when

Card("cargo_runner", cost=3, faction=(SPACING_GUILD,), icons=(LANDSRAAD, CITY, SPICE_TRADE),
     agent=once(contracts_done(2), draw_cards(1)) + once(contracts_done(4), draw_cards(1)), reveal=persuasion(1))
Card("delivery_agreement", cost=5, faction=(SPACING_GUILD,), icons=(CITY,), agent=discard_cards(1) >> take_contract(),
     reveal=spice(1) | when(contracts_done(4), bargain(trash_this, vp(1))))
Card("interstellar_trade", cost=7, faction=(SPACING_GUILD,), icons=(LANDSRAAD, CITY, SPICE_TRADE), agent=influence(),
     reveal=persuasion_per_contract(1), acquire=take_contract())
Card("priority_contracts", cost=6, faction=(SPACING_GUILD,), icons=(LANDSRAAD, SPICE_TRADE), agent=take_contract(),
     reveal=spice(2) | when(contracts_done(4), bargain(trash_this, vp(1))))
