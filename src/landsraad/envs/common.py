"""What all environments share: a game with its options, players, observations and rewards."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import numpy as np
import numpy.typing as npt

import landsraad
from landsraad.bots.arena import parties
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.observation.batch import ObservationBuffer
from landsraad.kernel.observation.schema import Observer, Piece
from landsraad.kernel.table import open_table
from landsraad.play.seats import player_seats

VERSION: Final = 1  # of all environments: it goes up when moves get other numbers

Numbers = npt.NDArray[np.int16]
Flags = npt.NDArray[np.int8]


class GameSetup:
    """One kind of table.

    With `rounds`, a game ends after that many and the leading seat wins. The rulebook has no such rule, but a smaller
    game is a good start.

    seats: letters of all seats.
    players, seat_numbers: letters and numbers of the seats that are not automas.
    """

    def __init__(self, game: str, options: dict[str, Any] | None = None, rounds: int | None = None) -> None:
        self.game = landsraad.game(game).variant(options or {})
        self.options = self.game.check_options(options or {})
        if rounds is not None and (isinstance(rounds, bool) or not isinstance(rounds, int) or rounds < 1):
            raise BadInput(f"rounds: {rounds!r} is not a positive whole number")
        round_field = self.game.plan.table.field("round")
        if rounds is not None and round_field is None:
            raise BadInput(f"rounds: {game} does not count rounds")
        self.rounds = rounds
        self.round_cell = NONE if rounds is None or round_field is None else round_field.at
        first = open_table(self.game, self.options, 0)
        self.seats = first.seats
        self.players = player_seats(first)
        self.seat_numbers = [self.seats.index(seat) for seat in self.players]
        self.parties = parties(first.state)
        self.observer = Observer(self.game.plan, len(self.seats), self.game.observed())

    def begin(self, seed: int) -> State:
        """Returns a new game at its first decision."""
        return self.game.begin(self.options, seed)

    # ------------------------------------------------------------------ moves and observations

    @property
    def moves(self) -> int:
        """The number of actions. Most are rarely legal: see the mask."""
        return self.observer.moves

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.observer.size

    @property
    def schema(self) -> str:
        """A hash that changes when a number of the observation changes its meaning."""
        return self.observer.schema

    @cached_property
    def fields(self) -> dict[str, Piece]:
        """The fields of an observation by name: where each begins, its shape, and what its places mean."""
        return {field.name: field for field in self.observer.pieces}

    def field(self, observation: npt.NDArray[Any], name: str) -> npt.NDArray[Any]:
        """Returns one field of an observation, or of many, in its own shape."""
        field = self.fields.get(name)
        if field is None:
            raise BadInput(f"unknown field {name!r}{nearest(name, self.fields)}")
        return observation[..., field.at:field.at + field.size].reshape((*observation.shape[:-1], *field.shape))

    def bounds(self) -> tuple[Numbers, Numbers]:
        """Returns the lowest and the highest value of each number of an observation."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for field in self.observer.pieces:
            low[field.at:field.at + field.size] = field.low
            high[field.at:field.at + field.size] = field.high
        return low, high

    def text(self, move: int) -> str:
        """Returns the text of a move."""
        return self.game.plan.moves.text(move)

    # ------------------------------------------------------------------ rewards

    def over(self, s: State) -> bool:
        """Whether the game is over, by the rules or by `rounds`."""
        return s.over or self.is_truncated(s)

    def is_truncated(self, s: State) -> bool:
        """Whether `rounds` ended the game, and not the rules."""
        return self.rounds is not None and not s.over and bool(s.t[self.round_cell] > self.rounds)

    def final_rewards(self, s: State) -> list[float]:
        """Returns the reward of each seat at the end of a game.

        A winner gets 1, and each of the others among the n seats that could win gets -1/(n-1); winners share. The sum
        is 0, Rivals included. House Hagal, which has no points, is left out. Partners do not share: each seat of the
        winning side gets 1, and each of the other side -1.
        """
        result = self.game.result(s)
        points: dict[str, int] = result["scores"]
        winners: list[str] = result["winners"] or self._leading(points)
        n = len(points)
        if len(set(self.parties)) < len(self.seats):
            if len(winners) == len(self.seats):
                return [0.0] * len(self.seats)  # truncated in a tie
            return [1.0 if seat in winners else -1.0 for seat in self.seats]
        return [0.0 if seat not in points or n == 1 else
                ((1 / len(winners) if seat in winners else 0.0) - 1 / n) * n / (n - 1) for seat in self.seats]

    def _leading(self, points: dict[str, int]) -> list[str]:
        """Returns the leading seats of a truncated game. Partners are compared by their mean."""
        of: dict[str, list[int]] = {}
        for seat, party in zip(self.seats, self.parties, strict=True):
            if seat in points:
                of.setdefault(party, []).append(points[seat])
        mean = {party: sum(mine) / len(mine) for party, mine in of.items()}
        return [seat for seat, party in zip(self.seats, self.parties, strict=True)
                if seat in points and mean[party] == max(mean.values())]

    # ------------------------------------------------------------------ old names, kept for one release

    @property
    def pieces(self) -> dict[str, Piece]:
        return self.fields

    part = field


def checked_render_mode(mode: str | None) -> str | None:
    """Returns the render mode if there is such a one."""
    if mode not in (None, "ansi"):
        raise BadInput(f"render_mode: {mode!r} is not \"ansi\" or None")
    return mode


class TableSession:
    """Observations of one table at a time, in memory that is used again."""

    def __init__(self, setup: GameSetup) -> None:
        self.setup = setup
        self.buffer = ObservationBuffer(setup.observer)
        self.row: Numbers = np.frombuffer(self.buffer.row_window(), np.int16)
        self.mask: Flags = np.frombuffer(self.buffer.mask_window(), np.int8)

    def observe(self, s: State, seat: int) -> tuple[Numbers, Flags]:
        """Returns the observation and the mask of a seat. The next call overwrites both: copy what you keep."""
        self.buffer.fill(s, seat)
        return self.row, self.mask

    look = observe  # the old name, kept for one release


# The old names, kept for one release.
Setting = GameSetup
Desk = TableSession
