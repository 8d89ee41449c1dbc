"""The action of a House die of the Harkonnen (WFA-ACTION-14).

For the Atreides the die counts as any other result (WFA-ACTION-13), which their turn offers.
"""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.legions.swaps import swap_units
from landsraad.games.arrakis.pieces.vehicles import place_vehicles
from landsraad.games.arrakis.state.cells import ELITE, REGULAR
from landsraad.kernel.engine import Effect, labelled

HOUSE_ACTION: Final[Effect] = labelled("arrakis:Or", (
    labelled("arrakis:Swap", swap_units(2, REGULAR, ELITE)) | labelled("arrakis:PlaceVehicles", place_vehicles(2))))
