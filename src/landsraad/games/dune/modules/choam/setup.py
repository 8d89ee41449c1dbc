"""The setup of contracts."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.cells import CHOAM
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.setup_step import MARKETS, Deal, SetupStep
from landsraad.games.dune.modules.choam.cells import CONTRACT_BANK, SARDAUKAR_CONTRACTS
from landsraad.games.dune.modules.choam.contracts import FACE_UP, SHADDAM, contracts_of, show_contract
from landsraad.games.dune.modules.choam.module import CHOAM as MODULE
from landsraad.games.dune.state.cells import DEALS, LEADS, PLAYER, ROLES
from landsraad.kernel.engine import State


def deal_contracts(s: State, deal: Deal) -> None:
    """Sets Shaddam's two aside (UPM-CHOAM-05) and reveals two; the others are the bank (UPM-CHOAM-01)."""
    s.t[CHOAM] = 1
    shaddam = any(s.seats[seat][ROLES] == PLAYER and box_of(s).leaders[s.seats[seat][LEADS]].name == SHADDAM
                  for seat in range(s.players))
    for token in contracts_of(MODULE):
        for _ in range(token.copies):
            if token.sardaukar and shaddam:
                SARDAUKAR_CONTRACTS.put(s.t, token.id)
            else:
                CONTRACT_BANK.put(s.t, token.id)
    s.shuffle(CONTRACT_BANK, DEALS)
    for _ in range(FACE_UP):
        show_contract(s)


MODULE.setup.append(SetupStep(MARKETS, deal_contracts))
