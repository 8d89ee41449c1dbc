# cold
"""The 18 conflict cards."""

from __future__ import annotations

from landsraad.games.dune.bases.imperium.base import Conflict
from landsraad.games.dune.rules.agents.placement import win_mentat
from landsraad.games.dune.rules.cards.drawing import intrigue_cards
from landsraad.games.dune.rules.cards.trashing import trash
from landsraad.games.dune.rules.seats.influence import different_influence, influence
from landsraad.games.dune.rules.seats.resources import solari, spice, vp, water
from landsraad.kernel.algebra import choose_some

Conflict("skirmish_a", 1, vp(1), intrigue_cards(1) + solari(2), solari(2))
Conflict("skirmish_b", 1, vp(1), water(1), spice(1))
Conflict("skirmish_c", 1, influence() + spice(1), spice(2), spice(1))
Conflict("skirmish_d", 1, influence() + solari(2), solari(3), solari(2))
Conflict("cloak_and_dagger", 2, influence() + intrigue_cards(2), intrigue_cards(1) + spice(1),
         intrigue_cards(1) | spice(1))
Conflict("desert_power", 2, vp(1) + water(1), water(1) + spice(1), spice(1))
Conflict("guild_bank_raid", 2, solari(6), solari(4), solari(2))
Conflict("machinations", 2, different_influence(2), water(1) + solari(2), water(1))
Conflict("raid_stockpiles", 2, intrigue_cards(1) + spice(3), spice(2), spice(1))
Conflict("secure_imperial_basin", 2, vp(1), water(2), water(1), place="imperial_basin")
Conflict("siege_of_arrakeen", 2, vp(1), solari(4), solari(2), place="arrakeen")
Conflict("siege_of_carthag", 2, vp(1), intrigue_cards(1) + spice(1), spice(1), place="carthag")
Conflict("sort_through_the_chaos", 2, win_mentat() + intrigue_cards(1) + solari(2), intrigue_cards(1) + solari(2),
         solari(2))
Conflict("terrible_purpose", 2, vp(1) + trash, water(1) + spice(1), spice(1))
Conflict("battle_for_arrakeen", 3, vp(2), choose_some(2, [intrigue_cards(1), spice(2), solari(3)]),
         intrigue_cards(1) + solari(2), place="arrakeen")
Conflict("battle_for_carthag", 3, vp(2), intrigue_cards(1) + spice(3), spice(3), place="carthag")
Conflict("battle_for_imperial_basin", 3, vp(2), spice(5), spice(3), place="imperial_basin")
Conflict("grand_vision", 3, influence(n=2) + intrigue_cards(1), intrigue_cards(1) + spice(3), spice(3))
