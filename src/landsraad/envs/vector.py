"""Many tables at once, with the loop inside the engine: the way to millions of decisions.

    from landsraad.envs.vector import VectorTable
    tables = VectorTable("imperium", 1024, seed=1, players=4)
    while learning:
        moves = policy(tables.observations, tables.masks)      # for the seat that must decide at each table
        tables.step(moves)                                      # tables.rewards, tables.done

Every table waits for one seat, `tables.actors`. A game that ends is followed by the next one of that table at once; the
rewards of all its seats and the flag `done` belong to the step that ended it. The arrays are windows onto the engine's
own memory: they cannot be written to, and they show the new position after the next step, so copy what is to be kept.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from landsraad.envs.common import Flags, Numbers, Setting
from landsraad.kernel.errors import BadInput
from landsraad.kernel.observation.batch import Batch

Places = npt.NDArray[np.int64]


class VectorTable:
    def __init__(self, game: str, tables: int, *, seed: int | None = None, rounds: int | None = None,
                 **options: Any) -> None:
        if isinstance(tables, bool) or not isinstance(tables, int) or tables < 1:
            raise BadInput(f"tables: {tables!r} is not a number of tables")
        self.setting = Setting(game, options, rounds)
        self.tables = tables
        self.games = 0  # that have ended
        n = len(self.setting.seats)
        self.rewards = np.zeros((tables, n), np.float32)  # of every seat, where a game has just ended
        self.done = np.zeros(tables, np.bool_)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """New games at all tables. Each table has seeds of its own that follow from this one."""
        self._seeds = [np.random.default_rng(own) for own in np.random.SeedSequence(seed).spawn(self.tables)]
        setting = self.setting
        states = [setting.begin(self._next(row)) for row in range(self.tables)]
        self.batch = Batch(setting.observer, states, setting.clock, setting.rounds or 0)
        self.observations: Numbers = np.frombuffer(self.batch.rows_window(), np.int16).reshape(self.tables, -1)
        self.masks: Flags = np.frombuffer(self.batch.masks_window(), np.int8).reshape(self.tables, -1)
        self.actors: Places = np.frombuffer(self.batch.actors_window(), np.int64)
        self._over: list[int] = []
        self.rewards[:] = 0
        self.done[:] = False
        self.games = 0

    def step(self, moves: npt.NDArray[Any] | list[int]) -> None:
        """One legal move at each table; if one of them is not, nothing changes anywhere."""
        chosen = np.asarray(moves)
        if chosen.size > 0 and (chosen.dtype.kind not in "iu" or chosen.ndim != 1):
            raise BadInput(f"moves: {chosen.dtype} of shape {chosen.shape} is not a number for each table")
        over = self.batch.play(vec[i64](chosen.astype(np.int64)))
        for row in self._over:
            self.rewards[row] = 0
            self.done[row] = False
        for row in over:
            self.rewards[row] = self.setting.worth(self.batch.states[row])
            self.done[row] = True
            self.batch.seat(row, self.setting.begin(self._next(row)))
        self._over = over
        self.games += len(over)

    def legal(self) -> tuple[Places, Places]:
        """The moves of all tables in one array, and where those of each table begin in it (one place more than tables):
        to choose by number, without the width of the masks. Good until the next step."""
        n = self.batch.offer()
        return (np.frombuffer(self.batch.offers_window(), np.int64)[:n],
                np.frombuffer(self.batch.first_window(), np.int64))

    def sample(self, random: np.random.Generator) -> Places:
        """A uniformly random legal move for each table."""
        chances = vec[i64](random.integers(2**31, size=self.tables))
        return np.array(memoryview(self.batch.pick(chances)))

    def _next(self, row: int) -> int:
        return int(self._seeds[row].integers(2**32))
