"""Describes the modules of a game to the client: titles, spaces, and the cells that each adds to a seat."""

from __future__ import annotations

from typing import Literal

from landsraad.gallery.icon_table import read_icons
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.module import Module, ShownCell
from landsraad.games.dune.components.twist import Twist
from landsraad.kernel.engine import Plan
from landsraad.server.protocol.game_messages import ModuleInfo, SeatCell
from landsraad.text.messages import Messages


def modules_in(box: Box, plan: Plan, cat: Messages) -> list[ModuleInfo]:
    """Returns the modules of a Box that a table may have or not have."""
    return [ModuleInfo(name=module.name, title=cat.option(module.name),
                       spaces=[place.name for place in module.spaces],
                       seat_cells=[_seat_cell(cell, _in_conflict(module, plan), cat) for cell in module.shown])
            for module in box.modules if module.bases and not isinstance(module, Twist)]


def _seat_cell(shown: ShownCell, fighting: set[str], cat: Messages) -> SeatCell:
    kind: Literal["resource", "unit"] = "unit" if shown.kind == "unit" else "resource"
    return SeatCell(cell=shown.cell, title=cat.text(f"cell-{shown.cell}"), kind=kind,
                    icon=read_icons().pieces.get(shown.icon, shown.icon), in_conflict=shown.cell in fighting)


def _in_conflict(module: Module, plan: Plan) -> set[str]:
    """The cells with the units that a module has in the Conflict."""
    return {plan.seat.name_of(unit.conflict) for unit in module.units}
