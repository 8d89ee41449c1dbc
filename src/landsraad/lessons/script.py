"""Reads the scripts of lessons.

    game: uprising
    order: 30                      # its place on the path of the game
    icon: city
    minutes: 4
    options: {players: 4, leaders: [...]}
    seed: 5
    seat: A                        # the learner
    given: {turn: A, A: {hand: [dagger, reconnaissance]}}      # as in a scenario
    steps:
      - say: city_icon             # a page to read
        point: [hand:reconnaissance]
      - say: send                  # a page with a move to make
        do: agent reconnaissance arrakeen | agent dagger arrakeen
      - others: [B: agent dagger wealth, B: end]      # played at once
      - expect: {A.troops: 2}      # checked by the tests
      - say: well_done

The texts of the pages are in `texts`. `point` names what to look at as the browser does, `hand:CARD`, `space:SPACE`,
`seat:A`, or a part of the screen, `ui:log`; what the move itself is made with need not be named. In `do`, `*` stands
for any word, and `|` separates moves that are equally good.

A file with `notes` instead of `steps` is a whole game with a coach. A note is shown once, when its condition holds:

    notes:
      - say: conflict
        when: {legal: deploy *}
      - say: end_near
        when: {any: [{state: {A.vp: '>= 8'}}, {state: {B.vp: '>= 8'}}]}

`legal` and `lacks` are moves that the learner can make now, or cannot; `event` happened since the learner's last move,
`own` happened to the learner; `decision` is the kind of question, and `state` compares values, `'>= 2'` at least 2.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import landsraad
from landsraad.games import data
from landsraad.kernel.chance import Seed
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table
from landsraad.scenarios.positions import open_position

KEYS: Final = ("game", "order", "icon", "minutes", "options", "seed", "seat", "given", "chance", "level", "steps",
               "notes")
STEP_KEYS: Final = ("say", "point", "do", "others", "expect")
NOTE_KEYS: Final = ("say", "point", "when")
CONDITIONS: Final = ("legal", "lacks", "decision", "event", "own", "state", "any")
LEVEL: Final = "easy"  # of the bots that play the other seats where the script leaves off


@dataclass(frozen=True, slots=True)
class Step:
    """A page, the moves of others, or what a test checks."""

    say: str = ""
    point: list[str] = field(default_factory=list)
    do: list[str] = field(default_factory=list)  # moves that are equally good; empty: a page to read
    others: list[tuple[str, str]] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Note:
    """A page of the coach, shown once when its condition holds."""

    say: str
    when: dict[str, Any]
    point: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    id: str  # `GAME.NAME`
    name: str
    game: str
    order: int
    icon: str
    minutes: int
    options: dict[str, Any]
    seed: Seed | None
    seat: str
    given: dict[str, Any]
    chance: list[Any]
    level: str
    steps: list[Step]
    notes: list[Note]
    folder: Traversable

    @property
    def pages(self) -> list[Step]:
        return [step for step in self.steps if step.say]

    @property
    def told(self) -> list[Step | Note]:
        """All that has a text: the pages, or the notes of a whole game."""
        return [*self.pages, *self.notes]

    @property
    def is_game(self) -> bool:
        """A whole game with a coach."""
        return not self.steps

    def open(self) -> Table:
        """Returns the table before the first step."""
        game = landsraad.game(self.game)
        if self.is_game:
            return landsraad.new(self.game, seed=self.seed, **self.options)
        table = open_position(game, self.options, 1 if self.seed is None else self.seed, self.given, list(self.chance))
        table.opening, table.automa_snapshots, table.draws = [], [], []
        table.state.chance = []
        return table


def lessons() -> dict[str, Lesson]:
    """All lessons by id, in the order of their paths."""
    return _lessons(data.registered())


def find_lesson(id: str) -> Lesson:
    found = lessons().get(id)
    if found is None:
        raise BadInput(f"there is no lesson {id[:60]!r}{nearest(id, lessons())}")
    return found


@cache
def _lessons(_: tuple[Path, ...]) -> dict[str, Lesson]:
    found = [read_lesson(file.read_text("utf-8"), file.name.removesuffix(".yaml"), folder)
             for folder in data.lesson_folders() for file in folder.iterdir() if file.name.endswith(".yaml")]
    games = landsraad.games()
    found.sort(key=lambda lesson: (games.index(lesson.game), lesson.order, lesson.name))
    return {lesson.id: lesson for lesson in found}


def read_lesson(text: str, name: str, folder: Traversable) -> Lesson:
    tree = data.read_yaml(text)
    where = f"lesson {name}"
    _check_keys(tree, KEYS, where)
    game = landsraad.game(str(tree.get("game")))
    if bool(tree.get("steps")) == bool(tree.get("notes")):
        raise BadInput(f"{where}: write either steps or notes")
    return Lesson(
        id=f"{game.name}.{name}", name=name, game=game.name, order=int(tree.get("order", 0)),
        icon=str(tree.get("icon", "learn")), minutes=int(tree.get("minutes", 3)), options=tree.get("options") or {},
        seed=tree.get("seed"), seat=str(tree.get("seat", game.plan.seats[0])), given=tree.get("given") or {},
        chance=tree.get("chance") or [], level=str(tree.get("level", LEVEL)),
        steps=_steps(tree.get("steps") or [], game.variant(tree.get("options") or {}), where),
        notes=[_note(entry, where) for entry in tree.get("notes") or []], folder=folder)


def _steps(entries: list[Any], game: Game, where: str) -> list[Step]:
    steps = [_step(entry, game, f"{where}: step {n}") for n, entry in enumerate(entries, 1)]
    waiting = False  # a page to read came last, and nobody can move before it has been read
    for n, step in enumerate(steps, 1):
        if step.others and waiting:
            raise BadInput(f"{where}: step {n}: others move right after the learner; move the page behind them")
        waiting = bool(step.say and not step.do) or (waiting and not step.do)
    return steps


def _step(entry: Any, game: Game, where: str) -> Step:
    _check_keys(entry, STEP_KEYS, where)
    if sum(key in entry for key in ("say", "others", "expect")) != 1:
        raise BadInput(f"{where}: one of say, others and expect")
    others = []
    for pair in entry.get("others", []):
        (seat, move), = pair.items()
        if seat not in game.plan.seats:
            raise BadInput(f"{where}: unknown seat {seat!r}")
        others.append((str(seat), str(move)))
    return Step(say=str(entry.get("say", "")), point=[str(word) for word in entry.get("point", [])],
                do=[move.strip() for move in str(entry["do"]).split("|")] if "do" in entry else [],
                others=others, expect=entry.get("expect", {}))


def _note(entry: Any, where: str) -> Note:
    _check_keys(entry, NOTE_KEYS, where)
    when = entry.get("when")
    for condition in [when, *(when.get("any", []) if isinstance(when, dict) else [])]:
        _check_keys(condition, CONDITIONS, f"{where}: note {entry.get('say')}: when")
    return Note(say=str(entry["say"]), when=when, point=[str(word) for word in entry.get("point", [])])


def _check_keys(entry: Any, known: tuple[str, ...], where: str) -> None:
    if not isinstance(entry, dict):
        raise BadInput(f"{where}: {entry!r} is not a list of keys and values")
    for key in entry:
        if key not in known:
            raise BadInput(f"{where}: unknown key {key!r}{nearest(str(key), known)}")
