"""Tables of Uprising at which A is led by a certain leader."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.table import Table
from support.dune.table import uprising

OTHERS = ["gurney_halleck", "muad_dib", "lady_margot_fenring"]
HALL = "agent signet_ring assembly_hall"  # a space that gives an intrigue card, if there is one, and asks nothing
RING = ["signet_ring", "dagger"]
PLOTS = ["contingency_plan"]  # on top of a whole deck: a card that A could play


def led(leader: str, me: dict[str, Any] | None = None, choam: str = "no", **given: Any) -> Table:
    """A is led by that leader; the others stay out of the way, and so do intrigue cards, unless there are any."""
    names = [leader, *(name for name in OTHERS if name != leader)][:3]
    return uprising(options={"leaders": names, "choam": choam}, A=me or {}, **{"intrigue_deck": [], **given})
