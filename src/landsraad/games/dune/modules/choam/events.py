# cold
"""Kinds of event about contracts."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.modules.choam.cells import CONTRACT
from landsraad.kernel.events import EVENTS

TOOK_CONTRACT: Final = EVENTS.kind("took_contract", [("contract", CONTRACT)], rule="UPM-CHOAM-02")
CONTRACT_SHOWN: Final = EVENTS.kind("contract_shown", [("contract", CONTRACT)], rule="UPM-CHOAM-02", uncovers=True,
                                    plain=True)
COMPLETED_CONTRACT: Final = EVENTS.kind("completed_contract", [("contract", CONTRACT)], rule="UPM-CHOAM-04", plain=True)
