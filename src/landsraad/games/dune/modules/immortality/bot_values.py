# cold
"""What the effects and pieces of Immortality are worth to bots, in victory points."""

from __future__ import annotations

from landsraad.games.dune.components.extensions.bot_values import CellWorth, Worth
from landsraad.games.dune.components.module import ShownCell, ShownPile
from landsraad.games.dune.modules.immortality.cells import FAMILY_ATOMICS, RESEARCH, SPECIMENS, TLEILAXU_TRACK
from landsraad.games.dune.modules.immortality.module import IMMORTALITY
from landsraad.games.dune.modules.immortality.track_spaces import TRACK

IMMORTALITY.effect_values.update({
    "research": 0.22, "tleilaxu": 0.38, "specimens": 0.11, "pay-specimens": -0.11, "combat-icon": 0.12,
    "copy-partner": 0.5, "partner-from-row": 0.2, "return-at-reveal": 0.08})
IMMORTALITY.condition_values.update({"if-markers": 0.4, "if-grafted": 0.5})
# The points of the track are counted; this is the way to the next bonus.
IMMORTALITY.cell_worth.append(CellWorth(TLEILAXU_TRACK, (
    Worth(0), Worth(0.15), Worth(0.1), Worth(0.4), Worth(0.0), Worth(0.15), Worth(0.1), Worth(0.0))))
IMMORTALITY.cell_worth.append(CellWorth(RESEARCH, tuple(
    Worth(per_round=0.03 * int(space.column) + 0.08 * (int(space.column) // 4)) for space in TRACK)))
IMMORTALITY.cell_worth.append(CellWorth(SPECIMENS, tuple(Worth(0.09 * n) for n in range(13))))
IMMORTALITY.cell_worth.append(CellWorth(FAMILY_ATOMICS, (Worth(0), Worth(0.05))))
IMMORTALITY.move_values.update({"return_specimens": -0.5, "atomics": -0.1})
IMMORTALITY.shown += [ShownCell("specimens", "unit", "specimen"), ShownCell("tleilaxu", "resource", "tleilaxu")]
IMMORTALITY.shown_piles.append(ShownPile("research", "research space", "research"))
