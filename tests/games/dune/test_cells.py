"""The family's cells: a table has those of its base and its modules, and no others."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import landsraad
from landsraad.games.dune.state.cells import MOVES, SEAT, TABLE
from landsraad.kernel.cells import Section
from landsraad.kernel.engine import State, apply

M32 = 0xFFFFFFFF
MARK = 77  # in cells that nothing may read or write
TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("imperium", {"players": 4}, 520), ("uprising", {"players": 4}, 721), ("uprising", {"players": 6}, 1067),
    ("uprising", {"players": 4, "choam": "yes"}, 721)]


def dead_cells(section: Section) -> list[int]:
    return [cell for cell in range(section.size) if not any(f.at <= cell < f.at + f.size for f in section.fields)]


def begun(name: str, options: dict[str, Any], seed: int) -> State:
    game = landsraad.game(name).variant(options)
    return game.begin(game.check_options(options), seed)


@pytest.mark.parametrize(("name", "options", "most"), TABLES)
def test_no_table_is_longer_than_before_there_were_modules(name: str, options: dict[str, Any], most: int) -> None:
    s = begun(name, options, 1)
    assert len(s.t) + s.players * len(s.seats[0]) <= most


def test_the_parts_of_each_table() -> None:
    for name, options, parts in (("imperium", {"players": 2}, set()),
                                 ("uprising", {"players": 2}, {"uprising", "rivals", "intrigue_trash"}),
                                 ("uprising", {"players": 4, "choam": "yes"},
                                  {"uprising", "rivals", "choam", "intrigue_trash"}),
                                 ("uprising", {"players": 6}, {"uprising", "choam", "six", "intrigue_trash"})):
        plan = begun(name, options, 1).plan
        assert {f.part for section in (plan.table, plan.seat) for f in section.fields} == {"", *parts}
        for section, family in ((plan.table, TABLE), (plan.seat, SEAT)):
            places = {(f.name, f.part): f.at for f in family.fields}
            assert all(f.at == places[f.name, f.part] for f in section.fields if (f.name, f.part) in places)
        numbers = {(f.name, f.part): f.base for f in MOVES.families}
        assert all(f.base == numbers[f.name, f.part] for f in plan.moves.families)


@pytest.mark.parametrize(("name", "options"), [(name, options) for name, options, _ in TABLES])
def test_nothing_reads_or_writes_the_cells_of_absent_parts(name: str, options: dict[str, Any]) -> None:
    for seed in range(2):
        plain, marked = begun(name, options, seed), begun(name, options, seed)
        table, seat = dead_cells(plain.plan.table), dead_cells(plain.plan.seat)
        for cell in table:
            marked.t[cell] = MARK
        for v in marked.seats:
            for cell in seat:
                v[cell] = MARK
        x = seed
        while not plain.over:
            assert plain.legal() == marked.legal()
            x = (x * 1664525 + 1013904223) & M32
            move = plain.moves[(x >> 8) % plain.count]
            apply(plain, move)
            apply(marked, move)
        assert marked.over and all(marked.t[cell] == MARK for cell in table)
        assert all(v[cell] == MARK for v in marked.seats for cell in seat)
        assert all(plain.t[cell] == 0 for cell in table)


def test_six_players_have_cells_between_that_are_not_theirs() -> None:
    plan = begun("uprising", {"players": 6}, 1).plan
    assert dead_cells(plan.table) and dead_cells(plan.seat)


@pytest.mark.parametrize("first", ["landsraad.games.dune.modules.choam.cells", "landsraad.games.dune.bases.six.cells",
                                   "landsraad.games.dune.automa.rivals.cells", "landsraad.server"])
def test_numbers_are_the_same_whatever_a_process_imports_first(first: str) -> None:
    code = (f"import {first}\nfrom landsraad.games.dune.state.cells import MOVES, SEAT, TABLE\n"
            "print([(f.name, f.at) for section in (TABLE, SEAT) for f in section.fields],\n"
            "      [(f.name, f.base) for f in MOVES.families])")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    here = [(f.name, f.at) for section in (TABLE, SEAT) for f in section.fields]
    assert done.stdout.strip() == f"{here} {[(f.name, f.base) for f in MOVES.families]}"
