# cold
"""Makes the plan of a table for each combination of a base with modules, on first use."""

from __future__ import annotations

from functools import cache

from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.module import Base, Module
from landsraad.games.dune.rules.agents.reach import index_board
from landsraad.games.dune.rules.turns.agent_boxes import classify_components
from landsraad.games.dune.state.cells import HAGAL, MOVES, SEAT, TABLE
from landsraad.kernel.cells import NONE, Section
from landsraad.kernel.engine import Plan


@cache
def plan_of(base: Base, modules: frozenset[Module], catalogue: bool = False) -> Plan:
    box = Box(base, list(modules), catalogue)
    classify_components(box)
    index_board(box)
    contents: list[Module] = [base, *box.modules]
    parts = [part for module in contents for part in module.parts]
    table = TABLE.cut("table", tuple(part for part in parts if part in TABLE.parts), box.domain_map,
                      hide_fields=tuple(name for module in contents for name in module.hidden_at_table),
                      capacities=capacities_of(box, parts))
    shown = {name for module in contents for name in module.shown_at_seats}
    seat = SEAT.cut("seat", tuple(part for part in parts if part in SEAT.parts), box.domain_map,
                    hide_fields=tuple(name for module in contents for name in module.hidden_at_seats
                                      if name not in shown))
    known = {*parts, *base.refused_parts}
    moves = MOVES.cut(tuple(part for part in MOVES.parts if part in known), box.domain_map)
    find_piles(box, table)
    return Plan(base.title, table, seat, moves, base.seats.names, decider=base.decider, book=box,
                domain_map=box.domain_map, side=base.side, labels=base.labels)


def capacities_of(box: Box, parts: list[str]) -> dict[str, int]:
    """Returns the capacity of each pile whose size depends on the Box."""
    seats = len(box.base.seats.names)
    cards = sum(int(card.copies) for card in box.cards if card.kind == "imperium")
    owned = sum(int(card.copies) * (seats if card.kind == "starter" else 1) for card in box.cards
                if card.kind != "imperium" and card.reserve == NONE)
    intrigue = sum(int(card.copies) for card in box.intrigue)
    hagal = max(sum(int(card.copies) for card in box.hagal if card.solo),
                sum(int(card.copies) for card in box.hagal if card.two_players))
    needed = {"imperium_deck": cards, "trashed": cards + owned, "intrigue_deck": intrigue, "intrigue_discard": intrigue,
              "hagal_deck": hagal, "hagal_discard": hagal, "trashed_intrigue": intrigue}
    return {f.name: max(f.capacity, needed.get(f.name, 0)) if hagal or f.of is not HAGAL else 0
            for f in TABLE.last if not f.part or f.part in parts}


def find_piles(box: Box, table: Section) -> None:
    """Finds these piles of a table, for the rules."""
    box.imperium_deck = table.pile_of("imperium_deck")
    box.trashed = table.pile_of("trashed")
    box.intrigue_deck = table.pile_of("intrigue_deck")
    box.intrigue_discard = table.pile_of("intrigue_discard")
    box.hagal_deck = table.pile_of("hagal_deck")
    box.hagal_discard = table.pile_of("hagal_discard")
    if table.field("trashed_intrigue") is not None:
        box.trashed_intrigue = table.pile_of("trashed_intrigue")


def box_of_plan(plan: Plan) -> Box:
    assert isinstance(plan.box, Box)
    return plan.box
