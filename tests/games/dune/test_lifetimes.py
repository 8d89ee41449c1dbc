"""Cells that last for a turn, a reveal turn or a round are reset exactly then."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.games.dune.rules.turns.reveal_turn import clean_up
from landsraad.games.dune.rules.turns.rounds import RECALL_AGENTS
from landsraad.games.dune.rules.turns.turn import begin_turn
from landsraad.games.dune.state.cells import REVEAL_TURN
from landsraad.kernel.cells import FOREVER, ROUND, TURN, Cells, Field, Section
from landsraad.kernel.engine import State

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "imperium": ("imperium", {"players": 4}), "uprising": ("uprising", {"players": 4}),
    "choam": ("uprising", {"players": 4, "choam": "yes"}), "six": ("uprising", {"players": 6})}

# Written out, so that a lifetime that gets lost is missed here.
OF_TURN = ["silenced", "passed", "recruited", "visited", "allowance", "gained_spice", "sent", "settled",
           "deployed_this_turn"]
OF_UPRISING_TURN = ["recalled_spies", "paid_more", "repeated", "held_back", "shown", "armed", "flowed",
                    "summoned_this_turn", "harvested"]
OF_REVEAL = ["persuasion", "revealing", "pending", "later", "counted", "amounts", "charisma", "mission", "discount"]
OF_UPRISING_REVEAL = ["ability_left", "call_to_arms"]
OF_ROUND = ["posted", "revealed"]
OF_SIX_ROUND = ["left_agent", "right_agent", "double_agent"]
SEAT_FIELDS: dict[int, dict[str, list[str]]] = {
    TURN: {"imperium": OF_TURN, "uprising": OF_TURN + OF_UPRISING_TURN,
           "choam": [*OF_TURN, *OF_UPRISING_TURN, "new_contracts"],
           "six": [*OF_TURN, *OF_UPRISING_TURN, "new_contracts"]},
    REVEAL_TURN: {"imperium": OF_REVEAL, "uprising": OF_REVEAL + OF_UPRISING_REVEAL,
                  "choam": OF_REVEAL + OF_UPRISING_REVEAL, "six": OF_REVEAL + OF_UPRISING_REVEAL},
    ROUND: {"imperium": OF_ROUND, "uprising": OF_ROUND, "choam": OF_ROUND, "six": OF_ROUND + OF_SIX_ROUND}}
TABLE_FIELDS = ["taken", "occupied"]  # of a round, at every table


def begun(table: str) -> State:
    name, options = TABLES[table]
    game = landsraad.game(name).variant(options)
    return game.begin(game.check_options(options), 5)


def part(v: Cells, field: Field) -> list[int]:
    return [int(v[cell]) for cell in range(field.at, field.at + field.size)]


def field_of(section: Section, name: str) -> Field:
    found = section.field(name)
    assert found is not None
    return found


def write(v: Cells, section: Section, names: list[str]) -> None:
    """Something else than the start in each; one card in a pile."""
    for name in names:
        field = field_of(section, name)
        for cell in range(field.at, min(field.at + field.size, field.at + 2)):
            v[cell] = 1


def assert_forgotten(v: Cells, blank: Cells, section: Section, names: list[str]) -> None:
    for name in names:
        field = field_of(section, name)
        assert part(v, field) == part(blank, field), name


@pytest.mark.parametrize("table", TABLES)
def test_all_lifetimes_are_listed_here(table: str) -> None:
    plan = begun(table).plan
    for lifetime, names in SEAT_FIELDS.items():
        assert sorted(f.name for f in plan.seat.fields if f.until == lifetime) == sorted(names[table])
    assert [f.name for f in plan.table.fields if f.until != FOREVER] == TABLE_FIELDS
    assert all(f.until == ROUND for f in plan.table.fields if f.until != FOREVER)


@pytest.mark.parametrize("table", TABLES)
def test_a_new_turn_forgets_what_was_of_the_last(table: str) -> None:
    s = begun(table)
    me, names = s.seats[1], SEAT_FIELDS[TURN][table]
    write(me, s.plan.seat, [name for lifetime in SEAT_FIELDS.values() for name in lifetime[table]])
    others = [f for f in s.plan.seat.fields if f.name not in names and f.name != "fresh"]
    before, elsewhere = [part(me, f) for f in others], [list(s.seats[seat]) for seat in range(s.players) if seat != 1]
    begin_turn(s, 1)
    assert_forgotten(me, s.plan.blank_seat, s.plan.seat, names)
    assert [part(me, f) for f in others] == before
    assert [list(s.seats[seat]) for seat in range(s.players) if seat != 1] == elsewhere


@pytest.mark.parametrize("table", TABLES)
def test_the_end_of_a_reveal_turn_forgets_what_was_of_it(table: str) -> None:
    s = begun(table)
    s.seat, s.me = 1, s.seats[1]
    write(s.me, s.plan.seat, [name for lifetime in SEAT_FIELDS.values() for name in lifetime[table]])
    kept = [f for f in s.plan.seat.fields if f.until not in (FOREVER, REVEAL_TURN)]
    before = [part(s.me, f) for f in kept]
    clean_up(s)
    assert_forgotten(s.me, s.plan.blank_seat, s.plan.seat, SEAT_FIELDS[REVEAL_TURN][table])
    assert [part(s.me, f) for f in kept] == before


@pytest.mark.parametrize("table", TABLES)
def test_the_recall_forgets_what_was_of_the_round(table: str) -> None:
    s = begun(table)
    for seat in range(s.players):
        write(s.seats[seat], s.plan.seat, SEAT_FIELDS[ROUND][table])
    write(s.t, s.plan.table, TABLE_FIELDS)
    RECALL_AGENTS.run(s)
    for seat in range(s.players):
        assert_forgotten(s.seats[seat], s.plan.blank_seat, s.plan.seat, SEAT_FIELDS[ROUND][table])
    assert_forgotten(s.t, s.plan.blank_table, s.plan.table, TABLE_FIELDS)
