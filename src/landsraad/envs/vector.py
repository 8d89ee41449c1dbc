"""Many tables at once, with the loop inside the engine: the fastest way to many decisions.

    from landsraad.envs.vector import VectorTable
    tables = VectorTable("imperium", 1024, seed=1, players=4)
    while learning:
        moves = policy(tables.observations, tables.masks)      # for the deciding seat of each table
        tables.step(moves)                                      # then read tables.rewards and tables.done

Every table waits for one seat, `tables.actors`. When a game ends, the next one starts at that table at once; the
rewards of all seats and the flag `done` belong to the step that ended it. The arrays are read-only windows onto the
engine's memory, and the next step overwrites them, so copy what you keep.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from landsraad.envs.common import Flags, GameSetup, Numbers
from landsraad.kernel.errors import BadInput
from landsraad.kernel.observation.batch import Batch

Places = npt.NDArray[np.int64]


class VectorTable:
    def __init__(self, game: str, tables: int, *, seed: int | None = None, rounds: int | None = None,
                 **options: Any) -> None:
        if isinstance(tables, bool) or not isinstance(tables, int) or tables < 1:
            raise BadInput(f"tables: {tables!r} is not a positive whole number")
        self.setup = GameSetup(game, options, rounds)
        self.tables = tables
        self.games = 0  # finished
        n = len(self.setup.seats)
        self.rewards = np.zeros((tables, n), np.float32)  # of every seat, where a game has just ended
        self.done = np.zeros(tables, np.bool_)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Starts new games at all tables. Each table has its own sequence of seeds, derived from this one."""
        self._seeds = [np.random.default_rng(own) for own in np.random.SeedSequence(seed).spawn(self.tables)]
        setup = self.setup
        states = [setup.begin(self._next(row)) for row in range(self.tables)]
        self.batch = Batch(setup.observer, states, setup.round_cell, setup.rounds or 0)
        self.observations: Numbers = np.frombuffer(self.batch.rows_window(), np.int16).reshape(self.tables, -1)
        self.masks: Flags = np.frombuffer(self.batch.masks_window(), np.int8).reshape(self.tables, -1)
        self.actors: Places = np.frombuffer(self.batch.actors_window(), np.int64)
        self._over: list[int] = []
        self.rewards[:] = 0
        self.done[:] = False
        self.games = 0

    def step(self, moves: npt.NDArray[Any] | list[int]) -> None:
        """Plays one legal move at each table. If one of them is illegal, nothing changes anywhere."""
        chosen = np.asarray(moves)
        if chosen.size > 0 and (chosen.dtype.kind not in "iu" or chosen.ndim != 1):
            raise BadInput(f"moves: one whole number per table is needed, not {chosen.dtype} of shape {chosen.shape}")
        over = self.batch.play(vec[i64](chosen.astype(np.int64)))
        for row in self._over:
            self.rewards[row] = 0
            self.done[row] = False
        for row in over:
            self.rewards[row] = self.setup.final_rewards(self.batch.states[row])
            self.done[row] = True
            self.batch.seat(row, self.setup.begin(self._next(row)))
        self._over = over
        self.games += len(over)

    def legal(self) -> tuple[Places, Places]:
        """Returns the legal moves of all tables in one array, and the index where those of each table begin.

        The second array has one more number than there are tables. Use it instead of wide masks. Valid until
        the next step.
        """
        n = self.batch.offer()
        return (np.frombuffer(self.batch.offers_window(), np.int64)[:n],
                np.frombuffer(self.batch.first_window(), np.int64))

    def sample(self, random: np.random.Generator) -> Places:
        """Returns a uniformly random legal move for each table."""
        chances = vec[i64](random.integers(2**31, size=self.tables))
        return np.array(memoryview(self.batch.pick(chances)))

    @property
    def setting(self) -> GameSetup:
        """The old name of `setup`, kept for one release."""
        return self.setup

    def _next(self, row: int) -> int:
        return int(self._seeds[row].integers(2**32))
