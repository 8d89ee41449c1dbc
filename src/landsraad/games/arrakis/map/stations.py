"""Ecological testing stations: their areas, and which station an area has."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.arrakis.state.cells import AREA, STATION
from landsraad.kernel.cells import NONE, Cells

STATION_AREA: Final[Cells] = vec[i64]([AREA.find(name) for name in STATION.names])
STATION_OF: Final[Cells] = vec[i64]([STATION.names.index(name) if name in STATION.names else NONE
                                     for name in AREA.names])
