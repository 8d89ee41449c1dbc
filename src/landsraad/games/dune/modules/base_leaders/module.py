"""Leaders of Imperium in a game of Uprising (UPM-MIXING-02).

Each keeps its abilities and applies them to Uprising's board: discounts and access to its Landsraad and city spaces,
harvests at its maker spaces, its High Council. All of them can be used. Conflicts of Imperium and cards that need the
Mentat are not included.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import landsraad.games.dune.bases.imperium.leaders  # noqa: F401  (first: declares them)
from landsraad.games.dune.bases.imperium.base import IMPERIUM
from landsraad.games.dune.components.module import Module
from landsraad.kernel.reasons import Named, Reason

BASE_LEADERS: Final = Module("base_leaders", 40, tag=IMPERIUM.name, bases=("uprising", "six"))


def why_no_leader(leader: str) -> Reason:
    return Reason("leader-of-base", "UPM-MIXING-02", leader=Named("leader", leader),
                  option=Named("option", BASE_LEADERS.name))


BASE_LEADERS.borrows = True
BASE_LEADERS.leader_reason = why_no_leader
for leader in IMPERIUM.leaders:
    replace(leader, owner=BASE_LEADERS)
