"""The coach of a first War for Arrakis, in whole games between two who love to fight."""

from __future__ import annotations

import random

import pytest

import landsraad
from landsraad.kernel.table import Table
from landsraad.lessons import lessons, notes_now

ID = "arrakis.first_game"
SEEDS = (1, 2, 3, 4, 5, 6)
ROUNDS = 12  # of each game: a game of chance need not end by itself
SETTLED = 30  # decisions of the learner: from then on little is new
MOST_AT_ONCE = 3  # notes one after the other, once the game is under way
BOLD = ("attack", "air_attack", "continue", "stand", "claim")


def heard_in(seed: int) -> tuple[set[str], list[int]]:
    """The notes that came up in a game, and how many were new at each decision of the learner."""
    lesson = lessons()[ID]
    table: Table = landsraad.new(lesson.game, seed=seed, **lesson.options)
    dice = random.Random(seed)
    heard: set[str] = set()
    fresh: list[int] = []
    since = 0
    while not table.over and table.view("A")["round"] <= ROUNDS:
        if table.actor == lesson.seat:
            new = set(notes_now(lesson, table, table.happened()[since:])) - heard
            fresh.append(len(new))
            heard |= new
            since = len(table.happened())
        moves = [table.notation(move) for move in table.legal()]
        bold = [move for move in moves if move.split()[0] in BOLD]
        table.play(dice.choice(bold or moves))
    return heard, fresh


@pytest.mark.long
def test_nearly_every_note_comes_up_and_the_coach_does_not_chatter() -> None:
    lesson = lessons()[ID]
    games = [heard_in(seed) for seed in SEEDS]
    heard = set().union(*(notes for notes, _ in games))
    assert {note.say for note in lesson.notes} - heard == set()
    for notes, fresh in games:
        assert len(notes) >= len(lesson.notes) // 2
        assert max(fresh[SETTLED:]) <= MOST_AT_ONCE
        assert fresh.count(0) > len(fresh) * 0.8, "it is silent most of the time"
