# cold
"""Boxes put together: the plan of a table for each combination of a base with modules, made when first asked for."""

from __future__ import annotations

from functools import cache

from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.module import Base, Module
from landsraad.games.dune.rules.agents.reach import survey
from landsraad.games.dune.rules.turns.agent_turn import study
from landsraad.games.dune.state.cells import MOVES, SEAT, TABLE
from landsraad.kernel.engine import Plan


@cache
def plan_of(base: Base, modules: frozenset[Module]) -> Plan:
    box = Box(base, list(modules))
    study(box)
    survey(box)
    contents: list[Module] = [base, *box.modules]
    parts = [part for module in contents for part in module.parts]
    table = TABLE.cut("table", tuple(part for part in parts if part in TABLE.parts), box.renames,
                      veil=tuple(name for module in contents for name in module.hidden_at_table))
    seat = SEAT.cut("seat", tuple(part for part in parts if part in SEAT.parts), box.renames,
                    veil=tuple(name for module in contents for name in module.hidden_at_seats))
    known = {*parts, *base.refused_parts}
    moves = MOVES.cut(tuple(part for part in MOVES.parts if part in known), box.renames)
    return Plan(base.title, table, seat, moves, base.seats.names, voice=base.voice, book=box, renames=box.renames,
                side=base.side, labels=base.labels)


def box_of_plan(plan: Plan) -> Box:
    assert isinstance(plan.book, Box)
    return plan.book
