"""What a puzzle is, and the files that puzzles are kept in.

A file holds one game on each line: its options, its seed, its moves, and the puzzles in it. A puzzle is the position
after some of these moves. So it is as small as its record, it is shown by the rules of today, and a change of the rules
that touches it is found by `verify`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import landsraad
from landsraad.kernel.codec import stable_hash
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game

FORMAT: Final = "landsraad puzzles 1"

POINTS: Final = "points"  # most points this turn
FIGHT: Final = "fight"  # lead the fight at the end of this turn
WIN: Final = "win"  # the only way to win, against all that the others can do
DEFENCE: Final = "defence"  # the same, with a seat that wins otherwise
JUDGEMENT: Final = "judgement"  # by search, far ahead of all other moves
BATTLE: Final = "battle"  # by the exact odds of a battle
KINDS: Final = (POINTS, FIGHT, WIN, DEFENCE, JUDGEMENT, BATTLE)
TURNS: Final = (POINTS, FIGHT)  # answered by the whole turn; the others by their first move
CHANCES: Final = (JUDGEMENT, BATTLE)  # values are chances; those of the others are points, or 1 and 0

# The smallest budget of search that solves it. What `greedy` solves is left out.
LEVELS: Final = ("50", "200", "1000", "none")


class Stale(BadInput):
    """The rules have changed: the position cannot be reached any more, or is another one."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, a question and its answer.

    at: how many of the game's moves lead to it. fingerprint: of the position. right: the first moves of a solution.
    line: a whole solution. best: what it reaches. values: the most that can be reached after any other first move.
    proof: how it was verified, with numbers.
    """

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    moves: list[str] = field(repr=False)
    fingerprint: str
    seat: str
    kind: str
    level: str
    themes: list[str]
    right: list[str]
    line: list[str]
    best: float
    values: dict[str, float]
    proof: dict[str, Any]

    @property
    def at(self) -> int:
        return len(self.moves)

    @property
    def rules(self) -> Game:
        return landsraad.game(self.game).variant(self.options)

    def open(self) -> State:
        """Returns the position. Raises `Stale` if today's rules do not lead to it."""
        game = self.rules
        s = game.begin(game.check_options(self.options), self.seed)
        for n, text in enumerate(self.moves):
            move = game.plan.moves.parse(text)
            if s.over or not s.is_legal(move):
                raise Stale(f"puzzle {self.id}: move {n + 1}, {text!r}, is not possible any more")
            apply(s, move)
        if s.over or stable_hash(s) != self.fingerprint:
            raise Stale(f"puzzle {self.id}: the moves lead to another position now")
        return s

    def value_of(self, move: str) -> float:
        """The most that can be reached after this first move."""
        return self.best if move in self.right else self.values.get(move, 0.0)


SHARED: Final = ("game", "options", "seed")
OWN: Final = ("fingerprint", "seat", "kind", "level", "themes", "right", "line", "best", "values", "proof")


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Writes a file; it appears when it is complete."""
    games: dict[str, list[Puzzle]] = {}
    for puzzle in puzzles:
        games.setdefault(json.dumps([puzzle.game, puzzle.options, puzzle.seed], sort_keys=True), []).append(puzzle)
    lines = [json.dumps({"format": FORMAT})]
    for found in games.values():
        found.sort(key=lambda puzzle: puzzle.at)
        longest = found[-1]
        line: dict[str, Any] = {name: getattr(longest, name) for name in SHARED}
        line["moves"] = "; ".join(longest.moves)
        line["puzzles"] = [{"at": puzzle.at, **{name: getattr(puzzle, name) for name in OWN}} for puzzle in found]
        lines.append(json.dumps(line, separators=(",", ":"), ensure_ascii=False))
    part = path.with_suffix(".part")
    part.write_text("\n".join(lines) + "\n", "utf-8")
    part.replace(path)


def read_puzzles(text: str, where: str) -> list[Puzzle]:
    try:
        first, *lines = text.splitlines()
        if json.loads(first)["format"] != FORMAT:
            raise BadInput(f"{where}: not puzzles of the format {FORMAT!r}")
        return [puzzle for line in lines for puzzle in _of_game(json.loads(line))]
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput(f"{where} does not hold puzzles: {error}") from None


def _of_game(line: dict[str, Any]) -> list[Puzzle]:
    moves = line["moves"].split("; ") if line["moves"] else []
    return [Puzzle(id=name_of(line["game"], line["seed"], each["at"]), moves=moves[:each["at"]],
                   **{name: line[name] for name in SHARED}, **{name: each[name] for name in OWN})
            for each in line["puzzles"]]


def name_of(game: str, seed: int, at: int) -> str:
    return f"{game}-{seed}-{at}"
