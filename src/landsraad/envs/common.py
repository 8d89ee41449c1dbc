"""What all environments share: a game with its options, who plays it, what a row means, and what the end is worth."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

import landsraad
from landsraad.bots.arena import parties
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.observation.batch import Sheet
from landsraad.kernel.observation.schema import Observer, Piece
from landsraad.kernel.table import open_table
from landsraad.play.seats import player_seats

Numbers = npt.NDArray[np.int16]
Flags = npt.NDArray[np.int8]


class Setting:
    """One kind of table. With `rounds` a game is broken off after that many, and who leads then has won: a smaller game
    to begin with, not one of the rulebook."""

    def __init__(self, game: str, options: dict[str, Any] | None = None, rounds: int | None = None) -> None:
        self.game = landsraad.game(game).variant(options or {})
        self.options = self.game.check_options(options or {})
        if rounds is not None and (isinstance(rounds, bool) or not isinstance(rounds, int) or rounds < 1):
            raise BadInput(f"rounds: {rounds!r} is not a number of rounds")
        clock = self.game.plan.table.field("round")
        if rounds is not None and clock is None:
            raise BadInput(f"rounds: {game} does not count rounds")
        self.rounds = rounds
        self.clock = NONE if rounds is None or clock is None else clock.at
        first = open_table(self.game, self.options, 0)
        self.seats = first.seats
        self.players = player_seats(first)  # the seats that decide; automas are part of the game
        self.chairs = [self.seats.index(seat) for seat in self.players]
        self.parties = parties(first.state)
        self.observer = Observer(self.game.plan, len(self.seats), self.game.observed())

    def begin(self, seed: int) -> State:
        """A new game at its first decision."""
        return self.game.begin(self.options, seed)

    # ------------------------------------------------------------------ moves and rows

    @property
    def moves(self) -> int:
        """How many numbers a move may have. Most of them are legal never, or nearly so: see the mask."""
        return self.observer.moves

    @property
    def size(self) -> int:
        return self.observer.size

    @property
    def schema(self) -> str:
        return self.observer.schema

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """The parts of a row by name: where each begins, its shape, and what its places mean."""
        return {piece.name: piece for piece in self.observer.pieces}

    def part(self, row: npt.NDArray[Any], name: str) -> npt.NDArray[Any]:
        """One piece of a row, or of many rows, in its own shape."""
        piece = self.pieces.get(name)
        if piece is None:
            raise BadInput(f"no piece of a row is called {name!r}{nearest(name, self.pieces)}")
        return row[..., piece.at:piece.at + piece.size].reshape((*row.shape[:-1], *piece.shape))

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most each number of a row can be."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for piece in self.observer.pieces:
            low[piece.at:piece.at + piece.size] = piece.low
            high[piece.at:piece.at + piece.size] = piece.high
        return low, high

    def text(self, move: int) -> str:
        return self.game.plan.moves.text(move)

    # ------------------------------------------------------------------ the end

    def over(self, s: State) -> bool:
        return s.over or self.cut(s)

    def cut(self, s: State) -> bool:
        """Broken off, and not over by the rules?"""
        return self.rounds is not None and not s.over and bool(s.t[self.clock] > self.rounds)

    def worth(self, s: State) -> list[float]:
        """What the end is worth to each seat: 1 to a winner and -1/(n-1) to each of the others among the n who could
        win; winners share. The sum is 0, Rivals included; House Hagal, which has no points, has no part in it.
        Partners do not share: 1 to each seat of the side that has won, -1 to each of the other."""
        result = self.game.result(s)
        points: dict[str, int] = result["scores"]
        winners: list[str] = result["winners"] or self._leading(points)
        n = len(points)
        if len(set(self.parties)) < len(self.seats):
            if len(winners) == len(self.seats):
                return [0.0] * len(self.seats)  # broken off when both had as much
            return [1.0 if seat in winners else -1.0 for seat in self.seats]
        return [0.0 if seat not in points or n == 1 else
                ((1 / len(winners) if seat in winners else 0.0) - 1 / n) * n / (n - 1) for seat in self.seats]

    def _leading(self, points: dict[str, int]) -> list[str]:
        """Where nobody has won yet; of partners, what a seat of theirs has on average."""
        of: dict[str, list[int]] = {}
        for seat, party in zip(self.seats, self.parties, strict=True):
            if seat in points:
                of.setdefault(party, []).append(points[seat])
        mean = {party: sum(mine) / len(mine) for party, mine in of.items()}
        return [seat for seat, party in zip(self.seats, self.parties, strict=True)
                if seat in points and mean[party] == max(mean.values())]


def render_way(mode: str | None) -> str | None:
    """How a table is shown: as text or not at all."""
    if mode not in (None, "ansi"):
        raise BadInput(f"render_mode: {mode!r} is not \"ansi\" or None")
    return mode


class Desk:
    """One table at a time: a state, and the row and mask of whoever looks at it."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.sheet = Sheet(setting.observer)
        self.row: Numbers = np.frombuffer(self.sheet.row_window(), np.int16)
        self.mask: Flags = np.frombuffer(self.sheet.mask_window(), np.int8)

    def look(self, s: State, chair: int) -> tuple[Numbers, Flags]:
        """Windows onto the sheet: they show something else after the next look. Copy what is to be kept."""
        self.sheet.fill(s, chair)
        return self.row, self.mask
