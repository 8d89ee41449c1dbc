"""Positions of recorded games: what a seat could see, what the evaluation thought, and how the game ended.

A position is noted where a round begins, because playouts stop there, and now and then where a turn begins.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from landsraad.bots.core.evaluation import NEVER, SEATS, Evaluation
from landsraad.bots.core.residual_network import MOST_INPUT
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.networks import deciding_seats
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State, apply
from landsraad.kernel.observation.batch import ObservationBuffer
from landsraad.training.layouts import Layout, make_layout
from landsraad.training.quick_games import Moves, read_records

TURNS_NOTED: Final = 0.06  # part of the turns within a round
ROUND, SEED = 0, 1  # columns of `facts`

Array = npt.NDArray[Any]


@dataclass
class Positions:
    """Positions of games, as rows of numbers.

    places, numbers, ends: the numbers that are not zero, and where each row ends.
    chances: what the evaluation thinks. shares, points: how the game ended. sides: the first mate of each seat. All
    of them for each seat, counted from the viewer.
    facts: round and seed.
    """

    inputs: int
    places: Array
    numbers: Array
    ends: Array
    chances: Array
    shares: Array
    points: Array
    sides: Array
    facts: Array

    def __len__(self) -> int:
        return len(self.facts)

    def rows(self, which: Array) -> Array:
        """Returns some rows, with their zeros."""
        starts, sizes = self.ends[which], self.ends[which + 1] - self.ends[which]
        out = np.zeros((len(which), self.inputs), np.float32)
        line = np.repeat(np.arange(len(which)), sizes)
        index = np.arange(len(line)) - np.repeat(np.cumsum(sizes) - sizes, sizes) + np.repeat(starts, sizes)
        out[line, self.places[index]] = self.numbers[index]
        return out


def join(parts: Sequence[Positions]) -> Positions:
    """Returns all positions in one."""
    def of(name: str) -> Array:
        return np.concatenate([getattr(part, name) for part in parts])

    ends = np.concatenate([np.diff(part.ends) for part in parts])
    return Positions(parts[0].inputs, of("places"), of("numbers"), np.concatenate([[0], np.cumsum(ends)]),
                     of("chances"), of("shares"), of("points"), of("sides"), of("facts"))


@dataclass(frozen=True, slots=True)
class PositionsJob:
    """A file of records to read."""

    game: str
    given: dict[str, Any]
    path: Path


def positions_in(job: PositionsJob) -> Positions:
    """Replays the games of a file."""
    layout = make_layout(job.game, job.given)
    notes = Notes(layout)
    for seed, moves in read_records(job.path):
        notes.replay(seed, moves)
    return notes.positions()


class Notes:
    """Collects positions of games of one layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.evaluation: Evaluation = evaluation_for(layout.game, for_search=True)
        self.buffer = ObservationBuffer(layout.observer)
        self.row = np.frombuffer(self.buffer.row_window(), np.int16)
        self.chances = floats(SEATS)
        self.places: list[Array] = []
        self.numbers: list[Array] = []
        self.lists: dict[str, list[list[float]]] = {name: [] for name in ("chances", "shares", "points", "sides",
                                                                         "facts")}

    def replay(self, seed: int, moves: Moves) -> None:
        """Notes positions of a game."""
        evaluation, layout = self.evaluation, self.layout
        rng = random.Random(f"positions {seed}")
        s = layout.begin(seed)
        viewers = deciding_seats(s)
        last: int = NEVER
        noted: list[int] = []
        for move in moves:
            now = int(evaluation.horizon(s))
            if now > last:
                last = now
                noted.append(self.note(s, rng.choice(viewers), now, seed, rng))
            elif evaluation.begins_turn(s) and rng.random() < TURNS_NOTED:
                viewer = int(s.actor)
                if viewer not in viewers or rng.random() < 0.5:
                    viewer = rng.choice(viewers)
                noted.append(self.note(s, viewer, now, seed, rng))
            apply(s, int(move))
        result = layout.game.result(s)
        shares = floats(SEATS)
        evaluation.final_win_probabilities(s, shares)
        letters = layout.game.plan.seats
        points = [float(result["scores"].get(letters[seat], 0)) for seat in range(s.players)]
        for viewer in noted:
            seats = turned_seats(viewer, int(s.players))
            self.lists["shares"].append([shares[seat] for seat in seats])
            self.lists["points"].append([points[seat] for seat in seats])

    def note(self, s: State, viewer: int, now: int, seed: int, rng: random.Random) -> int:
        self.buffer.fill(s, viewer)
        places = np.flatnonzero(self.row)
        self.places.append(places.astype(np.uint16))
        self.numbers.append(np.clip(self.row[places], -MOST_INPUT, MOST_INPUT).astype(np.int8))
        self.evaluation.win_probabilities(determinize(s, viewer, rng.getrandbits(30)), self.chances)
        seats = turned_seats(viewer, int(s.players))
        self.lists["chances"].append([self.chances[seat] for seat in seats])
        self.lists["sides"].append([next(i for i, other in enumerate(seats) if s.allied(seat, other))
                                    for seat in seats])
        self.lists["facts"].append([now, seed])
        return viewer

    def positions(self) -> Positions:
        def table(name: str, kind: Any) -> Array:
            return np.array(self.lists[name], kind)

        return Positions(self.layout.observer.size, np.concatenate(self.places), np.concatenate(self.numbers),
                         np.concatenate([[0], np.cumsum([len(each) for each in self.places])]),
                         table("chances", np.float32), table("shares", np.float32), table("points", np.float32),
                         table("sides", np.int8), table("facts", np.int64))


def turned_seats(viewer: int, players: int) -> list[int]:
    """Returns all seats, counted from the viewer."""
    return [(viewer + i) % players for i in range(players)]
