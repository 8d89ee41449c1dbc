# cold
"""The bot interface: what a bot is given for a decision, and what it must return.

A bot gets an `Observation`: the view of its seat, the legal moves, and any number of *determinizations*. A
determinization is a full position that agrees with everything the seat knows, with the rest filled in at random. So a
bot can search without ever seeing the real position. For a bot in a few lines, see `FunctionBot`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, final, runtime_checkable

from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.packing import pack, unpack
from landsraad.kernel.table import Table


@final
class Observation:
    """One decision, as the deciding seat sees it. Gives access to views and determinizations only.

    seat: the number of the seat; `game.plan.seats[seat]` is its letter.
    moves: how many moves have been played so far.
    """

    def __init__(self, game: Game, state: State, moves: int = 0) -> None:
        if state.over:
            raise BadInput("the game is over: there is nothing to decide")
        self.game = game
        self.seat = int(state.actor)
        self.moves = moves
        self.__state = state

    @cached_property
    def view(self) -> dict[str, Any]:
        """What `Table.view` returns for the seat."""
        view = Table(self.game, {}, 0, self.__state, self.__state, []).view(self.seat)
        view["moves"] = self.moves
        return view

    @cached_property
    def legal(self) -> list[str]:
        """The texts of the legal moves."""
        text = self.game.plan.moves.text
        return [text(move) for move in self.__state.legal()]

    def determinize(self, seed: int) -> State:
        """Returns a position that looks the same to the seat. It depends on the seed, not on what is hidden."""
        return determinize(self.__state, self.seat, seed)

    def to_bytes(self) -> bytes:
        """Returns a determinization for another process, so that nothing hidden leaves this one."""
        return pack(self.determinize(0))

    @staticmethod
    def from_bytes(game: Game, data: bytes, moves: int = 0) -> Observation:
        """Restores the decision from `to_bytes`. It has the same view, legal moves and determinizations."""
        return Observation(game, unpack(game.plan, data), moves)

    def deal(self, seed: int) -> State:
        """The old name of `determinize`, kept for one release."""
        return self.determinize(seed)

    def packed(self) -> bytes:
        """The old name of `to_bytes`, kept for one release."""
        return self.to_bytes()


def observe(table: Table) -> Observation:
    """Returns the decision that the table is waiting for, as its seat sees it."""
    return Observation(table.game, table.state, table.made)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that a bot considered.

    value: the estimated chance to win after it.
    share: the part of the search that the move took, or how much the bot prefers it. All shares add up to 1.
    """

    move: str
    value: float
    share: float


@runtime_checkable
class Bot(Protocol):
    """Anything that chooses a move."""

    def choose(self, observation: Observation, /) -> str:
        """Returns the text of one of the legal moves."""
        ...


@runtime_checkable
class Explains(Bot, Protocol):
    """A bot that can say why it chose a move."""

    def explain(self, observation: Observation, /) -> list[Candidate]:
        """Returns the moves it would choose from, the best first."""
        ...


class FunctionBot:
    """A bot made from a function: `my_bot(view, legal)` returns one of the legal moves."""

    def __init__(self, function: Callable[[dict[str, Any], list[str]], str]) -> None:
        self.function = function

    def choose(self, observation: Observation) -> str:
        return self.function(observation.view, observation.legal)


# The old names, kept for one release.
Seen = Observation
seen_at = observe
unpacked = Observation.from_bytes
