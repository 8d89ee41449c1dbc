"""The end of an Atreides move: a testing station is captured, a harvester removed.

Separate from `arrival`, because a legion that retreats from a sandworm needs it too.
"""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.map.stations import STATION_OF
from landsraad.games.arrakis.pieces.figures import deciding_seat, has_station
from landsraad.games.arrakis.pieces.tracks import advance_marker
from landsraad.games.arrakis.pieces.vehicles import remove_harvester
from landsraad.games.arrakis.state.cells import ATREIDES, HARVESTERS, STATION_FACE, STATIONS
from landsraad.games.arrakis.state.events import STATION_TAKEN
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


def capture_on_arrival(s: State, area: i64, side: i64) -> None:
    """Applies even to a face-down token (WFA-HARVEST-05), but not to the Harkonnen (WFA-STATION-03)."""
    if side != ATREIDES:
        return
    if s.t[HARVESTERS + area] > 0:
        remove_harvester(s, area)
    if has_station(s, area):
        capture_station(s, area)


def capture_station(s: State, area: i64) -> None:
    """Reveals and removes a testing station, and advances its marker (WFA-STATION-01)."""
    station = STATION_OF[area]
    marker = s.t[STATION_FACE + station]
    s.t[STATIONS + station] = 0
    s.t[STATION_FACE + station] = NONE
    if s.has_listeners:
        s.emit(STATION_TAKEN, deciding_seat(s, ATREIDES), area, marker)
    advance_marker(s, marker, 1)
