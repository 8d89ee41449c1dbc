"""The puzzles that ship: how many, of what, and that a sample of them still holds."""

from __future__ import annotations

import dataclasses
import datetime
from collections import Counter
from pathlib import Path

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import edited_table
from landsraad.puzzles.collection import collection, daily, find_puzzle
from landsraad.puzzles.model import JUDGEMENT, KINDS, LEVELS, Puzzle, Stale, read_puzzles, write_puzzles
from landsraad.puzzles.progress import line_tables, verdict_of
from landsraad.puzzles.verify import trouble_with
from support.sampling import sampled

PUZZLES = list(collection().values())
# The cheapest of each theme and game; `make puzzles` proves all, also those that only long searches prove.
CHEAP = sorted((puzzle for puzzle in PUZZLES if puzzle.kind != JUDGEMENT and puzzle.proof.get("positions", 0) < 1500),
               key=lambda puzzle: puzzle.id)


def test_five_hundred_puzzles_of_three_games_ship() -> None:
    assert len(PUZZLES) >= 500
    games = Counter(puzzle.game for puzzle in PUZZLES)
    assert set(games) == {"imperium", "uprising", "arrakis"} and min(games.values()) >= 50
    assert {puzzle.kind for puzzle in PUZZLES} <= set(KINDS)
    assert {puzzle.level for puzzle in PUZZLES} <= set(LEVELS)


def test_every_puzzle_has_one_plan_and_says_what_other_moves_reach() -> None:
    for puzzle in PUZZLES:
        assert puzzle.right and puzzle.values and puzzle.line[0] in puzzle.right, puzzle.id
        assert not set(puzzle.right) & set(puzzle.values), puzzle.id
        assert all(value < puzzle.best for value in puzzle.values.values()), puzzle.id
        assert puzzle.proof, puzzle.id


@pytest.mark.long
@pytest.mark.parametrize("puzzle", sampled(CHEAP, 40), ids=lambda puzzle: puzzle.id)
def test_a_sample_is_proved_anew(puzzle: Puzzle) -> None:
    assert trouble_with(puzzle) == ""


@pytest.mark.parametrize("puzzle", sampled(CHEAP, 20), ids=lambda puzzle: puzzle.id)
def test_the_solution_solves_it_and_another_first_move_does_not(puzzle: Puzzle) -> None:
    table = edited_table(puzzle.rules, puzzle.options, puzzle.seed, puzzle.open())
    start = table.start
    line = line_tables(puzzle, table)
    made = [before.notation(number) for before, number in line]
    assert made == puzzle.line
    assert verdict_of(puzzle, start, start, []).status == "asking"
    found = verdict_of(puzzle, start, table.state, made)
    assert (found.status, found.value) == ("solved", puzzle.best)
    wrong, value = next(iter(puzzle.values.items()))
    found = verdict_of(puzzle, start, start, [wrong])
    assert (found.status, found.value) == ("wrong", value)


def test_the_puzzle_of_the_day_follows_from_the_date() -> None:
    days = [datetime.date(2026, 11, 1) + datetime.timedelta(days=n) for n in range(60)]
    found = [daily(day) for day in days]
    assert found == [daily(day) for day in days]
    assert len(set(found)) == len(days) and set(found) <= set(collection())


def test_an_unknown_puzzle_is_refused_with_the_closest_one() -> None:
    with pytest.raises(BadInput, match="did you mean"):
        find_puzzle(PUZZLES[0].id + "0")


def test_rules_that_have_changed_are_noticed() -> None:
    puzzle = PUZZLES[0]
    other = dataclasses.replace(puzzle, fingerprint="00000000")
    with pytest.raises(Stale, match="another position"):
        other.open()
    assert "another position" in trouble_with(other)
    broken = dataclasses.replace(puzzle, moves=[*puzzle.moves[:3], puzzle.moves[-1], *puzzle.moves[3:]])
    assert "not possible any more" in trouble_with(broken)


def test_puzzles_are_written_and_read_again(tmp_path: Path) -> None:
    some = sorted(PUZZLES[:7], key=lambda puzzle: puzzle.id)
    path = tmp_path / "some.jsonl"
    write_puzzles(path, some)
    assert sorted(read_puzzles(path.read_text("utf-8"), "some"), key=lambda puzzle: puzzle.id) == some
    for text in ("", "{}", '{"format":"landsraad puzzles 1"}\n{"game":"imperium"}', "no json"):
        with pytest.raises(BadInput):
            read_puzzles(text, "bad")
