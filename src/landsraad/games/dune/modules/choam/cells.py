"""Cells and moves of contracts."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.state import cells as family
from landsraad.kernel.cells import HIDDEN, INTERNAL, Domain
from landsraad.kernel.cells import TURN as THIS_TURN

CONTRACT: Final[Domain] = Domain("contract", 28)
CONTRACT.aliases = {"sardaukar_i": "contract_sardaukar_cards", "sardaukar_ii": "contract_sardaukar_recall"}

# ------------------------------------------------------------------ the table
TABLE: Final = family.TABLE.part("choam")
CONTRACT_ROW: Final = TABLE.pile("contract_row", 2, of=CONTRACT, sort=True)
CONTRACT_BANK: Final = TABLE.pile("contract_bank", 20, of=CONTRACT, see=HIDDEN)
SARDAUKAR_CONTRACTS: Final = TABLE.pile("sardaukar_contracts", 2, of=CONTRACT, sort=True)  # Shaddam's contracts

# ------------------------------------------------------------------ a seat
SEAT: Final = family.SEAT.part("choam")
CONTRACTS: Final = SEAT.pile("contracts", 20, of=CONTRACT, sort=True)
COMPLETED: Final = SEAT.pile("completed", 20, of=CONTRACT, sort=True)
# The contracts of `contracts` that were taken this turn.
NEW_CONTRACTS: Final = SEAT.pile("new_contracts", 8, of=CONTRACT, see=INTERNAL, sort=True, until=THIS_TURN)

# ------------------------------------------------------------------ moves
MOVES: Final = family.MOVES.part("choam")
TAKE_CONTRACT: Final = MOVES.family("contract", CONTRACT)
COMPLETE: Final = MOVES.family("complete", CONTRACT)
ASSIGN: Final = family.MOVES.part("six").family("assign", CONTRACT, family.SEATS)  # to an ally of a commander
