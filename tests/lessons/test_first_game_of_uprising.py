"""The coach of the first game of Uprising: its notes come up in whole games, and none comes too early."""

from __future__ import annotations

import random

import landsraad
from landsraad.kernel.table import Table
from landsraad.lessons import find_lesson, notes_now

GAME = "uprising.first_game"
SEEDS = range(6)  # a random learner meets everything in so many games


def notes_of(table: Table, seed: int) -> list[str]:
    """Plays to the end, the learner anyhow but with agents before the hand. Returns the notes as they come up."""
    lesson, chooser = find_lesson(GAME), random.Random(seed)
    seen: list[str] = []
    while not table.over:
        legal = [table.notation(move) for move in table.legal()]
        if table.actor == lesson.seat:
            seen += [note for note in notes_now(lesson, table, []) if note not in seen]
        agents = [move for move in legal if move.startswith("agent ")]
        table.play(chooser.choice(agents or legal))
    return seen


def test_most_notes_come_up_in_whole_games() -> None:
    lesson = find_lesson(GAME)
    told = [notes_of(landsraad.new(lesson.game, seed=seed, **lesson.options), seed) for seed in SEEDS]
    assert {note for seen in told for note in seen} == {note.say for note in lesson.notes}
    for seen in told:
        assert seen[0] == "begin"
        assert len(seen) >= 11


def test_the_first_turn_is_not_buried_in_notes() -> None:
    table = find_lesson(GAME).open()
    assert notes_now(find_lesson(GAME), table, []) == ["begin"]
