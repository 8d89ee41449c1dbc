"""The combination of the CHOAM module with Rise of Ix."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.module import Combination

SPECIAL: Final = Combination("special_contracts", 220, of=("choam", "rise_of_ix"), boards=("uprising", "six"),
                             prefix="ix:", tag="rise_of_ix", part="special_contracts")
