# cold
"""Boxes put together: the plan of a table for each combination of a base with modules, made when first asked for."""

from __future__ import annotations

from functools import cache

from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.module import Base, Module
from landsraad.games.dune.rules.agents.reach import survey
from landsraad.games.dune.rules.turns.agent_turn import study
from landsraad.kernel.cells import Section
from landsraad.kernel.engine import Plan
from landsraad.kernel.moves import Moves


@cache
def plan_of(base: Base, modules: frozenset[Module]) -> Plan:
    box = Box(base, list(modules))
    study(box)
    survey(box)
    return Plan(base.title, Section("table", base.table, box.renames), Section("seat", base.seat, box.renames),
                Moves(base.moves, box.renames), base.seats.names, voice=base.voice, book=box, renames=box.renames,
                side=base.side, labels=base.labels)


def box_of_plan(plan: Plan) -> Box:
    assert isinstance(plan.book, Box)
    return plan.book
