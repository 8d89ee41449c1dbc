"""Leaders of Imperium at an Uprising table (UPM-MIXING-02).

Each is the same leader with the same abilities, and knows this board: a discount and open doors are for its spaces of
the Landsraad and its cities, the harvest is that of its maker spaces, a seat in the High Council is a seat wherever it
is taken. None has to stay away. Nothing else of the base game comes with them: not its conflicts, and no card that asks
for the Mentat.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import landsraad.games.dune.bases.imperium.leaders  # noqa: F401  (first: it declares them)
from landsraad.games.dune.bases.imperium.base import IMPERIUM
from landsraad.games.dune.components.module import Module
from landsraad.kernel.reasons import Named, Reason

BASE_LEADERS: Final = Module("base_leaders", 40, tag=IMPERIUM.name, bases=("uprising", "six"))


def why_no_leader(leader: str) -> Reason:
    return Reason("leader-of-base", "UPM-MIXING-02", leader=Named("leader", leader),
                  option=Named("option", BASE_LEADERS.name))


BASE_LEADERS.leader_reason = why_no_leader
for leader in IMPERIUM.leaders:
    replace(leader, owner=BASE_LEADERS)
