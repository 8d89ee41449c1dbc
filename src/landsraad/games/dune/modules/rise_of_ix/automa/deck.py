# cold
"""The nine House Hagal cards. Those of covered spaces are not on the table (IX-RIVAL-01, UPR-COMBO-02)."""

from __future__ import annotations

from landsraad.games.dune.automa.hagal.destinations import Befriended
from landsraad.games.dune.modules.rise_of_ix.automa.freight import automa_freighter
from landsraad.games.dune.modules.rise_of_ix.automa.tech import automa_tech
from landsraad.games.dune.modules.rise_of_ix.cells import DREADNOUGHTS_IN_SUPPLY
from landsraad.games.dune.modules.rise_of_ix.dreadnoughts import commission
from landsraad.games.dune.modules.rise_of_ix.module import HagalCard
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import at_least
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import SPACING_GUILD
from landsraad.kernel.algebra import sequence

GUILDS_FRIEND = Befriended(SPACING_GUILD, 2)
ROOM_FOR_MORE = at_least(DREADNOUGHTS_IN_SUPPLY, 1, "if-dreadnought-left")

HagalCard("hagal_interstellar_shipping", 1, "interstellar_shipping", swords=3, effect=automa_freighter(2),
          need=GUILDS_FRIEND, confidence="medium")
# With Uprising it stays in the box, because there is no Foldspace space (UPR-COMBO-03).
HagalCard("hagal_foldspace_interstellar_shipping", 1, "foldspace_space", swords=2, effect=influence(SPACING_GUILD),
          fork=GUILDS_FRIEND, other_place="interstellar_shipping", instead=automa_freighter(2))
HagalCard("hagal_smuggling_interstellar_shipping", 1, "smuggling", swords=2, effect=automa_freighter(),
          fork=GUILDS_FRIEND, other_place="interstellar_shipping", instead=automa_freighter(2), confidence="medium")
HagalCard("hagal_tech_negotiation", 2, "tech_negotiation", effect=automa_tech(1, negotiates=True), two_players=False,
          confidence="medium")
HagalCard("hagal_dreadnought_1p", 2, "dreadnought", swords=3, effect=sequence([commission(chosen=True), automa_tech()]),
          need=ROOM_FOR_MORE, skipped="nothing_to_gain", two_players=False, confidence="medium")
HagalCard("hagal_dreadnought_2p", 2, "dreadnought", swords=3, effect=sequence([commission(chosen=True), troops(2)]),
          need=ROOM_FOR_MORE, skipped="nothing_to_gain", solo=False, confidence="medium")
