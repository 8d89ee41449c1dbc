# cold
"""The four intrigue cards that the CHOAM module adds."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.rules.contract_icon import take_contract
from landsraad.games.dune.bases.uprising.rules.triggers import SPICE_GAINED
from landsraad.games.dune.bases.uprising.rules.withdrawals import retreat
from landsraad.games.dune.modules.choam.contracts import contracts_done
from landsraad.games.dune.modules.choam.module import Intrigue
from landsraad.games.dune.rules.seats.influence import losing_influence
from landsraad.games.dune.rules.seats.resources import solari, swords, vp
from landsraad.kernel.algebra import bargain, when

Intrigue("backed_by_choam", plot=bargain(losing_influence(), solari(4)),
         combat=when(contracts_done(2), swords(4)))
Intrigue("choam_profits", need=contracts_done(4), endgame=vp(1))
Intrigue("leverage", need=SPICE_GAINED, plot=take_contract() + solari(1))
Intrigue("reach_agreement", cost=retreat(1, 2), combat=take_contract())
