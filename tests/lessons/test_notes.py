"""Notes of a whole game with a coach: their conditions, and when they come up."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import landsraad
from landsraad.bots import make_bot, observe
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table
from landsraad.lessons import Lesson, lessons, notes_now
from landsraad.lessons.script import read_lesson

GAMES = [lesson for lesson in lessons().values() if lesson.is_game]
# Wars are long.
SEEDS = {"imperium.first_game": range(12), "uprising.first_game": range(12), "arrakis.first_game": range(4)}
MOST = 0.9  # of the notes; random moves do not get everywhere
MOST_AT_ONCE = 4
every_game = pytest.mark.parametrize("id", [lesson.id for lesson in GAMES])


@every_game
@pytest.mark.long
def test_most_notes_come_up_in_some_game(id: str) -> None:
    came_up = {note for seed in SEEDS[id] for notes in told(id, seed) for note in notes}
    every = {note.say for note in lessons()[id].notes}
    assert came_up <= every
    assert len(came_up) >= MOST * len(every), every - came_up


@every_game
@pytest.mark.long
def test_the_coach_speaks_rarely_and_says_nothing_twice(id: str) -> None:
    for seed in SEEDS[id]:
        games_notes = told(id, seed)
        assert max(map(len, games_notes)) <= MOST_AT_ONCE
        assert sum(map(bool, games_notes)) <= len(games_notes) / 2
        spoken = [note for notes in games_notes for note in notes]
        assert len(spoken) == len(set(spoken))


def test_the_first_note_greets_the_learner() -> None:
    lesson = lessons()["imperium.first_game"]
    table = lesson.open()
    assert table.actor == lesson.seat
    assert notes_now(lesson, table, table.happened())[0] == lesson.notes[0].say


@every_game
def test_leaders_of_a_first_game_are_for_beginners(id: str) -> None:
    from landsraad.server.content.games import games

    lesson = lessons()[id]
    simple = next(info.beginner_leaders for info in games("en") if info.name == lesson.game)
    assert set(lesson.options.get("leaders", [])) <= set(simple)


def test_what_happened_to_the_learner_is_told_apart() -> None:
    table = start()
    assert not notes({"own": "sent_agent"}, table, since=0)
    play(table, "agent * *")
    assert notes({"own": "sent_agent"}, table, since=0)
    assert notes({"event": "sent_agent"}, table, since=0)
    assert not notes({"own": "sent_agent"}, table, since=len(table.happened()))
    others = {"seat": "B"}
    assert notes({"event": "sent_agent"}, table, since=0, **others)
    assert not notes({"own": "sent_agent"}, table, since=0, **others)


def test_moves_that_are_missing_and_alternatives_are_conditions() -> None:
    table = start()
    assert notes({"lacks": "buy *"}, table)
    assert not notes({"lacks": "agent * *"}, table)
    assert not notes({"lacks": "buy *"}, table, seat="B"), "somebody else decides"
    assert notes({"any": [{"state": {"A.vp": ">= 8"}}, {"legal": "reveal"}]}, table)
    assert not notes({"any": [{"state": {"A.vp": ">= 8"}}, {"legal": "buy *"}]}, table)


def test_an_unknown_condition_is_an_error() -> None:
    with pytest.raises(BadInput, match=r"legall.*did you mean 'legal'"):
        note_game({"any": [{"legall": "reveal"}]})


@cache
def told(id: str, seed: int) -> list[list[str]]:
    """The new notes at each decision of the learner, in a game of random moves."""
    lesson = lessons()[id]
    table = landsraad.new(lesson.game, seed=seed, **lesson.options)
    bot = make_bot("random", seed, table.game)
    found: list[list[str]] = []
    since, known = 0, set[str]()
    while not table.over:
        if table.actor == lesson.seat:
            happened = table.happened()
            now = notes_now(lesson, table, happened[since:])
            found.append([note for note in now if note not in known])
            known.update(now)
            since = len(happened)
        table.play(bot.choose(observe(table)))
    return found


def notes(when: dict[str, Any], table: Table, since: int = 0, seat: str = "A") -> list[str]:
    return notes_now(note_game(when, seat), table, table.happened()[since:])


def note_game(when: dict[str, Any], seat: str = "A") -> Lesson:
    import json

    text = json.dumps({"game": "imperium", "seat": seat, "notes": [{"say": "it", "when": when}]})
    return read_lesson(text, "notes", GAMES[0].folder)


def start() -> Table:
    leaders = ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald"]
    return landsraad.new("imperium", seed=1, players=3, first="A", leaders=leaders)


def play(table: Table, pattern: str) -> None:
    from landsraad.scenarios.expectations import matching

    table.play(matching(pattern, [table.notation(move) for move in table.legal()])[0])
