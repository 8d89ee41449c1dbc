"""Quick games: at each decision the step after which the evaluation likes the position best, with some chance in it.

A position is worth what happens after it, and games are scarcer than positions. So many quick games teach more than
few good ones. A game is kept as its seed and its moves, about a kilobyte; `positions` rebuilds everything else.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from landsraad.bots.core.evaluation import SEATS, Evaluation, sample_move
from landsraad.bots.core.observation import Observation
from landsraad.bots.core.search import MOST_MOVES
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.registry import make_bot
from landsraad.kernel.engine import State, apply
from landsraad.training.layouts import Layout, make_layout

QUICK: Final = "quick"
OPENINGS: Final = (0, 0, 0, 2, 3, 4, 5)  # rounds before which a game strays more, so that positions differ
STRAY_IN_OPENING: Final = 0.15  # part of the decisions that the fast policy makes
STRAY: Final = 0.03
LONGEST: Final = 20_000  # decisions; no game has that many

Moves = npt.NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class GamesJob:
    """Games to play: seeds from `first`. `bot` is QUICK, or the name of a bot that plays after the opening."""

    game: str
    given: dict[str, Any]
    bot: str
    first: int
    games: int


def play_games(job: GamesJob) -> tuple[GamesJob, list[Moves]]:
    """Returns the moves of each game."""
    layout = make_layout(job.game, job.given)
    evaluation = evaluation_for(layout.game, for_search=True)
    return job, [play_game(layout, evaluation, job.bot, job.first + n) for n in range(job.games)]


def play_game(layout: Layout, evaluation: Evaluation, bot: str, seed: int) -> Moves:
    """Plays one game. The same arguments give the same moves."""
    rng = random.Random(f"game {seed}")
    opening = rng.choice(OPENINGS)
    cells = vec[i64]([rng.getrandbits(31)])
    scores, chances = floats(MOST_MOVES), floats(SEATS)
    s = layout.begin(seed)
    bots: dict[int, Any] = {}
    moves: list[int] = []
    while not s.over and len(moves) < LONGEST:
        in_opening = evaluation.horizon(s) < opening
        if s.count == 1:
            move = int(s.moves[0])
        elif rng.random() < (STRAY_IN_OPENING if in_opening else STRAY):
            move = int(sample_move(evaluation, s, cells, scores))
        elif bot == QUICK or in_opening:
            move = best_step(evaluation, s, chances)
        else:
            seat = int(s.actor)
            if seat not in bots:
                bots[seat] = make_bot(bot, f"{seed} {seat}", layout.game)
            move = layout.game.plan.moves.parse(bots[seat].choose(Observation(layout.game, s, len(moves))))
        moves.append(move)
        apply(s, move)
    return np.array(moves, np.uint32)


def best_step(evaluation: Evaluation, s: State, chances: Any) -> int:
    """Returns the move after which its seat has the best chance to win."""
    seat = s.actor
    best, most = 0, -1.0
    for move in s.legal():
        after = s.clone()
        apply(after, move)
        evaluation.win_probabilities(after, chances)
        if chances[seat] > most:
            best, most = move, chances[seat]
    return best


# ------------------------------------------------------------------ records


def record_path(folder: Path, bot: str, first: int) -> Path:
    return folder / f"{bot.replace(':', '-')}-{first}.npz"


def write_records(path: Path, first: int, games: list[Moves]) -> None:
    """Writes the games of a job; the file appears when it is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, first=first, ends=np.cumsum([len(game) for game in games]),
                            moves=np.concatenate(games))
    part.replace(path)


def read_records(path: Path) -> list[tuple[int, Moves]]:
    """Returns the seed and the moves of each game."""
    with np.load(path) as found:
        first, moves = int(found["first"]), found["moves"]
        return [(first + n, game) for n, game in enumerate(np.split(moves, found["ends"][:-1]))]
