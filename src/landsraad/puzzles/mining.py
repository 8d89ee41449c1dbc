"""Finds puzzles in games of bots.

Each game is played by `greedy`, in the war by the fast policy, because a game has thousands of decisions. Its
turns are then looked at for every kind of puzzle. What `greedy` solves is left out.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

import landsraad
from landsraad.bots.core.evaluation import Evaluation, sample_move
from landsraad.bots.core.observation import Observation
from landsraad.bots.core.search import MOST_MOVES
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.networks import deciding_seats
from landsraad.bots.registry import make_bot
from landsraad.kernel.codec import stable_hash
from landsraad.kernel.engine import State, apply
from landsraad.kernel.game import Game
from landsraad.puzzles import claims
from landsraad.puzzles.difficulty import GREEDY, level_of
from landsraad.puzzles.goals import is_war
from landsraad.puzzles.model import DEFENCE, JUDGEMENT, KINDS, TURNS, WIN, Puzzle, name_of
from landsraad.puzzles.turns import TooLong

STRAY: Final = 0.04  # part of the decisions made at random, so that games differ
PER_GAME: Final = 6  # of one kind
LAST: Final = 40  # decisions of a game that are looked at as endings
MOST_UNCLEAR: Final = 5  # of them that cannot be searched; earlier ones are longer still
CLOSE: Final = 2  # points between the first two; the end of other games is seldom in doubt
SCAN: Final = "mentat:200"  # looks for decisions in which `greedy` may be wrong
JUDGED: Final = 3  # one turn of so many is looked at, because searches take long
LONGEST: Final = 2500  # decisions of a game


@dataclass(slots=True)
class Miner:
    """Mines games with these options, from a seed on. kinds: those that are wanted."""

    name: str
    given: dict[str, Any]
    kinds: tuple[str, ...] = KINDS
    counts: Counter[str] = field(default_factory=Counter)
    game: Game = field(init=False)
    options: dict[str, Any] = field(init=False)
    evaluation: Evaluation = field(init=False)

    def __post_init__(self) -> None:
        self.game = landsraad.game(self.name).variant(self.given)
        self.options = self.game.check_options(self.given)
        self.evaluation = evaluation_for(self.game)

    def mine(self, seed: int) -> Iterator[Puzzle]:
        """Yields the puzzles of one game."""
        begin = self.game.begin(self.options, seed)
        moves = play(self.game, self.evaluation, begin, seed)
        states = [begin]
        for move in moves:
            states.append(claims.played(states[-1], move))
        seats = set(deciding_seats(begin))
        text = self.game.plan.moves.text
        found: Counter[str] = Counter()
        unclear = 0 if is_close(self.game, states[-1]) else MOST_UNCLEAR
        for n in reversed(range(len(moves))):
            s = states[n]
            if s.count < 2 or int(s.actor) not in seats:
                continue
            seat = self.game.plan.seats[int(s.actor)]
            when = f"{seat} {self.evaluation.horizon(s)}"  # turns of a seat in one round are alike
            kinds = [kind for kind in self.kinds if found[kind] < PER_GAME and not found[f"{kind} {when}"]]
            if n < len(moves) - LAST or unclear >= MOST_UNCLEAR:
                kinds = [kind for kind in kinds if kind not in (WIN, DEFENCE)]
            for kind in kinds:
                if (kind == DEFENCE and WIN in kinds) or not self.is_candidate(kind, s):
                    continue  # both are found together
                draft = Puzzle(
                    name_of(self.name, seed, n), self.name, self.options, seed, [text(move) for move in moves[:n]],
                    "", seat, kind, "", [], [], [], 0.0, {}, {})
                try:
                    claim = claims.prove(self.evaluation, draft, s)
                except (TooLong, RecursionError):
                    unclear += kind in (WIN, DEFENCE)
                    continue
                if claim is None or claim.kind not in self.kinds:
                    continue
                puzzle = claim.puzzle(draft, stable_hash(s))
                level = level_of(self.evaluation, puzzle, s)
                self.counts[f"{puzzle.kind} {level or 'too easy'}"] += 1
                if not level:
                    continue
                found[puzzle.kind] += 1
                found[f"{puzzle.kind} {when}"] += 1
                yield claims.with_level(puzzle, level, s)
                break

    def is_candidate(self, kind: str, s: State) -> bool:
        """Is it worth asking in this position?"""
        if kind in TURNS:
            return bool(self.evaluation.begins_turn(s))
        if kind != JUDGEMENT:
            return True
        if s.count < 3 or not self.evaluation.begins_turn(s) or s.fingerprint() % JUDGED:
            return False
        observation = Observation(self.game, s)
        scan = make_bot(SCAN, "scan", self.game).explain(observation)  # type: ignore[attr-defined]
        if len(scan) < 2 or scan[0].value - scan[1].value < 0.04 or scan[0].share < 0.5:
            return False
        return bool(make_bot(GREEDY, "scan", self.game).choose(observation) != scan[0].move)


def is_close(game: Game, s: State) -> bool:
    """Was the end of the game in doubt? In the war there are no points to compare."""
    scores = sorted(game.result(s).get("scores", {}).values(), reverse=True)
    return len(scores) < 2 or scores[0] - scores[1] <= CLOSE


def play(game: Game, evaluation: Evaluation, s: State, seed: int) -> list[int]:
    """Plays a game; the same arguments give the same moves."""
    rng, s = random.Random(f"puzzle game {seed}"), s.clone()
    moves: list[int] = []
    scores, cells = floats(MOST_MOVES), vec[i64]([rng.getrandbits(31)])
    bot = make_bot(GREEDY, f"{seed}", game)
    while not s.over and len(moves) < LONGEST:
        if s.count == 1:
            move = int(s.moves[0])
        elif rng.random() < STRAY:
            move = rng.choice(s.legal())
        elif is_war(s):
            move = int(sample_move(evaluation, s, cells, scores))
        else:
            move = game.plan.moves.parse(bot.choose(Observation(game, s, len(moves))))
        moves.append(move)
        apply(s, move)
    return moves
