# cold
"""The leader who needs contracts (UPM-SETUP-04)."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.rules.leader_effects import hold_back
from landsraad.games.dune.modules.choam.module import Leader
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import pay, solari
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.kernel.algebra import bargain

Leader("shaddam_corrino_iv", "Corrino", 2, holds_back=True, after="princess_irulan",
       signet=hold_back() + ((solari(1) + troops(1)) | bargain(pay(solari(3)), influence())))
