"""Where special contracts are before a seat keeps one."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.modules.choam.cells import CONTRACT
from landsraad.games.dune.state import cells as family
from landsraad.kernel.cells import HIDDEN, OWNER

NUMBER: Final = 10
POOL: Final = "special contracts"
PART: Final = "special_contracts"
# In the box: never seen again.
BOXED: Final = family.TABLE.part(PART).pile("boxed_contracts", NUMBER, of=CONTRACT, see=HIDDEN, pool=POOL)
# Dealt to a seat, which keeps one of them.
DEALT: Final = family.SEAT.part(PART).pile("special_contracts", 2, of=CONTRACT, see=OWNER, sort=True, pool=POOL)
