# cold
"""The 10 special contracts."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.games.dune.bases.uprising.rules.contract_icon import take_contract
from landsraad.games.dune.combinations.special_contracts.module import SPECIAL
from landsraad.games.dune.modules.choam.cells import CONTRACT
from landsraad.games.dune.modules.choam.contracts import Contract as AnyContract
from landsraad.games.dune.modules.choam.contracts import contracts_of
from landsraad.games.dune.modules.rise_of_ix.tech import tech_negotiation
from landsraad.games.dune.rules.seats.resources import solari

Contract: Final = partial(AnyContract, owner=SPECIAL)

Contract("contract_ix_dreadnought", tech_negotiation() + take_contract(), "dreadnought")
Contract("contract_ix_high_council", tech_negotiation() + take_contract(), "high_council")
Contract("contract_ix_interstellar_shipping", tech_negotiation() + take_contract(), "interstellar_shipping")
Contract("contract_ix_tech_negotiation", take_contract(), "tech_negotiation")
Contract("contract_ix_smuggling", take_contract(), "smuggling")
Contract("contract_ix_secrets", take_contract(), "secrets")
Contract("contract_ix_heighliner", solari(3) + take_contract(), "heighliner")
Contract("contract_ix_espionage", solari(1) + take_contract(), "espionage")
Contract("contract_ix_harvest_3", take_contract(), harvest=3)
Contract("contract_ix_harvest_4", solari(2) + take_contract(), harvest=4)

# As `ix_contract_smuggling` too.
CONTRACT.aliases.update({token.name.replace("contract_ix_", "ix_contract_"): token.name
                         for token in contracts_of(SPECIAL)})
