# cold
"""The four conflict cards. Without battle icons they stay out of the other bases (IX-COMBO-12)."""

from __future__ import annotations

from landsraad.games.dune.modules.rise_of_ix.module import Conflict
from landsraad.games.dune.modules.rise_of_ix.shipping import freighter
from landsraad.games.dune.rules.cards.drawing import intrigue_cards
from landsraad.games.dune.rules.seats.resources import pay, solari, spice, vp, water
from landsraad.games.dune.rules.troops.recruiting import troops

Conflict("skirmish_e", 1, freighter() + spice(1), solari(3), solari(2), bases=("imperium",))
Conflict("skirmish_f", 1, freighter() + troops(1), spice(2), spice(1), bases=("imperium",))
Conflict("trade_monopoly", 2, freighter(2) + troops(1), intrigue_cards(1) + water(1), intrigue_cards(1) | water(1),
         bases=("imperium",))
Conflict("economic_supremacy", 3, vp(1) + (pay(solari(6)) >> vp(1)) + (pay(spice(4)) >> vp(1)), vp(1),
         spice(2) + solari(2), bases=("imperium",), brought_by="epic")
